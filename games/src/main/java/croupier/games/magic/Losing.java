package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Table;
import croupier.kernel.Zone;

/** Players win, lose, concede or draw (104); what a player who has left owned leaves too (800.4a). */
final class Losing {
    private Losing() {}

    /** These seats lose at the same time; the last one left wins, and if nobody is left it is a draw. */
    static void lose(Table t, int losing) {
        for (int seat = 0; seat < t.seats(); seat++)
            if ((losing & (1 << seat)) != 0) {
                t.set(HAS_LOST, player(t, seat), 1);
                t.did(LOSES, 0, player(t, seat), 0);
            }
        int left = Priority.playersLeft(t);
        if (left == 0) throw t.draw();
        if (left == 1) throw t.win(onlyOne(t));
        for (int seat = 0; seat < t.seats(); seat++) if ((losing & (1 << seat)) != 0) objectsLeave(t, seat);
    }

    private static int onlyOne(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) if (isIn(t, seat)) return seat;
        return 0;
    }

    /** An effect says that a player wins (104.2b): nobody has to be able to lose for that. */
    static void win(Table t, int player) {
        if (!Rule.CANT_WIN.says(t, player)) throw t.win(t.ownerOf(player));
    }

    private static void objectsLeave(Table t, int seat) {
        Rows leaving = t.rows();
        for (Zone z : new Zone[] {BATTLEFIELD, STACK, WAITING})
            for (int i = 0; i < t.count(z, 0); i++) if (t.get(OWNER, t.at(z, 0, i)) == seat) leaving.add(t.at(z, 0, i));
        for (int i = 0; i < leaving.size(); i++) {
            int object = leaving.get(i);
            t.unlistenAll(object);
            t.unmodifyAll(object);
            if (t.get(ABILITY, object) > 0 || t.is(IS_TOKEN, object)) t.remove(object);
            else t.move(object, EXILE, seat);
        }
        if (t.get(ACTIVE) == seat) Turn.begin(t, next(t, seat));
        else if (t.get(PRIORITY) == seat) t.set(PRIORITY, next(t, seat));
    }
}
