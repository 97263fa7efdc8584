package croupier.kernel;

/**
 * Seats that leave a match of more than two. One that goes in the middle of a task takes default answers until the task is done;
 * then its leaving is the next task. All this is one register: three groups of bits, one bit for each seat.
 */
final class Departures {
    /** The largest number of seats: bits of a group. */
    static final int SEATS = 10;

    private static final int ALL = (1 << SEATS) - 1;
    /** Those whose leaving is the next task. */
    private static final int NEXT = SEATS;
    /** Those that went in the task under way. */
    private static final int NOW = 2 * SEATS;

    private final Facts facts;

    Departures(Facts facts) {
        this.facts = facts;
    }

    /** A seat goes: default answers until the task is done. */
    void leaves(int seat) {
        facts.mem[Words.LEFT] |= 1 << (seat + NOW);
    }

    /** Whether nobody sits there any more: the seat has left, or leaves when the task is done. */
    boolean isAway(int seat) {
        int left = facts.mem[Words.LEFT];
        return ((left | (left >>> NEXT) | (left >>> NOW)) & (1 << seat)) != 0;
    }

    boolean hasLeft(int seat) {
        return (facts.mem[Words.LEFT] & (1 << seat)) != 0;
    }

    /** The seats that have not left, as bits. */
    int there(int seats) {
        return ((1 << seats) - 1) & ~facts.mem[Words.LEFT];
    }

    /** The seat whose leaving is the next task, or -1; from now on it has left. */
    int takeNext() {
        int leaving = (facts.mem[Words.LEFT] >>> NEXT) & ALL;
        if (leaving == 0) return -1;
        int seat = Integer.numberOfTrailingZeros(leaving);
        facts.mem[Words.LEFT] ^= (1 << (seat + NEXT)) | (1 << seat);
        facts.written |= Column.ALWAYS;
        return seat;
    }

    /** The task is done: the leaving of those that went meanwhile comes next. */
    void afterTask() {
        int left = facts.mem[Words.LEFT];
        int away = left >>> NOW;
        if (away != 0) facts.mem[Words.LEFT] = withoutNow(left | (away << NEXT));
    }

    /** The register without those that went in the task under way. */
    static int withoutNow(int left) {
        return left & ((1 << NOW) - 1);
    }
}
