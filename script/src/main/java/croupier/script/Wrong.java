package croupier.script;

/** An expression that cannot be understood: what is wrong, and at which character. */
final class Wrong extends RuntimeException {
    final int at;
    final String said;

    Wrong(int at, String said) {
        super(said, null, false, false);
        this.at = at;
        this.said = said;
    }
}
