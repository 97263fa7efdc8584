package croupier.games.spire.words;

import croupier.kernel.*;
import croupier.script.*;

/**
 * The game's own random numbers: xorshift128+ with a counter, and shuffles by a 48-bit linear generator that is seeded from
 * it. State: two words of 64 bits, low int first, and the count of calls.
 */
public final class SpireRandom implements Generator {
    public static final Generator GENERATOR = new SpireRandom();

    private static final int CALLS = 4;
    private static final long LCG = 0x5DEECE66DL;
    private static final long LCG_MASK = (1L << 48) - 1;
    private static final int HUNDRED = 100;
    private static final float FLOAT = 1f / (1 << 24);
    /** Up to this bound, numbers of 63 bits are divided by multiplying, which takes a fraction of the time. */
    private static final int SMALL = 256;

    /** By divisor d: 2^(63 + b) / d rounded up, where b is the number of bits of d - 1; and b - 1. */
    private static final long[] RECIPROCALS = new long[SMALL + 1];

    private static final int[] SHIFTS = new int[SMALL + 1];

    static {
        for (int d = 2; d <= SMALL; d++) {
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(d - 1);
            long quotient = Long.divideUnsigned(Long.MIN_VALUE, d);
            long rest = Long.remainderUnsigned(Long.MIN_VALUE, d);
            for (int i = 0; i < bits; i++) {
                rest *= 2;
                quotient = 2 * quotient + rest / d;
                rest %= d;
            }
            RECIPROCALS[d] = quotient + (rest == 0 ? 0 : 1);
            SHIFTS[d] = bits - 1;
        }
    }

    private SpireRandom() {}

    @Override
    public int size() {
        return 5;
    }

    @Override
    public void seed(int[] mem, int at, long seed) {
        long s0 = murmur(seed == 0 ? Long.MIN_VALUE : seed);
        write(mem, at, s0);
        write(mem, at + 2, murmur(s0));
        mem[at + CALLS] = 0;
    }

    private static long murmur(long x) {
        x ^= x >>> 33;
        x *= 0xff51afd7ed558ccdL;
        x ^= x >>> 33;
        x *= 0xc4ceb9fe1a85ec53L;
        return x ^ (x >>> 33);
    }

    private static long read(int[] mem, int at) {
        return (mem[at] & 0xffffffffL) | ((long) mem[at + 1] << 32);
    }

    private static void write(int[] mem, int at, long word) {
        mem[at] = (int) word;
        mem[at + 1] = (int) (word >>> 32);
    }

    private static long next(int[] mem, int at) {
        long a = read(mem, at);
        long b = read(mem, at + 2);
        a ^= a << 23;
        long s1 = a ^ b ^ (a >>> 17) ^ (b >>> 26);
        write(mem, at, b);
        write(mem, at + 2, s1);
        return s1 + b;
    }

    /** From 0 to bound - 1: one call of the game's random(bound - 1). */
    @Override
    public int roll(int[] mem, int at, int bound) {
        mem[at + CALLS]++;
        for (; ; ) {
            long bits = next(mem, at) >>> 1;
            long value = rest(bits, bound);
            if (bits - value + (bound - 1) >= 0) return (int) value;
        }
    }

    /** {@code bits % bound} for a number of 63 bits (Granlund and Montgomery's division by multiplication; exact). */
    static long rest(long bits, int bound) {
        if (bound < 2 || bound > SMALL) return bits % bound;
        return bits - (Math.unsignedMultiplyHigh(bits, RECIPROCALS[bound]) >>> SHIFTS[bound]) * bound;
    }

    public static long randomLong(int[] mem, int at) {
        mem[at + CALLS]++;
        return next(mem, at);
    }

    /** Collections.shuffle with java.util.Random, seeded by one number of the stream. */
    @Override
    public void shuffle(int[] mem, int at, int[] list, int from, int count) {
        long seed = (randomLong(mem, at) ^ LCG) & LCG_MASK;
        for (int i = count; i > 1; i--) {
            int j;
            int bits;
            if ((i & -i) == i) {
                seed = (seed * LCG + 0xB) & LCG_MASK;
                j = (int) ((i * (seed >>> 17)) >> 31);
            } else {
                do {
                    seed = (seed * LCG + 0xB) & LCG_MASK;
                    bits = (int) (seed >>> 17);
                    j = (int) rest(bits, i);
                } while (bits - j + (i - 1) < 0);
            }
            int kept = list[from + i - 1];
            list[from + i - 1] = list[from + j];
            list[from + j] = kept;
        }
    }

    /** Shuffles a list of rows in the same way. */
    public static void shuffle(Table t, Stream s, Rows rows) {
        if (t.keepsOrder()) return;
        long seed = (randomLong(t.chance(s), s.at()) ^ LCG) & LCG_MASK;
        for (int i = rows.size(); i > 1; i--) {
            int j;
            int bits;
            do {
                seed = (seed * LCG + 0xB) & LCG_MASK;
                bits = (int) (seed >>> 17);
                j = (i & -i) == i ? (int) ((i * (long) bits) >> 31) : bits % i;
            } while ((i & -i) != i && bits - j + (i - 1) < 0);
            rows.swap(i - 1, j);
        }
    }

    // ---- the calls that rules make

    /** A number from least to most, both included. */
    public static int between(Table t, Stream s, int least, int most) {
        return least + t.roll(s, most - least + 1);
    }

    public static int between(Table t, Stream s, Span span) {
        return between(t, s, span.least(), span.most());
    }

    /** True in half of the cases. */
    public static boolean coin(Table t, Stream s) {
        if (t.isScripted()) return t.roll(s, 2) == 1;
        return (randomLong(t.chance(s), s.at()) & 1) != 0;
    }

    /** True with this chance. */
    public static boolean chance(Table t, Stream s, float p) {
        if (t.isScripted()) return t.roll(s, 2) == 1;
        return (randomLong(t.chance(s), s.at()) >>> 40) * FLOAT < p;
    }

    /** A number from 0 to just below 1; where chance is scripted, hundredths. */
    public static float share(Table t, Stream s) {
        if (t.isScripted()) return t.roll(s, HUNDRED) / (float) HUNDRED;
        return (randomLong(t.chance(s), s.at()) >>> 40) * FLOAT;
    }

    /** A number between two others. */
    public static float between(Table t, Stream s, float least, float most) {
        return least + share(t, s) * (most - least);
    }

    /** One call whose number decides nothing. */
    public static void skip(Table t, Stream s) {
        randomLong(t.chance(s), s.at());
    }

    /** How often a stream was called. */
    public static int calls(Table t, Stream s) {
        return t.stateOf(s, CALLS);
    }

    /** A stream goes on where another one stands. */
    public static void copy(Table t, Stream from, Stream to) {
        System.arraycopy(t.chance(from), from.at(), t.chance(to), to.at(), CALLS + 1);
    }

    /** Shuffles some of a row of registers. */
    public static void shuffle(Table t, Stream s, Registers list, int from, int count) {
        if (t.keepsOrder()) return;
        int[] mem = t.chance(s);
        GENERATOR.shuffle(mem, s.at(), mem, list.at() + from, count);
    }
}
