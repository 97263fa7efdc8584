package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Measures how many iterations a search makes per CPU second of one thread, at decisions from the beginning of matches to far into
 * them.
 *
 * @param options of the search, as people write them
 */
public record SearchBench(Setup setup, String options, int windows, double warmUp, double seconds) {
    /** @param bytes what the thread allocates for each iteration */
    public record Figures(Rate iterations, double bytes) {}

    public Figures run() {
        return run(Windows::cpuNanos);
    }

    /** The same by another clock, which tests tick themselves. */
    Figures run(LongSupplier nanos) {
        List<Match> standing = Bench.standing(setup, null);
        SearchBot bot = new SearchBot(setup.game(), SearchOptions.read(options));
        int[] next = {0};
        LongSupplier work = () -> {
            Match m = standing.get(next[0]++ % standing.size());
            Decision d = m.open(0);
            long before = bot.iterations();
            bot.begin(next[0], d.seat());
            m.chosenBy(bot, d.seat());
            return bot.iterations() - before;
        };
        Rate rate = new Windows(windows, warmUp, seconds, nanos).rate(work);
        long allocated = Windows.allocatedBytes();
        long done = 0;
        for (int i = 0; i < standing.size(); i++) done += work.getAsLong();
        return new Figures(rate, (Windows.allocatedBytes() - allocated) / (double) Math.max(1, done));
    }
}
