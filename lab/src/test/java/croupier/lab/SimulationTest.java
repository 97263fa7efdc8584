package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulationTest {
    private final Game toy = Games.load("toy");

    @Test
    void resultsAreTheSameWithAnyNumberOfThreads() {
        Setup setup = Setup.of(toy, 3, 0);
        List<String> bots = List.of("random", "greedy", "first");
        Results one = new Simulation(setup, bots, 200, 7, 1, true).run(_ -> {});
        Results three = new Simulation(setup, bots, 200, 7, 3, true).run(_ -> {});
        assertThat(three).isEqualTo(one);
        assertThat(one.matches()).isEqualTo(200);
        assertThat(one.turns()).isGreaterThan(3);
    }

    @Test
    void anotherSeedGivesOtherMatches() {
        Setup setup = Setup.of(toy, 2, 0);
        List<String> bots = List.of("random", "random");
        assertThat(new Simulation(setup, bots, 300, 1, 2, false).run(_ -> {}))
                .isNotEqualTo(new Simulation(setup, bots, 300, 2, 2, false).run(_ -> {}));
    }

    @Test
    void greedyBeatsRandom() {
        Results r = new Simulation(Setup.of(toy, 2, 0), List.of("greedy", "random"), 400, 5, 2, true).run(_ -> {});
        assertThat(r.bots().getFirst().won().low()).isGreaterThan(0.5);
    }

    @Test
    void anUnknownBotIsToldWithTheNearest() {
        assertThatThrownBy(() -> Bots.of("gredy", toy)).hasMessageContaining("Did you mean 'greedy'?");
    }

    @Test
    void theIntervalOfWilsonHoldsAtItsEnds() {
        assertThat(Share.of(0, 10).low()).isZero();
        assertThat(Share.of(0, 10).high()).isBetween(0.27, 0.28);
        assertThat(Share.of(10, 10).high()).isBetween(0.999999, 1.0);
        assertThat(Share.of(50, 100).low()).isBetween(0.40, 0.41);
    }

    @Test
    void csvHasALinePerSeatAndPerBot() {
        Results r = new Simulation(Setup.of(toy, 2, 0), List.of("random", "first"), 10, 5, 1, true).run(_ -> {});
        assertThat(r.csv().lines()).hasSize(5);
    }
}
