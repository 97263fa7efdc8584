package croupier.apps.web;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** How long a test waits for what must come: only so that it does not hang for ever if it never comes. */
final class Patience {
    static final int SECONDS = 600;

    private static final long POLL = 2_000_000;

    private final long end = System.nanoTime() + SECONDS * 1_000_000_000L;

    /** Fails if this has been waited for too long. */
    void check(String what) {
        if (System.nanoTime() > end) throw new AssertionError("it did not come: " + what);
    }

    /** Waits until something is so. */
    static void until(String what, BooleanSupplier is) {
        Patience patience = new Patience();
        while (!is.getAsBoolean()) {
            patience.check(what);
            LockSupport.parkNanos(POLL);
        }
    }
}
