package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Costs besides KL: Essence, God Charges, sacrifices, discards. */
final class Paying {
    /** Why a cost cannot be paid. This many cards of the hand do not count: a card is not discarded for itself. */
    static @Nullable Reason whyNot(Table t, int seat, int card, Costs c, int ownInHand) {
        int player = player(t, seat);
        if (c.charges() > 0 && Charges.isTooEarly(t)) return TOO_EARLY;
        if (!Charges.canSpend(t, player, c.charges())) return COSTS_CHARGES;
        if (t.get(ESSENCE, player) < c.essence()) return COSTS_ESSENCE;
        if (t.count(AVATARS, seat) < c.sacrifice()) return COSTS_AVATARS;
        if (t.count(HAND, seat) - ownInHand < c.discard()) return COSTS_CARDS;
        return c.exhaust() && t.is(EXHAUSTED, card) ? IS_EXHAUSTED : null;
    }

    /** The number that a reason speaks of. */
    static int number(Costs c, Reason why) {
        if (why.equals(COSTS_ESSENCE)) return c.essence();
        if (why.equals(COSTS_AVATARS)) return c.sacrifice();
        return why.equals(COSTS_CARDS) ? c.discard() : c.charges();
    }

    /** Everything is paid in this order; the player who pays the last Essence has lost before the card does anything. */
    static void pay(Table t, int seat, int card, Costs c) {
        int player = player(t, seat);
        if (c.exhaust()) t.set(EXHAUSTED, card, 1);
        Charges.spend(t, player, c.charges());
        if (c.sacrifice() > 0) sacrifice(t, seat, card, c.sacrifice());
        if (c.discard() > 0) discard(t, seat, card, c.discard());
        EssencePool.lose(t, card, player, c.essence());
    }

    private static void sacrifice(Table t, int seat, int card, int count) {
        Rows chosen =
                t.ask(seat, SACRIFICE_FOR).because(card).from(AVATARS, seat).some(count, count);
        Zones.die(t, card, chosen);
    }

    private static void discard(Table t, int seat, int card, int count) {
        Rows chosen = t.ask(seat, DISCARD_FOR)
                .because(card)
                .from(HAND, seat, (table, row, self) -> row != self, card)
                .some(count, count);
        for (int i = 0; i < chosen.size(); i++) Zones.discard(t, player(t, seat), chosen.get(i));
    }
}
