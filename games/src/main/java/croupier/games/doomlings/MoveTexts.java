package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** How the log tells moves; those that an event tells are left out. */
final class MoveTexts {
    private static final String LEFT_OUT = "";

    private MoveTexts() {}

    static @Nullable String of(@Nullable Zone from, @Nullable Zone to) {
        if (is(from, AGE_DECK) || is(to, BOX) || is(to, DECK)) return LEFT_OUT;
        if (is(from, DECK)) return fromDeck(to);
        if (is(from, HAND)) return fromHand(to);
        if (is(from, TRAITS)) return fromPile(to);
        if (is(from, DISCARD_PILE) && is(to, TRAITS)) return "seat {to} plays {card} from the discard pile";
        return is(from, DISCARD_PILE) && is(to, HAND) ? "seat {to} takes {card} from the discard pile" : null;
    }

    private static @Nullable String fromDeck(@Nullable Zone to) {
        if (is(to, HAND)) return "seat {to} draws {card}";
        if (is(to, TRAITS)) return "seat {to} plays {card} from the deck";
        return is(to, DISCARD_PILE) ? "{card} on top of the deck cannot be played and is discarded" : null;
    }

    private static @Nullable String fromHand(@Nullable Zone to) {
        if (is(to, TRAITS)) return "seat {from} plays {card}[ into the pile of seat {to}]";
        if (is(to, HAND)) return "seat {from} hands {card} to seat {to}";
        return is(to, DISCARD_PILE) ? "seat {from} discards {card}" : null;
    }

    private static @Nullable String fromPile(@Nullable Zone to) {
        if (is(to, TRAITS)) return "{card} goes from the pile of seat {from} to that of seat {to}";
        if (is(to, HAND)) return "{card} goes back to the hand of seat {to}";
        return is(to, DISCARD_PILE) ? "{card} is discarded from the pile of seat {from}" : null;
    }

    private static boolean is(@Nullable Zone z, Zone other) {
        return z != null && z.index() == other.index();
    }
}
