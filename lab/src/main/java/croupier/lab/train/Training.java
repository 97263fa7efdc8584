package croupier.lab.train;

import croupier.kernel.Evaluation;
import croupier.kernel.Generator;
import croupier.lab.Simulation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * The cross-entropy method: candidates are drawn around the best weights so far, all play the same matches, and the best of them say where
 * and how widely the next generation looks. The same seed gives the same weights on every machine and with any number of threads.
 *
 * @param groups the groups of weights that may change, by the first word of their names; all if empty
 * @param population candidates of a generation; the first of them are the weights so far themselves
 * @param matches that each candidate plays
 */
public record Training(Trials trials, Set<String> groups, int population, int matches, long seed) {
    /** One of this many candidates is kept. */
    private static final int KEPT = 4;
    /** How far the weights move to the mean of the kept ones. */
    private static final double STEP = 0.6;
    /** A spread never shrinks faster than to this share in a generation. */
    private static final double LEAST_SPREAD = 0.8;

    /** Of every generation, what its matches are seeded with. */
    private static final long GENERATION = 1_000_000;

    /** What a generation came to. */
    public record Report(TrainingState state, double outcome, double best, double mean) {}

    public Training {
        if (population < KEPT) throw new IllegalArgumentException("at least " + KEPT + " candidates are needed");
        if (matches < 1) throw new IllegalArgumentException("at least one match must be played");
    }

    /** Plays one generation; {@code done} gets how many of its matches are finished. */
    public Report generation(TrainingState from, LongConsumer done) {
        List<float[]> candidates = new ArrayList<>();
        for (int c = 0; c < population; c++) candidates.add(c == 0 ? from.weights() : drawn(from, c));
        long first = from.generation() * GENERATION;
        List<Trials.Result> results = trials.play(candidates, matches, i -> Simulation.seedOf(seed, first + i), done);
        List<Integer> order = IntStream.range(0, population)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer c) -> results.get(c).outcome())
                        .reversed())
                .toList();
        List<float[]> kept = order.subList(0, population / KEPT).stream()
                .map(candidates::get)
                .toList();
        double mean =
                results.stream().mapToDouble(Trials.Result::outcome).average().orElse(0);
        return new Report(
                next(from, kept),
                results.getFirst().outcome(),
                results.get(order.getFirst()).outcome(),
                mean);
    }

    private float[] drawn(TrainingState from, int candidate) {
        int[] dice = new int[Generator.XOSHIRO.size()];
        Generator.XOSHIRO.seed(dice, 0, Generator.mix(Generator.mix(seed + from.generation()) + candidate));
        float[] weights = from.weights();
        for (int i = 0; i < weights.length; i++) {
            double step = normal(dice) * from.spreads()[i];
            if (mayChange(i)) weights[i] += (float) step;
        }
        return weights;
    }

    /** About normally distributed, and the same on every machine: the sum of twelve even rolls. */
    private static double normal(int[] dice) {
        double sum = 0;
        for (int i = 0; i < 12; i++) sum += Generator.XOSHIRO.roll(dice, 0, 1 << 20) / (double) (1 << 20);
        return sum - 6;
    }

    private boolean mayChange(int i) {
        String name = trials.evaluation().names().get(i);
        return groups.isEmpty() || groups.contains(name.substring(0, name.indexOf(' ')));
    }

    private TrainingState next(TrainingState from, List<float[]> kept) {
        float[] weights = from.weights();
        float[] spreads = from.spreads();
        for (int i = 0; i < weights.length; i++) {
            if (!mayChange(i)) continue;
            int at = i;
            double mean = kept.stream().mapToDouble(k -> k[at]).average().orElse(weights[i]);
            double variance = kept.stream()
                    .mapToDouble(k -> (k[at] - mean) * (k[at] - mean))
                    .average()
                    .orElse(0);
            weights[i] += (float) (STEP * (mean - weights[i]));
            spreads[i] = (float) Math.max(LEAST_SPREAD * spreads[i], Math.min(spreads[i], Math.sqrt(variance)));
        }
        return new TrainingState(from.generation() + 1, weights, spreads);
    }

    /** Where a training begins that was never begun before. */
    public static TrainingState start(Evaluation evaluation) {
        return new TrainingState(0, evaluation.weights(), evaluation.spreads());
    }
}
