package croupier.games.magic.words;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Naming;

/** Abilities without parameters that an object has or not (702), and what an object cannot or must do. */
public enum Keyword implements Stored, Told {
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
    CANT_BLOCK_ALONE,
    FLANKING,
    DELVE,
    CONVOKE,
    PHASING,
    BANDING,
    MUST_BLOCK,
    CANT_BE_PREVENTED;

    public static final Keyword[] ALL = values();
    private static final int WORD = 31;

    /** Whether it lies in the second of the two words of bits. */
    public boolean isSecond() {
        return number() >= WORD;
    }

    public int bit() {
        return 1 << (number() % WORD);
    }

    /** What it is called. */
    @Override
    public String text(Teller w) {
        return said();
    }

    public String said() {
        return switch (this) {
            case CANT_ATTACK -> "can't attack";
            case CANT_BLOCK -> "can't block";
            case CANT_BE_BLOCKED -> "can't be blocked";
            case CANT_BE_COUNTERED -> "can't be countered";
            case CANT_BE_REGENERATED -> "can't be regenerated";
            case CANT_ACTIVATE -> "can't activate";
            case CANT_ATTACK_ALONE -> "can't attack alone";
            case CANT_BLOCK_ALONE -> "can't block alone";
            case DOESNT_UNTAP -> "doesn't untap";
            case CANT_BE_PREVENTED -> "damage it deals can't be prevented";
            default -> Naming.of(name());
        };
    }

    /** Whether it says what an object cannot or must do; others are something that it has. */
    public boolean isVerb() {
        return switch (this) {
            case CANT_ATTACK,
                    CANT_BLOCK,
                    CANT_BE_BLOCKED,
                    CANT_BE_COUNTERED,
                    CANT_BE_REGENERATED,
                    CANT_ACTIVATE,
                    CANT_ATTACK_ALONE,
                    CANT_BLOCK_ALONE,
                    MUST_ATTACK,
                    MUST_BE_BLOCKED,
                    MUST_BLOCK,
                    DOESNT_UNTAP -> true;
            default -> false;
        };
    }

    /** What one object or several of them cannot or must do. */
    public String verb(boolean many) {
        return switch (this) {
            case MUST_ATTACK -> many ? "attack each combat if able" : "attacks each combat if able";
            case MUST_BLOCK -> many ? "block each combat if able" : "blocks each combat if able";
            case MUST_BE_BLOCKED -> "must be blocked by all creatures able to block " + (many ? "them" : "it");
            case DOESNT_UNTAP ->
                many
                        ? "don't untap during their controllers' untap steps"
                        : "doesn't untap during its controller's untap step";
            case CANT_ACTIVATE -> "can't activate abilities";
            default -> said();
        };
    }
}
