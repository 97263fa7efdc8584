package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Table;
import java.util.Objects;

/** Mana is kept for other cards of the hand while one is paid for; the player says for which only where it matters. */
final class Keeping {
    private Keeping() {}

    /** Marks the units that are not to be used, so that what could be paid for afterwards still can be. */
    static void forOthers(Table t, int seat, int spell, Plan plan, int more, Rows units, Rows used) {
        Rows others = t.rows();
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            Face f = Book.face(t, card);
            if (card == spell || f.cost == null || f.cost.plans[0].pips.length == 0) continue;
            if (!has(t, others, card) && plan.isPayableWith(f.cost.plans[0], units, more)) others.add(card);
        }
        if (others.isEmpty()) return;
        if (others.size() > 1 && keepsAll(t, others, plan, more, units, used)) return;
        int kept = isSame(t, others, plan, more, units)
                ? others.get(0)
                : t.ask(seat, KEEP_MANA).because(spell).from(others).one();
        reserve(planOf(t, kept), plan, more, units, used);
    }

    private static Plan planOf(Table t, int card) {
        return Objects.requireNonNull(Book.face(t, card).cost).plans[0];
    }

    /** Whether a card of the same name is there already: one of them is enough to ask about. */
    private static boolean has(Table t, Rows cards, int card) {
        for (int i = 0; i < cards.size(); i++) if (t.card(cards.get(i)) == t.card(card)) return true;
        return false;
    }

    /** If mana can be kept so that each of the others could still be cast next, it is. */
    private static boolean keepsAll(Table t, Rows others, Plan plan, int more, Rows units, Rows used) {
        Rows tried = t.rows();
        for (int i = 0; i < others.size(); i++) reserve(planOf(t, others.get(i)), plan, more, units, tried);
        Rows kept = t.rows().addAll(tried);
        Paying.choose(plan, more, units, tried);
        Rows left = t.rows();
        for (int u = 0; u < units.size(); u++) if (!Paying.isUsed(tried.get(u))) left.add(units.get(u));
        for (int i = 0; i < others.size(); i++) if (!planOf(t, others.get(i)).isPayable(left, 0)) return false;
        used.addAll(kept);
        return true;
    }

    /** Whether the same kinds of mana are used whatever mana is kept for: then nobody has to say. */
    private static boolean isSame(Table t, Rows others, Plan plan, int more, Rows units) {
        int first = 0;
        for (int i = 0; i < others.size() && others.size() > 1; i++) {
            Rows tried = t.rows();
            reserve(planOf(t, others.get(i)), plan, more, units, tried);
            Paying.choose(plan, more, units, tried);
            int kinds = 0;
            for (int u = 0; u < tried.size(); u++)
                if (Paying.isUsed(tried.get(u))) kinds += (units.get(u) + 1) * 0x9E3779B1;
            if (i > 0 && kinds != first) return false;
            first = kinds;
        }
        return true;
    }

    /** Units that pay the symbols of what mana is kept for are marked as not to be used. */
    private static void reserve(Plan kept, Plan plan, int more, Rows units, Rows used) {
        Paying.fill(used, units.size());
        for (int pip : kept.pips) {
            int best = -1;
            for (int u = 0; u < units.size(); u++) {
                if (used.get(u) != 0 || (units.get(u) & pip) == 0) continue;
                if (best >= 0 && Paying.worth(units.get(u)) >= Paying.worth(units.get(best))) continue;
                used.set(u, Paying.KEPT);
                if (Paying.leaves(plan, more, units, used)) best = u;
                used.set(u, 0);
            }
            if (best >= 0) used.set(best, Paying.KEPT);
        }
    }
}
