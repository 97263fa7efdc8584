package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** The gene pool of a player: the hand size after stabilising. */
final class GenePool {
    static final int LEAST = 1;
    static final int MOST = 8;
    static final int AT_START = 5;

    /** The marker moves, but stays between 1 and 8; nobody draws or discards for it. */
    static void change(Table t, int seat, int by) {
        if (by == 0) return;
        int player = player(t, seat);
        int before = t.get(GENE_POOL, player);
        int after = Math.clamp(before + (long) by, LEAST, MOST);
        if (after == before) return;
        t.set(GENE_POOL, player, after);
        t.tell(POOL_CHANGED, player, 0, after);
    }

    static void changeAll(Table t, int by) {
        if (by == 0) return;
        for (int seat = 0; seat < t.seats(); seat++) change(t, seat, by);
    }

    /** The lines of a trait apply when it comes into a pile; their opposite (-1) when it leaves, whatever they did then. */
    static void apply(Table t, int seat, Defs.TraitDef trait, int sign) {
        change(t, seat, sign * trait.genePool());
        changeAll(t, sign * trait.allGenePools());
    }
}
