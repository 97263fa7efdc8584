package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** Losing: a player has no Essence left, must draw from an empty deck, or loses by a card. */
final class Losing {
    /** All who have no Essence left lose, together. */
    static void check(Table t) {
        boolean any = false;
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            if (t.get(ESSENCE, player) > 0 || t.is(OUT, player)) continue;
            if (t.would(LOSES, 0, player, 1) != 1) continue;
            t.set(BEATEN, player, 1);
            any = true;
        }
        if (any) leave(t);
    }

    /** A player loses by a rule or a card. */
    static void lose(Table t, int player) {
        if (t.is(OUT, player) || t.would(LOSES, 0, player, 1) != 1) return;
        t.set(BEATEN, player, 1);
        leave(t);
    }

    /** All who are beaten leave the game together; one who is left has won, if nobody is it is a draw. */
    static void leave(Table t) {
        int left = 0;
        int last = -1;
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            if (t.is(BEATEN, player) && !t.is(OUT, player)) {
                t.set(OUT, player, 1);
                t.tell(LOSES, 0, player, 0);
            }
            if (t.is(OUT, player)) continue;
            left++;
            last = seat;
        }
        if (left == 0) throw t.draw();
        if (left == 1) throw t.finish(1 << last);
        for (int seat = 0; seat < t.seats(); seat++) if (isOut(t, seat)) clear(t, seat);
        if (isOut(t, t.get(ACTIVE))) t.set(TURN_IS_OVER, 1);
    }

    /** All cards they own leave the game; cards of others that they control go back to their owners. */
    private static void clear(Table t, int seat) {
        int mark = t.mark();
        Rows all = t.rows();
        for (int other = 0; other < t.seats(); other++)
            for (Zone z : t.game().layout().zones()) {
                if (z.is(PLAYERS) || z.is(GONE) || z.is(DEITY) || (z.shared() && other > 0)) continue;
                all.addAll(t, z, other);
            }
        for (int i = 0; i < all.size(); i++) {
            int card = all.get(i);
            if (t.get(OWNER, card) == seat) goAway(t, card);
            else if (t.ownerOf(card) == seat && Zones.isOnBattlefield(t, card))
                Zones.control(t, card, t.get(OWNER, card));
        }
        int deity = t.at(DEITY, seat, 0);
        Zones.fade(t, deity);
        t.release(mark);
    }

    private static void goAway(Table t, int card) {
        Zones.fade(t, card);
        if (Essence.printed(t, card).type() == Type.TOKEN) t.remove(card);
        else t.move(card, GONE, 0);
    }
}
