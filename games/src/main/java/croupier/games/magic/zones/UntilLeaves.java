package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.Shields;
import croupier.kernel.*;

/** What is exiled until a permanent leaves the battlefield (610.3): right after that it goes back to where it was. */
public final class UntilLeaves {
    private UntilLeaves() {}

    /** Exiles objects until the keeper leaves. */
    public static void exile(Table t, int keeper, Rows objects) {
        Rows zones = t.rows();
        for (int i = 0; i < objects.size(); i++) zones.add(zoneOf(t, objects.get(i)));
        Rows now = Moves.moveAll(t, keeper, objects, EXILE, Moves.ON_TOP);
        for (int i = 0; i < now.size(); i++)
            if (now.get(i) != 0 && t.isIn(EXILE, now.get(i))) keep(t, keeper, now.get(i), zones.get(i));
    }

    private static int zoneOf(Table t, int object) {
        croupier.kernel.Zone z = t.zoneOf(object);
        return z == null ? -1 : numberOf(z);
    }

    private static void keep(Table t, int keeper, int exiled, int zone) {
        int l = t.listen(LEAVES, Shields.GIVE_BACK, keeper, keeper);
        t.set(LISTENS_ROW, l, exiled);
        t.set(LISTENS_NUMBER, l, zone);
        t.set(IS_HEARD, keeper, 1);
    }

    /** The keeper has left: what it kept waits until all that leave at this time have left. */
    record GiveBack() implements Reaction {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.sourceOf(l) && t.isIn(EXILE, t.get(LISTENS_ROW, l));
        }

        @Override
        public boolean isBefore() {
            return false;
        }

        @Override
        public void did(Table t, int l, int source, int target, int amount) {
            t.set(GOES_BACK, t.get(LISTENS_ROW, l), t.get(LISTENS_NUMBER, l) + 1);
            t.add(GOING_BACK, 1);
        }
    }

    /** All that waits goes back together (610.3d), under its owners' control (610.3c). */
    static void giveBack(Table t) {
        if (t.get(GOING_BACK) == 0) return;
        t.set(GOING_BACK, 0);
        int mark = t.mark();
        Rows entering = waiting(t, numberOf(BATTLEFIELD));
        Rows toHands = waiting(t, numberOf(HAND));
        Rows toGraveyards = waiting(t, numberOf(GRAVEYARD));
        Entering.enterAll(t, 0, entering, Entering.OWNERS, false);
        Moves.moveAll(t, 0, toHands, HAND, Moves.ON_TOP);
        Moves.moveAll(t, 0, toGraveyards, GRAVEYARD, Moves.ON_TOP);
        t.release(mark);
    }

    private static Rows waiting(Table t, int zone) {
        Rows all = t.rows();
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; i < t.count(EXILE, seat); i++) {
                int exiled = t.at(EXILE, seat, i);
                if (t.get(GOES_BACK, exiled) != zone + 1) continue;
                t.set(GOES_BACK, exiled, 0);
                all.add(exiled);
            }
        return all;
    }
}
