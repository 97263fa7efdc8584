package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Seen;
import croupier.kernel.Table;

/** How good a match looks to a seat. */
final class Outlook {
    private static final int POINT = 20;
    private static final int POOL = 14;
    private static final int CARD = 7;

    private Outlook() {}

    static int score(Seen seen) {
        return seen.read(Outlook::judge);
    }

    /** One's own score if the world ended now, what may come of hand and gene pool, and how the others stand. */
    private static int judge(Table t, int seat) {
        int worth = POINT * Scoring.total(t, seat) + hand(t, seat);
        worth += POOL * t.get(GENE_POOL, player(t, seat));
        int others = 0;
        for (int other = 0; other < t.seats(); other++) if (other != seat) others += standing(t, other);
        return worth - others / Math.max(1, t.seats() - 1);
    }

    /** What everybody sees of a player: face values and gene pool. */
    private static int standing(Table t, int seat) {
        int[] face = Book.of(t).face;
        int points = 0;
        for (int i = 0; i < t.count(TRAITS, seat); i++) points += face[t.card(t.at(TRAITS, seat, i))];
        return POINT * points + POOL * t.get(GENE_POOL, player(t, seat)) + CARD * t.count(HAND, seat);
    }

    /** Cards in hand are worth something, good ones more. */
    private static int hand(Table t, int seat) {
        int[] face = Book.of(t).face;
        int worth = 0;
        for (int i = 0; i < t.count(HAND, seat); i++)
            worth += CARD + 2 * Math.max(-2, face[t.card(t.at(HAND, seat, i))]);
        return worth;
    }
}
