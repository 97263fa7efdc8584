package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.effects.Life;
import croupier.games.magic.mana.Best;
import croupier.games.magic.mana.Outlay;
import croupier.games.magic.mana.Owed;
import croupier.games.magic.mana.Parts;
import croupier.games.magic.mana.Payer;
import croupier.games.magic.mana.Sources;
import croupier.games.magic.mana.Workspace;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/**
 * Paying costs (118, 601.2f to h): mana abilities first, then all parts, tapping before anything leaves. What is offered on the way can
 * always be finished.
 */
public final class Paying {
    /** This often mana abilities with costs of their own are activated for one cost. */
    private static final int LONGEST = 64;

    private Paying() {}

    // ---- can it be paid?

    /**
     * Whether a cost can be paid with so much more generic mana; the sources have been surveyed.
     *
     * @param cast whether the object is a card that is about to be cast, and so lies on the stack when it is paid for
     */
    public static boolean canPay(Table t, Scope s, int object, Cost cost, int more, boolean cast) {
        return canPay(t, s, object, cost, more, 0, 0, cast);
    }

    /**
     * The same for a spell.
     *
     * @param least so much mana it costs at least, whatever makes it cheaper (601.2f)
     * @param spared so much of its generic mana is paid otherwise
     */
    static boolean canPay(Table t, Scope s, int object, Cost asked, int more, int least, int spared, boolean cast) {
        Cost cost = now(t, s.seat, asked);
        if (isCounted(t, cost)) return canPayMana(t, s.seat, cost, more, least, spared);
        if (cost.parts.length > 0 && !Parts.canPayAll(t, s, object, cost, cast)) return false;
        int life = Parts.lifeOf(t, s, cost);
        for (Plan p : cost.plans)
            if (canPay(t, s, object, cost, p, p.more(more, least, spared), life, cast)) return true;
        return false;
    }

    /** What is paid for a cost by a player who may spend mana as though it were mana of any color. */
    private static Cost now(Table t, int seat, Cost cost) {
        return RuleChange.isAnyColor(t, seat) ? cost.ofAnyColor : cost;
    }

    /** Whether counting mana is enough to know whether this cost, or one with more generic mana, can be paid. */
    static boolean isCounted(Table t, Cost cost) {
        int flags = Workspace.of(t).sources.surveyed().flags;
        return cost.parts.length == 0
                && (flags & Sources.ODD) == 0
                && (cost.plans.length == 1 || (flags & Sources.HURTS) == 0);
    }

    /** Whether the mana of a cost can be paid, where that is counted. */
    static boolean canPayMana(Table t, int seat, Cost asked, int more, int least, int spared) {
        Cost cost = now(t, seat, asked);
        Sources sources = Workspace.of(t).sources.surveyed();
        for (Plan p : cost.plans)
            if (sources.pay(p, p.more(more, least, spared), 0)
                    && (p.life == 0 || t.get(LIFE, player(t, seat)) >= p.life)) return true;
        return false;
    }

    private static boolean canPay(
            Table t, Scope s, int object, Cost cost, Plan plan, int more, int lifeOfParts, boolean cast) {
        Workspace w = Workspace.of(t);
        int life = lifeOfParts + plan.life;
        if (life > 0 && t.get(LIFE, s.self) < life) return false;
        if (!w.sources.pay(plan, more, cost.taps ? object : 0)) return false;
        int generic = Math.max(0, plan.generic + more);
        return !mustSearch(t, w.sources, object, cost, life)
                || w.payer.canPay(t, s, object, cost, plan, generic, life, cast, null, null, null);
    }

    /** Whether counting mana is not enough: sources are odd, or parts of the cost want what makes mana. */
    private static boolean mustSearch(Table t, Sources sources, int object, Cost cost, int life) {
        return (sources.flags & Sources.ODD) != 0
                || (life > 0 && (sources.flags & Sources.HURTS) != 0)
                || (cost.leaving > 0 && (sources.flags & Sources.LEAVES) != 0)
                || cost.tapsOthers
                || (cost.untaps && !cost.taps && !t.is(TAPPED, object));
    }

    // ---- paying

    /** Pays a cost with so much more generic mana; refuses if it cannot be. Mana abilities that stand though it is taken back are noted (732.1). */
    public static void pay(Table t, Scope s, int because, int object, Cost cost, int more, Rows stands) {
        pay(t, s, because, object, cost, more, 0, 0, stands);
    }

    /** The same for a spell that costs so much mana at least, of which so much is paid otherwise. */
    static void pay(
            Table t, Scope s, int because, int object, Cost cost, int more, int least, int spared, Rows stands) {
        payMana(t, s, because, object, cost, more, least, spared, stands);
        PayingParts.pay(t, s, object, cost, null);
    }

    static void payMana(
            Table t, Scope s, int because, int object, Cost whole, int change, int least, int spared, Rows stands) {
        Cost cost = now(t, s.seat, whole);
        int mark = t.mark();
        Workspace w = Workspace.of(t);
        int life = Parts.lifeOf(t, s, cost);
        w.sources.survey(t, s.seat);
        Plan plan = choosePlan(t, s, because, object, cost, change, least, spared, life);
        if (plan == null) throw t.refuse();
        int more = plan.more(change, least, spared);
        int generic = Math.max(0, plan.generic + more);
        boolean paid = plan.total(more) == 0 && !cost.untaps;
        boolean asked = cost.plans.length > 1;
        if (!paid && Stops.has(t, s.seat, Stops.PAYING)) {
            ByHand.whilePaying(t, s, because, object, cost, plan, generic, plan.life + life, stands);
            asked = true;
        }
        for (int round = 0; !paid; round++) {
            if (asked || round > 0) w.sources.survey(t, s.seat);
            w.payer.best.keepNothing();
            Best best = w.payer.best(t, s, object, cost, plan, generic, plan.life + life);
            if (best == null || round > LONGEST) throw t.refuse();
            if (round == 0) w.keeping.forOthers(t, s, because, object, cost, plan, generic, plan.life + life);
            paid = carryOut(t, s, object, cost, plan, generic, plan.life + life, stands);
        }
        if (plan.life > 0) Life.lose(t, s.self, plan.life);
        t.release(mark);
    }

