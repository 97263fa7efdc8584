package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.EventLog;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The result says why a duel ended as it did. */
class DuelResultTest {
    private static final int WIDTH = 80;

    private static Match match(String option, String value) {
        return Match.start(Setup.of(Games.load("duel"), 2, 1)
                .with("loadout-one", "demo")
                .with("loadout-two", "fists")
                .with(option, value));
    }

    private static List<String> result(Match m) {
        return ((Duel) m.game()).result(m, -1, WIDTH);
    }

    private static void passUntilOver(Match m) {
        while (!m.isOver()) {
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(d.size() - 1)).ok()).isTrue();
        }
    }

    @Test
    void passes() {
        Match m = match("passes", "2");
        passUntilOver(m);
        assertThat(result(m))
                .containsExactly("Both players passed 2 times and nothing else happened, so nobody has won the duel.");
        assertThat(Duel.log(m).consume()).endsWith(new EventLog.Happened("game over", "", "", 0));
    }

    @Test
    void turns() {
        Match m = match("turns", "3");
        passUntilOver(m);
        assertThat(result(m)).containsExactly("The duel has lasted 3 turns, so nobody has won it.");
    }

    @Test
    void beaten() {
        Match m = match("health-two", "5");
        while (!m.isOver())
            assertThat(m.answer(m.open(0).seat(), m.open(0).code(0)).ok()).isTrue();
        assertThat(result(m)).containsExactly("player two has no health left.");
    }

    @Test
    void givenUp() {
        Match m = match("best-of", "3");
        assertThat(m.leave(0).ok()).isTrue();
        assertThat(result(m)).containsExactly("Duels won: 0 to 0.");
    }
}
