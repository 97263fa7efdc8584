package croupier.apps.web;

/**
 * The time that players have, in seconds; 0 for any time. All of it is stored as one number.
 *
 * @param decision for each decision
 * @param match for all decisions of a seat together, in steps of ten; a seat without any left has given up
 * @param increment what is added to the time of the match with each answer
 */
record TimeControl(int decision, int match, int increment) {
    static final int MOST_DECISION = 3_600;
    static final int MOST_MATCH = 10_000;
    static final int MOST_INCREMENT = 60;

    private static final int DECISION_BITS = 12;
    private static final int MATCH_BITS = 10;
    private static final int STEP = 10;

    int stored() {
        return decision | match / STEP << DECISION_BITS | increment << DECISION_BITS + MATCH_BITS;
    }

    static TimeControl of(int stored) {
        int decision = stored & (1 << DECISION_BITS) - 1;
        int match = (stored >>> DECISION_BITS & (1 << MATCH_BITS) - 1) * STEP;
        return new TimeControl(decision, match, stored >>> DECISION_BITS + MATCH_BITS);
    }

    /** Whether anybody is hurried. */
    boolean counts() {
        return decision > 0 || match > 0;
    }
}
