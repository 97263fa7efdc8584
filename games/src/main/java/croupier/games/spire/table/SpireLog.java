package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;

/** What the log says when something moves, in the words of players; what other lines say or the table shows is left out. */
public final class SpireLog {
    private static final String UNTOLD = "";

    private SpireLog() {}

    /** The most HP, the stance, and powers that come, go or change; one that only counts down is logged when it is gone. */
    public static String changed(SpireCards book, Column c, int from, int to) {
        if (c.name().equals(MAX_HP.name()))
            return from == 0 ? UNTOLD : "{row} has at most " + to + " HP now, " + from + " before";
        if (c.name().equals(STANCE.name())) return to == 0 ? "you leave your stance" : "you enter " + Stances.word(to);
        for (SpireCards.Power p : book.powers) {
            if (!p.column.name().equals(c.name())) continue;
            if (p.isSwitch || to == 0) return "{row} " + (to == 0 ? "loses " : "gains ") + p.name;
            if (p.ticks && to == from - 1) return UNTOLD;
            return "{row} " + (to > from ? "gains " + (to - from) : "loses " + (from - to)) + " " + p.name;
        }
        return UNTOLD;
    }

    /** HP that are lost are not told if the line before says the same of the damage. */
    public static boolean tells(Layout layout, Log log, int entry) {
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
}
