package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Follows a match that policies play and counts what happens: moves of cards, answers, events, abilities, steps of texts. Every game
 * is observed alike, because all of this goes through the kernel. A match without an observer pays one check for each.
 *
 * <p>An observer only looks: it changes nothing and keeps no table. Imagined matches are not observed.
 */
public interface Observer {
    /** The match is laid out; nobody was asked yet. */
    default void began(Table t) {}

    /**
     * A row lies elsewhere now.
     *
     * @param from the zone it left; null for a new one
     * @param fromOwner the seat whose zone that was, 0 for a shared one, -1 for none
     * @param to the zone it lies in; null if it was removed
     */
    default void moved(Table t, int row, @Nullable Zone from, int fromOwner, @Nullable Zone to, int toOwner) {}

    /** A seat made a real choice. The table is as it was when the seat was asked. */
    default void answered(Table t, Decision d, long code) {}

    /** An event happened. */
    default void did(Event e, int source, int target, int amount) {}

    /** A listener changed or answered an event with this ability. */
    default void reacted(int ability) {}

    /** A step of a card's text is carried out. */
    default void stepped(Object step) {}

    /** How much has been noted so far: {@link #takeBack} comes back to it. */
    default int mark() {
        return 0;
    }

    /** What was noted since the mark did not happen: an action could not be finished. */
    default void takeBack(int mark) {}
}
