package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** What continuous effects do to the characteristics of an object, while its layers are computed (613). */
public final class Characteristics {
    /** It has lost what its own text says (305.7), but not what its land types give it. */
    static final int TEXT_LOST = 1;
    /** It has lost all abilities (613.1f). */
    public static final int ALL_LOST = 2;
    /** It has lost all abilities but mana abilities. */
    private static final int MANA_KEPT = 4;

    private Characteristics() {}

    public static void add(Table t, int row, int power, int toughness) {
        t.change(POWER, row, t.stat(POWER, row) + power);
        t.change(TOUGHNESS, row, t.stat(TOUGHNESS, row) + toughness);
    }

    public static void gain(Table t, int row, int keywords, int guards) {
        t.change(KEYWORDS, row, t.stat(KEYWORDS, row) | keywords);
        t.change(GUARDS, row, t.stat(GUARDS, row) | guards);
    }

    public static void lose(Table t, int row, int keywords, int guards) {
        t.change(KEYWORDS, row, t.stat(KEYWORDS, row) & ~keywords);
        t.change(GUARDS, row, t.stat(GUARDS, row) & ~guards);
    }

    public static void loseAll(Table t, int row) {
        t.change(KEYWORDS, row, 0);
        t.change(GUARDS, row, 0);
        t.change(LOST, row, t.stat(LOST, row) | ALL_LOST);
        t.change(GRANTED, row, 0);
    }

    /** It keeps the mana abilities that its text or its land types say; what effects gave it is gone. */
    public static void loseAllButMana(Table t, int row) {
        t.change(KEYWORDS, row, 0);
        t.change(GUARDS, row, 0);
        t.change(LOST, row, t.stat(LOST, row) | MANA_KEPT);
        t.change(GRANTED, row, 0);
    }

    /** Whether the mana abilities of its text are gone. */
    public static boolean lostMana(Table t, int row) {
        return (t.stat(LOST, row) & ~MANA_KEPT) != 0;
    }

    /** Other card types in the place of its own; subtypes of types that it no longer has go with them (205.1a). */
    public static void setTypes(Table t, int row, int types) {
        int kept = t.stat(TYPES, row) & ~Type.CARD_TYPES;
        if ((types & Type.LAND.bit()) == 0) {
            kept &= ~Type.BASIC_LAND_TYPES;
            loseSubtypes(t, row, MagicCards.of(t).landTypes);
        }
        if ((types & (Type.CREATURE.bit() | Type.KINDRED.bit())) == 0) {
            kept &= ~Type.CHANGELING.bit();
            loseSubtypes(t, row, MagicCards.of(t).creatureTypes);
        }
        if ((types & Type.ARTIFACT.bit()) == 0) kept &= ~(Type.EQUIPMENT.bit() | Type.VEHICLE.bit());
        if ((types & Type.ENCHANTMENT.bit()) == 0) kept &= ~(Type.AURA.bit() | Type.SAGA.bit());
        t.change(TYPES, row, kept | types);
    }

    /** A basic land type in the place of all its land types: with its mana ability, and without its own text (305.7). */
    public static void setLandType(Table t, int row, int landType) {
        t.change(TYPES, row, (t.stat(TYPES, row) & ~Type.BASIC_LAND_TYPES) | landType);
        loseSubtypes(t, row, MagicCards.of(t).landTypes);
        t.change(KEYWORDS, row, 0);
        t.change(GUARDS, row, 0);
        t.change(LOST, row, t.stat(LOST, row) | TEXT_LOST);
    }

    /** Another creature type in the place of its own (205.1a); -1 for none. */
    public static void setSubtype(Table t, int row, int subtype) {
        loseSubtypes(t, row, MagicCards.of(t).creatureTypes);
        t.change(TYPES, row, t.stat(TYPES, row) & ~Type.CHANGELING.bit());
        if (subtype >= 0) addSubtype(t, row, subtype);
    }

    private static void loseSubtypes(Table t, int row, int[] words) {
        for (int i = 0; i < SUBTYPES.length; i++)
            if (words[i] != 0) t.change(SUBTYPES[i], row, t.stat(SUBTYPES[i], row) & ~words[i]);
    }

    public static void addSubtype(Table t, int row, int subtype) {
        Stat s = SUBTYPES[subtype >> 5];
        t.change(s, row, t.stat(s, row) | 1 << (subtype & 31));
    }
}
