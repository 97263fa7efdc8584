package croupier.kernel;

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

    void clear() {
        seat = -1;
        replays = false;
    }

    /** The table is imagined by a seat up to the end of the tape. */
    void begin(int by, long from, int tapeSize) {
        seat = by;
        seed = from;
        freshFrom = tapeSize;
    }

    /** What a fork takes over; it replays from its checkpoint on when it is run. */
    void copyFrom(Imagined other) {
        seat = other.seat;
        seed = other.seed;
        freshFrom = other.freshFrom;
    }
}
