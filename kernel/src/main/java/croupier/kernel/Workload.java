package croupier.kernel;

import java.util.List;
import java.util.Map;

/**
 * Matches that a game is measured by: options under a name.
 *
 * @param match what one of its matches is called: battles, runs
 * @param tallies what tells that the work is the same as elsewhere
 */
public record Workload(String name, String about, String match, Map<String, String> options, List<Tally> tallies) {
    /** The match as the game is played when nothing is said. */
    public static final Workload PLAIN =
            new Workload("plain", "matches with the usual options", "matches", Map.of(), List.of());
}
