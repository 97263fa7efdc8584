package croupier.kernel;

import java.util.List;

/**
 * What a game draws itself in text: a table with bars, intents and lanes, a map, how the result came about. A game may implement
 * it; otherwise screens draw zones and numbers as {@code board.yaml} says. Header, log, decision and options are always drawn by
 * the screen.
 */
public interface TableArt {
    /**
     * The table as this seat sees it, in place of the zones; no colours, no line longer than the width. Empty for zones as usual.
     *
     * @param viewer the seat that looks, -1 for a spectator: nothing may be drawn that it does not see
     */
    default List<String> draw(Match m, int viewer, int width) {
        return List.of();
    }

    /** A picture of something that is not always on the table, such as a map, by its name; empty if there is none of that name. */
    default List<String> look(Match m, int viewer, String what, int width) {
        return List.of();
    }

    /** A name and beside it, from a column on, its text, broken between words where the width ends. */
    static void beside(String name, int column, String text, int width, List<String> lines) {
        StringBuilder line = new StringBuilder(name);
        if (line.length() < column) line.repeat(' ', column - line.length());
        int from = line.length();
        for (String word : text.strip().split("\\s+")) {
            if (line.length() > from && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
                line.repeat(' ', column);
                from = column;
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
    }

    /** The names of those pictures. */
    default List<String> pictures() {
        return List.of();
    }

    /** How the result came about, drawn below the log when the match is over; empty for nothing to explain. */
    default List<String> result(Match m, int viewer, int width) {
        return List.of();
    }

    /** Whether the result tells what an event tells: a log beside it leaves it out. */
    default boolean isInResult(Event e) {
        return false;
    }
}
