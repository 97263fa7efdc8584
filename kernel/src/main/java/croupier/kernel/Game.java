package croupier.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Words, rules and cards of one game, fixed before the first match. */
public interface Game {
    String name();

    /** One line for a list of games. */
    String about();

    Layout layout();

    Catalogue cards();

    int minSeats();

    int maxSeats();

    /** Lays out of a new match what its options alone decide: nothing is left to chance here, so playouts do it once. */
    default void lay(Table t) {}

    /** Lays out the rest of a new match; streams are seeded. Asks nothing: what asks is a task. */
    default void setup(Table t) {}

    /** Carries out one task. */
    void step(Table t);

    /**
     * A seat has left a match of more than two; the others play on, and the last one left wins without a word of the game. A game for
     * two seats at most needs nothing here: its matches end when somebody leaves.
     */
    default void leave(Table t, int seat) {}

    /** Too much happened since the last real choice; must end the match. */
    default void endless(Table t) {
        t.draw();
    }

    /** How good a position looks to a seat, larger is better: what the greedy bot goes by. By default what {@link #worth} says. */
    default int score(Seen seen, int seat) {
        return seen.worth();
    }

    /**
     * How good a position looks to a search, which looks further ahead than one answer. Against one opponent the better score minus the other,
     * halved, is the lead that {@link Horizon#scale} counts. By default {@link #score}.
     */
    default int outlook(Seen seen, int seat) {
        return score(seen, seat);
    }

    /** How a search judges a position that it does not look beyond. */
    default Horizon horizon() {
        return Horizon.toTheEnd();
    }

    /** A quick opinion about options, for searches; null to take all alike. */
    default @Nullable Prior prior() {
        return null;
    }

    /** How good positions are by weights that can be learned; null if {@link #score} is all there is. */
    default @Nullable Evaluation evaluation() {
        return null;
    }

    /**
     * A number for {@link #score} that only rules can compute, because they evaluate card texts for it. It depends on nothing but
     * what this seat may see, which the contract checks; policies get it by {@link Seen#worth} and never see the table.
     */
    default int worth(Table t, int seat) {
        return 0;
    }

    /** The options by which each seat chooses what it begins with, such as a deck; empty if there is nothing ready-made. */
    default List<Option> decks() {
        return List.of();
    }

    /** The ready-made decks that are meant to be equal: every choice of {@link #decks} but the random one by default. */
    default List<String> readyMade() {
        return decks().isEmpty()
                ? List.of()
                : decks().getFirst().choices().stream()
                        .filter(c -> !c.equals("random"))
                        .toList();
    }

    /**
     * What only people want, where they sit in these seats (bits): a table sets a match up with it before it sets the options that
     * somebody wrote.
     */
    default Setup forPeople(Setup setup, int seats) {
        return setup;
    }

    /** Names of ways to play that only this game has. */
    default List<String> bots() {
        return List.of();
    }

    /** One of this game's own ways to play. */
    default Policy bot(String name) {
        throw new IllegalArgumentException(name() + " has no bot of its own called '" + name + "'");
    }

    /** What benchmarks of this game may measure besides plain matches. */
    default List<Workload> workloads() {
        return List.of();
    }

    default Order order() {
        return Order.OLDEST_FIRST;
    }

    /** An event to which those listen that look for a state, and not for something that happens; null for none. */
    default @Nullable Event watched() {
        return null;
    }

    /** A step of a card's text has been carried out while somebody looks for a state: they look now. */
    default void afterStep(Table t) {}

    default Reaction reaction(int ability) {
        throw new IllegalStateException(name() + " has no ability " + ability);
    }

    /** The name of a reaction or change, the same in every build, by which a stored match finds it again. */
    default String nameOfAbility(int ability) {
        return Integer.toString(ability);
    }

    /** The reaction or change of that name, -1 for none. */
    default int abilityNamed(String name) {
        return name.matches("[0-9]{1,9}") ? Integer.parseInt(name) : -1;
    }

    default Change change(int ability) {
        throw new IllegalStateException(name() + " has no modifier " + ability);
    }

    /** Whether layers count for what lies in zones that are not layered, too; asked while stats are read, so it only reads a register. */
    default boolean layersReach(Table t) {
        return false;
    }

    /**
     * Whether what a modifier changes may decide whether, to what or how another one applies (CR 613.8). Where none does, inside a
     * layer age alone decides.
     */
    default boolean modifiersDepend() {
        return true;
    }

    /** How much may happen between two real choices. */
    default int workLimit() {
        return 10_000;
    }

