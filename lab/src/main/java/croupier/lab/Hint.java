package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import croupier.lab.search.Thought;
import org.jspecify.annotations.Nullable;

/**
 * Advice for a seat that waits for a person, from what that seat sees alone.
 *
 * @param codes the best answer
 * @param thought what the search made of it; null if there is nothing to think about
 */
public record Hint(long[] codes, @Nullable Thought thought) {
    /** Enough to be good, and quick enough to wait for. */
    private static final String USUAL = "iterations=1000";

    /** What the searching bot would answer. */
    public static Hint of(Match m, int seat) {
        return of(m, seat, USUAL);
    }

    /** What a search with these options would answer. With iterations the same decision gives the same hint. */
    public static Hint of(Match m, int seat, String options) {
        Decision d = m.openFor(seat);
        if (d == null) throw new IllegalArgumentException("seat " + (seat + 1) + " is not asked now");
        SearchBot bot = new SearchBot(m.game(), SearchOptions.read(options)).keepThoughts();
        bot.begin(d.number(), seat);
        return new Hint(m.chosenBy(bot, seat), bot.thought());
    }
}
