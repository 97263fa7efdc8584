package croupier.kernel;

/** A random number generator whose whole state lies in the table. */
public interface Generator {
    /** How many ints of state it has. */
    int size();

    void seed(int[] mem, int at, long seed);

    /** A number from 0 to bound - 1. */
    int roll(int[] mem, int at, int bound);

    /** Shuffles part of a list in place. */
    default void shuffle(int[] mem, int at, int[] list, int from, int count) {
        for (int i = count; i > 1; i--) {
            int j = roll(mem, at, i);
            int kept = list[from + i - 1];
            list[from + i - 1] = list[from + j];
            list[from + j] = kept;
        }
    }

    /** Spreads a seed over 64 bits (SplitMix64). */
    static long mix(long z) {
        z += 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** xoshiro128++ in four ints. */
    Generator XOSHIRO = new Generator() {
        @Override
        public int size() {
            return 4;
        }

        @Override
        public void seed(int[] mem, int at, long seed) {
            long a = mix(seed);
            long b = mix(a);
            mem[at] = (int) a;
            mem[at + 1] = (int) (a >>> 32);
            mem[at + 2] = (int) b;
            mem[at + 3] = (int) (b >>> 32) | 1;
        }

        @Override
        public int roll(int[] mem, int at, int bound) {
            // Lemire's multiplication; the rejection keeps it exactly uniform
            long product = (next(mem, at) & 0xffffffffL) * bound;
            int low = (int) product;
            if (Integer.compareUnsigned(low, bound) < 0) {
                int least = Integer.remainderUnsigned(-bound, bound);
                while (Integer.compareUnsigned(low, least) < 0) {
                    product = (next(mem, at) & 0xffffffffL) * bound;
                    low = (int) product;
                }
            }
            return (int) (product >>> 32);
        }

        private static int next(int[] mem, int at) {
            int s0 = mem[at];
            int s1 = mem[at + 1];
            int s2 = mem[at + 2];
            int s3 = mem[at + 3];
            int result = Integer.rotateLeft(s0 + s3, 7) + s0;
            s2 ^= s0;
            s3 ^= s1;
            mem[at + 1] = s1 ^ s2;
            mem[at] = s0 ^ s3;
            mem[at + 2] = s2 ^ (s1 << 9);
            mem[at + 3] = Integer.rotateLeft(s3, 11);
            return result;
        }
    };
}
