package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** How good a match looks to a seat. */
final class Outlook {
    private static final int POINT = 20;
    /** What the best card in hand is worth of its points; the others less and less. */
    private static final int BEST_IN_HAND = 4;

    private static final int LESS_EACH = 1;
    private static final int POOL = 2;
    /** What it is worth that another trait may be played at once. */
    private static final int ANOTHER = 60;

    /** One's own score if the world ended now, what may come of hand and gene pool, and how the others stand. */
    static int worth(Table t, int seat) {
        int turns = t.get(ENDING) != 0 ? 0 : t.count(AGE_DECK, 0);
        int worth = POINT * Scoring.total(t, seat) + POOL * turns * t.get(GENE_POOL, player(t, seat));
        if (turns > 0) worth += hand(t, seat);
        if (playsOn(t, seat)) worth += ANOTHER;
        int others = 0;
        for (int other = 0; other < t.seats(); other++) if (other != seat) others += standing(t, other, turns);
        return worth - others / Math.max(1, t.seats() - 1);
    }

    /** Whether an action is under way, or about to happen, that lets the player play another trait. */
    private static boolean playsOn(Table t, int seat) {
        if (t.count(HAND, seat) == 0) return false;
        int acting = t.get(ACTING);
        if (acting != 0
                && t.isIn(TRAITS, seat, acting)
                && DoomCards.trait(t, acting).playsOn()) return true;
        for (int i = 0; i < t.waiting(EFFECTS); i++) {
            int row = t.number(EFFECTS, i, 1);
            boolean mine = t.number(EFFECTS, i, 0) == seat && t.is(TRAIT, row);
            if (mine
                    && t.task(EFFECTS, i).is(ACTION_TASK)
                    && DoomCards.trait(t, row).playsOn()) return true;
            if (mine && t.task(EFFECTS, i).is(PLAY_TASK)) return true;
        }
        return false;
    }

    /** What everybody sees of a player: face values and gene pool. */
    private static int standing(Table t, int seat, int turns) {
        return POINT * Scoring.faceValues(t, seat) + POOL * turns * t.get(GENE_POOL, player(t, seat));
    }

    /** Cards in hand are worth a part of the points that they would bring now, the best one most. */
    private static int hand(Table t, int seat) {
        int mark = t.mark();
        Rows values = t.rows();
        int worth = 0;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            values.add(Math.max(0, DoomCards.trait(t, card).value() + Scoring.bonus(t, seat, card)));
        }
        values.sort(t, (table, value) -> -value);
        for (int i = 0; i < values.size(); i++) worth += Math.max(1, BEST_IN_HAND - LESS_EACH * i) * values.get(i);
        t.release(mark);
        return worth;
    }
}
