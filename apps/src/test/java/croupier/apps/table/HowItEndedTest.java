package croupier.apps.table;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class HowItEndedTest {
    private static Match match(String game, int seats) {
        return Match.start(Setup.of(Games.load(game), seats, 1));
    }

    @Test
    void whoGaveUpIsSaidInEveryGameAndThenWhatTheGameExplains() {
        Match duel = Match.start(Setup.of(Games.load("duel"), 2, 1).with("best-of", "3"));
        duel.leave(0);
        assertThat(HowItEnded.lines(duel, -1, 80)).containsExactly("player one gave up.", "Duels won: 0 to 0.");
        Match essence = match("essence", 3);
        essence.leave(2);
        essence.leave(1);
        assertThat(HowItEnded.lines(essence, 0, 80)).startsWith("seat 3 gave up.", "seat 2 gave up.");
    }

    @Test
    void nobodyWhoPlaysOnHasGivenUp() {
        assertThat(HowItEnded.lines(match("magic", 2), 0, 80)).isEmpty();
    }
}
