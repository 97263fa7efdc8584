package croupier.lab.study;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The statistics of reports and comparisons; each is checked against values computed elsewhere. */
public final class Statistics {
    /** The quantile of the normal distribution that 2.5 percent exceed. */
    public static final double Z = 1.959963984540054;

    private Statistics() {}

    /**
     * A mean with its 95 percent interval.
     *
     * @param deviation of single values
     */
    public record Mean(long n, double mean, double deviation, double low, double high) {
        /** From sums, with the normal approximation. */
        public static Mean of(long n, double sum, double squares) {
            if (n < 2) return new Mean(n, n == 0 ? 0 : sum, 0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            double mean = sum / n;
            double variance = Math.max(0, (squares - mean * sum) / (n - 1));
            double half = Z * Math.sqrt(variance / n);
            return new Mean(n, mean, Math.sqrt(variance), mean - half, mean + half);
        }

        /** How unlikely such a mean is if the true one is 0, on both sides. */
        public double chance() {
            if (deviation == 0) return mean == 0 || n < 2 ? 1 : 0;
            return twoSided(mean / (deviation / Math.sqrt((double) n)));
        }
    }

    /** The chance that a standard normal number is at least as far from 0 as this. */
    public static double twoSided(double z) {
        return complement(Math.abs(z) / Math.sqrt(2));
    }

    /** The complementary error function by its continued fraction and, near 0, its series. */
    static double complement(double x) {
        if (x < 2) {
            double term = x;
            double sum = x;
            for (int n = 1; Math.abs(term) > 1e-17 * Math.abs(sum) && n < 200; n++) {
                term *= -x * x / n;
                sum += term / (2 * n + 1);
            }
            return 1 - 2 / Math.sqrt(Math.PI) * sum;
        }
        double f = 0;
        for (int k = 120; k > 0; k--) f = k / 2.0 / (x + f);
        return Math.exp(-x * x) / Math.sqrt(Math.PI) / (x + f);
    }

    /**
     * The chances corrected for many comparisons by Benjamini and Hochberg: of those below 0.05 afterwards, 5 percent are expected to
     * be there by chance.
     */
    public static double[] corrected(double... chances) {
        int n = chances.length;
        List<Integer> order = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> chances[i]).reversed())
                .toList();
        double[] all = new double[n];
        Arrays.fill(all, 1);
        double least = 1;
        for (int k = 0; k < n; k++) {
            int i = order.get(k);
            least = Math.min(least, chances[i] * n / (n - k));
            all[i] = least;
        }
        return all;
    }

    /**
     * Whether two shares differ.
     *
     * @param difference the first share minus the second
     */
    public record Difference(double difference, double low, double high, double chance) {
        /** Two independent means, with the normal approximation. */
        public static Difference ofMeans(Mean a, Mean b) {
            if (a.n() < 2 || b.n() < 2) return new Difference(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);
            double d = a.mean() - b.mean();
            double error = Math.sqrt(a.deviation() * a.deviation() / a.n() + b.deviation() * b.deviation() / b.n());
            double chance = error == 0 ? (d == 0 ? 1 : 0) : twoSided(d / error);
            return new Difference(d, d - Z * error, d + Z * error, chance);
        }

        /** Two independent shares; the interval is that of Newcombe, from those of Wilson. */
        public static Difference of(double won, long of, double otherWon, long ofOther) {
            if (of == 0 || ofOther == 0) return new Difference(0, -1, 1, 1);
            croupier.lab.Share a = croupier.lab.Share.ofPart(won, of);
            croupier.lab.Share b = croupier.lab.Share.ofPart(otherWon, ofOther);
            double d = a.share() - b.share();
            double low = d - Math.hypot(a.share() - a.low(), b.high() - b.share());
            double high = d + Math.hypot(a.high() - a.share(), b.share() - b.low());
            double pooled = (won + otherWon) / (of + ofOther);
            double error = Math.sqrt(pooled * (1 - pooled) * (1.0 / of + 1.0 / ofOther));
            return new Difference(d, low, high, error == 0 ? 1 : twoSided(d / error));
        }
    }
}
