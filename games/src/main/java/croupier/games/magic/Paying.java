package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * Paying costs (118, 601.2f to h). The payer taps no more than is needed, symbols before generic mana, what can do least first.
 * Where paying one way or another decides what else can be cast, the player says for what mana is kept.
 */
final class Paying {
    private Paying() {}

    // ---- can it be paid?

    /** The first plan that this mana pays, or null. */
    static @Nullable Plan payable(Table t, int seat, Cost cost, int more, Rows units) {
        for (Plan p : cost.plans)
            if (p.isPayable(units, more) && (p.life == 0 || t.get(LIFE, player(t, seat)) >= p.life)) return p;
        return null;
    }

    /** Whether everything but mana can be paid. */
    static boolean canPayParts(Table t, Scope s, int object, Cost cost) {
        for (Cost.Part p : cost.parts) if (!canPay(t, s, object, p)) return false;
        return true;
    }

    private static boolean canPay(Table t, Scope s, int object, Cost.Part p) {
        return switch (p.kind()) {
            case TAP -> !t.is(TAPPED, object) && !(isA(t, object, Type.CREATURE) && Mana.isSick(t, object));
            case UNTAP -> t.is(TAPPED, object) && !(isA(t, object, Type.CREATURE) && Mana.isSick(t, object));
            case LIFE -> t.get(LIFE, s.self) >= amount(t, s, p);
            case REMOVE -> t.get(COUNTERS[p.counter()], object) >= amount(t, s, p);
            case PUT -> onBattlefield(t, object);
            case DISCARD_THIS -> t.isIn(HAND, object);
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> hasEnough(t, s, object, p);
        };
    }

    private static int amount(Table t, Scope s, Cost.Part p) {
        return p.amount() == null ? 0 : p.amount().of(t, s);
    }

    private static boolean hasEnough(Table t, Scope s, int object, Cost.Part p) {
        if (p.choice() == null) return false;
        int mark = t.mark();
        Rows among = among(t, s, object, p);
        boolean enough = among.size()
                >= Math.max(1, p.choice().isForced() ? 1 : p.choice().min().of(t, s));
        t.release(mark);
        return enough;
    }

    /** What can be sacrificed, discarded or tapped for this part. */
    private static Rows among(Table t, Scope s, int object, Cost.Part p) {
        Rows among = java.util.Objects.requireNonNull(p.choice()).from().rows(t, s);
        int kept = 0;
        for (int i = 0; i < among.size(); i++) {
            int row = among.get(i);
            boolean fits = switch (p.kind()) {
                case SACRIFICE, RETURN -> onBattlefield(t, row) && controller(t, row) == s.seat;
                case TAP_OTHER -> onBattlefield(t, row) && !t.is(TAPPED, row) && controller(t, row) == s.seat;
                case DISCARD -> t.isIn(HAND, s.seat, row) && row != s.listener && row != object;
                default -> t.zoneOf(row) != null;
            };
            if (fits) among.set(kept++, row);
        }
        among.shorten(kept);
        return among;
    }

    // ---- paying everything but mana

    /** Pays what is no mana; refuses if it cannot be. What replaces a payment does not undo it (118.11). */
    static void payParts(Table t, Scope s, int object, Cost cost) {
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
        for (Cost.Part p : cost.parts) {
            if (!canPay(t, s, object, p)) throw t.refuse();
            pay(t, s, object, p);
        }
        t.set(BY_RULE, byRule);
    }

    private static void pay(Table t, Scope s, int object, Cost.Part p) {
        switch (p.kind()) {
            case TAP -> tap(t, object);
            case UNTAP -> untap(t, object);
            case LIFE -> Life.lose(t, s.self, amount(t, s, p));
            case REMOVE -> Counters.remove(t, object, p.counter(), amount(t, s, p));
            case PUT -> Counters.put(t, object, object, p.counter(), amount(t, s, p));
            case DISCARD_THIS -> {
                int now = Drawing.discard(t, object, object);
                if (now != 0) s.card = now;
            }
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> payChosen(t, s, object, p);
        }
    }

