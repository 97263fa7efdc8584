package croupier.apps.web;

import java.util.random.RandomGenerator;

/**
 * How long a person takes to choose, as seen at their last choices. A pause that is drawn from it is one that they might have made,
 * so nobody can tell by it whether there was something to choose.
 */
final class Pauses {
    /** Milliseconds: no pause is longer. */
    static final long LONGEST = 30_000;

    private static final int KEPT = 16;
    private static final double SHORTEST_AT_FIRST = 600;
    private static final double GROWTH = 1.165;
    private static final double SPREAD = 0.8;

    private final long[] millis = new long[KEPT];
    private int next;

    /** Before the first choice: 0.6 to 6 seconds. */
    Pauses() {
        for (int i = 0; i < KEPT; i++) millis[i] = (long) (SHORTEST_AT_FIRST * Math.pow(GROWTH, i));
    }

    /** The person has chosen, after this time. */
    void add(long taken) {
        millis[next] = Math.clamp(taken, 1, LONGEST);
        next = (next + 1) % KEPT;
    }

    /** One of the last pauses, a little shorter or longer. */
    long draw(RandomGenerator chance) {
        return (long) (millis[chance.nextInt(KEPT)] * chance.nextDouble(SPREAD, 1 / SPREAD));
    }
}
