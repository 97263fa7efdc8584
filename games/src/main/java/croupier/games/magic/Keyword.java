package croupier.games.magic;

/** Abilities without parameters that an object has or not (702), and what an object cannot or must do. */
public enum Keyword {
    FLYING,
    FIRST_STRIKE,
    DOUBLE_STRIKE,
    DEATHTOUCH,
    DEFENDER,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    MENACE,
    REACH,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
    FLASH,
    FEAR,
    INTIMIDATE,
    SHADOW,
    INFECT,
    WITHER,
    HORSEMANSHIP,
    CANT_ATTACK,
    CANT_BLOCK,
    CANT_BE_BLOCKED,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    DOESNT_UNTAP,
    CANT_BE_COUNTERED,
    CANT_ACTIVATE,
    SPLIT_SECOND,
    UMBRA_ARMOR,
    PROTECTION_FROM_WHITE,
    PROTECTION_FROM_BLUE,
    PROTECTION_FROM_BLACK,
    PROTECTION_FROM_RED,
    PROTECTION_FROM_GREEN,
    PROTECTION_FROM_COLORLESS,
    PROTECTION_FROM_CREATURES,
    PROTECTION_FROM_ARTIFACTS,
    PROTECTION_FROM_INSTANTS,
    PROTECTION_FROM_SORCERIES,
    PROTECTION_FROM_EVERYTHING,
    PROTECTION_FROM_DEMONS,
    PROTECTION_FROM_DRAGONS,
    PLAINSWALK,
    ISLANDWALK,
    SWAMPWALK,
    MOUNTAINWALK,
    FORESTWALK,
    CHANGELING,
    CANT_BE_REGENERATED,
    CANT_ATTACK_ALONE,
    CANT_BLOCK_ALONE;

    static final Keyword[] ALL = values();
    private static final int WORD = 31;

    /** Its place, counted from 0. */
    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    /** Whether it lies in the second of the two words of bits. */
    boolean isSecond() {
        return number() >= WORD;
    }

    int bit() {
        return 1 << (number() % WORD);
    }

    /** How rules text says it. */
    String said() {
        return name().toLowerCase(java.util.Locale.ROOT)
                .replace('_', ' ')
                .replace("cant", "can't")
                .replace("doesnt", "doesn't");
    }
}
