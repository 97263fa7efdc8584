package croupier.lab.search;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class PatienceTest {
    private static int firstOther(Decision d) {
        return d.code(0) == d.otherwise() ? 1 : 0;
    }

    @Test
    void whatIsDoneForEverEndsWithTheUsualAnswer() {
        Match m = Match.start(Setup.of(Games.load("spire"), 1, 1).with("mode", "battle"));
        Decision d = m.open(0);
        Patience patience = new Patience();
        int other = firstOther(d);
        for (int i = 0; i < 100; i++) assertThat(patience.instead(d, other)).isEqualTo(other);
        assertThat(d.code(patience.instead(d, other))).isEqualTo(d.otherwise());
        assertThat(patience.instead(d, other))
                .as("from then on it counts again")
                .isEqualTo(other);
    }

    @Test
    void aNewMatchBeginsToCountAgain() {
        Match m = Match.start(Setup.of(Games.load("spire"), 1, 1).with("mode", "battle"));
        Decision d = m.open(0);
        Patience patience = new Patience();
        int other = firstOther(d);
        for (int i = 0; i < 100; i++) patience.instead(d, other);
        patience.begin();
        assertThat(patience.instead(d, other)).isEqualTo(other);
    }
}
