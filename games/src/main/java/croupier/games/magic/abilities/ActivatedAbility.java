package croupier.games.magic.abilities;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/**
 * An activated ability (602).
 *
 * @param word the option that activates it
 * @param loyalty counters put or removed, 0 for no loyalty ability; {@link #ANY_LOYALTY} for minus X
 */
public record ActivatedAbility(
        Word word,
        Cost cost,
        Text text,
        @Nullable Condition onlyIf,
        boolean asSorcery,
        boolean oncePerTurn,
        Defs.Works works,
        boolean isLoyalty,
        int loyalty,
        Is is) {
    public static final int ANY_LOYALTY = Integer.MIN_VALUE;

    /** Abilities that keywords stand for. */
    public enum Is {
        PLAIN,
        EQUIP,
        CYCLING
    }
}
