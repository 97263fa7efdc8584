package croupier.apps.web;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Time stands still until a test moves it: how fast the machine is and what else runs on it makes no difference. What is to be
 * done without delay is done at once, by other threads; what is to be done later is done by the test as it lets time pass.
 */
final class HandTimer implements Timer {
    private record Work(long at, long number, Runnable run, long again) {}

    private final PriorityQueue<Work> waiting =
            new PriorityQueue<>(Comparator.comparingLong(Work::at).thenComparingLong(Work::number));
    private final Executor atOnce;
    private final @Nullable ExecutorService own;
    private long now = 1_000_000_000_000L;
    private long numbers;
    private boolean closed;

    HandTimer() {
        own = Executors.newFixedThreadPool(
                2, Thread.ofPlatform().daemon(true).name("dealer-", 0).factory());
        atOnce = own;
    }

    /** What is to be done without delay is given to this one. */
    HandTimer(Executor atOnce) {
        this.own = null;
        this.atOnce = atOnce;
    }

    @Override
    public synchronized long now() {
        return now;
    }

    @Override
    public void after(long millis, Runnable work) {
        synchronized (this) {
            if (closed) return;
            if (millis > 0) waiting.add(new Work(now + millis * 1_000_000, numbers++, work, 0));
            else atOnce.execute(work);
        }
    }

    @Override
    public synchronized void every(int seconds, Runnable work) {
        long nanos = seconds * 1_000_000_000L;
        waiting.add(new Work(now + nanos, numbers++, work, nanos));
    }

    /** Lets time pass; what falls due on the way is done before this returns. */
    void pass(double seconds) {
        long until = now() + (long) (seconds * 1e9);
        for (Work w = due(until); w != null; w = due(until)) w.run.run();
    }

    /** The next that is due by then; the time is that at which it is due, or {@code until} if there is none. */
    private synchronized @Nullable Work due(long until) {
        Work w = waiting.peek();
        if (closed || w == null || w.at > until) {
            now = until;
            return null;
        }
        waiting.remove();
        now = w.at;
        if (w.again > 0) waiting.add(new Work(now + w.again, numbers++, w.run, w.again));
        return w;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (own != null) own.shutdownNow();
    }
}
