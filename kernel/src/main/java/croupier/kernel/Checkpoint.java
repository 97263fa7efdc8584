package croupier.kernel;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A table as it was before a task. A fork shares it with the match it was made from, until one of them moves on: copying it would
 * be half of what a look at a fork costs. As long as more than one match shares it, nobody writes to it; forks may be made and
 * dropped by several threads.
 */
final class Checkpoint {
    final Table table;
    private final AtomicInteger sharers = new AtomicInteger(1);

    Checkpoint(Table table) {
        this.table = table;
    }

    boolean isShared() {
        return sharers.get() > 1;
    }

    /** One more match shares it. */
    Checkpoint share() {
        sharers.incrementAndGet();
        return this;
    }

    /** A match needs it no more; whether it was the last, which may use it again for another checkpoint. */
    boolean leave() {
        if (sharers.decrementAndGet() > 0) return false;
        sharers.set(1);
        return true;
    }
}
