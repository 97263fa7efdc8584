package croupier.apps.load;

import java.util.Arrays;

/** How long answers took, in nanoseconds. */
public final class Latencies {
    private long[] all = new long[1024];
    private int size;

    synchronized void add(long nanos) {
        if (size == all.length) all = Arrays.copyOf(all, size * 2);
        all[size++] = nanos;
    }

    public synchronized int size() {
        return size;
    }

    /** The time in milliseconds within which this share of them came. */
    public synchronized double within(double share) {
        if (size == 0) return 0;
        long[] sorted = Arrays.copyOf(all, size);
        Arrays.sort(sorted);
        int at = (int) Math.ceil(share * size) - 1;
        return sorted[Math.clamp(at, 0, size - 1)] / 1e6;
    }
}
