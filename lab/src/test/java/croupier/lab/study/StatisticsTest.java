package croupier.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Values computed elsewhere: by hand, from tables of the normal distribution, from Newcombe (1998) and Benjamini and Hochberg (1995). */
class StatisticsTest {
    @Test
    void tailsOfTheNormalDistributionAreThoseOfTables() {
        assertThat(Statistics.twoSided(0)).isEqualTo(1);
        assertThat(Statistics.twoSided(1)).isCloseTo(0.317310507862914, within(1e-13));
        assertThat(Statistics.twoSided(1.959963984540054)).isCloseTo(0.05, within(1e-13));
        assertThat(Statistics.twoSided(-2.575829303548901)).isCloseTo(0.01, within(1e-13));
        assertThat(Statistics.twoSided(5)).isCloseTo(5.733031437583892e-7, within(1e-18));
    }

    @Test
    void aMeanHasTheIntervalThatIsComputedByHand() {
        // 1, 2, 3, 4: mean 2.5, variance 5/3, half an interval 1.96 * sqrt(5/12)
        Statistics.Mean m = Statistics.Mean.of(4, 10, 30);
        assertThat(m.mean()).isEqualTo(2.5);
        assertThat(m.deviation()).isCloseTo(1.2909944487358056, within(1e-12));
        assertThat(m.high() - m.mean()).isCloseTo(1.2651513, within(1e-6));
    }

    /** The example of Newcombe: 56 of 70 and 48 of 80, method 10: 0.2, from 0.0524 to 0.3339. */
    @Test
    void sharesDifferAsNewcombeHasIt() {
        Statistics.Difference d = Statistics.Difference.of(56, 70, 48, 80);
        assertThat(d.difference()).isCloseTo(0.2, within(1e-12));
        assertThat(d.low()).isCloseTo(0.0524, within(5e-5));
        assertThat(d.high()).isCloseTo(0.3339, within(5e-5));
    }

    /** The fifteen chances of Benjamini and Hochberg: the first four hold at 0.05. */
    @Test
    void manyComparisonsAreCorrected() {
        double[] p = {
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0
        };
        double[] q = Statistics.corrected(p);
        assertThat(q[0]).isCloseTo(0.0015, within(1e-12));
        assertThat(q[3]).isCloseTo(0.035625, within(1e-12));
        assertThat(q[4]).isCloseTo(0.0603, within(1e-12));
        assertThat(java.util.Arrays.stream(q).filter(x -> x < 0.05).count()).isEqualTo(4);
        assertThat(q[14]).isEqualTo(1);
    }

    /** 1, 2, 3, 4 and 2, 4, 6, 8, 10: means 2.5 and 6, squared errors 5/12 and 2; z = 3.5 / sqrt(2.41667) = 2.25145. */
    @Test
    void meansDifferAsComputedByHand() {
        Statistics.Difference d = Statistics.Difference.ofMeans(
                Statistics.Mean.of(5, 30, 4 + 16 + 36 + 64 + 100), Statistics.Mean.of(4, 10, 30));
        assertThat(d.difference()).isCloseTo(3.5, within(1e-12));
        assertThat(d.high() - d.difference()).isCloseTo(1.959963984540054 * 1.554563176, within(1e-8));
        assertThat(d.chance()).isCloseTo(0.024357, within(2e-6));
    }
}
