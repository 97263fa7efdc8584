package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DoomLoadTest {
    private final Doomlings game = (Doomlings) Games.load("doomlings");

    @Test
    void everyCardHasAText() {
        Game doomlings = game;
        for (int card = 1; card < doomlings.cards().size(); card++)
            assertThat(doomlings.cards().text(card))
                    .as(doomlings.cards().name(card))
                    .isNotBlank();
    }

    @Test
    void theDecksAreThoseOfTheBox() {
        Match m = Match.start(Setup.of(game, 2, 1));
        Book book = game.book(m.table());
        assertThat(book.traitDeck).hasSize(116);
        assertThat(Arrays.stream(book.traitDeck).distinct()).hasSize(107);
        assertThat(Arrays.stream(book.traitDeck).filter(c -> book.dominant[c])).hasSize(15);
        assertThat(book.ageDeck).hasSize(25);
        assertThat(book.catastropheDeck).hasSize(15);
    }

    @Test
    void everyMatchEndsWithTheThirdCatastrophe() {
        int[] state = {12345};
        Policy random = (seen, d) -> {
            state[0] = state[0] * 1664525 + 1013904223;
            return (state[0] >>> 8) % d.size();
        };
        for (int seats = 2; seats <= 6; seats++) {
            Match m = Match.forPlayouts(Setup.of(game, seats, 1));
            Policy[] all = new Policy[seats];
            Arrays.fill(all, random);
            for (int i = 0; i < 200; i++) {
                m.play(i, all);
                assertThat(m.isOver()).isTrue();
                assertThat(m.table().count(DoomWords.CATASTROPHES, 0)).isEqualTo(3);
            }
        }
    }
}
