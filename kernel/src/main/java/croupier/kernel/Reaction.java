package croupier.kernel;

/** What a listener does, compiled from a card's text. */
public interface Reaction {
    /** Whether the event concerns this listener now; reads only. */
    boolean applies(Table t, int listener, int source, int target, int amount);

    /** Whether it takes part before the event at all, so that nobody is asked to order it there. */
    default boolean isBefore() {
        return true;
    }

    /** Whether it takes part after the event at all. */
    default boolean isAfter() {
        return true;
    }

    /** Among several that apply before an event those of the lowest precedence come first; 0 by default. */
    default int precedence() {
        return 0;
    }

    /** Whether it makes no difference which of two listeners of this ability applies first, so that nobody is asked. */
    default boolean isAlike(Table t, int one, int other) {
        return true;
    }

    /** Before the event: the amount it goes on with, or {@link Event#NOTHING} if it does not happen. */
    default int would(Table t, int listener, int source, int target, int amount) {
        return amount;
    }

    /** After the event. */
    default void did(Table t, int listener, int source, int target, int amount) {}
}
