package croupier.games.magic;

import static croupier.games.magic.MagicWords.*;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** The mana pool, and mana abilities that are activated (106, 605). */
final class Mana {
    /** The kinds of mana as bits: five colors and colorless. */
    static final int MASK = 63;

    private Mana() {}

    /** Whether there is mana in a player's pool. */
    static boolean isAny(Table t, int seat) {
        int player = player(t, seat);
        for (Column c : POOL) if (t.get(c, player) > 0) return true;
        return false;
    }

    /** Mana empties as steps and phases end (500.4). */
    static void empty(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            for (int c = 0; c < POOL.length; c++) if (t.get(POOL[c], player) > 0) t.set(POOL[c], player, 0);
        }
    }

    /** Whether a creature's abilities with {T} or {Q} cannot be activated yet (302.6). */
    static boolean isSick(Table t, int object) {
        return t.get(SINCE, object) >= t.get(LAST_TURN, player(t, t.stat(CONTROLLER, object)))
                && !has(t, object, Keyword.HASTE);
    }

    static boolean canTap(Table t, int object) {
        return !t.is(TAPPED, object) && !(isA(t, object, Type.CREATURE) && isSick(t, object));
    }

    /** Whether a mana ability can be activated now, if its mana can be paid. */
    static boolean isUsable(Table t, int seat, int object, ManaAbility a) {
        if (a.cost.taps && !canTap(t, object)) return false;
        if (a.isPlain) return true;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        boolean is = (a.onlyIf == null || a.onlyIf.test(t, s)) && Paying.canPayParts(t, s, object, a.cost, false);
        t.done(s);
        return is;
    }

    /** How much of each kind it adds. */
    static int many(Table t, int seat, int object, ManaAbility a) {
        if (a.times == null) return a.many;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int n = a.many * Math.max(0, a.times.of(t, s));
        t.done(s);
        return n;
    }

    /**
     * A mana ability is activated, its mana is paid for already: the rest of its cost is paid and it resolves at once (605.3b). What
     * is owed beside must remain payable.
     */
    static void use(Table t, int seat, int object, ManaAbility a, int color, Rows stands, @Nullable Owed owed) {
        if (!a.then.isEmpty()) stands.add(object).add(a.number).add(color);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        Paying.payParts(t, s, object, a.cost, owed);
        t.done(s);
        add(t, seat, object, a, color);
    }

    /** The plain mana ability of an object that makes this kind of mana. */
    static ManaAbility plainAbility(Table t, int object, int color) {
        int bit = 1 << color;
        if ((Sources.basicColors(t, object, t.stat(TYPES, object)) & bit) != 0) return ManaAbility.OF_LANDS[color];
        if (t.stat(LOST, object) == 0 && !t.is(FACE_DOWN, object))
            for (ManaAbility a : MagicCards.face(t, object).mana) if (a.isPlain && (a.colors & bit) != 0) return a;
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ManaAbility a : MagicCards.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                if (a.isPlain && (a.colors & bit) != 0) return a;
        throw new IllegalStateException(MagicCards.face(t, object).name + " has no ability for this mana");
    }

    /** What showed or moved hidden cards stands though the action is taken back: it is done again (732.1). */
    static void again(Table t, int seat, Rows stands) {
        int mark = t.mark();
        Rows done = t.rows();
        for (int i = 0; i + 2 < stands.size(); i += 3) {
            ManaAbility a = MagicCards.of(t).manaAbilities[stands.get(i + 1)];
            int object = stands.get(i);
            if (onBattlefield(t, object) && !a.cost.hasMana && isUsable(t, seat, object, a))
                use(t, seat, object, a, stands.get(i + 2), done, null);
        }
        t.release(mark);
    }

    /** All that it makes is added at once, then comes what else its text says. */
    private static void add(Table t, int seat, int object, ManaAbility a, int color) {
        int player = player(t, seat);
        int many = many(t, seat, object, a);
        int n = a.cost.taps ? t.would(TAPPED_FOR_MANA, player, object, many) : many;
        if (n != Event.NOTHING) {
            for (int k : a.kinds) t.add(POOL[Integer.numberOfTrailingZeros(k)], player, n);
            if (a.kinds.length == 0) t.add(POOL[color], player, n);
        }
        if (a.cost.taps)
            t.did(TAPPED_FOR_MANA, player, object, n == Event.NOTHING ? made(t, seat, object, color) : color);
        if (a.then.isEmpty()) return;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 0);
        a.then.run(t, s);
        t.set(BY_RULE, byRule);
        t.done(s);
    }

    /** The kind of mana that was made instead of this one. */
    private static int made(Table t, int seat, int object, int color) {
        int replacing = Yields.replacing(t, seat, object);
        return replacing == 0 ? color : Yields.kindInstead(t, replacing);
    }

    /** The kind of mana that a mask means first: colorless where it can be, since that never costs more than a color. */
    static int kindOf(int mask) {
        int colorless = Color.ALL.length;
        return (mask & (1 << colorless)) != 0 ? colorless : Integer.numberOfTrailingZeros(mask);
    }
}
