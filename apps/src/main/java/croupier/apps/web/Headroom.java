package croupier.apps.web;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;

/**
 * Whether there is memory for more matches: at most a share of the heap is in use, so that those in memory can be played on. What
 * is in use is known only after a collection; one is asked for when it looks short, at most every ten seconds.
 */
final class Headroom {
    private static final long PAUSE = 10_000_000_000L;

    private final double share;
    private final Timer timer;
    private final MemoryPoolMXBean old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(p -> p.getType() == MemoryType.HEAP && p.isUsageThresholdSupported())
            .findFirst()
            .orElseThrow();
    private long collected;

    Headroom(double share, Timer timer) {
        this.share = share;
        this.timer = timer;
        collected = timer.now() - PAUSE;
    }

    /** @param release gives up memory that nobody needs at the moment */
    synchronized boolean isShort(Runnable release) {
        if (!looksShort()) return false;
        if (timer.now() - collected < PAUSE) return true;
        release.run();
        System.gc();
        collected = timer.now();
        return looksShort();
    }

    private boolean looksShort() {
        MemoryUsage now = old.getUsage();
        long most = now.getMax() > 0 ? now.getMax() : Runtime.getRuntime().maxMemory();
        return now.getUsed() > share * most;
    }
}
