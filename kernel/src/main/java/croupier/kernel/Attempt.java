package croupier.kernel;

/** An action that may be taken back while it is being done. */
public interface Attempt {
    /**
     * Does the action.
     *
     * @param a what the caller handed over, like {@code b}: an action captures nothing
     * @param stands what must be done again if the action is taken back, such as showing a hidden card; it is kept over the taking back
     */
    void run(Table t, int a, int b, Rows stands);

    /** An action that needs something of the card files. */
    interface With<T> {
        void run(Table t, T what, int a, int b, Rows stands);
    }
}
