package croupier.kernel;

import java.util.function.ToIntFunction;

/**
 * A number that tells what the matches of a {@link Workload} are like: summed up over a match, and told as its mean.
 *
 * @param isEachAnswer whether it is looked at whenever a seat is asked, else once as the match ends
 */
public record Tally(String name, boolean isEachAnswer, ToIntFunction<Table> of) {
    /** A number that stands on the table as a match ends. */
    public static Tally atTheEnd(String name, ToIntFunction<Table> of) {
        return new Tally(name, false, of);
    }

    /** How often a seat is asked while something is so, also if there is nothing to choose. */
    public static Tally answers(String name, ToIntFunction<Table> counts) {
        return new Tally(name, true, counts);
    }
}
