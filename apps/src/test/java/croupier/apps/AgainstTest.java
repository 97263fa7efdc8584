package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What can be said from a few pairs. */
class AgainstTest {
    @Test
    void theMiddleOfAnEvenNumberIsBetweenTwo() {
        assertThat(Against.median(new double[] {1, 2, 4})).isEqualTo(2);
        assertThat(Against.median(new double[] {1, 2, 4, 9})).isEqualTo(3);
    }

    /** By the tables of the sign test: with 5 and fewer not even all of them give 95 percent. */
    @Test
    void ofManyPairsTheOutermostAreLeftOut() {
        assertThat(Against.outside(1)).isZero();
        assertThat(Against.outside(7)).isZero();
        assertThat(Against.outside(9)).isEqualTo(1);
        assertThat(Against.outside(12)).isEqualTo(2);
        assertThat(Against.outside(20)).isEqualTo(5);
    }
}
