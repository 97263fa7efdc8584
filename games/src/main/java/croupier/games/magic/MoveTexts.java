package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** How the log tells moves; those that an event tells are left out. */
final class MoveTexts {
    private static final String LEFT_OUT = "";

    private MoveTexts() {}

    static String of(@Nullable Zone from, @Nullable Zone to) {
        if (is(to, BATTLEFIELD) || is(from, BATTLEFIELD) || is(to, ARRIVING) || is(to, UNDER)) return LEFT_OUT;
        if (is(to, STACK)) return is(from, WAITING) ? "{card} goes on the stack" : LEFT_OUT;
        if (to == null || is(to, WAITING)) return LEFT_OUT;
        if (is(from, LIBRARY) && is(to, HAND)) return "player {to} draws {card}";
        if (is(from, HAND) && is(to, LIBRARY)) return "player {from} puts {card} into the library";
        if (is(from, LIBRARY) && is(to, LIBRARY)) return LEFT_OUT;
        if (is(from, LIBRARY) && is(to, GRAVEYARD)) return "player {from} mills {card}";
        if (is(from, HAND) && is(to, GRAVEYARD)) return LEFT_OUT;
        if (is(from, STACK) && is(to, GRAVEYARD)) return LEFT_OUT;
        if (is(to, GRAVEYARD)) return "{card} is put into the graveyard of player {to}";
        if (is(to, EXILE)) return "{card} is exiled";
        return is(to, HAND) ? "{card} returns to the hand of player {to}" : "{card} goes to the library of player {to}";
    }

    private static boolean is(@Nullable Zone z, Zone other) {
        return z != null && same(z, other);
    }
}
