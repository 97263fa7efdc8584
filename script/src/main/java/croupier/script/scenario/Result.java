package croupier.script.scenario;

import croupier.script.files.Mistake;
import java.util.List;

/**
 * How a case went.
 *
 * @param findings facts that are not as the case says
 * @param mistakes what is wrong in the case itself, so that it says nothing about the game
 * @param report what was expected and what is, where, what was asked and answered, the table as it is seen, the open question;
 *     empty if the case holds
 * @param details everything that lies on the table, hidden or not, and the journal; empty if the case holds or has no table
 */
public record Result(Case of, List<Finding> findings, List<Mistake> mistakes, String report, String details) {
    public boolean passed() {
        return findings.isEmpty() && mistakes.isEmpty();
    }

    /** Whether the case ran and the game did something else: not a mistake in the file. */
    public boolean failed() {
        return !findings.isEmpty() && mistakes.isEmpty();
    }
}