    /** How deep would and did may be nested before the match counts as endless; below any limit of the stack. */
    default int nestingLimit() {
        return 64;
    }

    /**
     * Rolls every secret number that this seat does not know, when it imagines what it does not see; streams are
     * fresh. What is hidden in zones was dealt again already.
     */
    default void rollSecrets(Table t, int seat) {}

    /** The cards of a match with these options, as rules look them up; {@link Table#cards} keeps what is found here. */
    default Object cards(Table t) {
        throw new IllegalStateException(name() + " keeps no cards");
    }

    /**
     * Arrays that rules of the game compute in, made once for each table, so that nothing is allocated while simulating. They are not
     * part of the match: what a rule writes there is gone with the next question.
     */
    default Object workspace() {
        throw new IllegalStateException(name() + " has no workspace");
    }

    /** Hidden rows of the same group may be dealt in each other's place when a seat imagines what it does not see. */
    default int dealGroup(Table t, int row) {
        return t.kindOf(row);
    }

    /**
     * Adds numbers that screens show of a row beside its shown columns, such as what layers make of it, or of the match itself (row
     * 0); 0 is shown too.
     */
    default void show(Table t, int row, Map<String, Integer> numbers) {}

    /** Words that cards use, each with what it means, beside the cards themselves: for readers who point at a word. */
    default Map<String, String> glossary() {
        return Map.of();
    }

    /** What drawing screens show beside zones, things and numbers: the game's class may be a Scenery; null for nothing. */
    default @Nullable Scenery scenery() {
        return this instanceof Scenery own ? own : null;
    }

    /** What the steps of card texts are called, by their classes: all that cards of this game can say. */
    default Map<Class<?>, String> verbs() {
        return Map.of();
    }

    /** The parts of a match that studies tell apart; null if there are none. */
    default @Nullable Chapters chapters() {
        return null;
    }

    /** What a row is called on screens. */
    default String nameOf(Table t, int row) {
        int card = t.card(row);
        return card == 0 ? t.layout.kind(t.kindOf(row)).name() + " " + row : cards().name(card);
    }

    /** What a log calls a row that was this card then; by now the row may be something else, or nothing. */
    default String nameThen(Table t, int row, int card) {
        return cards().name(card);
    }

    /** What an option is called, if its word alone does not say it; empty for what the word says. */
    default String optionText(Table t, long code) {
        return "";
    }

    /** What an option would do now in numbers, as far as it can be known: shown beside it; empty for nothing to say. */
    default String aside(Table t, long code) {
        return "";
    }

    /** What a step of the layers did to a row, in words for somebody who asks why; its source is named beside it. */
    default String causeText(Cause c) {
        return c.stat().name() + " " + c.before() + " becomes " + c.after();
    }

    /** What the explanation of a row also says that no layer counts, such as its cost; nothing by default. */
    default List<String> otherCauses(Table t, int row) {
        return List.of();
    }

    /**
     * A number that is another one in every turn: while it stays, screens keep the numbers of options. By default that of
     * {@link Words#turnRegister}, -1 if there is none.
     */
    default int turn(Table t) {
        Column turn = layout().turn();
        return turn == null ? -1 : t.get(turn);
    }

    /** What players call the turn of now, such as "turn 4"; empty where there is none. */
    default String turnName(Table t) {
        return turn(t) > 0 ? "turn " + turn(t) : "";
    }

    /** What the log says when a shown number of a row changes, with {row} for its name; empty to leave it out. */
    default String changeText(Column c, int from, int to) {
        return "";
    }

    /** Whether screens tell an entry of the log; what another line says already may be left out. */
    default boolean tells(Log log, int entry) {
        return true;
    }

    /** What the log calls the player in a seat. */
    default String nameOfSeat(int seat) {
        return "seat " + (seat + 1);
    }

    /**
     * What the log says when something moves between zones, null for nowhere: words with {@code {card}} for its name, {@code {from}}
     * and {@code {to}} for the numbers of the seats, {@code {from seat}} and {@code {to seat}} for their names; what stands in
     * square brackets is said only if these are two seats. Empty to leave it out, null for the usual words.
     */
    default @Nullable String moveText(@Nullable Zone from, @Nullable Zone to) {
        return null;
    }

    /** A seed as people write it. */
    default String saySeed(long seed) {
        return Long.toString(seed);
    }

    /** The seed that somebody wrote. */
    default long readSeed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("a seed is a whole number, not '" + text + "'", e);
        }
    }

    /** What a card row says of itself now, for the card's page and the log; numbers as they count now. */
    default String textOf(Table t, int row) {
        return cards().text(t.card(row));
    }
}
