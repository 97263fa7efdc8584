package croupier.lab.contract;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Policy;
import croupier.kernel.Seen;

/** Plays the answers of a journal, whichever seat is asked; stops the match where the journal ends. */
final class Follow implements Policy {
    /** Thrown out of a straight match where the journal has no more answers. */
    static final class Stop extends Error {
        private static final long serialVersionUID = 1;

        Stop() {
            super("the journal ends here", null, false, false);
        }
    }

    private final Journal journal;
    private int at;
    private long[] codes = new long[0];

    Follow(Journal journal) {
        this.journal = journal;
    }

    @Override
    public int choose(Seen seen, Decision d) {
        if (d.picked() == 0) next(d);
        long code = d.picked() < codes.length ? codes[d.picked()] : Code.STOP;
        for (int i = 0; i < d.size(); i++) if (d.code(i) == code) return i;
        throw new Difference("straight: answer " + at + " is no option of seat " + (d.seat() + 1) + ": " + d.why());
    }

    private void next(Decision d) {
        if (at == journal.size()) throw new Stop();
        Journal.Answer a = journal.get(at++);
        if (a.seat() != d.seat())
            throw new Difference("straight: answer " + at + " is of seat " + (a.seat() + 1) + ", but seat "
                    + (d.seat() + 1) + " is asked: " + d.why());
        codes = a.codes();
    }
}
