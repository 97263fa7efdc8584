package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;
import croupier.script.*;

/** Orbs: they lie in slots, oldest first, act at the start or end of a turn, and act once more when they are evoked. */
public final class Orbs {
    private static final int MOST_SLOTS = 10;

    /** An orb that waits for the slot of one that is being evoked, and the charge it brings. */
    public static final Task CHANNEL = W.task("channel", (t, orb, charge, c, d) -> channel(t, orb, charge));

    /** Behind what relics and powers do at the end of the turn: orbs that they channel act too. */
    static final Task TURN_ENDS = W.task("orbs act", (t, a, b, c, d) -> allEndTurn(t));

    private Orbs() {}

    private static SpireCards.Orb page(Table t, int orb) {
        return SpireCards.of(t).orbs[t.card(orb)];
    }

    private static int oldest(Table t) {
        return t.at(ORBS, 0, 0);
    }

    // ---- channelling and evoking

    /** A new orb takes the first empty slot; if there is none the oldest orb is evoked first. Without slots there is no orb. */
    public static void channel(Table t, int orb) {
        channel(t, orb, SpireCards.of(t).orbs[orb].charge());
    }

    /** With full slots, evoking and channelling come before all that waits. */
    private static void channel(Table t, int orb, int charge) {
        if (t.get(ORB_SLOTS) == 0) return;
        if (t.count(ORBS, 0) >= t.get(ORB_SLOTS)) {
            t.first(ACTIONS, CHANNEL, orb, charge, 0, 0);
            evoke(t, 1);
            return;
        }
        int place = SpireCards.of(t).orbs[orb].place();
        t.set(CHANNELLED, place, t.get(CHANNELLED, place) + 1);
        t.set(CHARGE, make(t, orb), charge);
    }

    /** An orb lies in the first empty slot, however it came there. */
    public static int make(Table t, int orb) {
        int row = t.create(ORB, orb);
        t.set(CHARGE, row, SpireCards.of(t).orbs[orb].charge());
        t.move(row, ORBS, 0);
        return row;
    }

    /** The oldest orb acts this many times and is gone. */
    public static void evoke(Table t, int times) {
        if (t.count(ORBS, 0) == 0 || times <= 0) return;
        int orb = oldest(t);
        SpireCards.Orb page = page(t, orb);
        for (int i = 0; i < times; i++) {
            if (page.evokedFirst()) Actions.queueTextFirst(t, page.evoke(), orb, 0, 0, t.get(CHARGE, orb));
            else Actions.queueText(t, page.evoke(), orb, 0, 0, t.get(CHARGE, orb));
        }
        t.remove(orb);
    }

    /** The oldest orb is evoked and channelled once more, with the charge it has. */
    public static void evokeAndChannel(Table t, int times) {
        if (t.count(ORBS, 0) == 0 || times <= 0) return;
        int orb = oldest(t);
        t.first(ACTIONS, CHANNEL, t.card(orb), t.get(CHARGE, orb), 0, 0);
        evoke(t, times);
    }

    /** More slots, or fewer: what lay in the last ones is gone. */
    public static void changeSlots(Table t, int by) {
        t.set(ORB_SLOTS, slots(t.get(ORB_SLOTS), by));
        while (t.count(ORBS, 0) > t.get(ORB_SLOTS)) t.remove(t.top(ORBS, 0));
    }

    /** The hero begins all later battles with more slots, or fewer. */
    public static void changeHeroSlots(Table t, int by) {
        t.set(HERO_ORB_SLOTS, slots(t.get(HERO_ORB_SLOTS), by));
    }

    private static int slots(int now, int by) {
        return Math.clamp((long) now + by, 0, MOST_SLOTS);
    }

    // ---- what orbs do by themselves

    static void turnStarts(Table t) {
        if (t.count(ORBS, 0) == 0) return;
        for (int i = 0; i < t.count(ORBS, 0); i++) startTurn(t, t.at(ORBS, 0, i));
        for (int i = again(t); i > 0; i--) startTurn(t, oldest(t));
    }

    static void turnEnds(Table t) {
        if (t.get(ORB_SLOTS) > 0) t.last(ACTIONS, TURN_ENDS, 0, 0, 0, 0);
    }

    private static void allEndTurn(Table t) {
        if (t.count(ORBS, 0) == 0) return;
        for (int i = 0; i < t.count(ORBS, 0); i++) endTurn(t, t.at(ORBS, 0, i));
        for (int i = again(t); i > 0; i--) endTurn(t, oldest(t));
    }

    /** All orbs do at once what they do when a turn starts and what they do when it ends. */
    public static void triggerAll(Table t) {
        if (t.count(ORBS, 0) == 0) return;
        for (int i = 0; i < t.count(ORBS, 0); i++) trigger(t, t.at(ORBS, 0, i));
        for (int i = again(t); i > 0; i--) trigger(t, oldest(t));
    }

    /** One orb does what it does when a turn starts and what it does when it ends. */
    public static void trigger(Table t, int orb) {
        startTurn(t, orb);
        endTurn(t, orb);
    }

    /** How many times more the oldest orb acts when all do. */
    private static int again(Table t) {
        return t.would(OLDEST_ORB_AGAIN, t.get(ME), oldest(t), 0);
    }

    private static void startTurn(Table t, int orb) {
        Actions.queueText(t, page(t, orb).atTurnStart(), orb, 0, 0, 0);
    }

    private static void endTurn(Table t, int orb) {
        Amount grows = page(t, orb).grows();
        if (grows != null) grow(t, orb, grows);
        Actions.queueText(t, page(t, orb).atTurnEnd(), orb, 0, 0, 0);
    }

    private static void grow(Table t, int orb, Amount by) {
        Scope s = Actions.scope(t, orb, 0);
        t.add(CHARGE, orb, by.of(t, s));
        t.done(s);
    }

    /** What an orb deals to somebody: half as much again if that one is locked on to, rounded down. */
    public static int damage(Table t, int target, int damage) {
        return t.get(LOCK_ON, target) > 0 ? damage * 3 / 2 : damage;
    }
}
