package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void everyFigureIsMeasured() {
        Figures f = new Bench(Setup.of(Games.load("toy"), 2, 0), "random", 3, 0.05, 0.02).run();
        assertThat(f.decisions().median()).isGreaterThan(f.playouts().median());
        assertThat(f.forks().least()).isPositive();
        assertThat(f.looks().most()).isGreaterThanOrEqualTo(f.looks().least());
        assertThat(f.replays().median()).isPositive();
        assertThat(f.tableBytes()).isBetween(100, 100_000);
        assertThat(f.meanOptions()).isGreaterThanOrEqualTo(2);
    }
}
