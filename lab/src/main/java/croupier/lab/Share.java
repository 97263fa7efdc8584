package croupier.lab;

/**
 * How often something happened out of all tries, with the 95 % confidence interval of Wilson.
 *
 * @param low the smallest share that fits what was seen
 * @param high the largest
 */
public record Share(long count, long of, double share, double low, double high) {
    private static final double Z = 1.959963984540054;

    public static Share of(long count, long of) {
        return of(count, (double) count, of);
    }

    /** A share of tries that may count in part, as a draw does; the count is rounded down. */
    public static Share ofPart(double sum, long of) {
        return of((long) sum, sum, of);
    }

    private static Share of(long count, double sum, long of) {
        if (of == 0) return new Share(0, 0, 0, 0, 1);
        double p = sum / of;
        double z2 = Z * Z / of;
        double middle = (p + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(p * (1 - p) / of + z2 / (4 * of)) / (1 + z2);
        return new Share(count, of, p, Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
