package croupier.kernel;

/**
 * Hashes of ints. Tests and scenarios hash the memory after every task, so what is long is summed with one key for each place:
 * such a sum is computed many numbers at a time, because none waits for the one before it.
 */
final class Hashing {
    /** Odd numbers that look random, one for each place of a block. */
    private static final long[] KEYS = new long[1024];

    static {
        for (int i = 0; i < KEYS.length; i++) KEYS[i] = Generator.mix(i) | 1;
    }

    private Hashing() {}

    /** A hash that goes on from another with the first of these numbers. */
    static long of(long from, int[] numbers, int count) {
        long h = of(from, count);
        for (int at = 0; at < count; at += KEYS.length)
            h = Generator.mix(h + sum(numbers, at, Math.min(KEYS.length, count - at)));
        return h;
    }

    private static long sum(int[] numbers, int at, int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) sum += numbers[at + i] * KEYS[i];
        return sum;
    }

    /** A hash that goes on from another with one number. */
    static long of(long from, int number) {
        return from * 0x9E3779B97F4A7C15L + (number ^ (from >>> 29));
    }
}
