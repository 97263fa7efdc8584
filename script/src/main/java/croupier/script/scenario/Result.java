package croupier.script.scenario;

import croupier.script.files.Mistake;
import java.util.List;

/**
 * How a case went.
 *
 * @param findings facts that are not as the case says
 * @param mistakes what is wrong in the case itself, so that it says nothing about the game
 * @param report everything somebody needs to mend it: expected, actual, where, the answers, the table, the journal; empty
 *     if the case holds
 */
public record Result(Case of, List<Finding> findings, List<Mistake> mistakes, String report) {
    public boolean passed() {
        return findings.isEmpty() && mistakes.isEmpty();
    }

    /** Whether the case ran and the game did something else: not a mistake in the file. */
    public boolean failed() {
        return !findings.isEmpty() && mistakes.isEmpty();
    }
}