    private static void payChosen(Table t, Scope s, int object, Cost.Part p) {
        int mark = t.mark();
        Rows among = among(t, s, object, p);
        Rows chosen = among;
        croupier.script.Choice c = java.util.Objects.requireNonNull(p.choice());
        if (!c.isForced())
            chosen = t.ask(s.seat, CHOOSE)
                    .because(object)
                    .purpose(p)
                    .from(among)
                    .some(c.min().of(t, s), c.max().of(t, s));
        for (int i = 0; i < chosen.size(); i++) {
            int row = chosen.get(i);
            s.object = row;
            switch (p.kind()) {
                case SACRIFICE -> Destroying.sacrifice(t, row);
                case DISCARD -> Drawing.discard(t, object, row);
                case RETURN -> Moves.move(t, object, row, HAND);
                case TAP_OTHER -> tap(t, row);
                default -> {
                    boolean laidOut = Moves.isLaidOut(t, row);
                    int now = Moves.move(t, object, row, EXILE);
                    if (laidOut && now != 0) s.object = now;
                }
            }
        }
        t.release(mark);
    }

    static void tap(Table t, int object) {
        if (t.is(TAPPED, object) || t.would(TAPS, 0, object, 0) == Event.NOTHING) return;
        t.set(TAPPED, object, 1);
        t.did(TAPS, 0, object, 0);
    }

    static void untap(Table t, int object) {
        if (!t.is(TAPPED, object) || t.would(UNTAPS, 0, object, 0) == Event.NOTHING) return;
        t.set(TAPPED, object, 0);
        t.did(UNTAPS, 0, object, 0);
    }

    // ---- paying mana

    /** Pays the mana of a cost; refuses if it cannot be. Mana abilities that stand though it is taken back are noted (732.1). */
    static void payMana(Table t, int seat, int spell, Cost cost, int more, Rows stands) {
        int mark = t.mark();
        Rows units = t.rows();
        Rows sources = t.rows();
        Mana.survey(t, seat, units, sources);
        Plan plan = choosePlan(t, seat, spell, cost, more, units);
        if (plan == null) throw t.refuse();
        if (plan.life > 0) Life.lose(t, player(t, seat), plan.life);
        Rows used = t.rows();
        if (isMixed(units)) Keeping.forOthers(t, seat, spell, plan, more, units, used);
        choose(plan, more, units, used);
        spend(t, seat, units, sources, used, stands);
        t.release(mark);
    }

    /** Where a symbol may be paid with mana or otherwise, the player says how (601.2b). */
    private static @Nullable Plan choosePlan(Table t, int seat, int spell, Cost cost, int more, Rows units) {
        if (cost.plans.length == 1) return payable(t, seat, cost, more, units);
        Rows ways = t.rows();
        for (int i = 0; i < cost.plans.length; i++) {
            Plan p = cost.plans[i];
            if (p.isPayable(units, more) && t.get(LIFE, player(t, seat)) >= p.life) ways.add(i);
        }
        if (ways.isEmpty()) return null;
        croupier.kernel.Ask ask = t.ask(seat, PAY_HOW).because(spell);
        for (int i = 0; i < ways.size(); i++) offer(ask, cost.plans[ways.get(i)]);
        long answer = ask.code();
        int is = croupier.kernel.Code.a(answer);
        boolean generic = croupier.kernel.Code.word(answer) == PAY_GENERIC.index();
        for (int i = 0; i < ways.size(); i++) {
            Plan p = cost.plans[ways.get(i)];
            if (generic ? p.life == 0 && p.generic == is : p.life == is) return p;
        }
        return null;
    }

    /** A way to pay is told by the life that it costs, or else by how much of it is generic mana. */
    private static void offer(croupier.kernel.Ask ask, Plan p) {
        if (p.life > 0) ask.option(PAY_LIFE, p.life);
        else ask.option(PAY_GENERIC, p.generic);
    }

    private static boolean isMixed(Rows units) {
        for (int i = 1; i < units.size(); i++) if (((units.get(i) ^ units.get(0)) & Mana.MASK) != 0) return true;
        return false;
    }

    private static final int USED = 1;
    static final int KEPT = 2;
    /** Used for this colour, counted from here. */
    private static final int FOR_COLOR = 16;

    static boolean isUsed(int mark) {
        return mark == USED || mark >= FOR_COLOR;
    }

    static void fill(Rows used, int size) {
        while (used.size() < size) used.add(0);
    }

