package croupier.kernel;

/** An action that may be taken back while it is being done. */
public interface Attempt {
    void run(Table t, int a, int b, Rows stands);
}
