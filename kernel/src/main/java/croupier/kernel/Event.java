package croupier.kernel;

/**
 * Something that happens and that listeners may change before or answer after.
 *
 * @param text how a log tells it, with {source}, {target} and {amount}, or {words} for the text of the word whose index the
 *     amount is; behind a bar stand the words for one that does it to itself; empty for what a log leaves out
 */
public record Event(String name, int index, String text) implements Constant<Event> {
    /** What {@code would} returns when the event does not happen at all. */
    public static final int NOTHING = Integer.MIN_VALUE;

    /** What the log says of it, about these rows. */
    String textFor(int source, int target) {
        int bar = text.indexOf('|');
        if (bar < 0) return text;
        return source == target ? text.substring(bar + 1) : text.substring(0, bar);
    }

    @Override
    public String toString() {
        return name;
    }
}
