package croupier.kernel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The journal that is played again, and how far it has been read; nothing while seats answer themselves. */
final class Replay {
    private @Nullable Journal journal;
    private int read;

    void begin(Journal from) {
        journal = from;
        read = 0;
    }

    void end() {
        journal = null;
    }

    /** Whether a journal is replayed that has not been read to its end. */
    boolean isUnderWay() {
        return journal != null && read < journal.size();
    }

    /** How many entries were read. */
    int read() {
        return read;
    }

    /** Whether an answer comes next. */
    boolean hasAnswer() {
        return isUnderWay() && !peek().leaves();
    }

    /** Whether somebody leaves next. */
    boolean hasLeaving() {
        return isUnderWay() && peek().leaves();
    }

    /** The next entry, which is not read by this. */
    Journal.Answer peek() {
        return Objects.requireNonNull(journal).get(read);
    }

    /** The seat that leaves next. */
    int nextLeaving() {
        int seat = peek().seat();
        read++;
        return seat;
    }

    /** The next answer, which must be of the seat that is asked. */
    Journal.Answer next(Ask a) {
        Journal.Answer next = peek();
        read++;
        if (next.seat() != a.seat) throw misfit(next, a);
        return next;
    }

    /** Whether the next answer is the one to this question with a single option. */
    boolean isNext(Ask a) {
        Journal.Answer next = peek();
        return !next.leaves()
                && next.seat() == a.seat
                && next.codes().length == 1
                && next.codes()[0] == a.codes[0]
                && next.fingerprint() == a.fingerprint(a.keys());
    }

    IllegalArgumentException misfit(Journal.Answer next, Ask a) {
        return misfit(read, next, a);
    }

    static IllegalArgumentException misfit(int number, Journal.Answer next, Ask a) {
        String wrong = next.seat() != a.seat
                ? "is of seat " + (next.seat() + 1) + ", but seat " + (a.seat + 1) + " is asked"
                : "is none of the options of what seat " + (a.seat + 1) + " is asked";
        return new IllegalArgumentException("answer " + number + " of the journal " + wrong + ": " + a.why.name());
    }
}
