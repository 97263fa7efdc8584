package croupier.games.spire.words;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Generator;
import org.junit.jupiter.api.Test;

/** What is left of a number of 63 bits, computed without dividing. */
class DivisionTest {
    @Test
    void theRestIsThatOfTheDivision() {
        for (int bound = 1; bound <= 300; bound++)
            for (long bits :
                    new long[] {0, 1, bound - 1, bound, bound + 1, 1L << 31, Long.MAX_VALUE - bound, Long.MAX_VALUE})
                assertThat(SpireRandom.rest(bits, bound))
                        .as("%d %% %d", bits, bound)
                        .isEqualTo(bits % bound);
        for (int i = 0; i < 20_000; i++) {
            long bits = Generator.mix(i) >>> 1;
            int bound = 2 + i % 255;
            assertThat(SpireRandom.rest(bits, bound)).isEqualTo(bits % bound);
            long most = bits / bound * bound;
            assertThat(SpireRandom.rest(most, bound)).isZero();
            if (most > 0) assertThat(SpireRandom.rest(most - 1, bound)).isEqualTo(bound - 1);
        }
    }
}
