package croupier.apps.web;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Work for which nobody waits: one piece after the other, each begun only while nothing is done for people. */
final class Background implements AutoCloseable {
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private int busy;
    private boolean closed;
    private @Nullable Thread worker;

    /** Does something for people; what can wait does not begin meanwhile. */
    void before(Runnable work) {
        before(() -> {
            work.run();
            return true;
        });
    }

    /** The same with a result. */
    <T> T before(Supplier<T> work) {
        synchronized (this) {
            busy++;
        }
        try {
            return work.get();
        } finally {
            synchronized (this) {
                if (--busy == 0) notifyAll();
            }
        }
    }

    synchronized void add(Runnable work) {
        if (closed) return;
        waiting.add(work);
        if (worker == null)
            worker = Thread.ofPlatform().daemon(true).name("background").start(this::work);
        notifyAll();
    }

    private void work() {
        try {
            for (Runnable next = next(); next != null; next = next()) next.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized @Nullable Runnable next() throws InterruptedException {
        while (!closed && (busy > 0 || waiting.isEmpty())) wait();
        return closed ? null : waiting.remove();
    }

    synchronized int waiting() {
        return waiting.size();
    }

    /** What has not begun is not done. */
    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
