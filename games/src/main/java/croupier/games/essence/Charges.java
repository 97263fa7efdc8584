package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** God Charges: at most three, none spent in the first three turns. */
final class Charges {
    static void gain(Table t, int player, int amount) {
        int room = Math.min(amount, MOST_CHARGES - t.get(CHARGES, player));
        for (int i = 0; i < room; i++) {
            t.add(CHARGES, player, 1);
            t.did(CHARGE_GAINED, 0, player, 1);
        }
    }

    static boolean isTooEarly(Table t) {
        return t.get(TURN) <= TURNS_WITHOUT_CHARGES;
    }

    static boolean canSpend(Table t, int player, int amount) {
        return amount == 0 || (!isTooEarly(t) && t.get(CHARGES, player) >= amount);
    }

    static void spend(Table t, int player, int amount) {
        if (amount <= 0) return;
        t.add(CHARGES, player, -amount);
        t.did(CHARGES_SPENT, 0, player, amount);
    }
}
