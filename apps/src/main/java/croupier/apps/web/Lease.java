package croupier.apps.web;

import java.sql.SQLException;

/**
 * The right to change one match. A server alone on its store has it for every match. Where several servers share a database, each
 * taking of a lease raises the match's fence, and every change checks in its own transaction that the fence is still the one of the
 * taking: what a server stores after another one has taken the match is refused by the database. No clock is involved; docs/lease.md
 * has the model.
 */
final class Lease {
    /** The fence of a match was raised by another server. */
    static final class Lost extends SQLException {
        private static final long serialVersionUID = 1;

        Lost(String match) {
            super("another server has taken match " + match);
        }
    }

    private final Store store;
    private final String match;
    private final long fence;
    private final Runnable atLoss;
    private volatile boolean lost;

    /** @param fence what the taking returned; 0 where no other server can take the match */
    Lease(Store store, String match, long fence, Runnable atLoss) {
        this.store = store;
        this.match = match;
        this.fence = fence;
        this.atLoss = atLoss;
    }

    String match() {
        return match;
    }

    long fence() {
        return fence;
    }

    /** Whether another server has the match now: nothing that is in memory here counts any more. */
    boolean isLost() {
        return lost;
    }

    /** All of it or nothing, and nothing if another server has taken the match; throws when it could not be stored. */
    void together(Commits.Work work) {
        if (fence == 0) {
            store.together(work);
            return;
        }
        try {
            if (lost) throw refused();
            store.together(() -> {
                store.leases().check(match, fence);
                work.run();
            });
        } catch (NotStored e) {
            if (!(e.getCause() instanceof Lost)) throw e;
            lost = true;
            atLoss.run();
            throw refused();
        }
    }

    private static Refused refused() {
        return new Refused(503, "another server serves this match now; nothing was changed");
    }
}
