package croupier.cluster;

import java.util.concurrent.locks.LockSupport;

/** What must come is waited for as long as it takes; after this many tries it never will. */
final class Tries {
    private static final int MOST = 3_000;
    private static final long PAUSE = 200_000_000;

    private int made;

    void again(Throwable why) {
        if (++made > MOST) throw new AssertionError("it did not come", why);
        LockSupport.parkNanos(PAUSE);
    }
}
