package croupier.kernel;

/**
 * A quick opinion about the options of a decision, from which a search takes what to try first and how to play on where its tree
 * ends. It holds no state, so that any number of threads may use it, and allocates nothing.
 */
public interface Prior {
    /**
     * Weighs every option.
     *
     * @param weights gets the weight of each option, 0 or more; twice the weight is tried twice as often, and what weighs 0 is not
     *     tried where something else does not
     */
    void weigh(Seen seen, Decision d, float[] weights);
}
