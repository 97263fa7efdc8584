package croupier.apps.web;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The time of the house: how late it is, and what is done later. Tests have one whose time they move themselves. */
interface Timer extends AutoCloseable {
    /** Nanoseconds since some moment. */
    long now();

    /** Does something after a while, not in the caller's thread; nothing after the timer was closed. */
    void after(long millis, Runnable work);

    /** Does something again and again. */
    void every(int seconds, Runnable work);

    /** What was to be done later is not done. */
    @Override
    void close();

    /** The time of the machine. */
    static Timer real() {
        return new Real();
    }

    /** Several threads wait for what is to be done. */
    final class Real implements Timer {
        private final ScheduledExecutorService dealers = Executors.newScheduledThreadPool(
                Math.max(2, Runtime.getRuntime().availableProcessors()),
                Thread.ofPlatform().daemon(true).name("dealer-", 0).factory());

        private Real() {}

        @Override
        public long now() {
            return System.nanoTime();
        }

        @Override
        @SuppressWarnings("FutureReturnValueIgnored") // what it does tells its own troubles
        public void after(long millis, Runnable work) {
            try {
                dealers.schedule(work, millis, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException e) {
                // the server stops; what was to be done is done after the next start
            }
        }

        @Override
        @SuppressWarnings("FutureReturnValueIgnored") // what it does tells its own troubles
        public void every(int seconds, Runnable work) {
            dealers.scheduleWithFixedDelay(work, seconds, seconds, TimeUnit.SECONDS);
        }

        @Override
        public void close() {
            dealers.shutdownNow();
        }
    }
}
