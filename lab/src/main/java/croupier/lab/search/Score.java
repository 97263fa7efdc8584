package croupier.lab.search;

import croupier.kernel.Seen;

/** How good a position looks to a seat, larger is better. */
@FunctionalInterface
interface Score {
    /** @param from the stage of the match from which it is looked at */
    int of(Seen seen, int seat, int from);
}
