package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;

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
        int original = original(t, card);
        grow(t, HAND, original, by);
        grow(t, DRAW_PILE, original, by);
        grow(t, DISCARD_PILE, original, by);
        grow(t, EXHAUST_PILE, original, by);
        grow(t, IN_USE, original, by);
        if (permanently) grow(t, DECK, original, by);
    }

    private static void grow(Table t, Zone z, int original, int by) {
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, 0, i);
            if (t.is(CARD, card) && original(t, card) == original) t.add(MISC, card, by);
        }
    }
}
