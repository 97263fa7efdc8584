package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;

/** Cards that are one and the same: a card in battle, its card in the deck, and copies that play it again. */
final class Instances {
    private Instances() {}

    static int next(Table t) {
        t.add(INSTANCES, 1);
        return t.get(INSTANCES);
    }

    /** The counter of a card grows, wherever the same card is; in the deck only if it is for good. */
    static void grow(Table t, int card, int by, boolean permanently) {
        int instance = t.get(INSTANCE, card);
        grow(t, HAND, instance, by);
        grow(t, DRAW_PILE, instance, by);
        grow(t, DISCARD_PILE, instance, by);
        grow(t, EXHAUST_PILE, instance, by);
        grow(t, IN_USE, instance, by);
        if (permanently) grow(t, DECK, instance, by);
    }

    private static void grow(Table t, Zone z, int instance, int by) {
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, 0, i);
            if (t.is(CARD, card) && t.get(INSTANCE, card) == instance) t.add(MISC, card, by);
        }
    }
}
