package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    @Test
    void scoresForetellTheWinnerBetterThanNothing() {
        Calibration.Found found = new Calibration(Setup.of(Games.load("toy"), 2, 0), "greedy", 60, 1).run();
        assertThat(found.moments()).isGreaterThan(30);
        assertThat(found.scale()).isBetween(1.0, 100_000.0);
        assertThat(found.surprise()).isLessThan(found.unknown());
    }

    @Test
    void aGameForOneHasNobodyToBeat() {
        assertThatThrownBy(() -> new Calibration(Setup.of(Games.load("spire"), 1, 0), "greedy", 1, 1))
                .hasMessageContaining("no winner to foretell");
    }
}
