package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** Cards that are one and the same: a card in battle, its card in the deck, and copies that play it again. */
public final class Instances {
    private Instances() {}

    /** The card that stands for all that are the same. */
    static int original(Table t, int card) {
        int original = t.get(ORIGINAL, card);
        return original == 0 ? card : original;
    }

    /** The counter of a card grows, wherever the same card is; in the deck only if it is for good. */
    public static void grow(Table t, int card, int by, boolean permanently) {
        Rows same = t.rows();
        find(t, card, same);
        if (permanently) find(t, DECK, original(t, card), same);
        same.addEach(t, MISC, by);
    }

    /** Every card of the battle that is the same as this one, and itself. */
    public static void find(Table t, int card, Rows out) {
        int original = original(t, card);
        find(t, HAND, original, out);
        find(t, DRAW_PILE, original, out);
        find(t, DISCARD_PILE, original, out);
        find(t, EXHAUST_PILE, original, out);
        find(t, IN_USE, original, out);
    }

    private static void find(Table t, Zone z, int original, Rows out) {
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, 0, i);
            if (t.is(CARD, card) && original(t, card) == original) out.add(card);
        }
    }
}
