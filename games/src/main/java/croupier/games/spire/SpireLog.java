package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** What the log says when something moves, in the words of players; what is told by other lines or seen on the table is left out. */
final class SpireLog {
    private static final String UNTOLD = "";

    private SpireLog() {}

    static String moved(@Nullable Zone from, @Nullable Zone to) {
        if (HAND.equals(to)) return intoHand(from);
        if (DRAW_PILE.equals(to)) return intoDrawPile(from);
        if (DISCARD_PILE.equals(to)) return intoDiscardPile(from);
        if (RELICS.equals(to)) return "you obtain {card}";
        if (RELICS.equals(from)) return "you lose {card}";
        if (POTIONS.equals(to)) return "{card} goes to your belt";
        if (HELD_CARDS.equals(to)) return "{card} is taken from you";
        if (ORBS.equals(to)) return "{card} is channelled";
        if (MONSTERS.equals(to)) return "{card} is there";
        return UNTOLD;
    }

    private static String intoHand(@Nullable Zone from) {
        if (DRAW_PILE.equals(from)) return "you draw {card}";
        if (HAND.equals(from)) return UNTOLD;
        return from == null || OFFERED.equals(from) ? "{card} is added to your hand" : "{card} comes to your hand";
    }

    /** The deck at the start of a battle and the discard pile that is shuffled are not told card by card. */
    private static String intoDrawPile(@Nullable Zone from) {
        boolean isTold = HAND.equals(from) || IN_USE.equals(from) || EXHAUST_PILE.equals(from);
        return isTold ? "{card} goes to your draw pile" : UNTOLD;
    }

    private static String intoDiscardPile(@Nullable Zone from) {
        if (HAND.equals(from)) return "you discard {card}";
        return from == null ? "{card} is added to your discard pile" : UNTOLD;
    }
}
