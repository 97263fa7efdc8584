package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The decisions that are open in a match, and what seats that are asked together have answered so far. */
final class Decisions {
    private final Table t;
    private final List<Ask> open = new ArrayList<>();
    /** Questions to be used again, so that a search allocates none. */
    private final List<Ask> spare = new ArrayList<>();
    /** By seat: its answer, while others who are asked together with it are still missing; else {@link Asking#WAITS}. */
    final long[] gathered;
    /** By seat: how many of its answers stand. */
    final int[] answered;
    /** By seat: how far the numbers of its decisions are ahead of its answers. A number is used once, also after undo. */
    private final int[] ahead;

    Decisions(Table t) {
        this.t = t;
        gathered = new long[t.seats];
        answered = new int[t.seats];
        ahead = new int[t.seats];
        Arrays.fill(gathered, Asking.WAITS);
    }

    int size() {
        return open.size();
    }

    Ask get(int i) {
        return open.get(i);
    }

    /** The open decision of a seat, or null. */
    @Nullable
    Ask of(int seat) {
        for (Ask a : open) if (a.seat == seat) return a;
        return null;
    }

    /** Whether a decision is open that the policy of its seat could answer. */
    boolean anyWithPolicy() {
        for (Ask a : open) if (t.asking.policies[a.seat] != null) return true;
        return false;
    }

    /** Opens a copy of the question that is asked. */
    void open(Ask a) {
        Ask kept = spare.isEmpty() ? new Ask(t) : spare.removeLast();
        a.number = answered[a.seat] + ahead[a.seat] + 1;
        open.add(kept.copyFrom(a));
    }

    /** Nothing is open; where nobody outside can have kept the decisions, they are used again. */
    void close(boolean reuse) {
        // one by one: addAll would copy the list first
        if (reuse) for (int i = 0; i < open.size(); i++) spare.add(open.get(i));
        open.clear();
    }

    /** A seat answers together with others: whether all have answered now. */
    boolean gather(Ask a, long code) {
        gathered[a.seat] = code;
        open.remove(a);
        return open.isEmpty();
    }

    boolean hasGathered(int seat) {
        return gathered[seat] != Asking.WAITS && !t.departures.isAway(seat);
    }

    boolean isGathering() {
        for (int seat = 0; seat < gathered.length; seat++) if (hasGathered(seat)) return true;
        return false;
    }

    /** What a seat has answered together with others, if it has; it counts once. */
    long takeGathered(int seat) {
        long code = gathered[seat];
        gathered[seat] = Asking.WAITS;
        return code;
    }

    /** A seat takes back what it answered while others are still asked. */
    void ungather(int seat) {
        gathered[seat] = Asking.WAITS;
        ahead[seat]++;
    }

    /** Answers are taken back: the numbers that decisions had are not used again. */
    void skipNumbers() {
        for (int i = 0; i < answered.length; i++) ahead[i] += answered[i] + 1;
    }

    /** A new match, or the same from its beginning on: nobody has answered anything. */
    void restart() {
        Arrays.fill(gathered, Asking.WAITS);
        Arrays.fill(answered, 0);
    }

    void forgetGathered() {
        Arrays.fill(gathered, Asking.WAITS);
    }

    void copyFrom(Decisions other) {
        System.arraycopy(other.gathered, 0, gathered, 0, gathered.length);
        System.arraycopy(other.answered, 0, answered, 0, answered.length);
        System.arraycopy(other.ahead, 0, ahead, 0, ahead.length);
    }
}
