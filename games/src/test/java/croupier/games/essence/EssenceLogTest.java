package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.essence.EssenceLog.Entry;
import croupier.games.essence.EssenceLog.Happened;
import croupier.games.essence.EssenceLog.StateChange;
import croupier.kernel.Decision;
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
        EssenceLog log = new EssenceLog(m);
        log.consume();
        answer(m, "Play ");
        List<Entry> entries = log.consume();
        assertThat(entries.getFirst()).isInstanceOf(Happened.class);
        assertThat(((Happened) entries.getFirst()).type()).isEqualTo("plays");
        assertThat(((Happened) entries.getFirst()).source()).isEqualTo("seat 1");
        StateChange state = (StateChange) entries.stream()
                .filter(e -> e instanceof StateChange)
                .findFirst()
                .orElseThrow();
        assertThat(state.players()).hasSize(2);
        assertThat(state.players().getFirst().zones().get("hand")).hasSize(6);
        assertThat(state.players().getFirst().kl()).isLessThan(4);
        assertThat(state.players().getLast().essence()).isPositive();
    }

    @Test
    void whatWasConsumedIsNotToldAgain() {
        EssenceLog log = new EssenceLog(match());
        assertThat(log.consume()).isNotEmpty();
        assertThat(log.consume()).isEmpty();
    }

    @Test
    void theEndIsToldWithTheWinner() {
        Match m = match();
        EssenceLog log = new EssenceLog(m);
        m.leave(1);
        assertThat(log.consume()).endsWith(new Happened("game over", "seat 1", "", 0));
    }
}
