package croupier.kernel;

/** The table as one seat may see it. */
public final class Seen {
    private final Table t;
    private final int seat;

    Seen(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public int seats() {
        return t.seats;
    }

    public int get(Column register) {
        if (register.isHidden(t)) throw new IllegalStateException(register + " is hidden");
        return t.get(register);
    }

    /** One of a row of registers. */
    public int get(Registers list, int i) {
        if (list.isSecret()) throw new IllegalStateException(list + " is hidden");
        return t.get(list, i);
    }

    /** A number of a row that this seat sees. */
    public int get(Column c, int row) {
        if (c.isHidden(t) || !sees(row))
            throw new IllegalStateException(c + " of row " + row + " is hidden from seat " + seat);
        return t.get(c, row);
    }

    public int stat(Stat s, int row) {
        if (!sees(row)) throw new IllegalStateException(s.name() + " of row " + row + " is hidden from seat " + seat);
        return t.stat(s, row);
    }

    /** The card that a row is, 0 if this seat does not see it. */
    public int card(int row) {
        return sees(row) ? t.card(row) : 0;
    }

    public boolean sees(int row) {
        return row == 0 || t.sees(row, seat);
    }

    public int count(Zone z, int owner) {
        return t.count(z, owner);
    }

    /** The row at a place, 0 if this seat does not see it. */
    public int at(Zone z, int owner, int place) {
        int row = t.at(z, owner, place);
        return sees(row) ? row : 0;
    }

    /** What {@link Game#worth} makes of the table for this seat; nothing is written meanwhile. */
    public int worth() {
        Activity before = t.doing;
        t.doing = Activity.COMPUTING;
        int worth = t.game.worth(t, seat);
        t.doing = before;
        return worth;
    }

    public boolean isOver() {
        return t.isOver();
    }

    /** 1 for a seat that has won, -1 for one that has lost, else 0. */
    public int resultOf(int who) {
        return t.resultOf(who);
    }

    /** A hash of what this seat sees: equal for all tables that look alike to it. */
    public long hash() {
        return t.asking.sightNow(seat);
    }

    /**
     * Deals what this seat does not see once more, into a match that stands at the same decision. Depends on what the seat sees
     * and on the seed alone. False if no deal fits what the seat has seen.
     */
    public boolean imagine(long seed, Match into) {
        return into.imagining.imagine(truth(), seat, seed);
    }

    /**
     * Deals what this seat does not see once more and plays on from the decision, in place and without garbage: the fast way to
     * look ahead. It ends with the match, or where a policy answers {@link Policy#LEAVE}; then the table stands in the middle of a
     * rule and may be looked at, no more. Depends on what the seat sees, on the seed and on the policies alone. Several threads may
     * do it at once, each with its own match. False if no deal fits what the seat has seen.
     */
    public boolean play(long seed, Match into, Policy[] policies) {
        return into.imagining.play(truth(), seat, seed, policies);
    }

    private Match truth() {
        Match match = t.asking.match;
        if (match == null || !t.taped)
            throw new IllegalStateException("this match keeps no checkpoints: its policy must say that it imagines");
        return match;
    }

    /** A match of the same game to imagine into and to search in; keep it and use it again. */
    public Match scratch() {
        return Match.scratch(t);
    }
}
