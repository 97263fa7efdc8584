package croupier.games.magic;

/** How long an effect lasts (611.2). */
public enum Until {
    /** As long as the object is what it is. */
    FOREVER,
    END_OF_TURN,
    END_OF_COMBAT,
    YOUR_NEXT_TURN,
    /** As long as this permanent stays on the battlefield under its controller's control. */
    THIS_LEAVES;

    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }
}
