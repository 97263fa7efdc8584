package croupier.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.function.LongSupplier;

/** Measures work per CPU second of the calling thread: a warm-up, then several windows of which the middle one counts. */
final class Windows {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final int windows;
    private final long warmUp;
    private final long window;
    private final LongSupplier clock;

    /** @param clock nanoseconds of CPU time of the calling thread */
    Windows(int windows, double warmUpSeconds, double windowSeconds, LongSupplier clock) {
        this.windows = windows;
        this.warmUp = (long) (warmUpSeconds * 1e9);
        this.window = (long) (windowSeconds * 1e9);
        this.clock = clock;
    }

    static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    static long allocatedBytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    /** The rate at which a piece of work is done; the work returns how many it did. */
    Rate rate(LongSupplier work) {
        run(work, warmUp);
        double[] rates = new double[windows];
        for (int i = 0; i < windows; i++) rates[i] = run(work, window);
        Arrays.sort(rates);
        return new Rate(rates[windows / 2], rates[0], rates[windows - 1]);
    }

    private double run(LongSupplier work, long nanos) {
        long begun = clock.getAsLong();
        long done = 0;
        long now = begun;
        while (now - begun < nanos) {
            done += work.getAsLong();
            now = clock.getAsLong();
        }
        return done * 1e9 / (now - begun);
    }
}
