package croupier.kernel;

/**
 * Something that happens and that listeners may change before or answer after.
 *
 * @param text how a log tells it, with {source}, {target} and {amount}, or {words} for the text of the word whose index the
 *     amount is; empty for what a log leaves out
 */
public record Event(String name, int index, String text) {
    /** What {@code would} returns when the event does not happen at all. */
    public static final int NOTHING = Integer.MIN_VALUE;

    @Override
    public String toString() {
        return name;
    }
}
