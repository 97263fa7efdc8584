package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Abilities that a player uses in a Main Phase. */
final class Abilities {
    static void offer(Table t, int seat, Ask ask) {
        for (Zone z : BATTLEFIELD) offer(t, seat, z, ask);
    }

    private static void offer(Table t, int seat, Zone z, Ask ask) {
        boolean[] isUsable = EssenceCards.of(t).isUsable;
        int count = t.count(z, seat);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, seat, i);
            if (!isUsable[t.card(card)]) continue;
            Defs.Card p = Essence.printed(t, card);
            for (int n = 0; n < p.use().size(); n++) {
                Reason why = whyNot(t, seat, card, n);
                Word use = n == 0 ? USE : USE_OTHER;
                Costs costs = p.use().get(n).costs();
                if (why == null) ask.option(use, card);
                else if (t.isAttended())
                    ask.not(use, card, why, why.equals(TOO_DEAR) ? costs.kl() : Paying.number(costs, why));
            }
        }
    }

    private static @Nullable Reason whyNot(Table t, int seat, int card, int n) {
        Defs.Use a = Essence.printed(t, card).use().get(n);
        if (a.once().isSpent(t, t.get(n == 0 ? USED_FIRST : USED_SECOND, card))) return USED_UP;
        if (t.get(KL, player(t, seat)) < a.costs().kl()) return TOO_DEAR;
        Reason why = Paying.whyNot(t, seat, card, a.costs(), 0);
        if (why != null || a.when() == null) return why;
        return a.when().test(t, seat, player(t, seat), card) ? null : NOT_NOW;
    }

    static void use(Table t, int seat, int card, int n) {
        Defs.Use a = Essence.printed(t, card).use().get(n);
        int player = player(t, seat);
        t.set(n == 0 ? USED_FIRST : USED_SECOND, card, t.get(TURN));
        t.tell(ABILITY_USED, player, card, 0);
        Kl.spend(t, player, a.costs().kl(), card);
        Paying.pay(t, seat, card, a.costs());
        if (t.is(OUT, player)) return;
        a.steps().run(t, seat, player, 0, card);
        Zones.checkGuards(t);
    }
}
