package croupier.apps;

/** Something that the user can mend: what is wrong, where, and what would be right. */
final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int exit;

    private Trouble(int exit, String message) {
        super(message, null, false, false);
        this.exit = exit;
    }

    /** A check did not hold. */
    static Trouble failed(String message) {
        return new Trouble(Exit.FAILED, message);
    }

    /** A command or a file is wrong. */
    static Trouble wrong(String message) {
        return new Trouble(Exit.WRONG, message);
    }

    /** The machine does not let it. */
    static Trouble machine(String message) {
        return new Trouble(Exit.MACHINE, message);
    }

    int exit() {
        return exit;
    }
}
