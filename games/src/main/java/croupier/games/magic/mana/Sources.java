package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Characteristics;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All mana that a player has or could make now (106, 605), one unit each, as the mask of what it may be. Together they are a bound:
 * what they cannot pay cannot be paid. Where sources are odd, what they can pay must be searched ({@link Payer}).
 */
public final class Sources {
    /** Made by a creature, which might do something better. */
    static final int ALIVE = 1 << 9;
    /** Made by something that has other abilities to activate. */
    static final int USEFUL = 1 << 10;
    /** Paying with it needs a closer look: it makes several mana at once, or hurts, or its object leaves. */
    public static final int CLOSE = 1 << 11;
    /** Not all units of its object are to be had together, or they cost more than their object. */
    public static final int ODD = 1 << 12;
    /** Its ability takes life at once. */
    public static final int HURTS = 1 << 13;
    /** Its object leaves. */
    public static final int LEAVES = 1 << 14;
    /** Its object need not be tapped. */
    static final int TAPLESS = 1 << 15;
    /** Its ability costs more than its object. */
    static final int COSTLY = 1 << 16;

    /** This often an ability that can be repeated is counted. */
    private static final int OFTEN = 64;

    public int[] unit = new int[32];
    /** The object that makes it, 0 for mana in the pool. */
    public int[] source = new int[32];

    public int size;
    /** The flags of all units together. */
    public int flags;

    /** Whether some of it may be spent on some spells alone, so that it depends on what is paid for. */
    public boolean restricted;

    private final Yields yields = new Yields();

    /** Whose mana is looked for as soon as somebody asks; null if that was done. */
    private @Nullable Table waiting;

    private int waitingSeat;

    /** Mana of a player will be looked for when something is to be paid: mostly nothing is, and until then nothing may change. */
    public void surveyLater(Table t, int seat) {
        waiting = t;
        waitingSeat = seat;
    }

    /** The sources, which are looked for if that was put off. */
    public Sources surveyed() {
        Table t = waiting;
        return t == null ? this : survey(t, waitingSeat);
    }

