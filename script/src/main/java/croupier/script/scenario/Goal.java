package croupier.script.scenario;

import croupier.kernel.Match;
import java.util.List;

/** What a seat wants to reach in a puzzle, and how a case says it. */
public enum Goal {
    /** It wins before the turn is over, whatever the others answer. */
    WINS("wins this turn"),
    /** It has not lost when the turn is over, whatever the others answer. */
    SURVIVES("survives this turn"),
    /** The seat cannot win before the turn is over. */
    NO_LINE_WINS("no line wins");

    final String words;

    Goal(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** How all of them are written. */
    static List<String> all() {
        return List.of(WINS.words, SURVIVES.words, NO_LINE_WINS.words);
    }

    /** Whether the seat has what it wants in a match that is over. */
    boolean isReachedAtTheEnd(Match m, int seat) {
        return this == SURVIVES ? m.resultOf(seat) >= 0 : m.resultOf(seat) > 0;
    }

    /** Whether it has what it wants when the turn has passed. */
    boolean isReachedAfterTheTurn() {
        return this == SURVIVES;
    }
}
