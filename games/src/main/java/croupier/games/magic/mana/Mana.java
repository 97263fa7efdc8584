package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Characteristics;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;

/** The mana pool, and what mana abilities add (106, 605). */
public final class Mana {
    /** The kinds of mana as bits: five colors and colorless. */
    static final int MASK = 63;

    private Mana() {}

    /** Whether there is mana in a player's pool. */
    public static boolean isAny(Table t, int seat) {
        int player = player(t, seat);
        for (Column c : POOL) if (t.get(c, player) > 0) return true;
        return false;
    }

    /** Mana empties as steps and phases end (500.4). */
    public static void empty(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            for (int c = 0; c < POOL.length; c++) if (t.get(POOL[c], player) > 0) t.set(POOL[c], player, 0);
        }
    }

    /** Whether a creature's abilities with {T} or {Q} cannot be activated yet (302.6). */
    public static boolean isSick(Table t, int object) {
        return t.get(SINCE, object) >= t.get(LAST_TURN, player(t, t.stat(CONTROLLER, object)))
                && !has(t, object, Keyword.HASTE);
    }

    static boolean canTap(Table t, int object) {
        return !t.is(TAPPED, object) && !(isA(t, object, Type.CREATURE) && isSick(t, object));
    }

    /** Whether a mana ability can be activated now, if its mana can be paid. */
    public static boolean isUsable(Table t, int seat, int object, ManaAbility a) {
        if (a.cost.taps && !canTap(t, object)) return false;
        if (a.isPlain) return true;
        if (a.only != null && !isFor(t, seat, object, a.only)) return false;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        boolean is = (a.onlyIf == null || a.onlyIf.test(t, s)) && Parts.canPayAll(t, s, object, a.cost, false);
        t.done(s);
        return is;
    }

    /** Whether mana for some spells alone may be spent on the spell that is paid for (106.6). */
    private static boolean isFor(Table t, int seat, int object, PerRow<Condition> only) {
        int spell = t.get(PAYING_FOR);
        if (spell == 0) return false;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        boolean is = only.with(s, spell).test(t, s);
        t.done(s);
        return is;
    }

    /** How much of each kind it adds. */
    public static int many(Table t, int seat, int object, ManaAbility a) {
        if (a.times == null) return a.many;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int n = a.many * Math.max(0, a.times.of(t, s));
        t.done(s);
        return n;
    }

    /** The plain mana ability of an object that makes this kind of mana. */
    static ManaAbility plainAbility(Table t, int object, int color) {
        int bit = 1 << color;
        if ((Sources.basicColors(t, object, t.stat(TYPES, object)) & bit) != 0) return ManaAbility.ofLand(color);
        if (!Characteristics.lostMana(t, object) && !t.is(FACE_DOWN, object))
            for (ManaAbility a : MagicCards.face(t, object).mana) if (a.isPlain && (a.colors & bit) != 0) return a;
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ManaAbility a : MagicCards.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                if (a.isPlain && (a.colors & bit) != 0) return a;
        throw new IllegalStateException(MagicCards.face(t, object).name + " has no ability for this mana");
    }

    /** The kind of mana that a mask means first: colorless where it can be, since that never costs more than a color. */
    static int kindOf(int mask) {
        int colorless = Color.ALL.length;
        return (mask & (1 << colorless)) != 0 ? colorless : Integer.numberOfTrailingZeros(mask);
    }
}