    /** Looks for the mana of a player. */
    public Sources survey(Table t, int seat) {
        waiting = null;
        size = 0;
        flags = 0;
        restricted = false;
        int player = player(t, seat);
        for (int c = 0; c < POOL.length; c++) for (int n = t.get(POOL[c], player); n > 0; n--) add(1 << c, 0);
        boolean heard = t.isHeard(TAPPED_FOR_MANA);
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) == seat) look(t, seat, object, heard);
        }
        return this;
    }

    /** Mana that a spell does not cost (118.7): it pays for its kind, or for generic mana; survey again afterwards. */
    public void spare(ManaCost less) {
        for (int i = 0; i < less.pips().size(); i++) add(less.pip(i) & ManaCost.MANA, 0);
    }

    /** What pays for generic mana alone: a creature without colors that is tapped for convoke. */
    private static final int GENERIC_ONLY = 1 << 8;

    /** Every untapped creature of the player counts as mana of its colors or generic mana (702.51a); survey again afterwards. */
    public Sources convoke(Table t, int seat) {
        int found = size;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) != seat || t.is(TAPPED, object) || !isA(t, object, Type.CREATURE)) continue;
            int mask = t.stat(COLORS, object) | GENERIC_ONLY;
            boolean isSource = false;
            for (int n = 0; n < found && !isSource; n++)
                if (source[n] == object) {
                    unit[n] |= mask;
                    isSource = true;
                }
            if (!isSource) add(mask, object);
        }
        return this;
    }

    private void add(int mask, int object) {
        if (size == unit.length) {
            unit = Arrays.copyOf(unit, size * 2);
            source = Arrays.copyOf(source, size * 2);
        }
        unit[size] = mask;
        source[size++] = object;
        flags |= mask;
    }

    /** The colors that its basic land types let an object make (305.6), unless it has lost all abilities (613.1f). */
    public static int basicColors(Table t, int object, int types) {
        boolean has = (types & Type.LAND.bit()) != 0 && (t.stat(LOST, object) & Characteristics.ALL_LOST) == 0;
        return has ? Type.colorsOf(types) : 0;
    }

    private void look(Table t, int seat, int object, boolean heard) {
        int types = t.stat(TYPES, object);
        int mask = basicColors(t, object, types);
        Face face = MagicCards.face(t, object);
        int granted = t.stat(GRANTED, object);
        boolean printed = face.mana.length > 0 && !t.is(FACE_DOWN, object) && !Characteristics.lostMana(t, object);
        if (mask == 0 && !printed && granted == 0) return;
        if (printed && face.hasRestrictedMana) restricted = true;
        if (printed) mask = face.plainMana < 0 ? -1 : mask | face.plainMana;
        for (; granted != 0 && mask >= 0; granted &= granted - 1) {
            int plain = MagicCards.of(t).grants[Integer.numberOfTrailingZeros(granted)].plainMana;
            mask = plain < 0 ? -1 : mask | plain;
        }
        if (mask == 0 || has(t, object, Keyword.CANT_ACTIVATE)) return;
        boolean creature = (types & Type.CREATURE.bit()) != 0;
        int is = (creature ? ALIVE : 0) | (face.activated.length == 0 ? 0 : USEFUL);
        boolean canTap = !t.is(TAPPED, object) && !(creature && Mana.isSick(t, object));
        if (mask < 0 || (canTap && (heard || face.answersTapping))) lookClosely(t, seat, object, is);
        else if (canTap) add(mask | is, object);
    }

    // ---- odd ones

    private void lookClosely(Table t, int seat, int object, int is) {
        Yields y = yields;
        y.of(t, seat, object);
        addGroup(y, object, is, true);
        addGroup(y, object, is | TAPLESS, false);
        for (int i = 0; i < y.count; i++) if (y.ability[i].isCostly) addCostly(t, seat, object, is, i);
    }

    /** Of the abilities that tap their object, or of those that only make it leave, one can be used. */
    private void addGroup(Yields y, int object, int is, boolean taps) {
        int most = 0;
        int union = 0;
        int entries = 0;
        int last = 0;
        int how = is;
        for (int i = 0; i < y.count; i++) {
            ManaAbility a = y.ability[i];
            if (a.isCostly || a.cost.taps != taps) continue;
            entries++;
            last = i;
            most = Math.max(most, y.size(i));
            union |= y.union(i);
            if (!a.isPlain || y.union(i) != a.colors || y.harm[i] > 0) how |= CLOSE;
            if (y.pain[i] > 0) how |= HURTS;
            if (a.leaves) how |= LEAVES | CLOSE;
        }
        if (most > 1) how |= entries > 1 ? CLOSE | ODD : CLOSE;
        if (entries == 1) for (int m = y.from[last]; m < y.from[last + 1]; m++) add(y.mana[m] | how, object);
        else for (int n = 0; n < most; n++) add(union | how, object);
    }

    /** As often as it could be activated, if nothing else needs what it costs. */
    private void addCostly(Table t, int seat, int object, int is, int entry) {
        ManaAbility a = yields.ability[entry];
        int times = a.cost.taps ? 1 : Math.min(OFTEN, Parts.howOften(t, seat, object, a.cost));
        int how = is | CLOSE | ODD | COSTLY | (a.cost.taps ? 0 : TAPLESS) | (a.leaves ? LEAVES : 0);
        for (int n = 0; n < times; n++)
            for (int m = yields.from[entry]; m < yields.from[entry + 1]; m++) add(yields.mana[m] | how, object);
    }

    /** Whether these units of mana pay a plan, with so much more generic mana, if this object is not tapped for mana. */
    public boolean pay(Plan plan, int more, int untapped) {
        int total = plan.total(more);
        if (total == 0) return true;
        if (size < total || (untapped != 0 && count(Demand.GENERIC, total, untapped) < total)) return false;
        for (int i = 0; i < plan.unions.length; i++)
            if (count(plan.unions[i], plan.needs[i], untapped) < plan.needs[i]) return false;
        return true;
    }

    private int count(int mask, int enough, int untapped) {
        int n = 0;
        for (int i = 0; i < size && n < enough; i++)
            if ((unit[i] & mask) != 0 && (source[i] != untapped || untapped == 0 || (unit[i] & TAPLESS) != 0)) n++;
        return n;
    }
}
