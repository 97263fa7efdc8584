package croupier.kernel;

/**
 * How a search of this game judges a position that it does not look beyond.
 *
 * @param decisions how many choices are made at random before {@link Game#outlook} counts; {@link #END} to play to the end
 * @param scale by how much scores must differ for the better one to win 73 of 100 matches
 */
public record Horizon(int decisions, int scale) {
    /** As many decisions as the match still has. */
    public static final int END = Integer.MAX_VALUE;

    public Horizon {
        if (decisions < 0) throw new IllegalArgumentException("a playout has 0 or more decisions, not " + decisions);
        if (scale < 1) throw new IllegalArgumentException("the scale of scores is 1 or more, not " + scale);
    }

    /** Matches are played to their end; the score does not count. */
    public static Horizon toTheEnd() {
        return new Horizon(END, 1);
    }
}
