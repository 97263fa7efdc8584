package croupier.kernel;

import java.util.Arrays;

/**
 * Actions that may be taken back while they are being done: each has a savepoint, a copy of the table from before it began. What
 * a seat has seen meanwhile it still knows afterwards (CR 732.1).
 */
final class Attempts {
    private final Table t;
    private Table[] savepoints = new Table[0];
    /** For each attempt under way the seat that may take it back; -1 for the seat that is asked first. */
    private int[] seats = new int[4];

    /** What an observer had noted as each began. */
    private int[] marks = new int[4];

    private int count;
    /** Whether the attempt that failed last was taken back by the seat that acts. */
    private boolean byChoice;

    Attempts(Table t) {
        this.t = t;
    }

    <T> boolean attempt(Attempt.With<T> body, T what, int a, int b, Rows stands) {
        Table kept = begin();
        int scopes = t.lending.scopesLent();
        try {
            body.run(t, what, a, b, stands);
        } catch (Signal s) {
            if (s != Signal.REFUSED && s != Signal.TAKEN_BACK) throw s;
            t.lending.giveBackScopes(scopes);
            takeBack(kept);
            byChoice = s == Signal.TAKEN_BACK;
            return false;
        }
        count--;
        return true;
    }

    private Table begin() {
        if (count == savepoints.length) {
            savepoints = Arrays.copyOf(savepoints, count + 1);
            savepoints[count] = new Table(t.game, t.seats);
        }
        if (count == seats.length) {
            seats = Arrays.copyOf(seats, count * 2);
            marks = Arrays.copyOf(marks, count * 2);
        }
        Observer observer = t.observer;
        if (observer != null) marks[count] = observer.mark();
        seats[count] = count > 0 ? seats[count - 1] : t.asking.ask.seat;
        Table kept = savepoints[count++];
        kept.keep(t);
        return kept;
    }

    private void takeBack(Table kept) {
        int seat = seats[--count];
        boolean disclosed = t.knowledge.disclosed;
        keepKnown(kept);
        t.copyFrom(kept);
        t.knowledge.disclosed |= disclosed;
        if (t.logged) t.log.takenBack(seat);
        Observer observer = t.observer;
        if (observer != null) observer.takeBack(marks[count]);
    }

    /** What seats have learnt meanwhile of rows that both tables have. */
    private void keepKnown(Table kept) {
        for (int h = kept.zonesAt; h < kept.queuesAt; h += 3)
            for (int i = kept.mem[h]; i < kept.mem[h] + kept.mem[h + 1]; i++) {
                int row = kept.lists[i];
                int learnt = t.knowledge.seers(t, row) & ~kept.knowledge.seers(kept, row);
                if (learnt == 0) continue;
                kept.mem[row + Kind.KNOWN] |= learnt;
                if (t.taped) t.knowledge.witness.stillKnows(row, learnt);
            }
    }

    boolean wasTakenBack() {
        return byChoice;
    }

    /** A seat is asked: an attempt that is nobody's yet becomes its own. */
    void claim(int seat) {
        if (count > 0 && seats[count - 1] < 0) seats[count - 1] = seat;
    }

    /** Whether something may be taken back at all. */
    boolean areUnderWay() {
        return count > 0;
    }

    /** Whether this seat may take back the action that it is in the middle of. */
    boolean mayTakeBack(int seat) {
        return count > 0 && seats[count - 1] == seat;
    }

    /** Between two tasks nothing is half done. */
    void clear() {
        count = 0;
    }
}
