package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** The colour of a trait. Grey is no colour: where a rule speaks of colours it means the other four. */
enum Color implements Stored {
    COLORLESS,
    RED,
    BLUE,
    GREEN,
    PURPLE;

    /** How many there are, with grey. */
    static final int COUNT = 5;

    // ---- counting

    static int count(Table t, Zone z, int seat, int color) {
        int n = 0;
        for (int i = 0; i < t.count(z, seat); i++) if (t.get(COLOR, t.at(z, seat, i)) == color) n++;
        return n;
    }

    /** How many different colours lie there. */
    static int different(Table t, Zone z, int seat) {
        int n = 0;
        for (int color = 1; color < COUNT; color++) if (count(t, z, seat, color) > 0) n++;
        return n;
    }

    /** Pairs of traits of one colour in a pile. */
    static int pairs(Table t, int seat) {
        int n = 0;
        for (int color = 1; color < COUNT; color++) n += count(t, TRAITS, seat, color) / 2;
        return n;
    }

    /** How many traits the least represented colour in a pile has; 0 if there are not two colours. */
    static int rarest(Table t, int seat) {
        if (different(t, TRAITS, seat) < 2) return 0;
        int least = Integer.MAX_VALUE;
        for (int color = 1; color < COUNT; color++) {
            int n = count(t, TRAITS, seat, color);
            if (n > 0) least = Math.min(least, n);
        }
        return least;
    }
}
