package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.kernel.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Measures a game on one thread: playouts, decisions, forks, replays, memory.
 *
 * @param from where every match begins; null for the beginning
 * @param tallies what else is reported of the matches
 * @param policy the bot that sits in every seat
 * @param seconds of CPU time for each window
 */
public record Bench(
        Setup setup,
        @Nullable Match from,
        List<Tally> tallies,
        String policy,
        int windows,
        double warmUp,
        double seconds) {
    /** Matches played between two looks at the clock. */
    private static final int BATCH = 8;

    /** Matches that forks and replays are taken from. */
    private static final int SAMPLES = 64;

    public Bench {
        if (windows < 1) throw new IllegalArgumentException("at least one window is needed, not " + windows);
        if (!(seconds > 0)) throw new IllegalArgumentException("a window must last more than 0 seconds");
    }

    public Bench(Setup setup, List<Tally> tallies, String policy, int windows, double warmUp, double seconds) {
        this(setup, null, tallies, policy, windows, warmUp, seconds);
    }

    public Figures run() {
        return run(Windows::cpuNanos);
    }

    /** Measures by another clock, which tests tick themselves. */
    Figures run(LongSupplier nanos) {
        Windows clock = new Windows(windows, warmUp, seconds, nanos);
        Policy[] bots = new Policy[setup.seats()];
        for (int i = 0; i < bots.length; i++) bots[i] = Bots.of(policy, setup.game());
        Playout playout = from == null ? new Playout(setup, bots) : new Playout(from, bots);
        long[] next = {0};
        Rate decisions = clock.rate(() -> {
            long before = playout.match().decisions();
            for (int i = 0; i < BATCH; i++) playout.play(Generator.mix(next[0]++));
            return playout.match().decisions() - before;
        });
        double perMatch = Math.max(1, playout.match().decisions()) / (double) next[0];
        Steady steady = Steady.of(playout, 20 * BATCH, next);
        Averages averages = Averages.of(playout, tallies, next);
        List<Match> standing = standing(setup, from);
        return new Figures(
                setup.game().name(),
                setup.seats(),
                setup.options(),
                policy,
                decisions.times(1 / perMatch),
                decisions,
                clock.rate(forks(standing, false)),
                clock.rate(forks(standing, true)),
                from == null ? clock.rate(replays(standing)) : Rate.NONE,
                Math.max(steady.tableBytes(), largest(standing)),
                steady.bytesPerDecision(),
                steady.options(),
                perMatch,
                averages.answers(),
                averages.means());
    }

    private static int largest(List<Match> matches) {
        int bytes = 0;
        for (Match m : matches) bytes = Math.max(bytes, m.bytes());
        return bytes;
    }

    /** Matches that stand at decisions, each further into its match than the one before. */
    static List<Match> standing(Setup setup, @Nullable Match from) {
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            Match m = from == null ? Match.start(setup.withSeed(Generator.mix(~i))) : from.fork();
            Match before = m;
            for (int k = 0; k <= i * 2 && !m.isOver(); k++) {
                before = m.fork();
                answerAtRandom(m, Generator.mix(i * 1000L + k));
            }
            matches.add(m.isOver() ? before : m);
        }
        return matches;
    }

    private static void answerAtRandom(Match m, long dice) {
        Decision d = m.open(0);
        boolean set = d.several();
        long[] codes = new long[set ? d.min() : 1];
        int from = (int) Math.floorMod(dice, (long) Math.max(1, d.size() - codes.length + 1));
        for (int i = 0; i < codes.length; i++) codes[i] = d.code(from + i);
        m.answer(d.seat(), codes);
    }

    private LongSupplier forks(List<Match> standing, boolean look) {
        Match kept = Match.forPlayouts(setup);
        return () -> {
            for (Match m : standing) {
                m.forkInto(kept);
                if (look) kept.open();
            }
            return standing.size();
        };
    }

    /** Replays whole matches of random bots. */
    private LongSupplier replays(List<Match> standing) {
        List<Journal> journals = new ArrayList<>();
        for (int i = 0; i < standing.size(); i++) {
            Policy[] bots = new Policy[setup.seats()];
            for (int s = 0; s < bots.length; s++) bots[s] = new RandomBot();
            journals.add(
                    Match.start(setup.withSeed(Generator.mix(i + 77L)), bots).journal());
        }
        Match kept = Match.forPlayouts(setup);
        return () -> {
            for (Journal j : journals) kept.replayInto(j);
            return journals.size();
        };
    }
}
