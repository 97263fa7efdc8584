package croupier.apps;

import java.io.PrintWriter;
import java.util.function.LongConsumer;

/** A bar that grows while work is done; silent where nobody looks. */
final class Progress implements LongConsumer {
    private static final int WIDTH = 30;
    private static final long PAUSE = 100_000_000L;

    private final PrintWriter err;
    private final boolean shown;
    private final String what;
    private final long all;
    private final long begun = System.nanoTime();
    private long told = begun;

    Progress(PrintWriter err, boolean shown, String what, long all) {
        this.err = err;
        this.shown = shown;
        this.what = what;
        this.all = all;
    }

    @Override
    public void accept(long done) {
        if (!shown) return;
        synchronized (this) {
            long now = System.nanoTime();
            if (now - told < PAUSE) return;
            told = now;
            int filled = (int) (WIDTH * done / Math.max(1, all));
            long left = (now - begun) / 1_000_000_000L * (all - done) / Math.max(1, done);
            err.printf(
                    "\r%s [%s%s] %d of %d, %d s left   ",
                    what, "#".repeat(filled), ".".repeat(WIDTH - filled), done, all, left);
            err.flush();
        }
    }

    /** Takes the bar away. */
    void done() {
        if (!shown) return;
        err.print("\r" + " ".repeat(what.length() + WIDTH + 50) + "\r");
        err.flush();
    }
}
