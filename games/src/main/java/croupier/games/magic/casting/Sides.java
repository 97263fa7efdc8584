package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.kernel.*;

/**
 * Cards with several faces or halves (709, 712, 715). A card is its front everywhere; a spell or permanent that is another side bears that
 * side's card number and keeps the number of the card that it really is, as copies do.
 */
public final class Sides {
    private static final int[] NONE = {};

    private Sides() {}

    /** The other sides as which a card can be cast; none for a card that is on an adventure (715.3d). */
    static int[] of(Table t, int card) {
        int[] all = MagicCards.face(t, card).sides;
        return all.length == 0 || t.get(ADVENTURER, card) != 0 || t.get(REALLY, card) != 0 ? NONE : all;
    }

    /** A card is looked at as another side, until it is shown as itself again; what it showed before. */
    static int show(Table t, int card, int side) {
        int is = t.card(card);
        t.become(card, side);
        MagicCards.face(t, card).print(t, card);
        return is;
    }

    /** A spell, or a card that is about to enter, is this side of its card. */
    public static void become(Table t, int object, int side) {
        t.set(REALLY, object, show(t, object, side));
    }

    /** The side that can be played as a land, 0 for none: not the front. */
    public static int landOf(Table t, int card) {
        for (int side : of(t, card)) if (MagicCards.of(t).faces[side].isLand()) return side;
        return 0;
    }
}
