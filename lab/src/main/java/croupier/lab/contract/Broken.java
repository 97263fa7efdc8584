package croupier.lab.contract;

import croupier.kernel.Journal;

/** A game breaks its contract: which check, what differed, and the shortest match found that shows it. */
public final class Broken extends AssertionError {
    private static final long serialVersionUID = 1;

    private final String check;
    private final long seed;
    private final transient Journal journal;

    Broken(String game, String check, long seed, String what, Journal journal, int answersBefore, Throwable cause) {
        super(
                game + " breaks its contract, match seed " + seed + ": " + check + "\n" + what + "\nshown by "
                        + journal.size() + " answers (shortened from " + answersBefore + "):\n" + journal.write(),
                cause);
        this.check = check;
        this.seed = seed;
        this.journal = journal;
    }

    /** The name of what does not hold. */
    public String check() {
        return check;
    }

    public long seed() {
        return seed;
    }

    /** A match that shows it. */
    public Journal journal() {
        return journal;
    }
}
