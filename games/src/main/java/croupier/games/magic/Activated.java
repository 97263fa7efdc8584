package croupier.games.magic;

import croupier.kernel.Word;
import croupier.script.Condition;
import org.jspecify.annotations.Nullable;

/**
 * An activated ability (602).
 *
 * @param word the option that activates it
 * @param mana for a mana ability that costs mana: it uses no stack, and players activate it before they cast (605.3a)
 * @param loyalty counters put or removed, 0 for no loyalty ability; {@link #ANY_LOYALTY} for minus X
 */
record Activated(
        Word word,
        Cost cost,
        Text text,
        @Nullable Condition onlyIf,
        boolean asSorcery,
        boolean oncePerTurn,
        Defs.Works works,
        boolean isLoyalty,
        int loyalty,
        Is is,
        @Nullable ManaAbility mana) {
    static final int ANY_LOYALTY = Integer.MIN_VALUE;

    /** Abilities that keywords stand for. */
    enum Is {
        PLAIN,
        EQUIP,
        CYCLING
    }
}
