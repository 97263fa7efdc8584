package croupier.script.reading;

import croupier.script.files.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How something is said and how it is written: the parts of a phrase, and a piece of a card file in which holes stand for what
 * its gaps say.
 *
 * @param symbol what the phrase is: in which way it is said and of what kind the value is
 * @param source a piece of a card file; a hole is a character from {@link Pieces#HOLE} on
 * @param origins the definitions whose texts have the phrase; none for what the game says of itself
 */
record Rule(String symbol, List<Part> parts, Node source, Set<String> origins) {
    /** A part of a phrase. */
    sealed interface Part {}

    /** Words, in lower case. */
    record Words(String text) implements Part {}

    /** Something else that is said. */
    record Gap(String symbol, int hole) implements Part {}

    /** A whole number in figures; where the file has its opposite it is negative. */
    record Figure(int hole, boolean negative) implements Part {}

    /** Words that are written as they are said. */
    record Verbatim(int hole) implements Part {}

    /** Several things of a kind, one after the other. */
    record Series(String symbol, int hole, Set<String> between) implements Part {
        /** The same series, whatever stands between its items. */
        @Override
        public String toString() {
            return "Series[" + symbol + ", " + hole + "]";
        }
    }

    /** A key that is written because the words beside it are said. */
    record Flag(int hole) implements Part {}

    /** What may be left out. */
    record Option(List<Part> parts) implements Part {}

    static Rule of(String symbol, List<Part> parts, Node source) {
        return new Rule(symbol, List.copyOf(parts), source, new HashSet<>());
    }

    /** Whether it can be used where the texts of one definition are not known. */
    boolean isKnownWithout(String definition) {
        return origins.isEmpty() || origins.size() > 1 || !origins.contains(definition);
    }

    /** Whether it takes any words: only where nothing else fits. */
    boolean isVerbatim() {
        return parts.get(0) instanceof Verbatim;
    }

    /** The phrase as people may read it: "deal ... damage". */
    String shown() {
        return Rules.shown(parts);
    }
}
