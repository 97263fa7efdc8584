package croupier.apps;

/** Exit codes, the same for every command. */
final class Exit {
    static final int OK = 0;
    static final int FAILED = 1;
    static final int WRONG = 2;
    static final int MACHINE = 3;

    private Exit() {}
}
