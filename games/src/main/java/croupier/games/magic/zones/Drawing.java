package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.AbilityObject;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;

/** Drawing, discarding, milling, shuffling. */
public final class Drawing {
    private Drawing() {}

    /** Cards are drawn one at a time; what replaces a draw is finished before the next one (121.2, 614.11). */
    public static void draw(Table t, int player, int many) {
        for (int i = 0; i < many; i++) drawOne(t, player);
    }

    private static void drawOne(Table t, int player) {
        if (RuleChange.says(t, Rule.CANT_DRAW, player)) return;
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

    /** A card is discarded; what it is then, 0 if it was not. */
    public static int discard(Table t, int cause, int card) {
        int mark = t.mark();
        Rows now = t.rows();
        discardAll(t, cause, t.rows().add(card), now);
        int is = now.get(0);
        t.release(mark);
        return is;
    }

    /**
     * Cards are discarded at the same time: from their owners' hands to the graveyard (701.9), unless they go elsewhere or stay.
     *
     * @param now gets what each of them is then, 0 for one that was not discarded
     */
    public static void discardAll(Table t, int cause, Rows cards, Rows now) {
        Rows going = t.rows();
        Rows zones = t.rows();
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            int zone = t.would(DISCARDS, player(t, t.get(OWNER, card)), card, numberOf(GRAVEYARD));
            if (zone == Event.NOTHING) continue;
            going.add(card);
            zones.add(zone == numberOf(GRAVEYARD) && hasMadness(t, card) ? numberOf(EXILE) : zone);
        }
        Moves.moveEach(t, cause, going, zones, Moves.ON_TOP);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            int is = going.has(card) ? Scopes.nowOf(t, card) : 0;
            now.add(is);
            if (!going.has(card)) continue;
            t.did(DISCARDS, player(t, t.get(OWNER, card)), is == 0 ? card : is, 0);
            if (is != 0 && t.isIn(EXILE, is)) offerMadness(t, is);
        }
    }

    /** A card with madness is discarded into exile (702.35a). */
    private static boolean hasMadness(Table t, int card) {
        return MagicCards.face(t, card).madness != null;
    }

    /** When it was discarded into exile, its owner may cast it or it goes to the graveyard. */
    private static void offerMadness(Table t, int card) {
        Text text = MagicCards.face(t, card).madness;
        if (text == null) return;
        int seat = t.get(OWNER, card);
        AbilityObject.trigger(t, text, card, seat, 0, card, 0, 0, 0, false);
    }

    /** The top cards of libraries go to graveyards at the same time, as many as there are (701.17). */
    public static void mill(Table t, int cause, Rows players, int many) {
        if (many <= 0) return;
        Rows milled = t.rows();
        Rows ends = t.rows();
        for (int p = 0; p < players.size(); p++) {
            int n = t.would(MILLS, cause, players.get(p), many);
            int seat = t.ownerOf(players.get(p));
            for (int i = 0; i < n && i < t.count(LIBRARY, seat); i++)
                milled.add(t.at(LIBRARY, seat, t.count(LIBRARY, seat) - 1 - i));
            ends.add(milled.size());
        }
        Moves.moveAll(t, cause, milled, GRAVEYARD, Moves.ON_TOP);
        for (int p = 0; p < players.size(); p++) {
            int n = ends.get(p) - (p == 0 ? 0 : ends.get(p - 1));
            if (n > 0) t.did(MILLS, cause, players.get(p), n);
        }
    }
}
