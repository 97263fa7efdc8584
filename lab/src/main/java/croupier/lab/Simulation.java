package croupier.lab;

import croupier.kernel.Column;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Many matches between bots. Match number i is the same whatever the number of threads: its seed is mixed of the seed of all
 * and i, and every match gets new bots.
 *
 * @param bots one name per seat
 * @param rotate whether the bots change seats from match to match, so that each sits everywhere equally often
 */
public record Simulation(Setup setup, List<String> bots, long games, long seed, int threads, boolean rotate) {
    private static final int CHUNK = 16;
    /** Before this many matches or more a collection of garbage is worth its time. */
    private static final int MANY = 10_000;

    public Simulation {
        if (bots.size() != setup.seats())
            throw new IllegalArgumentException(bots.size() + " bots are named for " + setup.seats() + " seats");
        if (games < 1) throw new IllegalArgumentException("at least one match must be played, not " + games);
        if (threads < 1) throw new IllegalArgumentException("at least one thread is needed, not " + threads);
        bots = List.copyOf(bots);
        for (String bot : bots) Bots.of(bot, setup.game());
    }

    /** The seed of one match of many. */
    public static long seedOf(long seed, long match) {
        return Generator.mix(Generator.mix(seed) + match);
    }

    /** Plays all matches; now and then the listener gets how many are done, from any thread. */
    public Results run(LongConsumer done) {
        return run(done, null);
    }

    /** Plays all matches and writes a line for each, in their order. */
    public Results run(LongConsumer done, @Nullable MatchLines lines) {
        if (games >= MANY) Playout.clearAway();
        AtomicLong next = new AtomicLong();
        AtomicLong finished = new AtomicLong();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Totals all = new Totals(setup.seats());
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().name("simulation " + i).start(() -> {
                try {
                    Totals mine = work(next, finished, done, lines, failure);
                    synchronized (all) {
                        all.add(mine);
                    }
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
            }));
        }
        join(workers);
        Throwable broken = failure.get();
        if (broken instanceof RuntimeException e) throw e;
        if (broken instanceof Error e) throw e;
        return Results.of(setup, seed, rotate, bots, all);
    }

    public static void join(List<Thread> workers) {
        try {
            for (Thread w : workers) w.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", e);
        }
    }

    private Totals work(
            AtomicLong next,
            AtomicLong finished,
            LongConsumer done,
            @Nullable MatchLines lines,
            AtomicReference<@Nullable Throwable> failure) {
        int n = setup.seats();
        Policy[] players = new Policy[n];
        for (int i = 0; i < n; i++) players[i] = Bots.of(bots.get(i), setup.game());
        Policy[] sitting = players.clone();
        Playout playout = new Playout(setup, sitting);
        Column turns = setup.game().layout().turn();
        Totals tally = new Totals(n);
        for (long from = next.getAndAdd(CHUNK); from < games && failure.get() == null; from = next.getAndAdd(CHUNK)) {
            long to = Math.min(games, from + CHUNK);
            StringBuilder text = new StringBuilder();
            for (long i = from; i < to; i++) {
                int shift = rotate ? (int) (i % n) : 0;
                for (int s = 0; s < n; s++) sitting[s] = players[(s + shift) % n];
                Match m = play(playout, i);
                int played = turns == null ? 0 : m.table().get(turns);
                tally.add(m, shift, playout.decisions(), played);
                if (lines != null) lines.line(text, bots, shift, i, seedOf(seed, i), m, playout.decisions(), played);
            }
            if (lines != null) lines.put(from, to, text.toString());
            done.accept(finished.addAndGet(to - from));
        }
        return tally;
    }

    private Match play(Playout playout, long i) {
        try {
            return playout.play(seedOf(seed, i));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new IllegalStateException(
                    "match " + i + " of " + setup.game().name() + ", seed " + seedOf(seed, i) + ": " + e, e);
        }
    }
}