    /** Activates what the payer has found; false if a mana ability that costs something came last, or other mana was made than expected. */
    private static boolean carryOut(
            Table t, Scope s, int object, Cost cost, Plan plan, int generic, int life, Rows stands) {
        Outlay o = Workspace.of(t).payer.best.outlay;
        Rows acts = t.rows();
        for (int i = 0; i < o.size; i++) acts.add(o.acts[i]);
        Rows spend = t.rows();
        for (int c = 0; c < POOL.length; c++) spend.add(o.step < 0 ? o.spend[c] : o.stepSpend[c]);
        spend.add(o.step < 0 ? o.ofAny : 0);
        Rows step = t.rows();
        Rows pending = t.rows();
        if (o.step >= 0) noteStep(Workspace.of(t).payer, o, step, pending);
        int late = o.lateFrom;
        for (int i = 0; i < acts.size(); i += 3) {
            if (i >= late && !step.isEmpty() && isThere(t, s.self, spend)) break;
            ActivatingMana.use(
                    t,
                    s.seat,
                    acts.get(i),
                    MagicCards.of(t).manaAbilities[acts.get(i + 1)],
                    acts.get(i + 2),
                    stands,
                    null);
        }
        if (!isThere(t, s.self, spend)) return false;
        spend(t, s.self, spend);
        if (step.isEmpty()) return true;
        if (step.get(3) > 0) Life.lose(t, s.self, step.get(3));
        Owed owed = Workspace.of(t).owed.set(s, object, cost, plan, generic, life, pending);
        ActivatingMana.use(
                t, s.seat, step.get(0), MagicCards.of(t).manaAbilities[step.get(1)], step.get(2), stands, owed);
        return false;
    }

    private static void noteStep(Payer p, Outlay o, Rows step, Rows pending) {
        step.add(p.entries.object[o.step])
                .add(p.entries.ability[o.step].number)
                .add(o.stepColor)
                .add(o.stepLife);
        boolean open = p.entries.color[o.step] < 0;
        for (int i = 0; i < p.entries.size(o.step); i++) {
            int mask = p.entries.mana(o.step, i);
            pending.add(open && (mask & (1 << o.stepColor)) != 0 ? 1 << o.stepColor : mask);
        }
    }

    /** Whether so much of each kind is in the pool, and so much more of whatever there is. */
    private static boolean isThere(Table t, int player, Rows spend) {
        int left = -spend.get(POOL.length);
        for (int c = 0; c < POOL.length; c++) {
            int after = t.get(POOL[c], player) - spend.get(c);
            if (after < 0) return false;
            left += after;
        }
        return left >= 0;
    }

    /** Takes mana from the pool; of whatever there is colorless first, then the color of which most is there. */
    private static void spend(Table t, int player, Rows spend) {
        for (int c = 0; c < POOL.length; c++) if (spend.get(c) > 0) t.add(POOL[c], player, -spend.get(c));
        int colorless = POOL.length - 1;
        for (int n = spend.get(POOL.length); n > 0; n--) {
            int most = colorless;
            if (t.get(POOL[colorless], player) == 0)
                for (int c = 0; c < colorless; c++) if (t.get(POOL[c], player) > t.get(POOL[most], player)) most = c;
            t.add(POOL[most], player, -1);
        }
    }

    /** Where a symbol may be paid with mana or otherwise, the player says how (601.2b). */
    private static @Nullable Plan choosePlan(
            Table t, Scope s, int because, int object, Cost cost, int more, int least, int spared, int life) {
        if (cost.plans.length == 1) return cost.plans[0];
        Rows ways = t.rows();
        for (int i = 0; i < cost.plans.length; i++)
            if (!isToldBy(cost, ways, i)
                    && canPay(t, s, object, cost, cost.plans[i], cost.plans[i].more(more, least, spared), life, false))
                ways.add(i);
        if (ways.isEmpty()) return null;
        Ask ask = t.ask(s.seat, PAY_HOW).because(because);
        for (int i = 0; i < ways.size(); i++) offer(ask, cost.plans[ways.get(i)]);
        long answer = ask.code();
        for (int i = 0; i < ways.size(); i++)
            if (isToldBy(cost.plans[ways.get(i)], answer)) return cost.plans[ways.get(i)];
        return null;
    }

    /** Whether one of these ways has the same words. */
    private static boolean isToldBy(Cost cost, Rows ways, int plan) {
        Plan p = cost.plans[plan];
        for (int i = 0; i < ways.size(); i++) {
            Plan other = cost.plans[ways.get(i)];
            if (p.life == other.life && (p.life > 0 || p.generic == other.generic)) return true;
        }
        return false;
    }

    private static boolean isToldBy(Plan p, long answer) {
        boolean generic = Code.is(answer, PAY_GENERIC);
        return generic ? p.life == 0 && p.generic == Code.a(answer) : p.life > 0 && p.life == Code.a(answer);
    }

    /** A way to pay is named by the life that it costs, or else by how much of it is generic mana. */
    private static void offer(Ask ask, Plan p) {
        if (p.life > 0) ask.option(PAY_LIFE, p.life);
        else ask.option(PAY_GENERIC, p.generic);
    }
}
