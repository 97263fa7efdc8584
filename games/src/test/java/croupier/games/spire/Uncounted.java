package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.kernel.Table;

/**
 * Shuffles for which the simulator draws a number of the room's stream without counting it: the card that Tiny House upgrades,
 * and the potion that the ranwid of We Meet Again wants.
 */
final class Uncounted {
    private int floor;
    private int count;
    private boolean hadHouse;
    private boolean wasMet;

    /** The stream as it would be if those had not been counted. */
    String without(Table t, String stream) {
        look(t);
        String[] part = stream.split(" ");
        return Integer.parseInt(part[0]) - count + " " + part[1];
    }

    private void look(Table t) {
        boolean hasHouse = has(t, "Tiny House");
        boolean meets = t.get(PHASE) == Climb.EVENT_SCREEN
                && EventRoom.page(t).name().equals("We Meet Again")
                && t.count(POTIONS, 0) > 0;
        if (floor != t.get(FLOOR_NOW)) {
            count = 0;
            wasMet = false;
        }
        if (hasHouse && !hadHouse) count++;
        if (meets && !wasMet) count++;
        floor = t.get(FLOOR_NOW);
        hadHouse = hasHouse;
        wasMet |= meets;
    }

    private static boolean has(Table t, String relic) {
        for (int i = 0; i < t.count(RELICS, 0); i++)
            if (t.game().cards().name(t.card(t.at(RELICS, 0, i))).equals(relic)) return true;
        return false;
    }
}
