package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Table;

/** Orbs: they lie in slots, oldest first, act at the start or end of a turn, and act once more when they are evoked. */
public final class Orbs {
    private static final int MOST_SLOTS = 10;

    private Orbs() {}

    /** A new orb takes the first empty slot; if there is none the oldest orb is evoked first. */
    public static void channel(Table t, int orb) {
        if (t.get(ORB_SLOTS) == 0) return;
        if (t.count(ORBS, 0) >= t.get(ORB_SLOTS)) {
            evoke(t, 1);
            t.last(ACTIONS, CHANNEL, orb, 0, 0, 0);
            return;
        }
        make(t, orb);
    }

    public static int make(Table t, int orb) {
        int row = t.create(ORB, orb);
        t.set(CHARGE, row, SpireCards.of(t).orbs[orb].charge());
        t.move(row, ORBS, 0);
        return row;
    }

    public static final croupier.kernel.Task CHANNEL = W.task("channel", (t, orb, b, c, d) -> channel(t, orb));

    /** The oldest orb acts this many times and is gone. */
    public static void evoke(Table t, int times) {
        if (t.count(ORBS, 0) == 0 || times <= 0) return;
        int orb = t.at(ORBS, 0, 0);
        for (int i = 0; i < times; i++)
            Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].evoke(), orb, 0, 0, t.get(CHARGE, orb));
        t.remove(orb);
    }

    static void turnStarts(Table t) {
        for (int i = 0; i < t.count(ORBS, 0); i++) {
            int orb = t.at(ORBS, 0, i);
            Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].atTurnStart(), orb, 0, 0, 0);
        }
    }

    static void turnEnds(Table t) {
        for (int i = 0; i < t.count(ORBS, 0); i++) passive(t, t.at(ORBS, 0, i));
    }

    /** What an orb does by itself when a turn ends. */
    public static void passive(Table t, int orb) {
        Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].atTurnEnd(), orb, 0, 0, 0);
    }

    /** More slots, or fewer: what lay in the last ones is gone. */
    public static void changeSlots(Table t, int by) {
        t.set(ORB_SLOTS, Math.clamp((long) t.get(ORB_SLOTS) + by, 0, MOST_SLOTS));
        while (t.count(ORBS, 0) > t.get(ORB_SLOTS)) t.remove(t.top(ORBS, 0));
    }
}
