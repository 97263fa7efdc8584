package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * The game's order of listeners.
 *
 * @param newestFirst whether the chain of an event runs from the newest listener to the oldest
 * @param rank what comes before age: lower ranks first; null where age alone decides
 * @param chooser who chooses the next one among several that apply before an event; null where the order is fixed
 */
public record Order(
        boolean newestFirst,
        @Nullable Rank rank,
        @Nullable Chooser chooser,
        @Nullable Prompt prompt) {
    public static final Order OLDEST_FIRST = new Order(false, null, null, null);
    public static final Order NEWEST_FIRST = new Order(true, null, null, null);

    /** Lower ranks first, older ones first among equals. */
    public static Order ranked(Rank rank) {
        return new Order(false, rank, null, null);
    }

    /** Before an event the affected player chooses, each listener once per event; after it ranks decide. */
    public static Order chosen(Rank rank, Chooser chooser, Prompt prompt) {
        return new Order(false, rank, chooser, prompt);
    }

    /** The place of a listener among those of an event. */
    public interface Rank {
        int of(Table t, int listener, Event e, int source, int target);
    }

    /** The seat that is affected by an event. */
    public interface Chooser {
        int seat(Table t, Event e, int source, int target);
    }
}
