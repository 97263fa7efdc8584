package croupier.script.language;

/** An expression that cannot be understood: what is wrong, and at which character. */
public final class WrongExpression extends RuntimeException {
    public final int at;
    public final String said;

    public WrongExpression(int at, String said) {
        super(said, null, false, false);
        this.at = at;
        this.said = said;
    }
}
