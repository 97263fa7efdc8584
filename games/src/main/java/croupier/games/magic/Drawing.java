package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Table;

/** Drawing, discarding, milling, shuffling. */
final class Drawing {
    private Drawing() {}

    /** Cards are drawn one at a time; what replaces a draw is finished before the next one (121.2, 614.11). */
    static void draw(Table t, int player, int many) {
        for (int i = 0; i < many; i++) drawOne(t, player);
    }

    private static void drawOne(Table t, int player) {
        if (Rule.CANT_DRAW.says(t, player)) return;
        if (t.would(DRAWS, 0, player, 1) == Event.NOTHING) return;
        int seat = t.ownerOf(player);
        int card = t.top(LIBRARY, seat);
        if (card == 0) {
            t.set(DREW_FROM_EMPTY, player, 1);
            return;
        }
        t.move(card, HAND, seat);
        t.did(DRAWS, 0, player, 1);
    }

    /** A card is discarded: from its owner's hand to the graveyard (701.9). */
    static int discard(Table t, int cause, int card) {
        int player = player(t, t.get(OWNER, card));
        int now = Moves.move(t, cause, card, GRAVEYARD);
        t.did(DISCARDS, player, now == 0 ? card : now, 0);
        return now;
    }

    static void mill(Table t, int cause, int player, int many) {
        int seat = t.ownerOf(player);
        for (int i = 0; i < many && t.count(LIBRARY, seat) > 0; i++)
            Moves.move(t, cause, t.top(LIBRARY, seat), GRAVEYARD);
    }
}
