package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

/**
 * What hiding is worth: a simple bot plays against itself. One of the two plays from its sight, the other one from the table itself: it
 * knows all hands, piles and dice to come. Other games and numbers: {@code -Dhiding.game=essence -Dhiding.matches=400}.
 */
class HidingTest {
    private static final int PLAYOUTS = 10;

    private final Game game = Games.load(System.getProperty("hiding.game", "doomlings"));
    private final int matches = Integer.getInteger("hiding.matches", 40);
    private final RandomBot[] random = {new RandomBot(), new RandomBot()};

    /** The seeds are fixed, so chance cannot make it fail. */
    @Test
    void theBotThatSeesEverythingBeatsTheFairOne() {
        double won = 0;
        for (int i = 0; i < matches; i++) {
            int seeing = i % 2;
            Match m = play(Simulation.seedOf(1, i / 2), seeing);
            won += (1 + m.resultOf(seeing)) / 2.0;
        }
        System.out.printf("The bot that sees everything won %.1f of %d matches of %s.%n", won, matches, game.name());
        assertThat(won).isGreaterThan(matches / 2.0);
    }

    /** Both seats take what wins most random playouts; one of them plays out from the true table. */
    private Match play(long seed, int seeing) {
        Match m = Match.start(Setup.of(game, 2, seed));
        for (int step = 0; !m.isOver(); step++) {
            Decision d = m.open(0);
            int seat = d.seat();
            long own = Generator.mix(seed + step);
            random[seat].begin(own, seat);
            long[] answer = d.several() ? m.chosenBy(random[seat], seat) : new long[] {best(m, d, seat == seeing, own)};
            assertThat(m.answer(seat, answer).ok()).isTrue();
        }
        return m;
    }

    private long best(Match m, Decision d, boolean sees, long seed) {
        long best = d.code(0);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < d.size(); i++) {
            int won = 0;
            for (int k = 0; k < PLAYOUTS; k++) won += playOut(m, d.seat(), d.code(i), sees, Generator.mix(seed + k));
            if (won <= most) continue;
            most = won;
            best = d.code(i);
        }
        return best;
    }

    /** How a match played on at random ends for a seat after its answer. */
    private int playOut(Match m, int seat, long code, boolean sees, long seed) {
        Match from = m.fork();
        if (!sees) assertThat(m.seen(seat).imagine(seed, from)).isTrue();
        if (!from.answer(seat, code).ok()) return -1;
        for (int s = 0; s < random.length; s++) random[s].begin(seed, s);
        from.run(new Policy[] {random[0], random[1]});
        return from.resultOf(seat);
    }
}
