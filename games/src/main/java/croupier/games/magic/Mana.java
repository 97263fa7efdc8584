package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** Mana and what makes it (106, 605). A unit is one mana that could be had now, as the mask of what it may be. */
final class Mana {
    /** A unit whose ability costs more than tapping: used only if nothing else pays. */
    static final int DEAR = 1 << 8;
    /** A unit made by a creature, which might do something better. */
    static final int ALIVE = 1 << 9;
    /** A unit made by something that has other abilities to activate. */
    static final int USEFUL = 1 << 10;

    static final int MASK = 63;

    private Mana() {}

    /** Whether there is mana in a player's pool. */
    static boolean isAny(Table t, int seat) {
        int player = player(t, seat);
        for (Column c : POOL) if (t.get(c, player) > 0) return true;
        return false;
    }

    /** Every mana that a player has or could make now; the objects that make them, 0 for mana in the pool. */
    static void survey(Table t, int seat, Rows units, Rows sources) {
        int player = player(t, seat);
        for (int c = 0; c < POOL.length; c++)
            for (int n = t.get(POOL[c], player); n > 0; n--) {
                units.add(1 << c);
                sources.add(0);
            }
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) == seat) add(t, seat, object, units, sources);
        }
    }

    private static void add(Table t, int seat, int object, Rows units, Rows sources) {
        int types = t.stat(TYPES, object);
        int basic = ofLandTypes(t, object, types);
        Face face = Book.face(t, object);
        boolean printed = face.mana.length > 0 && !t.is(FACE_DOWN, object);
        if (basic == 0 && !printed && t.stat(GRANTED, object) == 0) return;
        if (t.is(TAPPED, object) && !printed) return;
        boolean sick = (types & Type.CREATURE.bit()) != 0 && isSick(t, object);
        if (sick || has(t, object, Keyword.CANT_ACTIVATE)) return;
        int alive = (types & Type.CREATURE.bit()) != 0 ? ALIVE : 0;
        int mask = t.is(TAPPED, object) ? 0 : basic;
        int many = 1;
        int dear = face.activated.length == 0 ? alive : alive | USEFUL;
        if (printed && t.stat(LOST, object) == 0)
            for (ManaAbility a : face.mana) {
                if (!isUsable(t, seat, object, a)) continue;
                mask |= a.colors();
                many = Math.max(many, many(t, seat, object, a));
                if (!a.isPlain() && a.cost().parts.length > 1) dear |= DEAR;
            }
        if (t.stat(GRANTED, object) != 0) mask |= granted(t, seat, object);
        if (mask == 0) return;
        int[] kinds = kindsOf(face, mask);
        if (t.isHeard(TAPPED_FOR_MANA)) {
            int made = replaced(t, seat, object, mask, many);
            if ((made & MASK) != mask) kinds = ONE_KIND;
            mask = made & MASK;
            many = made >>> MANY;
        }
        for (int n = 0; n < many; n++)
            for (int k : kinds) {
                units.add(k | dear);
                sources.add(object);
            }
        for (int n = 0; n < many && kinds.length == 0; n++) {
            units.add(mask | dear);
            sources.add(object);
        }
        if (t.isHeard(TAPPED_FOR_MANA)) addTriggered(t, seat, object, mask | dear, units, sources);
    }

    /** The colours that its basic land types let it make (305.6), unless it has lost all abilities (613.1f). */
    private static int ofLandTypes(Table t, int object, int types) {
        boolean has = (types & Type.LAND.bit()) != 0 && (t.stat(LOST, object) & Effects.ALL_LOST) == 0;
        return has ? Type.colorsOf(types) : 0;
    }

    private static final int[] ONE_KIND = {};
    /** So many bits are the kinds of mana, the rest how many. */
    private static final int MANY = 6;

    /** What is made of it when something replaces the mana (106.12b): the kinds, and how many. */
    private static int replaced(Table t, int seat, int object, int mask, int many) {
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (Book.of(t).reaction(t.abilityOf(l)) instanceof Replacement r
                    && r.applies(t, l, player(t, seat), object, many)) {
                if (r.addsInstead() >= 0) {
                    mask = r.kindInstead();
                    many = r.addsInstead();
                } else many = Math.max(0, r.mana(t, l, player(t, seat), object, many));
            }
        return mask | many << MANY;
    }

    /** The kinds of mana that an object makes together, where its only mana ability makes several. */
    private static int[] kindsOf(Face face, int mask) {
        if (face.mana.length != 1 || face.mana[0].colors() != mask) return ONE_KIND;
        return face.mana[0].kinds();
    }

    /** What triggered mana abilities add when this is tapped for mana (605.1b). */
    private static void addTriggered(Table t, int seat, int object, int mask, Rows units, Rows sources) {
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (Book.of(t).reaction(t.abilityOf(l)) instanceof Trigger g
                    && g.applies(t, l, player(t, seat), object, 0)) {
                int added = g.adds(mask);
                if (added == 0) continue;
                units.add(added);
                sources.add(object);
            }
    }

    /** What mana abilities that others give it would make. */
    private static int granted(Table t, int seat, int object) {
        int mask = 0;
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ManaAbility a : Book.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                if (isUsable(t, seat, object, a)) mask |= a.colors();
        return mask;
    }

    static boolean isSick(Table t, int object) {
        return t.get(SINCE, object) >= t.get(LAST_TURN, player(t, t.stat(CONTROLLER, object)))
                && !has(t, object, Keyword.HASTE);
    }

    private static boolean isUsable(Table t, int seat, int object, ManaAbility a) {
        if (a.cost().taps && t.is(TAPPED, object)) return false;
        if (a.cost().hasMana) return false;
        if (a.isPlain() && a.times() == null) return true;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        boolean is = (a.onlyIf() == null || a.onlyIf().test(t, s))
                && Paying.canPayParts(t, s, object, a.cost())
                && (a.times() == null || a.times().of(t, s) > 0);
        t.done(s);
        return is;
    }

    private static int many(Table t, int seat, int object, ManaAbility a) {
        if (a.times() == null) return a.many();
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int n = a.many() * a.times().of(t, s);
        t.done(s);
        return n;
    }

    /** A mana ability of the object is activated for this colour: it makes all it makes at once (605.3b). */
    static void make(Table t, int seat, int object, int color, Rows stands) {
        ManaAbility best = bestFor(t, seat, object, color);
        if (best == null) best = grantedFor(t, seat, object, color);
        // what is made is replaced, so any ability of it will do (106.12b)
        for (int c = 0; c < POOL.length && best == null && t.isHeard(TAPPED_FOR_MANA); c++) {
            color = c;
            best = bestFor(t, seat, object, c);
            if (best == null) best = grantedFor(t, seat, object, c);
        }
        if (best == null) return;
        if (!best.then().isEmpty()) stands.add(object).add(color);
        use(t, seat, object, best, color);
    }

    /** What showed or moved hidden cards stands though the action is taken back: it is done again (732.1). */
    static void again(Table t, int seat, Rows stands) {
        for (int i = 0; i + 1 < stands.size(); i += 2) {
            ManaAbility best = bestFor(t, seat, stands.get(i), stands.get(i + 1));
            if (best == null) best = grantedFor(t, seat, stands.get(i), stands.get(i + 1));
            if (best != null) use(t, seat, stands.get(i), best, stands.get(i + 1));
        }
    }

    /** A player activates a mana ability that costs mana; it resolves at once (605.3b). */
    static void activate(Table t, int seat, int object, ManaAbility a, Rows stands) {
        int color = Integer.numberOfTrailingZeros(a.colors());
        if (a.kinds().length == 0 && Integer.bitCount(a.colors()) > 1) {
            croupier.kernel.Ask ask = t.ask(seat, WHICH_COLOR).because(object);
            for (int c = 0; c < POOL.length; c++) if ((a.colors() & (1 << c)) != 0) ask.option(COLOR_WORDS[c], c);
            color = croupier.kernel.Code.a(ask.code());
        }
        int many = many(t, seat, object, a);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        // what is tapped as a cost cannot be tapped for mana on the way
        Paying.payParts(t, s, object, a.cost());
        Paying.payMana(t, seat, object, a.cost(), 0, stands);
        t.done(s);
        add(t, seat, object, a, color, many);
    }

    private static @org.jspecify.annotations.Nullable ManaAbility bestFor(Table t, int seat, int object, int color) {
        if ((ofLandTypes(t, object, t.stat(TYPES, object)) & 1 << color) != 0) return ManaAbility.OF_LANDS[color];
        ManaAbility best = null;
        if (t.stat(LOST, object) != 0) return null;
        for (ManaAbility a : Book.face(t, object).mana)
            if ((a.colors() & (1 << color)) != 0 && isUsable(t, seat, object, a) && (best == null || !best.isPlain()))
                best = a;
        return best;
    }

    private static @org.jspecify.annotations.Nullable ManaAbility grantedFor(Table t, int seat, int object, int color) {
        ManaAbility best = null;
        for (int bits = t.stat(GRANTED, object); bits != 0 && best == null; bits &= bits - 1)
            for (ManaAbility a : Book.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                if ((a.colors() & (1 << color)) != 0 && isUsable(t, seat, object, a)) best = a;
        return best;
    }

    private static void use(Table t, int seat, int object, ManaAbility a, int color) {
        int many = many(t, seat, object, a);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        Paying.payParts(t, s, object, a.cost());
        t.done(s);
        add(t, seat, object, a, color, many);
    }

    /** All that it makes is added at once, then comes what else its text says. */
    private static void add(Table t, int seat, int object, ManaAbility a, int color, int many) {
        int player = player(t, seat);
        int n = a.cost().taps ? t.would(TAPPED_FOR_MANA, player, object, many) : many;
        if (n != Event.NOTHING) {
            for (int k : a.kinds()) t.add(POOL[Integer.numberOfTrailingZeros(k)], player, n);
            if (a.kinds().length == 0) t.add(POOL[color], player, n);
        }
        if (a.cost().taps) t.did(TAPPED_FOR_MANA, player, object, color);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 0);
        a.then().run(t, s);
        t.set(BY_RULE, byRule);
        t.done(s);
    }

    /** Mana empties as steps and phases end (500.4). */
    static void empty(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            for (int c = 0; c < POOL.length; c++) if (t.get(POOL[c], player) > 0) t.set(POOL[c], player, 0);
        }
    }
}
