package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import org.junit.jupiter.api.Test;

/** What a game calls its seats is replaced by those who sit there. */
class SeatNamesTest {
    @Test
    void theViewerIsYouAndOthersAreMarkedByTheirSeat() {
        SeatNames names = new SeatNames(Games.load("duel"), 2, 0);
        assertThat(names.in("Player one has no health left.")).isEqualTo("you have no health left.");
        assertThat(names.in("Attack player two")).isEqualTo("Attack " + SeatNames.mark(1));
        assertThat(new SeatNames(Games.load("doomlings"), 3, 2).in("seat 3, red 2"))
                .isEqualTo("you, red 2");
    }

    @Test
    void whoPlaysAloneHasNoSeat() {
        assertThat(new SeatNames(Games.load("spire"), 1, 0).in("seat 1")).isEqualTo("seat 1");
    }
}
