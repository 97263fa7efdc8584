package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HashingTest {
    private static final int[] LENGTHS = {1, 7, 8, 1023, 1024, 1025, 3000};

    /** One number, whichever, changed by any bit, two that change places, another beginning: each has a hash of its own. */
    @Test
    void whateverDiffersHasAnotherHash() {
        Set<Long> hashes = new HashSet<>();
        int tried = 0;
        for (int length : LENGTHS) {
            int[] numbers = new int[length + 1];
            for (int i = 0; i < length; i++) numbers[i] = i % 5;
            hashes.add(Hashing.of(1, numbers, length));
            tried++;
            for (int at = 0; at < length; at++)
                for (int bit = 0; bit < Integer.SIZE; bit++) {
                    numbers[at] ^= 1 << bit;
                    hashes.add(Hashing.of(1, numbers, length));
                    numbers[at] ^= 1 << bit;
                    tried++;
                }
            for (int at = 0; at + 1 < length; at++)
                if (numbers[at] != numbers[at + 1]) {
                    swap(numbers, at);
                    hashes.add(Hashing.of(1, numbers, length));
                    swap(numbers, at);
                    tried++;
                }
            hashes.add(Hashing.of(2, numbers, length));
            tried++;
            assertThat(Hashing.of(1, numbers, length + 1)).isNotEqualTo(Hashing.of(1, numbers, length));
        }
        assertThat(hashes).hasSize(tried);
    }

    /** A number that lies in another block counts as well as in another place of its own. */
    @Test
    void blocksAreToldApart() {
        int[] first = new int[5000];
        int[] second = new int[5000];
        first[10] = 1;
        second[1034] = 1;
        assertThat(Hashing.of(1, first, 5000)).isNotEqualTo(Hashing.of(1, second, 5000));
    }

    private static void swap(int[] numbers, int at) {
        int kept = numbers[at];
        numbers[at] = numbers[at + 1];
        numbers[at + 1] = kept;
    }
}
