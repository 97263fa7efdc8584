package croupier.games.spire.run;

import croupier.kernel.Column;
import croupier.kernel.Table;

/** What only the rules of a run know, for tests that compare a run with a recorded one. */
public final class RunInside {
    public static final int CAMPFIRE_SCREEN = Climb.CAMPFIRE_SCREEN;

    private RunInside() {}

    /** The chance that an event room is something else. */
    public static float chance(Table t, Column of) {
        return EventRoom.chance(t, of);
    }

    /** What lies at a place of the shop. */
    public static int ware(Table t, int place) {
        return Shop.ware(t, place);
    }
}
