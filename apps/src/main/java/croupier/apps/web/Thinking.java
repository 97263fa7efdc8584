package croupier.apps.web;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Where the bots of all matches think, and hints are found: a few threads, so that people are served meanwhile. Addresses take turns:
 * none gets a second thought before all others that wait got one, however many matches somebody has.
 */
final class Thinking implements AutoCloseable {
    /** How many thoughts of one address may wait before a hint is refused. */
    static final int MOST_WAITING = 60;

    private final ExecutorService thinkers = Executors.newFixedThreadPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().daemon(true).name("thinker-", 0).factory());

    /** By address; the one whose turn it is comes first. */
    private final Map<String, Queue<Runnable>> waiting = new LinkedHashMap<>();

    /** Thinks for somebody at an address, not in the caller's thread; nothing after it was closed. */
    void about(String address, Runnable thought) {
        synchronized (this) {
            waiting.computeIfAbsent(address, _ -> new ArrayDeque<>()).add(thought);
        }
        try {
            thinkers.execute(this::thinkNext);
        } catch (RejectedExecutionException e) {
            // the server stops; what was to be thought about is thought about after the next start
        }
    }

    private void thinkNext() {
        Runnable next = next();
        if (next != null) next.run();
    }

    private synchronized @Nullable Runnable next() {
        if (waiting.isEmpty()) return null;
        String address = waiting.keySet().iterator().next();
        Queue<Runnable> own = waiting.remove(address);
        Runnable next = own == null ? null : own.poll();
        if (own != null && !own.isEmpty()) waiting.put(address, own);
        return next;
    }

    /** How many thoughts of an address have not begun. */
    synchronized int waiting(String address) {
        Queue<Runnable> own = waiting.get(address);
        return own == null ? 0 : own.size();
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}
