package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Column;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.lab.Bots;
import croupier.lab.Playout;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** How far bots climb in spire at ascension 0; {@code ClimbTest.main} takes the number of seeds as its argument and counts for each hero. */
class ClimbTest {
    /** Of a hundred, at least this many. */
    private static final int CLEARED = 20;

    private static final Game GAME = Games.load("spire");
    private static final Column ACT = register("act");
    private static final Column FLOOR = register("floor now");

    /** Runs with seeds from 1 on: the floors reached added up, and how many cleared the first act, the second, the third. */
    private record Climbs(int runs, long floors, int[] cleared) {
        String line(String hero, String bot) {
            return String.format(
                    Locale.ROOT,
                    "| %-8s | %-6s | %5.1f | %5.1f %% | %5.1f %% | %5.1f %% |",
                    hero,
                    bot,
                    (double) floors / runs,
                    share(0),
                    share(1),
                    share(2));
        }

        private double share(int act) {
            return cleared[act] * 100.0 / runs;
        }
    }

    @Test
    void greedyOftenClearsTheFirstAct() {
        assertThat(climb("Ironclad", "greedy", 60).cleared[0]).isGreaterThanOrEqualTo(60 * CLEARED / 100);
    }

    private static Column register(String name) {
        return GAME.layout().kind(0).columns().stream()
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A run that is won has cleared the act it ends in, too. */
    private static Climbs climb(String hero, String bot, int runs) {
        Playout playout = new Playout(Setup.of(GAME, 1, 1).with("hero", hero), new Policy[] {Bots.of(bot, GAME)});
        long floors = 0;
        int[] cleared = new int[3];
        for (int seed = 1; seed <= runs; seed++) {
            Table t = playout.play(seed).table();
            floors += t.get(FLOOR);
            int acts = t.get(ACT) - (t.resultOf(0) > 0 ? 0 : 1);
            for (int act = 0; act < cleared.length && act < acts; act++) cleared[act]++;
        }
        return new Climbs(runs, floors, cleared);
    }

    public static void main(String[] args) {
        int runs = Integer.parseInt(args[0]);
        for (String bot : args.length > 1 ? args[1].split(",") : new String[] {"greedy", "late"})
            for (String hero : new String[] {"Ironclad", "Silent", "Defect", "Watcher"})
                System.out.println(climb(hero, bot, runs).line(hero, bot));
    }
}
