package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Characteristics;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.abilities.ReplacementEffect;
import croupier.games.magic.abilities.TriggeredAbility;
import croupier.games.magic.cards.AddsMana;
import croupier.games.magic.cards.TakesLife;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;

/**
 * What each mana ability of one object would make now. An ability that makes several mana of one kind has an entry for each kind;
 * else the mask of an entry's mana says what each of them may be.
 */
public final class Yields {
    /** Mana whose color the player says as it is made: nobody can reckon with more than one mana. */
    static final int UNKNOWN = 1 << 6;

    int count;
    ManaAbility[] ability = new ManaAbility[8];
    /** The kind that is chosen; -1 where the mask leaves it open or nothing is chosen. */
    int[] color = new int[8];
    /** The life that is lost as it is used. */
    int[] pain = new int[8];
    /** What is given up beside that. */
    int[] harm = new int[8];
    /** Where the mana of an entry begins; it ends where that of the next one begins. */
    int[] from = new int[9];

    int[] mana = new int[32];

    /** All abilities of an object that can be used now, apart from the mana that they cost. */
    void of(Table t, int seat, int object) {
        count = 0;
        from[0] = 0;
        int types = t.stat(TYPES, object);
        boolean has = !Characteristics.lostMana(t, object);
        int basic = Sources.basicColors(t, object, types);
        for (; basic != 0; basic &= basic - 1)
            add(t, seat, object, ManaAbility.ofLand(Integer.numberOfTrailingZeros(basic)));
        if (has && !t.is(FACE_DOWN, object))
            for (ManaAbility a : MagicCards.face(t, object).mana) add(t, seat, object, a);
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ManaAbility a : MagicCards.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                add(t, seat, object, a);
    }

    private void add(Table t, int seat, int object, ManaAbility a) {
        if (!Mana.isUsable(t, seat, object, a)) return;
        int many = Mana.many(t, seat, object, a);
        boolean heard = a.cost.taps && t.isHeard(TAPPED_FOR_MANA);
        int instead = heard ? replacing(t, seat, object) : 0;
        if (instead != 0) {
            addInstead(t, seat, object, a, instead);
            return;
        }
        if (heard) many = changed(t, seat, object, many);
        boolean open = a.kinds.length == 0 && Integer.bitCount(a.colors) > 1;
        if (open && (many > 1 || (heard && addsSame(t, seat, object)))) {
            for (int left = a.colors; left != 0; left &= left - 1)
                addOne(t, seat, object, a, left & -left, many, heard);
        } else {
            addOne(t, seat, object, a, a.colors, many, heard);
        }
    }

    private void addOne(Table t, int seat, int object, ManaAbility a, int kinds, int many, boolean heard) {
        int kind = Integer.numberOfTrailingZeros(kinds);
        begin(t, seat, object, a, a.kinds.length > 0 || Integer.bitCount(kinds) == 1 ? kind : -1);
        for (int k : a.kinds) put(k, many);
        if (a.kinds.length == 0) put(kinds, many);
        if (heard) addTriggered(t, seat, object, kind);
        end();
    }

    private void addInstead(Table t, int seat, int object, ManaAbility a, int listener) {
        int kind = kindInstead(t, listener);
        begin(t, seat, object, a, Integer.numberOfTrailingZeros(a.colors));
        addSteps(t, seat, object, listener, stepsInstead(t, listener), kind);
        addTriggered(t, seat, object, kind);
        end();
    }

    // ---- entries

    private void begin(Table t, int seat, int object, ManaAbility a, int kind) {
        if (count == ability.length) {
            ability = Arrays.copyOf(ability, count * 2);
            color = Arrays.copyOf(color, count * 2);
            pain = Arrays.copyOf(pain, count * 2);
            harm = Arrays.copyOf(harm, count * 2);
            from = Arrays.copyOf(from, count * 2 + 1);
        }
        ability[count] = a;
        color[count] = kind;
        pain[count] = a.then.isEmpty() ? 0 : taken(t, seat, object, a.then);
        harm[count] = Harm.of(t, seat, object, a);
        from[count + 1] = from[count];
    }

