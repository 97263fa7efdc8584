package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.kernel.*;
import java.util.Objects;

/**
 * Mana is kept for other cards of the hand while something is paid for: of the ways that give up and waste no more than the best one,
 * one that leaves mana for them. The player says for which only where it matters.
 */
@SuppressWarnings("NullAway.Init") // set before anything is kept
public final class Keeping {
    private Table t;
    private Scope s;
    private int object;
    private Cost cost;
    private Plan plan;
    private int generic;
    private int life;

    /** The best way to pay has been found; one that keeps mana takes its place. */
    public void forOthers(Table t, Scope s, int because, int object, Cost cost, Plan plan, int generic, int life) {
        Payer payer = Workspace.of(t).payer;
        if (payer.best.outlay.step >= 0 || !payer.hasChoice()) return;
        this.t = t;
        this.s = s;
        this.object = object;
        this.cost = cost;
        this.plan = plan;
        this.generic = generic;
        this.life = life;
        int mark = t.mark();
        Rows others = t.rows();
        if (!leavesAll(payer, others)) choose(because, others);
        t.release(mark);
    }

    /** Whether all cards that could be paid for beside this can be paid for after it; which these are. */
    private boolean leavesAll(Payer payer, Rows others) {
        Sources sources = Workspace.of(t).sources;
        boolean all = true;
        for (int i = 0; i < t.count(HAND, s.seat); i++) {
            int card = t.at(HAND, s.seat, i);
            Cost of = MagicCards.face(t, card).cost;
            if (card == object || of == null || of.plans[0].pips.length == 0 || has(others, card)) continue;
            int change = RuleChange.ofCost(t, card);
            if (sources.size < plan.pips.length + generic + of.plans[0].total(change)) continue;
            if (!sources.pay(of.plans[0], change, 0)) continue;
            others.add(card);
            all &= payer.best.outlay.leaves(payer, of.plans[0], change);
        }
        return all;
    }

    /** Whether a card of the same name is there already: one of them is enough to ask about. */
    private boolean has(Rows cards, int card) {
        for (int i = 0; i < cards.size(); i++) if (t.card(cards.get(i)) == t.card(card)) return true;
        return false;
    }

    private void choose(int because, Rows others) {
        Payer payer = Workspace.of(t).payer;
        int harm = payer.best.harm;
        int waste = payer.best.waste;
        boolean same = true;
        int first = 0;
        int kept = 0;
        for (int i = 0; i < others.size(); i++) {
            if (!keeps(others, i, i + 1, harm, waste)) continue;
            int signature = payer.best.outlay.signature;
            if (kept == 0) first = signature;
            same &= signature == first;
            others.set(kept++, others.get(i));
        }
        others.shorten(kept);
        if (kept == 0) {
            keeps(others, 0, 0, harm, waste);
            return;
        }
        if (kept > 1 && keeps(others, 0, kept, harm, waste)) return;
        int card = same
                ? others.get(0)
                : t.ask(s.seat, KEEP_MANA).because(because).from(others).one();
        Workspace.of(t).sources.survey(t, s.seat);
        others.clear().add(card);
        keeps(others, 0, 1, harm, waste);
    }

    /** Looks for the best way that keeps mana for each of these cards and is no worse otherwise. */
    private boolean keeps(Rows others, int from, int to, int harm, int waste) {
        Payer payer = Workspace.of(t).payer;
        payer.best.keepNothing();
        for (int i = from; i < to; i++)
            payer.best.keep(
                    Objects.requireNonNull(MagicCards.face(t, others.get(i)).cost).plans[0],
                    RuleChange.ofCost(t, others.get(i)));
        Best best = payer.best(t, s, object, cost, plan, generic, life);
        payer.best.keepNothing();
        return best != null && best.harm == harm && best.waste == waste && best.outlay.step < 0;
    }
}
