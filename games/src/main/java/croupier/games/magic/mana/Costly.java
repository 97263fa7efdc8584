package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.Objects;

/**
 * The part of a {@link Payer}'s search that tries mana abilities with costs of their own: mana, life, counters, other objects; and beside
 * them those that make their own object leave. They are used one after the other, each with what is left by then, as often as what
 * they cost allows.
 */
final class Costly {
    /** This many in a row are tried. */
    private static final int LONGEST = 12;

    /** To use one of these abilities counts like this many colors. */
    private static final long DEAR = 16;

    private final Payer p;
    private int[] entry = new int[8];
    private int entries;

    // ---- what is under way

    private final int[] steps = new int[LONGEST];
    private int depth;
    /** The mana that the first step costs. */
    final int[] firstSpend = new int[6];

    int firstLife;

    /** Sources of one mana that pay for steps, and for which mana they are tapped. */
    int[] takenKind = new int[16];

    int[] takenColor = new int[16];
    int taken;
    /** Counters that are gone: object, kind, how many. */
    private int[] counters = new int[24];

    private int counted;

    Costly(Payer p) {
        this.p = p;
    }

    void begin() {
        entries = depth = taken = counted = 0;
        Arrays.fill(firstSpend, 0);
    }

    /** One more; of abilities that cost nothing of their own object one of a kind is enough. */
    void add(int e) {
        ManaAbility a = p.entries.ability[e];
        for (int i = 0; i < entries && !a.cost.needsThis; i++)
            if (p.entries.ability[entry[i]] == a && p.entries.color[entry[i]] == p.entries.color[e]) return;
        if (entries == entry.length) entry = Arrays.copyOf(entry, entries * 2);
        entry[entries++] = e;
    }

    /**
     * Which of them come first, where the order makes no difference: those that cost only numbers and cards, then those that tap others;
     * what makes something leave and what costs mana may depend on each other.
     */
    private int rankOf(int e) {
        ManaAbility a = p.entries.ability[e];
        boolean leaves = a.leaves;
        for (Cost.Part part : a.cost.parts)
            leaves |= part.kind() == Cost.Kind.SACRIFICE
                    || part.kind() == Cost.Kind.RETURN
                    || part.kind() == Cost.Kind.EXILE;
        return a.cost.hasMana || leaves ? 2 : a.cost.tapsOthers || a.cost.untaps ? 1 : 0;
    }

    /** Whether a step after the last one can lead to something that another order does not. */
    private boolean isInOrder(int e) {
        if (depth == 0) return true;
        int before = rankOf(steps[depth - 1]);
        int now = rankOf(e);
        return now > before || (now == before && (now == 2 || e >= steps[depth - 1]));
    }

    boolean isEmpty() {
        return entries == 0;
    }

    /** The entry of the first step, -1 for none. */
    int firstStep() {
        return depth == 0 ? -1 : steps[0];
    }

    /** What is chosen is judged as it is, then with one more of these abilities. */
    void look() {
        p.judge();
        if (entries == 0 || depth == LONGEST || !p.canStillTap()) return;
        for (int i = 0; i < entries && !p.isDone(); i++) if (isInOrder(entry[i])) begin(entry[i]);
    }

    private void begin(int e) {
        ManaAbility a = p.entries.ability[e];
        int object = p.entries.object[e];
        p.looks++;
        if (a.cost.taps && p.isTapped(object)) return;
        if (p.gone.has(object)
                || p.isGone(object)
                || !p.canImprove(p.entries.harm[e] + p.entries.pain[e], a.cost.mana.value())) return;
        Table t = p.t;
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.object(t, s, object, p.seat);
        steps[depth] = e;
        p.addHarm(e, 1);
        long worth = Best.WORTH * (a.isCostly ? DEAR : p.worth(object, p.entries.union(e), p.entries.size(e)));
        p.worth += worth;
        if (a.cost.taps) p.tapped.add(object);
        payPart(s, e, 0);
        if (a.cost.taps) p.tapped.shorten(p.tapped.size() - 1);
        p.worth -= worth;
        p.addHarm(e, -1);
        t.done(s);
        t.release(mark);
    }

    // ---- its parts, one after the other

    private void payPart(Scope s, int e, int i) {
        ManaAbility a = p.entries.ability[e];
        if (p.isDone()) return;
        if (i == a.cost.parts.length) {
            for (Plan plan : a.cost.plans) payMana(e, plan, 0);
            return;
        }
        Cost.Part part = a.cost.parts[i];
        int object = p.entries.object[e];
        int many = Parts.amount(p.t, s, part);
        switch (part.kind()) {
            case TAP -> payPart(s, e, i + 1);
            case UNTAP -> {
                if (p.t.is(TAPPED, object) && !p.tapped.has(object)) payPart(s, e, i + 1);
            }
            case LIFE -> {
                p.lifeSpent += many;
                if (p.hasLife()) payPart(s, e, i + 1);
                p.lifeSpent -= many;
            }
            case REMOVE, PUT -> payCounters(s, e, i, part.kind() == Cost.Kind.PUT ? -many : many);
            case DISCARD_THIS, CREW -> {}
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> payRows(s, e, i);
        }
    }

    private void payCounters(Scope s, int e, int i, int many) {
        int object = p.entries.object[e];
        int kind = p.entries.ability[e].cost.parts[i].counter();
        int left = p.t.get(COUNTERS[kind], object) - many;
        if (object == p.object) left -= Parts.countersTaken(p.t, p.s, object, p.cost, kind);
        for (int c = 0; c < counted; c += 3)
            if (counters[c] == object && counters[c + 1] == kind) left -= counters[c + 2];
        if (left < 0) return;
        if (counted + 3 > counters.length) counters = Arrays.copyOf(counters, counters.length * 2);
        counters[counted] = object;
        counters[counted + 1] = kind;
        counters[counted + 2] = many;
        counted += 3;
        payPart(s, e, i + 1);
        counted -= 3;
    }

