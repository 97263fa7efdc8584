package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.kernel.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void everyFigureIsMeasured() {
        List<Tally> tallies = List.of(Tally.atTheEnd("matches", t -> 1), Tally.answers("answers", t -> 1));
        Figures f = new Bench(Setup.of(Games.load("toy"), 2, 0), tallies, "random", 3, 0.05, 0.02).run();
        assertThat(f.decisions().median()).isGreaterThan(f.playouts().median());
        assertThat(f.forks().least()).isPositive();
        assertThat(f.looks().most()).isGreaterThanOrEqualTo(f.looks().least());
        assertThat(f.replays().median()).isPositive();
        assertThat(f.tableBytes()).isBetween(100, 100_000);
        assertThat(f.meanOptions()).isGreaterThanOrEqualTo(2);
        assertThat(f.meanAnswers()).isGreaterThanOrEqualTo(f.meanDecisions() * 0.9);
        assertThat(f.averages()).containsEntry("matches", 1.0).containsEntry("answers", f.meanAnswers());
    }
}
