package croupier.script.scenario;

import java.util.List;

/**
 * What a search for a line came to.
 *
 * @param line the answers of the main line in words; the others answer there with their first option
 * @param tries how many answers were tried
 */
public record Solution(Verdict verdict, List<String> line, long tries) {
    /** Whether there is a line. */
    public enum Verdict {
        FOUND,
        /** There is none: every line was tried. */
        NONE,
        /** The limit of work came first. */
        UNDECIDED
    }

    boolean isFound() {
        return verdict == Verdict.FOUND;
    }
}
