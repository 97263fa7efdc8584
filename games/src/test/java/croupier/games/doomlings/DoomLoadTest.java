package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.script.files.MistakesException;
import java.util.Arrays;
import java.util.Map;
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
        DoomCards cards = game.cards(m.table());
        assertThat(cards.traitDeck).hasSize(116);
        assertThat(Arrays.stream(cards.traitDeck).distinct()).hasSize(107);
        assertThat(Arrays.stream(cards.traitDeck).filter(c -> cards.traits[c].dominant()))
                .hasSize(15);
        assertThat(cards.ageDeck).hasSize(25);
        assertThat(cards.catastropheDeck).hasSize(15);
    }

    /** Q7: what is unknown is reported when the cards are loaded, not in the middle of a match. */
    @Test
    void anUnknownStepNameOrConditionIsToldWhenLoading() {
        assertThat(mistakesOf("play: [drw: 1]")).contains("cards.yaml:3:10").contains("Did you mean 'draw'");
        assertThat(mistakesOf("play: [discard: 1 of my hnd]")).contains("'hnd'").contains("Did you mean 'hand'");
        assertThat(mistakesOf("play: [play: shown]")).contains("'shown'");
        assertThat(mistakesOf("reaction: { to: targetted }")).contains("Did you mean 'targeted'");
    }

    /** Q6: 'branch' is no way to fail. */
    @Test
    void branchIsNoWayToFail() {
        assertThat(mistakesOf("play: [{ require: any my hand, else: branch }]"))
                .contains("there is no 'branch' here")
                .contains("stop")
                .contains("skip");
    }

    @Test
    void aModificationNeedsAnAmount() {
        assertThat(mistakesOf("reaction: { to: targeted, behavior: modify }")).contains("'amount' belongs to");
    }

    private static String mistakesOf(String field) {
        DoomSource source = new DoomSource();
        Content wrong = source.content().with(Map.of("traits/cards.yaml", "Wrong:\n  color: red\n  " + field + "\n"));
        try {
            source.load(wrong);
        } catch (MistakesException e) {
            return String.valueOf(e.getMessage());
        }
        return "";
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
