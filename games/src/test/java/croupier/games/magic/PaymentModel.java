package croupier.games.magic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Paying costs once more, written apart from the payer: a board as plain numbers, and every sequence of mana abilities that there is.
 * Whether a cost can be paid, and what is the least that must be given up, wasted and tapped for it.
 */
final class PaymentModel {
    static final int KINDS = 6;

    /** What one mana ability costs and makes. */
    record Ability(
            boolean taps,
            boolean leaves,
            int generic,
            int[] pips,
            int life,
            int pain,
            int counters,
            boolean sacrifices,
            boolean tapsCreature,
            boolean discards,
            List<int[]> makes) {
        static Ability tap(int[]... makes) {
            return new Ability(true, false, 0, new int[0], 0, 0, 0, false, false, false, List.of(makes));
        }

        Ability leaving(boolean taps) {
            return new Ability(
                    taps, true, generic, pips, life, pain, counters, sacrifices, tapsCreature, discards, makes);
        }

        Ability hurting(int much) {
            return new Ability(
                    taps, leaves, generic, pips, life, much, counters, sacrifices, tapsCreature, discards, makes);
        }

        Ability costing(int more, int... symbols) {
            return new Ability(
                    taps, leaves, more, symbols, life, pain, counters, sacrifices, tapsCreature, discards, makes);
        }

        Ability forLife(int much) {
            return new Ability(
                    false, leaves, generic, pips, much, pain, counters, sacrifices, tapsCreature, discards, makes);
        }

        Ability forCounter() {
            return new Ability(false, leaves, generic, pips, life, pain, 1, sacrifices, tapsCreature, discards, makes);
        }

        Ability forCreature() {
            return new Ability(false, leaves, generic, pips, life, pain, counters, true, tapsCreature, discards, makes);
        }

        Ability withCreature() {
            return new Ability(taps, leaves, generic, pips, life, pain, counters, sacrifices, true, discards, makes);
        }

        Ability forCard() {
            return new Ability(
                    false, leaves, generic, pips, life, pain, counters, sacrifices, tapsCreature, true, makes);
        }

        boolean isCostly() {
            return generic + pips.length + life + counters > 0 || sacrifices || tapsCreature || discards;
        }
    }

    /** A permanent. */
    record Thing(
            String name,
            boolean creature,
            boolean artifact,
            int power,
            int counters,
            boolean useful,
            List<Ability> abilities) {
        /** How much it could do otherwise: what the documentation says. */
        int worth() {
            int most = 0;
            int kinds = 0;
            for (Ability a : abilities)
                for (int[] m : a.makes) {
                    if (a.isCostly()) continue;
                    most = Math.max(most, Arrays.stream(m).sum());
                    for (int k = 0; k < 5; k++) if (m[k] > 0) kinds |= 1 << k;
                }
            return Math.max(1, most) * Integer.bitCount(kinds) + (useful ? 4 : 0) + (creature ? 8 + power : 0);
        }
    }

    /** What happens to the permanent whose ability is paid for. */
    enum Self {
        NOTHING,
        TAP,
        UNTAP,
        LEAVE,
        TAP_AND_LEAVE;

        boolean taps() {
            return this == TAP || this == TAP_AND_LEAVE;
        }

        boolean leaves() {
            return this == LEAVE || this == TAP_AND_LEAVE;
        }
    }

    /** What is to be paid: for an ability of the first thing, or for a spell. */
    record Bill(int generic, int[] pips, int life, int sacrifices, int artifacts, int taps, int discards, Self self) {}

    /** What is given up for good, mana wasted, worth of what is tapped. */
    record Price(int harm, int waste, int worth) implements Comparable<Price> {
        @Override
        public int compareTo(Price o) {
            if (harm != o.harm) return Integer.compare(harm, o.harm);
            return waste != o.waste ? Integer.compare(waste, o.waste) : Integer.compare(worth, o.worth);
        }
    }

    private record State(List<Integer> pool, int tapped, int gone, int life, List<Integer> counters, int hand) {}

    private final List<Thing> things;
    private final Bill bill;
    private final Map<State, Price> seen = new HashMap<>();
    private Price best;

    PaymentModel(List<Thing> things, Bill bill) {
        this.things = things;
        this.bill = bill;
    }

    /** The best price, null if it cannot be paid. */
    Price best(int life, int hand) {
        List<Integer> counters = things.stream().map(Thing::counters).toList();
        go(new State(Arrays.asList(0, 0, 0, 0, 0, 0), 0, 0, life, counters, hand), new Price(0, 0, 0));
        return best;
    }

    private void go(State s, Price so) {
        Price before = seen.get(s);
        if (before != null && before.compareTo(so) <= 0) return;
        seen.put(s, so);
        settle(s, so);
        // where no mana is paid there is no time for mana abilities (601.2g)
        if (bill.generic + bill.pips.length == 0) return;
        for (int i = 0; i < things.size(); i++) for (Ability a : things.get(i).abilities) activate(s, so, i, a);
    }

    // ---- one ability

