package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Rows;
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

    /** A card is discarded: from its owner's hand to the graveyard (701.9), unless it goes elsewhere or stays. */
    static int discard(Table t, int cause, int card) {
        int player = player(t, t.get(OWNER, card));
        int zone = t.would(DISCARDS, player, card, Moves.index(GRAVEYARD));
        if (zone == Event.NOTHING) return 0;
        int now = Moves.move(t, cause, card, ALL_ZONES[zone]);
        t.did(DISCARDS, player, now == 0 ? card : now, 0);
        return now;
    }

    /** The top cards go to the graveyard at the same time, as many as there are (701.17). */
    static void mill(Table t, int cause, int player, int many) {
        if (many <= 0) return;
        int n = t.would(MILLS, cause, player, many);
        int seat = t.ownerOf(player);
        Rows milled = t.rows();
        for (int i = 0; i < n && i < t.count(LIBRARY, seat); i++)
            milled.add(t.at(LIBRARY, seat, t.count(LIBRARY, seat) - 1 - i));
        if (milled.isEmpty()) return;
        Moves.moveAll(t, cause, milled, GRAVEYARD, Moves.ON_TOP);
        t.did(MILLS, cause, player, milled.size());
    }
}
