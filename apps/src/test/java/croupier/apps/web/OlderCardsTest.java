package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Card files change while matches are under way. */
class OlderCardsTest {
    @TempDir
    private Path data;

    @Test
    void aMatchGoesOnWithTheCardsItBeganWith() {
        GameSource source = Games.source("duel");
        Content then = source.content().with(Map.of("items/older.yaml", "Old Club:\n  play:\n    - damage: 7\n"));
        Shelf.Box older = new Shelf.Box(source.load(then), then, Wire.object());
        String match;
        try (House house = new House(Store.open(data), Limits.USUAL)) {
            house.shelf.put(older);
            match = house.make(Wire.read("{\"game\":\"duel\",\"seats\":[\"me\",\"random\"],\"pace\":0}"), "here")
                    .room()
                    .id;
        }
        try (House house = new House(Store.open(data), Limits.USUAL)) {
            assertThat(house.shelf.box("duel").game.cards().find("Old Club")).isZero();
            Room room = house.find(match);
            assertThat(room.box.game.cards().hash())
                    .isEqualTo(older.game.cards().hash());
            assertThat(room.box.game.cards().find("Old Club")).isPositive();
        }
    }
}
