package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.EventLog;
import croupier.kernel.EventLog.Entry;
import croupier.kernel.EventLog.Happened;
import croupier.kernel.EventLog.State;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

class EssenceLogTest {
    private static Match match() {
        return Match.start(Setup.of(Games.load("essence"), 2, 3)
                .with("mulligan", "off")
                .with("first", "1")
                .with("deck-1", "second-sun")
                .with("deck-2", "second-sun"));
    }

    /** Takes the first option that begins like this. */
    private static void answer(Match m, String beginning) {
        Decision d = m.open(0);
        for (int i = 0; i < d.size(); i++)
            if (Say.option(m.table(), d.seat(), d.code(i)).startsWith(beginning)) {
                assertThat(m.answer(d.seat(), d.code(i)).ok()).isTrue();
                return;
            }
        throw new AssertionError("no " + beginning);
    }

    @Test
    void aPlayIsToldAndLeavesAState() {
        Match m = match();
        EventLog log = Essence.log(m);
        log.consume();
        answer(m, "Play ");
        List<Entry> entries = log.consume();
        assertThat(entries.getFirst()).isInstanceOf(Happened.class);
        assertThat(((Happened) entries.getFirst()).type()).isEqualTo("plays");
        assertThat(((Happened) entries.getFirst()).source()).isEqualTo("seat 1");
        State state = (State)
                entries.stream().filter(e -> e instanceof State).findFirst().orElseThrow();
        assertThat(state.isOver()).isFalse();
        assertThat(state.names(HAND, 0)).hasSize(6);
        assertThat(state.in(PLAYERS, 0).getFirst().number(KL)).isLessThan(4);
        assertThat(state.in(PLAYERS, 1).getFirst().number(ESSENCE)).isPositive();
    }

    @Test
    void whatWasConsumedIsNotToldAgain() {
        EventLog log = Essence.log(match());
        assertThat(log.consume()).isNotEmpty();
        assertThat(log.consume()).isEmpty();
    }

    @Test
    void theEndIsToldWithTheWinner() {
        Match m = match();
        EventLog log = Essence.log(m);
        m.leave(1);
        assertThat(log.consume()).endsWith(new Happened("game over", "seat 2", "seat 1", 0));
    }
}
