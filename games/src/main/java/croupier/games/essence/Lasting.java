package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Event;
import croupier.kernel.Table;

/** What cards give for some time: abilities and changes that end with the turn, before the next one, or with their giver. */
final class Lasting {
    /** An ability is given to a card or player. */
    static void give(Table t, int hook, int source, int holder, int subject, Until until) {
        int l = t.listen(Essence.of(t).cards.hooks[hook].event(), hook, source, holder);
        t.set(UNTIL, l, until.number);
        t.set(SUBJECT, l, subject);
        bear(t, source, subject);
    }

    /** A change is made to a card or player. */
    static void change(Table t, int modifier, int source, int holder, int subject, Until until) {
        int m = t.modify(Essence.of(t).layerOf(modifier), modifier, source, holder);
        t.set(MODIFIER_UNTIL, m, until.number);
        t.set(MODIFIER_SUBJECT, m, subject);
        bear(t, source, subject);
    }

    private static void bear(Table t, int source, int subject) {
        if (t.is(CARD, subject)) t.set(BEARS, subject, 1);
        t.set(BEARS, source, 1);
        t.set(LASTING, 1);
    }

    /** A card leaves: what was given to it ends, and what it gave as long as it stays. */
    static void end(Table t, int card) {
        t.set(BEARS, card, 0);
        for (int e = 0; e < Essence.of(t).events.length; e++)
            for (int l = t.firstListener(Essence.of(t).events[e]); l != 0; l = t.nextListener(l)) {
                boolean gave = t.sourceOf(l) == card && t.get(UNTIL, l) == Until.THIS_LEAVES.number;
                if (gave || t.get(SUBJECT, l) == card) t.unlisten(l);
            }
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) {
            boolean gave = t.sourceOf(m) == card && t.get(MODIFIER_UNTIL, m) == Until.THIS_LEAVES.number;
            if (gave || t.get(MODIFIER_SUBJECT, m) == card) t.unmodify(m);
        }
    }

    /** A moment has come at which things end: all of them, or those that this player gave. */
    static void end(Table t, Until until, int holder) {
        if (t.get(LASTING) == 0) return;
        boolean any = false;
        for (int e = 0; e < Essence.of(t).events.length; e++) any |= end(t, Essence.of(t).events[e], until, holder);
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) {
            if (t.get(MODIFIER_UNTIL, m) == until.number && (holder == 0 || t.holderOf(m) == holder)) t.unmodify(m);
            else any |= t.get(MODIFIER_UNTIL, m) != 0;
        }
        if (!any) t.set(LASTING, 0);
    }

    private static boolean end(Table t, Event e, Until until, int holder) {
        boolean left = false;
        for (int l = t.firstListener(e); l != 0; l = t.nextListener(l)) {
            if (t.get(UNTIL, l) == until.number && (holder == 0 || t.holderOf(l) == holder)) t.unlisten(l);
            else left |= t.get(UNTIL, l) != 0;
        }
        return left;
    }
}
