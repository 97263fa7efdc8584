package croupier.kernel;

/**
 * Who answers in a match, and what is kept for it. This is the only place that distinguishes the modes of a match; what a
 * single table may do at the moment says {@link Activity}.
 *
 * <pre>
 *             tape and      journal,    the answer to a real choice comes from
 *             checkpoints   answers
 *                           by name
 * LIVE           x             x        the policy of the seat, else the match waits
 * REPLAYING      x             x        a journal; behind its end the match waits
 * OPENING        x                      nobody: the rule is left at the first real choice
 * FOLLOWING      x                      a journal; behind its end the match waits
 * SEARCHED       x                      the policy of the seat, else the match waits
 * PLAYOUT                               the policy of the seat, called in place
 * </pre>
 *
 * <p>Every mode has its answers from the tape first, as long as there are any, and takes a single option without asking.
 */
enum Mode {
    /** People, programs and bots play. */
    LIVE(true, true),
    /** A journal is played again into a match that goes on behind it. */
    REPLAYING(true, true),
    /** The tasks before the table of a scenario is laid out. */
    OPENING(true, false),
    /** A journal is played again for its end alone. */
    FOLLOWING(true, false),
    /** A fork, an imagined match, or a match that is simulated with bots that search. */
    SEARCHED(true, false),
    /** A match is simulated: nothing is kept that is not needed. */
    PLAYOUT(false, false);

    private final boolean keepsTape;
    private final boolean keepsJournal;

    Mode(boolean keepsTape, boolean keepsJournal) {
        this.keepsTape = keepsTape;
        this.keepsJournal = keepsJournal;
    }

    /** Whether answers since the checkpoint are kept, so that a rule can be run again, forked or imagined. */
    boolean keepsTape() {
        return keepsTape;
    }

    /** Whether every answer is recorded. */
    boolean keepsJournal() {
        return keepsJournal;
    }

    /** Whether a journal answers instead of the seats. */
    boolean isFed() {
        return this == REPLAYING || this == FOLLOWING;
    }
}
