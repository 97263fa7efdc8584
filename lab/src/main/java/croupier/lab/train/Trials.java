package croupier.lab.train;

import croupier.kernel.Evaluation;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.kernel.Tally;
import croupier.lab.Playout;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Plays matches with a search in every seat that judges by given weights. What comes of a match depends on its weights and its seed
 * alone, never on the number of threads.
 */
public record Trials(Setup setup, Evaluation evaluation, SearchOptions options, int threads) {
    /**
     * What came of some matches with the same weights.
     *
     * @param means what the evaluation counts of a match, on average
     */
    public record Result(double outcome, long wins, long matches, List<Double> means) {}

    /**
     * Plays the same matches with each of some weights.
     *
     * @param seeds the seed of each match by its number
     * @param done gets how many matches are finished, from any thread
     */
    public List<Result> play(List<float[]> candidates, int matches, LongUnaryOperator seeds, LongConsumer done) {
        List<Sum> sums = candidates.stream().map(_ -> new Sum(tallies().size())).toList();
        AtomicInteger next = new AtomicInteger();
        AtomicInteger finished = new AtomicInteger();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        int all = candidates.size() * matches;
        Runnable work = () -> {
            for (int i = next.getAndIncrement(); i < all && failure.get() == null; i = next.getAndIncrement()) {
                try {
                    sums.get(i / matches).add(match(candidates.get(i / matches), seeds.applyAsLong(i % matches)), this);
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
                done.accept(finished.incrementAndGet());
            }
        };
        List<Thread> workers = java.util.stream.IntStream.range(0, threads)
                .mapToObj(i -> Thread.ofPlatform().name("training " + i).start(work))
                .toList();
        join(workers);
        Throwable broken = failure.get();
        if (broken != null) throw new IllegalStateException("a match of the training broke: " + broken, broken);
        return sums.stream().map(s -> s.result(matches)).toList();
    }

    private List<Tally> tallies() {
        return evaluation.tallies();
    }

    private Match match(float[] weights, long seed) {
        Policy[] bots = new Policy[setup.seats()];
        for (int i = 0; i < bots.length; i++) bots[i] = new SearchBot(setup.game(), options, evaluation, weights);
        return new Playout(setup, bots).play(seed);
    }

    private static void join(List<Thread> workers) {
        try {
            for (Thread w : workers) w.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the training was interrupted", e);
        }
    }

    /** Outcomes are added up in whole thousandths: so their order does not matter. */
    private static final class Sum {
        private static final double UNIT = 1000;

        private final long[] counted;
        private long outcome;
        private long wins;

        Sum(int tallies) {
            counted = new long[tallies];
        }

        synchronized void add(Match m, Trials trials) {
            outcome += Math.round(UNIT * trials.evaluation.outcome(m.seen(0), 0));
            if (m.resultOf(0) > 0) wins++;
            for (int i = 0; i < counted.length; i++)
                counted[i] += trials.tallies().get(i).of().applyAsInt(m.table());
        }

        synchronized Result result(int matches) {
            List<Double> means = java.util.Arrays.stream(counted)
                    .mapToObj(c -> c / (double) matches)
                    .toList();
            return new Result(outcome / UNIT / matches, wins, matches, means);
        }
    }
}
