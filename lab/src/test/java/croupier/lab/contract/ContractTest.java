package croupier.lab.contract;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game that is here keeps the contract. */
class ContractTest {
    /** This many random matches of each game; more with {@code croupier fuzz}. */
    private static final int MATCHES = Integer.getInteger("contract.matches", 1000);

    private static final double MOST_BYTES_PER_DECISION = 2;

    @TestFactory
    List<DynamicTest> everyGameKeepsTheContract() {
        return Games.names().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> keepsTheContract(name)))
                .toList();
    }

    private static void keepsTheContract(String name) {
        Report r = Contract.of(Games.load(name)).check(MATCHES, 20260101, 2, _ -> {});
        System.out.println(r);
        assertThat(r.matches()).isEqualTo(MATCHES);
        assertThat(r.mostAsks()).isLessThanOrEqualTo(DecisionChecks.MOST_ASKS);
        assertThat(r.bytesPerDecision()).isLessThan(MOST_BYTES_PER_DECISION);
    }
}
