package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;

/**
 * The queue of turns: Bresenham's distribution of two speeds. Errors are doubled, so that the half with which a queue
 * begins is a whole number.
 */
final class TurnQueue {
    static final int LENGTH = 10;

    /** A new queue: the faster player begins, player two among equals, unless a first player is prescribed (0 or 1). */
    static void begin(Table t, int first) {
        int one = speed(t, 0);
        int both = one + speed(t, 1);
        int error = first < 0 ? both : first * 2 * one;
        for (int i = 0; i < LENGTH; i++) {
            int turn = t.create(TURN, 0, QUEUE, 0);
            error = next(t, turn, error, one, both);
            number(t, turn);
        }
    }

    /** Whose turn it is. */
    static int current(Table t) {
        return playerOf(t, t.at(QUEUE, 0, 0));
    }

    static int playerOf(Table t, int turn) {
        return t.get(PLAYS, turn) - 1;
    }

    /** The head is dropped, one entry is appended with the speeds of now; it lies in the row of the old head. */
    static void advance(Table t) {
        int last = t.top(QUEUE, 0);
        int turn = t.at(QUEUE, 0, 0);
        t.renew(turn);
        int one = speed(t, 0);
        next(t, turn, t.get(ERROR, last), one, one + speed(t, 1));
        number(t, turn);
        t.bottomToTop(QUEUE, 0);
    }

    /**
     * Speeds have changed: the head stays, all others are distributed again from its error. Entries of the old queue keep
     * their ids: each new one takes the next of the same player that was not passed yet, else the next free number.
     */
    static void rebuild(Table t) {
        int length = t.count(QUEUE, 0);
        int error = t.get(ERROR, t.at(QUEUE, 0, 0));
        int one = speed(t, 0);
        int both = one + speed(t, 1);
        int same = 1;
        for (; same < length; same++) {
            int turn = t.at(QUEUE, 0, same);
            if (playerOf(t, turn) != nextPlayer(error, one, both)) break;
            error = next(t, turn, error, one, both);
        }
        if (same < length) distribute(t, same, error, one, both);
    }

    /** The entries from a place on are distributed again; each lies in the row of the one that was there. */
    private static void distribute(Table t, int from, int error, int one, int both) {
        int mark = t.mark();
        Rows old = t.rows();
        int length = t.count(QUEUE, 0);
        for (int i = from; i < length; i++) old.add(idOf(t, t.at(QUEUE, 0, i)));
        int passed = 0;
        for (int i = from; i < length; i++) {
            int player = nextPlayer(error, one, both);
            int same = passed;
            while (same < old.size() && (old.get(same) & 1) != player) same++;
            boolean isKept = same < old.size();
            int turn = t.at(QUEUE, 0, i);
            boolean isHere = isKept && same == i - from;
            error = next(t, turn, error, one, both);
            if (!isHere) t.renew(turn);
            if (!isKept) number(t, turn);
            else if (!isHere) t.set(NUMBER, turn, old.get(same) >> 1);
            if (isKept) passed = same + 1;
        }
        t.release(mark);
    }

    /** Whose turn and which of theirs, in one number. */
    private static int idOf(Table t, int turn) {
        return t.get(NUMBER, turn) << 1 | playerOf(t, turn);
    }

    private static int nextPlayer(int error, int one, int both) {
        return error < 2 * one || both == 0 ? 0 : 1;
    }

    /** Writes the entry that follows an error, and says the error after it. Without any speed it is player one's. */
    private static int next(Table t, int turn, int error, int one, int both) {
        int player = nextPlayer(error, one, both);
        int after = both == 0 ? 0 : error - 2 * one + (player == 0 ? 2 * both : 0);
        t.set(PLAYS, turn, player + 1);
        t.set(ERROR, turn, after);
        return after;
    }

    private static void number(Table t, int turn) {
        int player = player(t, playerOf(t, turn));
        t.add(TURNS_GIVEN, player, 1);
        t.set(NUMBER, turn, t.get(TURNS_GIVEN, player));
    }

    /** A negative speed counts as none. */
    private static int speed(Table t, int seat) {
        return Math.max(0, t.get(SPEED, player(t, seat)));
    }
}
