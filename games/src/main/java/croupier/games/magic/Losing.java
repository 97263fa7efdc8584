package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Table;

/** Players win, lose, concede or draw (104). */
final class Losing {
    private Losing() {}

    /** These seats lose at the same time; the last one left wins, and if nobody is left it is a draw. */
    static void lose(Table t, int losing) {
        int now = 0;
        for (int seat = 0; seat < t.seats(); seat++)
            if ((losing & (1 << seat)) != 0 && isIn(t, seat)) {
                now |= 1 << seat;
                t.set(HAS_LOST, player(t, seat), 1);
                t.did(LOSES, 0, player(t, seat), 0);
            }
        int left = Priority.playersLeft(t);
        if (left == 0) throw t.draw();
        if (left == 1) throw t.win(onlyOne(t));
        for (int seat = 0; seat < t.seats(); seat++) if ((now & (1 << seat)) != 0) Leaving.leave(t, seat);
    }

    private static int onlyOne(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) if (isIn(t, seat)) return seat;
        return 0;
    }

    /** An effect says that a player wins (104.2b): nobody has to be able to lose for that. */
    static void win(Table t, int player) {
        if (!Rule.CANT_WIN.says(t, player)) throw t.win(t.ownerOf(player));
    }
}
