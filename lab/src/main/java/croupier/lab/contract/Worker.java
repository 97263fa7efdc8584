package croupier.lab.contract;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A thread that plays trials, watched from outside: a rule that runs in a circle can be seen only by the processor time that it takes.
 * How busy the machine is does not matter.
 */
final class Worker {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long EVERY_MILLIS = 200;
    private static final int SHOWN_FRAMES = 12;

    private final long patience;
    private final Thread thread;
    private volatile long step;
    private volatile long seed;
    private volatile @Nullable Throwable failed;

    /** @param patience how many seconds of processor time a step may take */
    Worker(int patience, Consumer<Worker> work) {
        this.patience = patience * 1_000_000_000L;
        // a thread that cannot be ended must not keep the program
        thread = Thread.ofPlatform().daemon().name("contract").unstarted(() -> work.accept(this));
        thread.setUncaughtExceptionHandler((_, e) -> failed = e);
        thread.start();
    }

    /** The next decision of a match is reached; called by the worker's own thread alone. */
    void progress(long matchSeed) {
        seed = matchSeed;
        long next = step + 1;
        step = next;
    }

    /** Waits until the work is done, or until a step has taken too long: then this is where the rule stands. */
    @Nullable
    String await() {
        long seenStep = -1;
        long since = 0;
        while (isRunning()) {
            long used = THREADS.getThreadCpuTime(thread.threadId());
            if (step != seenStep) {
                seenStep = step;
                since = used;
            } else if (used - since > patience) return where();
        }
        Throwable e = failed;
        if (e instanceof Error error) throw error;
        if (e != null) throw new IllegalStateException(e);
        return null;
    }

    /** The match that is played. */
    long seed() {
        return seed;
    }

    private boolean isRunning() {
        try {
            thread.join(EVERY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        return thread.isAlive();
    }

    private String where() {
        return Arrays.stream(thread.getStackTrace())
                .limit(SHOWN_FRAMES)
                .map(f -> "  at " + f)
                .collect(Collectors.joining("\n"));
    }
}
