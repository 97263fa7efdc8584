package croupier.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a game tells drawing screens beside zones, things and numbers: where the match is, how things belong together, what
 * options cost and where they lead. A game may do without. For screens alone: no rule reads it. Everything here may depend only on
 * what the viewer sees, -1 for a spectator.
 */
public interface Scenery {

    /**
     * Where the match is, such as a battle, a map or a shop.
     *
     * @param name by which a board lays it out
     * @param title what stands above it, empty for nothing
     * @param text what happens here, in words, empty for nothing
     * @param numbers of the scene, beside those of the match
     */
    record Scene(String name, String title, String text, Map<String, Integer> numbers) {
        public Scene(String name, String title, String text) {
            this(name, title, text, Map.of());
        }
    }

    /** The parts of a turn in their order, which one is now, and whose turn it is; -1 for none. */
    record Strip(List<Part> parts, int now, int seat) {}

    /**
     * A part of a turn.
     *
     * @param stop what the viewer chooses to be asked here: 1 stops, 0 passes, -1 if that cannot be chosen
     */
    record Part(String name, int stop) {}

    /** Places and the ways between them, such as a map; a way is two places by their numbers in the list. */
    record Chart(String title, List<Spot> spots, List<int[]> ways) {}

    /**
     * A place of a chart.
     *
     * @param kind what is there, by which a board draws it
     * @param mark {@code here}, {@code been} or another word of the game; empty for none
     */
    record Spot(int column, int row, String kind, String mark) {}

    /** A price: how much of what, such as 75 of gold. */
    record Price(int amount, String of) {}

    /** What a thing is about to do, or another mark on it: its kind, a number and how many times; 0 for no number. */
    record Sign(String kind, int number, int times, String text) {}

    /** Takes what a thing has to do with another one, such as that it blocks it. */
    interface Relations {
        void add(String as, int row);
    }

    /** Takes two things that may be paired with each other, such as a creature with the attacker that it may block. */
    interface Pairs {
        void add(int row, int other);
    }

    /** Where the match is now; by default it is always in the same place. */
    default Scene scene(Match m, int viewer) {
        return new Scene("usual", "", "");
    }

    default @Nullable Strip strip(Match m, int viewer) {
        return null;
    }

    /** What can be opened at any time, such as the map; null for none. */
    default @Nullable Chart chart(Table t, int viewer) {
        return null;
    }

    // ---- things

    /** Whether a thing is out of play although it still lies in its zone: screens let it go. */
    default boolean isGone(Table t, int row) {
        return false;
    }

    /** The group in which a thing lies among others of its zone, such as lands; empty for none. */
    default String group(Table t, int row) {
        return "";
    }

    default void relate(Table t, int row, Relations to) {}

    default List<Sign> signs(Table t, int row) {
        return List.of();
    }

    /** The wholes of which numbers are parts, by label, such as the life a player began with. */
    default Map<String, Integer> wholes(Table t, int row) {
        return Map.of();
    }

    /** Whether a viewer knows what lies hidden in a zone, but not in which order: screens show it sorted. */
    default boolean knowsAllOf(Table t, Zone z, int owner, int viewer) {
        return false;
    }

    // ---- questions about pairs

    /**
     * All pairs that the open question of a seat and those that follow it are about, such as who may block whom; none for other
     * questions. Screens let a player lay out all of them before the first is answered. An option of such a question names both, or the
     * other one where the question is because of the first; an option that names nothing declines.
     */
    default void pairs(Match m, int seat, Pairs to) {}

    /** Whether what such pairs lead to is still to come, such as damage: screens foresee it by letting time run out until it is done. */
    default boolean isSettling(Table t) {
        return false;
    }

    // ---- options

    default @Nullable Price price(Table t, long code) {
        return null;
    }

    /** The place of the chart to which an option leads, by its number in the list; -1 for none. */
    default int spot(Table t, long code) {
        return -1;
    }

    /** The part of the turn whose stop an option changes; -1 for none. */
    default int part(Table t, long code, int viewer) {
        return -1;
    }

    /** What an option that names nothing on the table is about, by which a board draws it; empty for nothing. */
    default String kind(Table t, long code) {
        return "";
    }

    /** The thing that a counted option is about; 0 for none. */
    default int thing(Table t, long code) {
        return 0;
    }
}
