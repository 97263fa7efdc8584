package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Outcome;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Card files other than those of the game: of a match that began before they changed, and such as never come to an end. */
class OlderCardsTest {
    @TempDir
    private Path data;

    @Test
    void aMatchGoesOnWithTheCardsItBeganWith() {
        GameSource source = Games.source("duel");
        Content then = source.content().with(Map.of("items/older.yaml", "Old Club:\n  play:\n    - damage: 7\n"));
        Shelf.Box older = new Shelf.Box(source.load(then), then, Wire.object());
        String match;
        try (House house = new House(Store.open(data), Limits.USUAL, new HandTimer(), Servers.ALONE)) {
            house.shelf.put(older);
            match = house.newMatches
                    .make(Wire.read("{\"game\":\"duel\",\"seats\":[\"me\",\"random\"],\"pace\":0}"), "here")
                    .room()
                    .id;
        }
        try (House house = new House(Store.open(data), Limits.USUAL, new HandTimer(), Servers.ALONE)) {
            assertThat(house.shelf.box("duel").game.cards().find("Old Club")).isZero();
            Room room = house.find(match);
            assertThat(room.box.game.cards().hash())
                    .isEqualTo(older.game.cards().hash());
            assertThat(room.box.game.cards().find("Old Club")).isPositive();
        }
    }

    /** Every item doubles the healing that the older ones see: forty of them make 2 to the 40th events of one. */
    @Test
    void cardsThatNeverComeToAnEndEndTheirOwnMatchAndNoOther() {
        GameSource source = Games.source("duel");
        String echo = """
            Echo:
              play:
                - heal: 1
              abilities:
                - when: healing
                  do:
                    - heal: 1
                    - heal: 1
            """;
        String deck = "echoes:\n  about: Never done.\n  cards: [" + "Echo, ".repeat(39) + "Echo]\n";
        Content then = source.content().with(Map.of("items/echo.yaml", echo, "decks/echo.yaml", deck));
        try (House house = new House(Store.open(data), Limits.USUAL, new HandTimer(), Servers.ALONE)) {
            house.shelf.put(new Shelf.Box(source.load(then), then, Wire.object()));
            Room endless = made(house, "\"loadout-one\":\"echoes\",");
            Room other = made(house, "");
            endless.locked(() -> endless.answer(0, endless.nameFor(0), new int[] {0}));
            assertThat(endless.isOver()).isTrue();
            assertThat(endless.match().log().size())
                    .as("what happened before it was ended")
                    .isBetween(100, 10 * endless.box.game.workLimit());
            assertThat(endless.match().outcome().results()).containsOnly(Outcome.Result.DREW);
            other.locked(() -> other.answer(0, other.nameFor(0), new int[] {0}));
            assertThat(other.isOver()).isFalse();
            assertThat(house.figures.of("troubles")).isZero();
        }
    }

    private static Room made(House house, String options) {
        String wish = "{\"game\":\"duel\",\"seats\":[\"me\",\"random\"],\"pace\":0,\"options\":{" + options
                + "\"first\":\"one\",\"health-one\":\"90\",\"health-two\":\"90\"}}";
        return house.newMatches.make(Wire.read(wish), "here").room();
    }
}