    private void payRows(Scope s, int e, int i) {
        int mark = p.t.mark();
        Cost.Part part = p.entries.ability[e].cost.parts[i];
        Rows among = Parts.among(p.t, s, p.entries.object[e], part, false);
        Rows from = part.kind() == Cost.Kind.TAP_OTHER ? p.tapped : p.gone;
        int kept = 0;
        for (int r = 0; r < among.size(); r++) if (isThere(among.get(r), part)) among.set(kept++, among.get(r));
        among.shorten(kept);
        boolean all = Objects.requireNonNull(part.choice()).how() == Choice.How.ALL;
        int before = from.size();
        if (all) {
            from.addAll(among);
            if (among.size() >= Parts.needed(p.t, s, part)) payPart(s, e, i + 1);
            from.shorten(before);
        } else {
            pick(s, e, i, among, 0, Parts.needed(p.t, s, part));
        }
        p.t.release(mark);
    }

    private boolean isThere(int row, Cost.Part part) {
        if (p.gone.has(row) || p.isGone(row)) return false;
        if (part.kind() != Cost.Kind.TAP_OTHER) return !p.groups.isForPart(row);
        return !p.isTapped(row) && !(p.cost.taps && row == p.object);
    }

    /** This many rows from this one on; of those that are alike the first will do. */
    private void pick(Scope s, int e, int i, Rows among, int from, int more) {
        if (more == 0) {
            payPart(s, e, i + 1);
            return;
        }
        boolean taps = p.entries.ability[e].cost.parts[i].kind() == Cost.Kind.TAP_OTHER;
        Rows into = taps ? p.tapped : p.gone;
        for (int r = from; r + more <= among.size() && !p.isDone(); r++) {
            int row = among.get(r);
            if (isLikeOneBefore(among, from, r)) continue;
            int k = taps ? p.kindOf(row) : -1;
            if (k >= 0 && p.supply.left(k) == 0) continue;
            long worth = taps ? p.worthOf(row) * Best.WORTH : 0;
            if (k >= 0) p.supply.taken[k]++;
            p.worth += worth;
            into.add(row);
            pick(s, e, i, among, r + 1, more - 1);
            into.shorten(into.size() - 1);
            p.worth -= worth;
            if (k >= 0) p.supply.taken[k]--;
        }
    }

    private boolean isLikeOneBefore(Rows among, int from, int r) {
        for (int i = from; i < r; i++) if (areAlike(among.get(i), among.get(r))) return true;
        return false;
    }

    /** Whether it makes no difference which of two rows is taken. */
    private boolean areAlike(int a, int b) {
        Table t = p.t;
        return t.card(a) == t.card(b)
                && t.is(TAPPED, a) == t.is(TAPPED, b)
                && p.kindOf(a) == p.kindOf(b)
                && p.isPlain(a)
                && p.isPlain(b)
                && Objects.equals(t.zoneOf(a), t.zoneOf(b));
    }

    // ---- its mana

    private void payMana(int e, Plan plan, int i) {
        if (p.isDone()) return;
        if (i == plan.pips.length + plan.generic) {
            made(e, plan);
            return;
        }
        int wanted = i < plan.pips.length ? plan.pips[i] : Demand.GENERIC;
        Supply supply = p.supply;
        for (int c = supply.made.length - 1; c >= 0; c--) {
            if ((wanted & (1 << c)) == 0 || supply.made[c] == 0) continue;
            supply.made[c]--;
            spend(e, plan, i, c);
            supply.made[c]++;
        }
        for (int o = 0; o < supply.opens; o++) {
            if (supply.openTaken[o] >= 0 || (supply.openMask[o] & wanted & Mana.MASK) == 0) continue;
            supply.openTaken[o] = Mana.kindOf(supply.openMask[o] & wanted & Mana.MASK);
            spend(e, plan, i, supply.openTaken[o]);
            supply.openTaken[o] = -1;
        }
        for (int n = 0; n < supply.kinds; n++) {
            int k = supply.order[n];
            if (supply.left(k) == 0 || (supply.mask[k] & wanted & Mana.MASK) == 0) continue;
            take(k, Mana.kindOf(supply.mask[k] & wanted & Mana.MASK));
            p.worth += (long) supply.worth[k] * Best.WORTH;
            spend(e, plan, i, takenColor[taken - 1]);
            p.worth -= (long) supply.worth[k] * Best.WORTH;
            supply.taken[k]--;
            taken--;
        }
    }

    private void take(int k, int color) {
        if (taken == takenKind.length) {
            takenKind = Arrays.copyOf(takenKind, taken * 2);
            takenColor = Arrays.copyOf(takenColor, taken * 2);
        }
        p.supply.taken[k]++;
        takenKind[taken] = k;
        takenColor[taken++] = color;
    }

    private void spend(int e, Plan plan, int i, int color) {
        p.manaSpent++;
        if (depth == 0) firstSpend[color]++;
        payMana(e, plan, i + 1);
        if (depth == 0) firstSpend[color]--;
        p.manaSpent--;
    }

    /** It has been paid for: what it makes is there, and all goes on. */
    private void made(int e, Plan plan) {
        p.lifeSpent += plan.life;
        if (depth == 0) firstLife = plan.life;
        if (p.hasLife()) {
            for (int m = 0; m < p.entries.size(e); m++) p.make(p.entries.mana(e, m), e);
            depth++;
            look();
            depth--;
            for (int m = p.entries.size(e) - 1; m >= 0; m--) p.unmake(p.entries.mana(e, m));
        }
        p.lifeSpent -= plan.life;
    }
}
