package croupier.lab.contract;

import com.sun.management.ThreadMXBean;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.Playout;
import croupier.lab.RandomBot;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Bytes that a playout allocates per decision once it is warm. */
public final class Allocation {
    private static final int MATCHES = 50;
    private static final int MOST_ROUNDS = 400;
    private static final double FREE = 0.5;

    private Allocation() {}

    /** The least of many rounds: rounds in which the compiler has not caught up yet do not count. */
    static double perDecision(Setup setup) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Policy[] bots = new Policy[setup.seats()];
        Arrays.setAll(bots, _ -> new RandomBot());
        Playout playout = new Playout(setup, bots);
        double least = Double.MAX_VALUE;
        long seed = setup.seed();
        for (int round = 0; round < MOST_ROUNDS && least > FREE; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            Match m = playout.match();
            long decisions = m.decisions();
            for (int i = 0; i < MATCHES; i++) playout.play(Generator.mix(seed++));
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            least = Math.min(least, bytes / (double) Math.max(1, m.decisions() - decisions));
        }
        return least;
    }
}
