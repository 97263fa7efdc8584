package croupier.kernel;

/**
 * What is being done with a table at the moment, and so what a rule may do to it. Together with {@link Mode}, which says who
 * answers, this is all there is to say of the state that a table is in.
 *
 * <pre>
 *              writes   rolls   asks
 * RULES          x        x       x
 * LAYING_OUT     x
 * SETTING_UP     x        x
 * COMPUTING
 * PAUSED
 * </pre>
 */
enum Activity {
    /** A rule runs, or nothing does: everything is allowed. */
    RULES,
    /** {@link Game#lay} lays out what options alone decide: nothing is left to chance, so that playouts do it once. */
    LAYING_OUT,
    /** {@link Game#setup} lays out the rest: nobody is asked yet, because a match begins before its first question. */
    SETTING_UP,
    /** A stat, filter, option list, score or view is computed: the table is read only. */
    COMPUTING,
    /** A rule was left in the middle, because somebody must answer first: whatever it still tries leaves it again. */
    PAUSED
}
