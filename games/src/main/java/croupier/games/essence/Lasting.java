package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

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
        t.add(LASTING, 1);
    }

    /** The card or player to whom a listener or modifier was given, 0 for one that was not given. */
    static int subject(Table t, int row) {
        return t.get(t.is(WORDS.listener(), row) ? SUBJECT : MODIFIER_SUBJECT, row);
    }

    private static int until(Table t, int row) {
        return t.get(t.is(WORDS.listener(), row) ? UNTIL : MODIFIER_UNTIL, row);
    }

    /** A card leaves: what was given to it ends, and what it gave as long as it stays. */
    static void end(Table t, int card) {
        t.set(BEARS, card, 0);
        endAll(t, Lasting::endsWith, card);
    }

    /** A moment of the active player's turn has come at which things end. */
    static void end(Table t, Until now) {
        if (t.get(LASTING) != 0) endAll(t, Lasting::isOver, now.number);
    }

    private static void endAll(Table t, Filter which, int arg) {
        int ended = t.unlistenAll(which, arg) + t.unmodifyAll(which, arg);
        if (ended > 0) t.add(LASTING, -ended);
    }

    private static boolean endsWith(Table t, int row, int card) {
        boolean gave = t.sourceOf(row) == card && until(t, row) == Until.THIS_LEAVES.number;
        return gave || subject(t, row) == card;
    }

    /** What lasts until the end of the turn is over with any turn, what lasts until somebody's turn with theirs. */
    private static boolean isOver(Table t, int row, int now) {
        boolean isNow = now == Until.END_OF_TURN.number || t.ownerOf(t.holderOf(row)) == t.get(ACTIVE);
        return isNow && until(t, row) == now;
    }
}