    private void put(int mask, int many) {
        for (int n = 0; n < many; n++) {
            if (from[count + 1] == mana.length) mana = Arrays.copyOf(mana, mana.length * 2);
            mana[from[count + 1]++] = mask;
        }
    }

    /** An ability that makes nothing now is none. */
    private void end() {
        if (from[count + 1] > from[count]) count++;
    }

    int size(int entry) {
        return from[entry + 1] - from[entry];
    }

    /** All that the mana of an entry may be. */
    int union(int entry) {
        int mask = 0;
        for (int i = from[entry]; i < from[entry + 1]; i++) mask |= mana[i];
        return mask;
    }

    // ---- what changes it, and what is added

    /** The effect that makes other mana instead when this is tapped for mana (106.12b), 0 for none. */
    public static int replacing(Table t, int seat, int object) {
        int found = 0;
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof ReplacementEffect r
                    && r.instead() != null
                    && r.applies(t, l, player(t, seat), object, 1)) found = l;
        return found;
    }

    private static Steps stepsInstead(Table t, int listener) {
        Steps steps = ((ReplacementEffect) MagicCards.of(t).reaction(t.abilityOf(listener))).instead();
        return steps == null ? Steps.NONE : steps;
    }

    /** The first kind of mana that is made instead. */
    public static int kindInstead(Table t, int listener) {
        Steps steps = stepsInstead(t, listener);
        for (int i = 0; i < steps.size(); i++)
            if (steps.get(i) instanceof AddsMana m) for (int c = 0; c < POOL.length; c++) if (m.adds(c) > 0) return c;
        return Color.ALL.length;
    }

    /** How much it becomes when effects change it. */
    private static int changed(Table t, int seat, int object, int many) {
        int n = many;
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof ReplacementEffect r
                    && r.applies(t, l, player(t, seat), object, n))
                n = Math.max(0, r.mana(t, l, player(t, seat), object, n));
        return n;
    }

    /** What triggered mana abilities add when this is tapped for mana of one kind (605.1b). */
    private void addTriggered(Table t, int seat, int object, int kind) {
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof TriggeredAbility g
                    && g.isMana()
                    && g.applies(t, l, player(t, seat), object, kind))
                addSteps(t, seat, object, l, g.text.modes[0].steps(), kind);
    }

    private void addSteps(Table t, int seat, int object, int listener, Steps steps, int kind) {
        for (int i = 0; i < steps.size(); i++) {
            if (!(steps.get(i) instanceof AddsMana m)) continue;
            Scope s = t.scope();
            Scopes.listener(t, s, listener, player(t, seat), object, kind);
            int times = m.who().of(t, s) == player(t, seat) ? m.times().of(t, s) : 0;
            t.done(s);
            if (m.isSame()) put(1 << kind, times);
            if (m.isAny()) put(UNKNOWN, times);
            for (int c = 0; c < POOL.length; c++) put(1 << c, times * m.adds(c));
        }
    }

    private static boolean addsSame(Table t, int seat, int object) {
        for (int l = t.firstListener(TAPPED_FOR_MANA); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof TriggeredAbility g
                    && g.isMana()
                    && g.applies(t, l, player(t, seat), object, 0)) {
                Steps steps = g.text.modes[0].steps();
                for (int i = 0; i < steps.size(); i++)
                    if (steps.get(i) instanceof AddsMana m && m.isSame()) return true;
            }
        return false;
    }

    // ---- life

    /** The life that the player who uses it loses by these steps. */
    static int taken(Table t, int seat, int object, Steps steps) {
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int sum = taken(t, s, player(t, seat), steps);
        t.done(s);
        return sum;
    }

    static int taken(Table t, Scope s, int player, Steps steps) {
        int sum = 0;
        for (int i = 0; i < steps.size(); i++) if (steps.get(i) instanceof TakesLife v) sum += v.taken(t, s, player);
        return Math.max(0, sum);
    }
}
