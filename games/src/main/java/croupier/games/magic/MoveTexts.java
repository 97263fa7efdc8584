package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** How the log tells moves; those that an event tells are left out. */
final class MoveTexts {
    private static final String LEFT_OUT = "";

    private MoveTexts() {}

    static String of(@Nullable Zone from, @Nullable Zone to) {
        if (BATTLEFIELD.is(to) || BATTLEFIELD.is(from) || ARRIVING.is(to) || UNDER.is(to)) return LEFT_OUT;
        if (STACK.is(to)) return WAITING.is(from) ? "{card} goes on the stack" : LEFT_OUT;
        if (to == null || WAITING.is(to)) return LEFT_OUT;
        if (LIBRARY.is(from) && HAND.is(to)) return "player {to} draws {card}";
        if (HAND.is(from) && LIBRARY.is(to)) return "player {from} puts {card} into the library";
        if (LIBRARY.is(from) && LIBRARY.is(to)) return LEFT_OUT;
        if (LIBRARY.is(from) && GRAVEYARD.is(to)) return "player {from} mills {card}";
        if (HAND.is(from) && GRAVEYARD.is(to)) return LEFT_OUT;
        if (STACK.is(from) && GRAVEYARD.is(to)) return LEFT_OUT;
        if (GRAVEYARD.is(to)) return "{card} is put into the graveyard of player {to}";
        if (EXILE.is(to)) return "{card} is exiled";
        return HAND.is(to) ? "{card} returns to the hand of player {to}" : "{card} goes to the library of player {to}";
    }
}
