package croupier.lab;

import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Prompt;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what a lead in the game's outlook is worth: the scale with which outlooks foretell best who wins. Greedy bots play matches; at many
 * moments of each the scores of all seats are noted, and afterwards who won.
 *
 * @param games matches played
 */
public record Calibration(Setup setup, String bot, int games, long seed) {
    private static final int EVERY = 7;
    private static final double LEAST = 1;
    private static final double MOST = 100_000;
    private static final int STEPS = 60;

    /**
     * What was found.
     *
     * @param scale the lead that wins 73 of 100
     * @param surprise how little is known of the winner on average, in nats; without scores it is {@code unknown}
     */
    public record Found(double scale, double surprise, double unknown, int moments) {}

    /** The scores of all seats at one moment, and who won. */
    private record Moment(int[] scores, int winner) {}

    public Calibration {
        if (setup.seats() < 2) throw new IllegalArgumentException("a game for one has no winner to foretell");
        if (games < 1) throw new IllegalArgumentException("at least one match must be played, not " + games);
    }

    public Found run() {
        List<Moment> moments = moments();
        // the surprise has one lowest point: the interval around it is cut by the golden ratio
        double low = StrictMath.log(LEAST);
        double high = StrictMath.log(MOST);
        double ratio = (Math.sqrt(5) - 1) / 2;
        for (int i = 0; i < STEPS; i++) {
            double a = high - ratio * (high - low);
            double b = low + ratio * (high - low);
            if (surprise(moments, StrictMath.exp(a)) < surprise(moments, StrictMath.exp(b))) high = b;
            else low = a;
        }
        double scale = StrictMath.exp((low + high) / 2);
        return new Found(scale, surprise(moments, scale), StrictMath.log(setup.seats()), moments.size());
    }

    private List<Moment> moments() {
        Policy[] bots = new Policy[setup.seats()];
        for (int i = 0; i < bots.length; i++) bots[i] = Bots.of(bot, setup.game());
        Playout playout = new Playout(setup, bots);
        List<int[]> noted = new ArrayList<>();
        List<Moment> moments = new ArrayList<>();
        playout.match().probe(new Noting(playout.match(), noted));
        for (int i = 0; i < games; i++) {
            noted.clear();
            Match m = playout.play(Simulation.seedOf(seed, i));
            int winner = winner(m);
            if (winner >= 0) for (int[] scores : noted) moments.add(new Moment(scores, winner));
        }
        return moments;
    }

    private static int winner(Match m) {
        int winner = -1;
        for (int s = 0; s < m.setup().seats(); s++)
            if (m.resultOf(s) > 0) winner = winner == -1 ? s : Integer.MIN_VALUE;
        return winner;
    }

    private static final class Noting implements Match.Probe {
        private final Match match;
        private final List<int[]> noted;
        private int asked;

        Noting(Match match, List<int[]> noted) {
            this.match = match;
            this.noted = noted;
        }

        @Override
        public void afterTask(Match m) {}

        @Override
        public void asked(int seat, Prompt why) {
            if (++asked % EVERY != 0) return;
            int[] scores = new int[match.setup().seats()];
            for (int s = 0; s < scores.length; s++) scores[s] = match.game().outlook(match.seen(s), s);
            noted.add(scores);
        }
    }

    /** Two seats: half the difference of their scores counts, as in the search. */
    private double surprise(List<Moment> moments, double scale) {
        double sum = 0;
        for (Moment m : moments) {
            double unit = m.scores().length == 2 ? 2 * scale : scale;
            double most = Double.NEGATIVE_INFINITY;
            for (int score : m.scores()) most = Math.max(most, score / unit);
            double all = 0;
            for (int score : m.scores()) all += StrictMath.exp(score / unit - most);
            sum += most + StrictMath.log(all) - m.scores()[m.winner()] / unit;
        }
        return moments.isEmpty() ? 0 : sum / moments.size();
    }
}
