package croupier.games.magic.words;

import croupier.kernel.*;
import croupier.script.*;

/** Card types, supertypes, and the subtypes that rules know (205); other subtypes come from the card files. */
public enum Type implements Stored {
    LAND,
    CREATURE,
    ARTIFACT,
    ENCHANTMENT,
    PLANESWALKER,
    INSTANT,
    SORCERY,
    KINDRED,
    BATTLE,
    BASIC,
    LEGENDARY,
    SNOW,
    WORLD,
    PLAINS,
    ISLAND,
    SWAMP,
    MOUNTAIN,
    FOREST,
    AURA,
    EQUIPMENT,
    SAGA,
    VEHICLE,
    /** Every creature type at once: changeling. */
    CHANGELING;

    public static final Type[] ALL = values();
    private static final int FIRST_LAND = 13;
    private static final int FIRST_SUBTYPE = FIRST_LAND;

    /** The bits of all basic land types. */
    public static final int BASIC_LAND_TYPES = 31 << FIRST_LAND;
    /** What is wrong where a basic land type must stand. */
    public static final String NO_LAND_TYPE = "'land type' is one of plains, island, swamp, mountain, forest";

    /** Card types, without supertypes and subtypes. */
    public static final int CARD_TYPES = (1 << 9) - 1;

    public static final int PERMANENT =
            LAND.bit() | CREATURE.bit() | ARTIFACT.bit() | ENCHANTMENT.bit() | PLANESWALKER.bit() | BATTLE.bit();

    public int bit() {
        return 1 << number();
    }

    /** How rules text says it: "creature", "Forest". */
    public String said() {
        String name = name().toLowerCase(java.util.Locale.ROOT);
        return isSubtype() ? English.capital(name) : name;
    }

    boolean isSubtype() {
        return number() >= FIRST_SUBTYPE;
    }

    public boolean isLandType() {
        return (bit() & BASIC_LAND_TYPES) != 0;
    }

    /** The colours that the basic land types of these types give (305.6). */
    public static int colorsOf(int types) {
        return (types & BASIC_LAND_TYPES) >>> FIRST_LAND;
    }

    /** The bit of the basic land type of a colour. */
    static int landOf(int color) {
        return 1 << (FIRST_LAND + color);
    }
}
