package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Column;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import croupier.lab.Playout;
import org.junit.jupiter.api.Test;

/** How far the greedy bot climbs in spire at ascension 0; {@code ClimbTest.main} counts over as many seeds as it is told. */
class ClimbTest {
    /** Of a hundred, at least so many. */
    private static final int CLEARED = 20;

    @Test
    void greedyOftenClearsTheFirstAct() {
        assertThat(cleared(60)).isGreaterThanOrEqualTo(60 * CLEARED / 100);
    }

    /** In how many of the runs with seeds from 1 on the second act was entered. */
    private static int cleared(int runs) {
        Game game = Games.load("spire");
        Column act = game.layout().kind(0).columns().stream()
                .filter(c -> c.name().equals("act"))
                .findFirst()
                .orElseThrow();
        Playout playout = new Playout(Setup.of(game, 1, 1), new Policy[] {Bots.of("greedy", game)});
        int cleared = 0;
        for (int seed = 1; seed <= runs; seed++) if (playout.play(seed).table().get(act) > 1) cleared++;
        return cleared;
    }

    public static void main(String[] args) {
        int runs = Integer.parseInt(args[0]);
        System.out.println(cleared(runs) + " of " + runs + " runs cleared act 1");
    }
}
