package croupier.kernel;

import org.jspecify.annotations.Nullable;

/** What makes a table an imagined one: the seat that imagines it, and from where on its chance is fresh. */
final class Imagined {
    /** The seat for which the table is imagined, or -1 for a true one. */
    int seat = -1;
    /** The seed of what is imagined. */
    long seed;
    /** At this place of the tape everything that truly happened has been replayed. */
    int freshFrom;
    /** Set while the table replays what happened before its decision: hidden orders come from the seed. */
    boolean replays;
    /** What the decision must look like where everything has been replayed; else the deal does not fit. */
    private @Nullable Ask expected;

    private long expectedSight;

    void clear() {
        seat = -1;
        replays = false;
        expected = null;
    }

    /** The table is imagined by a seat up to the end of the tape. */
    void begin(int by, long from, int tapeSize) {
        seat = by;
        seed = from;
        freshFrom = tapeSize;
    }

    /** The deal fits if its seat sees this, and is asked the same, where everything has been replayed. */
    void expect(long sight, Ask asked) {
        expectedSight = sight;
        expected = asked;
    }

    /** Whether the table has come to the decision that is expected, if one is; together: the question is not filled yet. */
    boolean fits(Table t, boolean together) {
        Ask asked = expected;
        if (asked == null) return true;
        Ask now = t.asking.ask;
        boolean same = together
                ? asked.together
                : now.seat == seat && now.why.is(asked.why) && now.options() == asked.options();
        return same && t.asking.sightNow(seat) == expectedSight;
    }

    /** What a fork takes over; it replays from its checkpoint on when it is run. */
    void copyFrom(Imagined other) {
        seat = other.seat;
        seed = other.seed;
        freshFrom = other.freshFrom;
    }
}
