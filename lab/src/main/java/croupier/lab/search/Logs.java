package croupier.lab.search;

/** Logarithms of whole numbers, the same on every machine. */
final class Logs {
    private static final double[] KEPT = new double[4096];

    static {
        for (int i = 1; i < KEPT.length; i++) KEPT[i] = StrictMath.log(i);
    }

    private Logs() {}

    static double of(int n) {
        return n < KEPT.length ? KEPT[n] : StrictMath.log(n);
    }
}
