package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import org.junit.jupiter.api.Test;

class DuelLoadTest {
    @Test
    void everyItemHasAText() {
        Game duel = Games.load("duel");
        for (int card = 1; card < duel.cards().size(); card++) {
            assertThat(duel.cards().text(card)).as(duel.cards().name(card)).isNotBlank();
        }
    }
}
