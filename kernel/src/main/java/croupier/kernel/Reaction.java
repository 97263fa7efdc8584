package croupier.kernel;

/** What a listener does, compiled from a card's text. */
public interface Reaction {
    /** Whether the event concerns this listener now; reads only. */
    boolean applies(Table t, int listener, int source, int target, int amount);

    /** Before the event: the amount it goes on with, or {@link Event#NOTHING} if it does not happen. */
    default int would(Table t, int listener, int source, int target, int amount) {
        return amount;
    }

    /** After the event. */
    default void did(Table t, int listener, int source, int target, int amount) {}
}
