package croupier.apps.web;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/**
 * Where the bots of all matches think: a few threads, so that people are served meanwhile. A match has one thought here at a time,
 * and the first to come is the first to be thought about: so none gets a second before all others got one.
 */
final class Thinking implements AutoCloseable {
    private final ExecutorService thinkers = Executors.newFixedThreadPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().daemon(true).name("thinker-", 0).factory());

    /** Thinks, not in the caller's thread; nothing after it was closed. */
    void about(Runnable thought) {
        try {
            thinkers.execute(thought);
        } catch (RejectedExecutionException e) {
            // the server stops; what was to be thought about is thought about after the next start
        }
    }

    @Override
    public void close() {
        thinkers.shutdownNow();
    }
}
