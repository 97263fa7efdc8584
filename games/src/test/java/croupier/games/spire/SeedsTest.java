package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.games.spire.words.Seeds;
import org.junit.jupiter.api.Test;

/** Seeds are written and read as the game does: 35 digits, no letter O, 64 bits without a sign. */
class SeedsTest {
    @Test
    void digitsAloneAreNoDecimalNumber() {
        assertThat(Seeds.read("42")).isEqualTo(4 * 35 + 2);
        assertThat(Seeds.read("10")).isEqualTo(35);
        assertThat(Seeds.read("9")).isEqualTo(9);
    }

    @Test
    void theLetterOIsReadAsZero() {
        assertThat(Seeds.read("1O0p")).isEqualTo(Seeds.read("100P"));
        assertThat(Seeds.read(" nP ")).isEqualTo(23 * 35 + 24);
    }

    @Test
    void everySeedIsReadAsItIsWritten() {
        for (long seed : new long[] {0, 1, 34, 35, 142, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, -1, -77777})
            assertThat(Seeds.read(Seeds.say(seed))).isEqualTo(seed);
    }

    @Test
    void whatIsNoSeedSaysWhatOneIs() {
        for (String text :
                new String[] {"", " ", "-5", "1.5", "ABC!", "5G24A25UXKXFG", "ZZZZZZZZZZZZZ", "11111111111111"})
            assertThatThrownBy(() -> Seeds.read(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a seed is letters and digits such as 1ABCD2EFGH")
                    .hasMessageContaining("'" + text + "' is none");
    }

    @Test
    void theLargestSeedHasThirteenDigits() {
        assertThat(Seeds.say(-1)).isEqualTo("5G24A25UXKXFF");
    }
}