    /** Whether a plan can be paid with what is not used or kept. */
    static boolean leaves(Plan plan, int more, Rows units, Rows used) {
        int kept = 0;
        int total = plan.pips.length + Math.max(0, plan.generic + more);
        for (int i = 0; i < units.size(); i++) if (used.get(i) == 0) kept++;
        if (kept < total) return false;
        return feasible(plan, units, used, 0);
    }

    /** The symbols from this one on can all be paid, each by another unit: a small matching by trial. */
    private static boolean feasible(Plan plan, Rows units, Rows used, int from) {
        if (from == plan.pips.length) return true;
        for (int i = 0; i < units.size(); i++) {
            if (used.get(i) != 0 || (units.get(i) & plan.pips[from]) == 0) continue;
            used.set(i, USED);
            boolean fits = feasible(plan, units, used, from + 1);
            used.set(i, 0);
            if (fits) return true;
        }
        return false;
    }

    /** Symbols first, each with the unit that can do least else; then generic mana. */
    static void choose(Plan plan, int more, Rows units, Rows used) {
        fill(used, units.size());
        for (int p = 0; p < plan.pips.length; p++) choosePip(plan, p, units, used);
        for (int n = Math.max(0, plan.generic + more); n > 0; n--) {
            int best = best(units, used, Mana.MASK);
            if (best < 0) best = keptUnit(used);
            used.set(best, USED);
        }
    }

    private static void choosePip(Plan plan, int p, Rows units, Rows used) {
        int mask = plan.pips[p];
        int best = -1;
        for (int i = 0; i < units.size(); i++) {
            if (used.get(i) != 0 || (units.get(i) & mask) == 0) continue;
            if (best >= 0 && worth(units.get(i)) >= worth(units.get(best))) continue;
            used.set(i, USED);
            if (feasible(plan, units, used, p + 1)) best = i;
            used.set(i, 0);
        }
        if (best < 0) {
            for (int i = 0; i < used.size(); i++) if (used.get(i) == KEPT && (units.get(i) & mask) != 0) best = i;
        }
        used.set(best, FOR_COLOR + Integer.numberOfTrailingZeros(units.get(best) & mask));
    }

    private static int keptUnit(Rows used) {
        for (int i = 0; i < used.size(); i++) if (used.get(i) == KEPT) return i;
        return 0;
    }

    private static int best(Rows units, Rows used, int mask) {
        int best = -1;
        for (int i = 0; i < units.size(); i++)
            if (used.get(i) == 0
                    && (units.get(i) & mask) != 0
                    && (best < 0 || worth(units.get(i)) < worth(units.get(best)))) best = i;
        return best;
    }

    /** How much a unit could do otherwise: colours, then other abilities, then being alive, then costing more than a tap. */
    static int worth(int unit) {
        return Integer.bitCount(unit & Color.ANY)
                + ((unit & Mana.USEFUL) != 0 ? 4 : 0)
                + ((unit & Mana.ALIVE) != 0 ? 8 : 0)
                + ((unit & Mana.DEAR) != 0 ? 16 : 0);
    }

    /** Taps what was chosen and takes the mana from the pool. */
    private static void spend(Table t, int seat, Rows units, Rows sources, Rows used, Rows stands) {
        int player = player(t, seat);
        for (int i = 0; i < used.size(); i++) {
            int as = used.get(i);
            if (!isUsed(as)) continue;
            int color = as >= FOR_COLOR ? as - FOR_COLOR : forGeneric(units.get(i));
            int source = sources.get(i);
            boolean made = source == 0 || alreadyMade(sources, used, i);
            if (!made) Mana.make(t, seat, source, color, stands);
            if (t.get(POOL[color], player) == 0) throw t.refuse();
            t.add(POOL[color], player, -1);
        }
    }

    /** Generic mana is paid with colorless mana where the source can make it: that never costs more than a color. */
    private static int forGeneric(int unit) {
        int colorless = Color.ALL.length;
        return (unit & (1 << colorless)) != 0 ? colorless : Integer.numberOfTrailingZeros(unit & Mana.MASK);
    }

    /** An object that makes several mana at once was tapped for an earlier one. */
    private static boolean alreadyMade(Rows sources, Rows used, int i) {
        for (int j = 0; j < i; j++) if (isUsed(used.get(j)) && sources.get(j) == sources.get(i)) return true;
        return false;
    }
}