    private void activate(State s, Price so, int i, Ability a) {
        if (is(s.gone, i) || (a.taps && is(s.tapped, i)) || s.life < a.life || s.counters.get(i) < a.counters) return;
        if (a.discards && s.hand == 0) return;
        int harm =
                a.life + a.pain + 2 * a.counters + (a.leaves ? 10 : 0) + (a.sacrifices ? 10 : 0) + (a.discards ? 5 : 0);
        int tapped = a.taps ? s.tapped | (1 << i) : s.tapped;
        List<Integer> counters = new ArrayList<>(s.counters);
        counters.set(i, counters.get(i) - a.counters);
        State now = new State(s.pool, tapped, s.gone, s.life - a.life, counters, s.hand - (a.discards ? 1 : 0));
        Price price = new Price(so.harm + harm, so.waste, so.worth + worthOf(s, i, a));
        for (int c = -1; c < things.size(); c++) {
            if ((c >= 0) != (a.sacrifices || a.tapsCreature)) continue;
            State then = now;
            Price paid = price;
            if (c >= 0) {
                if (!things.get(c).creature || is(now.gone, c)) continue;
                if (a.tapsCreature && is(now.tapped, c)) continue;
                then = new State(
                        now.pool,
                        a.tapsCreature ? now.tapped | (1 << c) : now.tapped,
                        a.sacrifices ? now.gone | (1 << c) : now.gone,
                        now.life,
                        now.counters,
                        now.hand);
                if (a.tapsCreature)
                    paid = new Price(
                            price.harm, price.waste, price.worth + things.get(c).worth());
            }
            spend(then, paid, a, i, 0);
        }
    }

    /** An object counts once, however it is used. */
    private int worthOf(State s, int i, Ability a) {
        if (a.isCostly()) return 16;
        boolean used = is(s.tapped, i);
        return used ? 0 : things.get(i).worth();
    }

    /** Pays the mana of an ability with any mana of the pool, then makes any that it may make. */
    private void spend(State s, Price so, Ability a, int i, int at) {
        if (at == a.pips.length + a.generic) {
            for (int[] made : a.makes) {
                List<Integer> pool = new ArrayList<>(s.pool);
                for (int k = 0; k < KINDS; k++) pool.set(k, pool.get(k) + made[k]);
                int gone = a.leaves ? s.gone | (1 << i) : s.gone;
                go(new State(pool, s.tapped, gone, s.life - a.pain, s.counters, s.hand), so);
            }
            return;
        }
        for (int k = 0; k < KINDS; k++) {
            if (s.pool.get(k) == 0 || (at < a.pips.length && (a.pips[at] & (1 << k)) == 0)) continue;
            List<Integer> pool = new ArrayList<>(s.pool);
            pool.set(k, pool.get(k) - 1);
            State then = new State(pool, s.tapped, s.gone, s.life, s.counters, s.hand);
            spend(then, new Price(so.harm, so.waste + 1, so.worth), a, i, at + 1);
        }
    }

    // ---- the bill

    private void settle(State s, Price so) {
        int[] pool = s.pool.stream().mapToInt(x -> x).toArray();
        int left = Arrays.stream(pool).sum() - bill.pips.length - bill.generic;
        if (left < 0 || !pays(pool, 0) || (bill.life > 0 && s.life < bill.life) || s.hand < bill.discards) return;
        if (!hasRows(s)) return;
        Price price = new Price(so.harm, so.waste + left, so.worth);
        if (best == null || price.compareTo(best) < 0) best = price;
    }

    private boolean pays(int[] pool, int at) {
        if (at == bill.pips.length) return true;
        for (int k = 0; k < KINDS; k++) {
            if (pool[k] == 0 || (bill.pips[at] & (1 << k)) == 0) continue;
            pool[k]--;
            boolean pays = pays(pool, at + 1);
            pool[k]++;
            if (pays) return true;
        }
        return false;
    }

    /** Creatures to be tapped, creatures and artifacts to be sacrificed, each of which leaves once. */
    private boolean hasRows(State s) {
        int untapped = 0;
        int creatures = 0;
        int artifacts = 0;
        int either = 0;
        for (int i = 0; i < things.size(); i++) {
            Thing t = things.get(i);
            boolean self = i == 0 && bill.self != Self.NOTHING;
            if (self && !isReady(s)) return false;
            if (is(s.gone, i)) continue;
            if (t.creature && !is(s.tapped, i) && !(self && bill.self.taps())) untapped++;
            if (self && bill.self.leaves()) continue;
            if (t.creature) creatures++;
            if (t.artifact) artifacts++;
            if (t.creature || t.artifact) either++;
        }
        return untapped >= bill.taps
                && creatures >= bill.sacrifices
                && artifacts >= bill.artifacts
                && either >= bill.sacrifices + bill.artifacts;
    }

    /** Whether the first thing is there, and tapped or not as the bill wants it. */
    private boolean isReady(State s) {
        if (is(s.gone, 0)) return false;
        return bill.self == Self.LEAVE || is(s.tapped, 0) == (bill.self == Self.UNTAP);
    }

    private static boolean is(int bits, int i) {
        return (bits & (1 << i)) != 0;
    }
}
