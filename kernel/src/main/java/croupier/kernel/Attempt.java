package croupier.kernel;

/** An action that may be taken back while it is being done. */
public interface Attempt {
    void run(Table t, int a, int b, Rows stands);

    /** The same for an action that needs something of the card files. */
    interface With<T> {
        void run(Table t, T what, int a, int b, Rows stands);
    }
}
