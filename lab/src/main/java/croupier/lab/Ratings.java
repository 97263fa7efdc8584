package croupier.lab;

import croupier.kernel.Generator;
import java.util.Arrays;
import java.util.List;

/**
 * Strengths that explain best who won: a seat wins with a chance in proportion to the strength of its bot (Bradley and Terry; for
 * more seats Plackett and Luce). In Elo points: 400 more win ten times as often; their mean is 0.
 */
final class Ratings {
    private static final int ROUNDS = 200;
    private static final int RESAMPLES = 400;
    /** One drawn match against everybody, so that a bot that always wins has a rating too. */
    private static final double DOUBT = 0.5;

    private Ratings() {}

    /** For every bot its rating, and the ends of the 95 % interval: from matches drawn again with replacement. */
    static double[][] of(int bots, List<Ladder.Played> played, long seed) {
        double[][] all = new double[bots][RESAMPLES];
        int[] dice = new int[Generator.XOSHIRO.size()];
        Generator.XOSHIRO.seed(dice, 0, seed);
        Ladder.Played[] sample = new Ladder.Played[played.size()];
        for (int r = 0; r < RESAMPLES; r++) {
            for (int i = 0; i < sample.length; i++)
                sample[i] = played.get(Generator.XOSHIRO.roll(dice, 0, sample.length));
            double[] points = points(bots, Arrays.asList(sample));
            for (int b = 0; b < bots; b++) all[b][r] = points[b];
        }
        double[] best = points(bots, played);
        double[][] ratings = new double[bots][];
        for (int b = 0; b < bots; b++) {
            Arrays.sort(all[b]);
            ratings[b] = new double[] {best[b], all[b][RESAMPLES / 40], all[b][RESAMPLES - 1 - RESAMPLES / 40]};
        }
        return ratings;
    }

    private static double[] points(int bots, List<Ladder.Played> played) {
        double[] strength = strengths(bots, played);
        double[] points = new double[bots];
        double mean = 0;
        for (int b = 0; b < bots; b++) mean += StrictMath.log10(strength[b]) / bots;
        for (int b = 0; b < bots; b++) points[b] = 400 * (StrictMath.log10(strength[b]) - mean);
        return points;
    }

    /** The steps of Hunter's method: each bot's wins over what its opponents let it expect. */
    private static double[] strengths(int bots, List<Ladder.Played> played) {
        double[] wins = new double[bots];
        Arrays.fill(wins, DOUBT * (bots - 1));
        for (Ladder.Played p : played) for (int s = 0; s < p.bots().length; s++) wins[p.bots()[s]] += share(p, s);
        double[] strength = new double[bots];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] expected = new double[bots];
            for (int a = 0; a < bots; a++)
                for (int b = 0; b < bots; b++) if (a != b) expected[a] += 2 * DOUBT / (strength[a] + strength[b]);
            for (Ladder.Played p : played) {
                double sum = 0;
                for (int bot : p.bots()) sum += strength[bot];
                for (int bot : p.bots()) expected[bot] += 1 / sum;
            }
            for (int b = 0; b < bots; b++) strength[b] = wins[b] / expected[b];
        }
        return strength;
    }

    /** What of a win a seat has: those who won share it; if nobody did, all do. */
    static double share(Ladder.Played p, int seat) {
        int winners = 0;
        for (int result : p.results()) if (result > 0) winners++;
        if (winners == 0) return 1.0 / p.results().length;
        return p.results()[seat] > 0 ? 1.0 / winners : 0;
    }
}
