package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Layout;
import croupier.kernel.Log;
import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;

/** What the log says when something moves, in the words of players; what is told by other lines or seen on the table is left out. */
final class SpireLog {
    private static final String UNTOLD = "";

    private SpireLog() {}

    static String moved(@Nullable Zone from, @Nullable Zone to) {
        if (HAND.is(to)) return intoHand(from);
        if (DRAW_PILE.is(to)) return intoDrawPile(from);
        if (DISCARD_PILE.is(to)) return intoDiscardPile(from);
        if (RELICS.is(to)) return "you obtain {card}";
        if (RELICS.is(from)) return "you lose {card}";
        if (POTIONS.is(to)) return "{card} goes to your belt";
        if (HELD_CARDS.equals(to)) return "{card} is taken from you";
        if (ORBS.is(to)) return "{card} is channelled";
        if (MONSTERS.is(to)) return "{card} is there";
        return UNTOLD;
    }

    /** The most HP, and powers that come, go or change; one that only counts down is told when it is gone. */
    static String changed(Book book, Column c, int from, int to) {
        if (c.name().equals(MAX_HP.name()))
            return from == 0 ? UNTOLD : "{row} has at most " + to + " HP now, " + from + " before";
        for (Book.Power p : book.powers) {
            if (!p.column.name().equals(c.name())) continue;
            if (p.isSwitch || to == 0) return "{row} " + (to == 0 ? "loses " : "gains ") + p.name;
            if (p.ticks && to == from - 1) return UNTOLD;
            return "{row} " + (to > from ? "gains " + (to - from) : "loses " + (from - to)) + " " + p.name;
        }
        return UNTOLD;
    }

    /** HP that are lost are not told if the line before says the same of the damage. */
    static boolean tells(Layout layout, Log log, int entry) {
        if (!is(LOST_HP, layout, log, entry)) return true;
        for (int i = entry - 1; i >= 0; i--) {
            if (is(LOST_HP, layout, log, i)) return true;
            if (is(DAMAGED, layout, log, i))
                return log.number(i, 2) != log.number(entry, 2) || log.number(i, 3) != log.number(entry, 3);
        }
        return true;
    }

    private static boolean is(Event e, Layout layout, Log log, int entry) {
        return log.kind(entry) == Log.EVENT
                && layout.events().get(log.number(entry, 0)).equals(e);
    }

    private static String intoHand(@Nullable Zone from) {
        if (DRAW_PILE.is(from)) return "you draw {card}";
        if (HAND.is(from)) return UNTOLD;
        return from == null || OFFERED.equals(from) ? "{card} is added to your hand" : "{card} comes to your hand";
    }

    /** The deck at the start of a battle and the discard pile that is shuffled are not told card by card. */
    private static String intoDrawPile(@Nullable Zone from) {
        boolean isTold = HAND.is(from) || IN_USE.is(from) || EXHAUST_PILE.is(from);
        return isTold ? "{card} goes to your draw pile" : UNTOLD;
    }

    private static String intoDiscardPile(@Nullable Zone from) {
        if (HAND.is(from)) return "you discard {card}";
        return from == null ? "{card} is added to your discard pile" : UNTOLD;
    }
}
