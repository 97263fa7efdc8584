package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DuelLoadTest {
    @Test
    void everyItemHasAText() {
        Game duel = Games.load("duel");
        for (int card = 1; card < duel.cards().size(); card++) {
            assertThat(duel.cards().text(card)).as(duel.cards().name(card)).isNotBlank();
        }
    }

    @Test
    void theSameCardsAreTheSameGameAndOthersAnother() {
        GameSource source = Games.source("duel");
        Game duel = Games.load("duel");
        assertThat(Games.load("duel")).isSameAs(duel);
        Game other =
                Games.load(source, source.content().with(Map.of("items/more.yaml", "Stone: { play: [damage: 1] }\n")));
        assertThat(other).isNotSameAs(duel);
        assertThat(other.cards().find("Stone")).isPositive();
        assertThat(duel.cards().find("Stone")).isZero();
    }
}
