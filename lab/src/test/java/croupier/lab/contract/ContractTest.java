package croupier.lab.contract;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game that is here keeps the contract. */
class ContractTest {
    /** This many random matches of each game, fewer where a match is long; more with {@code croupier fuzz}. */
    private static final int MATCHES = 1000;

    /** About as many decisions as the matches of a game have in all. */
    private static final long DECISIONS = 100_000;

    /** How many matches show how long they are. */
    private static final int FIRST = 20;

    private static final int SEED = 20260101;
    private static final double MOST_BYTES_PER_DECISION = 2;

    @TestFactory
    List<DynamicTest> everyGameKeepsTheContract() {
        return Games.names().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> keepsTheContract(name)))
                .toList();
    }

    private static void keepsTheContract(String name) {
        Game game = Games.load(name);
        long each = Contract.of(game).check(FIRST, SEED).decisions() / FIRST;
        long matches = Math.clamp(DECISIONS / Math.max(1, each), 5 * FIRST, MATCHES);
        Report r = Contract.of(game).check(matches, SEED, 2, _ -> {});
        System.out.println(r);
        assertThat(r.matches()).isEqualTo(matches);
        assertThat(r.mostAsks()).isLessThanOrEqualTo(DecisionChecks.MOST_ASKS);
        assertThat(r.bytesPerDecision()).isLessThan(MOST_BYTES_PER_DECISION);
    }
}
