package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.kernel.Tally;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BenchTest {
    private static final long MILLISECOND = 1_000_000;

    private static Bench bench() {
        List<Tally> tallies = List.of(Tally.atTheEnd("matches", t -> 1), Tally.answers("answers", t -> 1));
        return new Bench(Setup.of(Games.load("toy"), 2, 0), tallies, "random", 3, 0.05, 0.02);
    }

    /** A clock that goes on by a millisecond whenever somebody looks: what is measured does not depend on the machine. */
    @Test
    void everyFigureIsMeasured() {
        AtomicLong clock = new AtomicLong();
        Figures f = bench().run(() -> clock.addAndGet(MILLISECOND));
        assertThat(f.playouts().median()).as("eight matches between two looks").isCloseTo(8_000, within(8_000 * 0.2));
        assertThat(f.decisions().median())
                .isCloseTo(
                        f.playouts().median() * f.meanDecisions(),
                        within(1e-6 * f.decisions().median()));
        assertThat(f.forks()).isEqualTo(new Rate(64_000, 64_000, 64_000));
        assertThat(f.looks()).isEqualTo(f.forks());
        assertThat(f.replays()).isEqualTo(f.forks());
        assertThat(f.tableBytes()).isBetween(100, 100_000);
        assertThat(f.meanOptions()).isGreaterThanOrEqualTo(2);
        assertThat(f.meanAnswers()).isGreaterThanOrEqualTo(f.meanDecisions() * 0.9);
        assertThat(f.averages()).containsEntry("matches", 1.0).containsEntry("answers", f.meanAnswers());
    }

    @Test
    void theSameClockGivesTheSameFigures() {
        AtomicLong one = new AtomicLong();
        AtomicLong other = new AtomicLong();
        Figures first = bench().run(() -> one.addAndGet(MILLISECOND));
        Figures second = bench().run(() -> other.addAndGet(MILLISECOND));
        assertThat(second.decisions()).isEqualTo(first.decisions());
        assertThat(second.averages()).isEqualTo(first.averages());
        assertThat(second.meanDecisions()).isEqualTo(first.meanDecisions());
    }
}
