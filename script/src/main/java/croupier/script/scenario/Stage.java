package croupier.script.scenario;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a game tells scenarios: how things come to its table, and what its own short words mean. Everything but {@code me} has a
 * default that suits a game whose cards do nothing but lie in zones; {@link #of} is such a stage. All of it runs at rest, before the
 * first answer, and asks nothing.
 */
public interface Stage {
    /**
     * The stage of a game that has nothing to add.
     *
     * @param players where the row lies that stands for the seat's player: {@code me}, and of the next seat {@code target}
     * @param hand as {@link #hand}
     */
    static Stage of(Zone players, Zone hand) {
        return new Stage() {
            @Override
            public int row(Table t, int seat, String name) {
                return switch (name) {
                    case "me" -> t.at(players, seat, 0);
                    case "target" -> t.at(players, (seat + 1) % t.seats(), 0);
                    default -> 0;
                };
            }

            @Override
            public Zone hand() {
                return hand;
            }
        };
    }

    /**
     * The row that a game's own word means for a seat, 0 for none: {@code me}, {@code target}, {@code enemy 1}. The row of
     * {@code me} holds the numbers that a case gives without saying whose: {@code hp: 10}.
     */
    int row(Table t, int seat, String name);

    /**
     * Makes a thing in a zone of a seat, with whatever listens or counts as long as it lies there; 0 if there is no thing of
     * that name. The numbers that a case gives it are set afterwards.
     */
    default int make(Table t, Zone z, int seat, String name) {
        int card = t.game().cards().find(name);
        if (card == 0) return 0;
        int row = t.create(((Staged) t.game()).library().kindOf(card), card);
        t.move(row, z, z.shared() ? 0 : seat);
        return row;
    }

    /**
     * Whether a thing in a zone that all share is this seat's: a case that lays out the zone for a seat then leaves the others'.
     * By default everything is everybody's.
     */
    default boolean belongs(Table t, int row, int seat) {
        return true;
    }

    /**
     * Whether a thing in a zone that all share is meant by {@code ZONE of seat N} and {@code NAME of seat N}: what the seat
     * controls now, though it may belong to another.
     */
    default boolean isOf(Table t, int row, int seat) {
        return belongs(t, row, seat);
    }

    /** What a thing of this card is called on the table, if that is not how the card is defined. */
    default String called(Table t, int card) {
        return t.game().cards().name(card);
    }

    /** The seat that {@code NAME.owner} tells. */
    default int ownerOf(Table t, int row) {
        return t.ownerOf(row);
    }

    /** Takes a thing of the normal set-up away, because the case lays out its zone itself. */
    default void take(Table t, int row) {
        t.unlistenAll(row);
        t.remove(row);
    }

    /** The zone into which {@code play: NAME} puts a card that is not there yet. */
    default @Nullable Zone hand() {
        return null;
    }

    /** Options with which cases begin unless they say otherwise: a plain deck rather than a random one. */
    default Map<String, String> options() {
        return Map.of();
    }

    /** The same for a case that names options itself: one of these may depend on them, such as a deck on its hero. */
    default Map<String, String> options(Map<String, String> named) {
        return options();
    }

    /** Makes it a seat's turn, for a case that says {@code play: NAME}; called before anything is laid out. */
    default void turnOf(Table t, int seat) {}

    /** Words of the game's own for {@code given}, for messages. */
    default List<String> words() {
        return List.of();
    }

    /**
     * A word of the game's own in {@code given}: whose turn it is, the order of a queue. Every number of a row comes here
     * first, so that a game can do what belongs to it, as a power listens once it has stacks.
     *
     * @param row the row whose numbers are being given, 0 for what is said of the whole table
     * @param word the name of the number; empty for a number alone, as in {@code {Poison: 3}}
     * @return false for a word that is none of the game's own: a column of that name is then set
     */
    default boolean give(Table t, int seat, int row, String word, Value value) {
        return false;
    }

    /**
     * Brings the table to the place that a case names with {@code at}; called before anything is laid out, with an empty word
     * if the case names none.
     *
     * @return false for a place that the game does not know
     */
    default boolean at(Table t, String place) {
        return place.isEmpty();
    }

    /** Everything is laid out: computes what follows from it. */
    default void ready(Table t) {}

    /**
     * A word of the game's own in {@code then}: a number, a truth, a word or a list of words; null for none.
     *
     * @param row the row that is asked about, 0 for the whole table
     */
    default @Nullable Object tell(Table t, int seat, int row, String word) {
        return null;
    }

    /** Who is meant by the names of an expression: me, target and the seat by default. */
    default void aim(Table t, Scope s, int seat) {
        s.seat = seat;
        s.self = row(t, seat, "me");
        s.target = row(t, seat, "target");
    }
}
