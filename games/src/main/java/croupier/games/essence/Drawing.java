package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** Drawing: card by card; the attempt to draw from an empty deck loses the game if the match says so. */
final class Drawing {
    static void draw(Table t, int player, int count) {
        for (int i = 0; i < count && !t.is(OUT, player); i++) if (!drawOne(t, player)) return;
    }

    private static boolean drawOne(Table t, int player) {
        int seat = t.ownerOf(player);
        if (t.get(DRAWN_THIS_TURN, player) >= t.stat(DRAW_LIMIT, player)) return false;
        if (t.would(DRAWN, player, player, 1) == Event.NOTHING) return true;
        if (t.count(DECK, seat) == 0) {
            if (t.isOn(DECK_OUT)) Losing.lose(t, player);
            return false;
        }
        int card = t.top(DECK, seat);
        t.add(DRAWN_THIS_TURN, player, 1);
        t.did(LEAVES, player, card, DECK.index());
        t.move(card, HAND, seat);
        t.did(ENTERS, player, card, HAND.index());
        t.did(DRAWN, player, card, t.get(DRAWN_THIS_TURN, player));
        changed(t);
        return true;
    }
}
