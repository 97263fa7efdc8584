package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** How the log tells moves; those that an event tells are left out. */
final class MoveTexts {
    private static final String LEFT_OUT = "";

    private MoveTexts() {}

    static @Nullable String of(@Nullable Zone from, @Nullable Zone to) {
        if (AGE_DECK.is(from) || BOX.is(to) || DECK.is(to)) return LEFT_OUT;
        if (DECK.is(from)) return fromDeck(to);
        if (HAND.is(from)) return fromHand(to);
        if (TRAITS.is(from)) return fromPile(to);
        if (DISCARD_PILE.is(from) && TRAITS.is(to)) return "seat {to} plays {card} from the discard pile";
        return DISCARD_PILE.is(from) && HAND.is(to) ? "seat {to} takes {card} from the discard pile" : null;
    }

    private static @Nullable String fromDeck(@Nullable Zone to) {
        if (HAND.is(to)) return "seat {to} draws {card}";
        if (TRAITS.is(to)) return "seat {to} plays {card} from the deck";
        return DISCARD_PILE.is(to) ? "{card} on top of the deck cannot be played and is discarded" : null;
    }

    private static @Nullable String fromHand(@Nullable Zone to) {
        if (TRAITS.is(to)) return "seat {from} plays {card}[ into the pile of seat {to}]";
        if (HAND.is(to)) return "seat {from} hands {card} to seat {to}";
        return DISCARD_PILE.is(to) ? "seat {from} discards {card}" : null;
    }

    private static @Nullable String fromPile(@Nullable Zone to) {
        if (TRAITS.is(to)) return "{card} goes from the pile of seat {from} to that of seat {to}";
        if (HAND.is(to)) return "{card} goes back to the hand of seat {to}";
        return DISCARD_PILE.is(to) ? "{card} is discarded from the pile of seat {from}" : null;
    }
}
