package croupier.games.magic.zones;

import croupier.games.magic.cards.PowerToughness;
import org.jspecify.annotations.Nullable;

/** What a copy has otherwise than what it copies (707.9): part of its copiable values. */
public interface CopyExceptions {
    CopyExceptions NONE = new CopyExceptions() {};

    /** Types in addition. */
    default int types() {
        return 0;
    }

    /** Keyword abilities in addition. */
    default int keywords() {
        return 0;
    }

    /** Those of the second word of bits. */
    default int guards() {
        return 0;
    }

    /** Types it does not copy. */
    default int without() {
        return 0;
    }

    /** Colors instead, as bits; -1 for those that are copied. */
    default int colorBits() {
        return -1;
    }

    /** It keeps its own name. */
    default boolean keepsName() {
        return false;
    }

    /** Power and toughness instead. */
    default @Nullable PowerToughness pt() {
        return null;
    }

    /** It does not copy the colors. */
    default boolean keepsColors() {
        return false;
    }
}
