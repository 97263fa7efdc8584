package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.words.RunWords;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The game with the simulator's ways holds together where no trace leads: runs played at random come to an end or go on. */
class SimulatorTest {
    private static final int RUNS = 4;
    private static final int DECISIONS = 1500;

    @Test
    void randomRunsGoOn() {
        for (int run = 0; run < RUNS; run++) assertThat(play(run, DECISIONS)).isPositive();
    }

    /** The floor that was reached. */
    private static int play(int run, int decisions) {
        Setup setup = Setup.of(new Simulator(RunsTest.SIMULATED), 1, 5000 + run)
                .with("ascension", "" + 5 * (run % 5))
                .with("hit points", "3000");
        Match match = Match.start(setup);
        Random random = new Random(run);
        for (int i = 0; i < decisions && !match.isOver(); i++)
            assertThat(match.answer(0, chosen(match.open(0), random)).ok()).isTrue();
        return match.table().get(RunWords.FLOOR_NOW);
    }

    private static long[] chosen(Decision open, Random random) {
        int count = open.several() ? open.min() + random.nextInt(open.max() - open.min() + 1) : 1;
        Set<Long> codes = new HashSet<>();
        while (codes.size() < count) codes.add(open.code(random.nextInt(open.size())));
        return codes.stream().mapToLong(Long::longValue).toArray();
    }

    /** While developing: the first run, and how many. */
    public static void main(String[] args) {
        int first = Integer.parseInt(args[0]);
        for (int run = first; run < first + Integer.parseInt(args[1]); run++)
            System.out.println("run " + run + " floor " + play(run, 6000));
    }
}
