package croupier.lab.search;

import croupier.kernel.Decision;

/**
 * The choice that is searched, as far as it is the same in every deal.
 *
 * @param size how many options it has
 * @param picks of a set that is chosen one by one: the places of the options that were picked already
 */
record Root(int seat, int size, int picked, int[] picks) {
    static final Root NONE = new Root(-1, 0, 0, new int[0]);

    /** Who chooses, and why, as one number. */
    static int sign(Decision d) {
        return d.seat() << 16 | d.why().index();
    }

    int pick(int i) {
        return picks[i];
    }
}
