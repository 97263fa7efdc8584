package croupier.lab.search;

import croupier.kernel.Horizon;
import croupier.kernel.Match;
import croupier.kernel.Seen;

/** What a position is worth to each seat, as a chance to win from 0 to 1. */
final class Judge {
    private static final double IMPATIENCE = 0.001;
    private static final double MOST_IMPATIENCE = 0.2;

    /** What a match for one that is lost is still worth at most: else nobody would care how it is lost. */
    private static final double LOST_SHARE = 0.1;

    /** What a match for one that is won is worth at least; how well it was won decides about the rest. */
    private static final double WON_SHARE = 0.6;

    private final Score score;
    private final Horizon horizon;
    /** Of a game with one seat: the score to which others are compared. */
    private int usual;

    /** The stage of the match in which the search begins. */
    private int from;

    Judge(Score score, Horizon horizon) {
        this.score = score;
        this.horizon = horizon;
    }

    /** A game with one seat has nobody to compare with but itself, where the search begins. */
    void begin(Seen seen, int seat, int stage) {
        from = stage;
        usual = score.of(seen, seat, from);
    }

    /** What a match comes to for each seat; what is further away counts a little less, so that nobody puts off winning. */
    void judge(Match m, int questions, double[] values) {
        value(m, values);
        double patience = 1 - Math.min(MOST_IMPATIENCE, questions * IMPATIENCE);
        double even = values.length == 1 ? 0.5 : 1.0 / values.length;
        for (int seat = 0; seat < values.length; seat++) values[seat] = even + (values[seat] - even) * patience;
    }

    private void value(Match m, double[] values) {
        if (values.length == 1) values[0] = alone(m);
        else if (m.isOver()) results(m, values);
        else if (values.length == 2) pair(m, values);
        else shares(m, values);
    }

    private double alone(Match m) {
        double chance = chance(scoreOf(m, 0) - usual);
        if (!m.isOver()) return LOST_SHARE + (1 - LOST_SHARE) * chance;
        return m.resultOf(0) > 0 ? WON_SHARE + (1 - WON_SHARE) * chance : LOST_SHARE * chance;
    }

    private static void results(Match m, double[] values) {
        for (int seat = 0; seat < values.length; seat++) values[seat] = 0.5 + 0.5 * m.resultOf(seat);
    }

    private void pair(Match m, double[] values) {
        values[0] = chance((scoreOf(m, 0) - scoreOf(m, 1)) / 2.0);
        values[1] = 1 - values[0];
    }

    /** Each seat's share, so that all together win once; a scale apart, one wins e times as often as the other. */
    private void shares(Match m, double[] values) {
        double most = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = scoreOf(m, seat) / (double) horizon.scale();
            most = Math.max(most, values[seat]);
        }
        double all = 0;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = StrictMath.exp(values[seat] - most);
            all += values[seat];
        }
        for (int seat = 0; seat < values.length; seat++) values[seat] /= all;
    }

    private int scoreOf(Match m, int seat) {
        return score.of(m.seen(seat), seat, from);
    }

    private double chance(double lead) {
        return 1 / (1 + StrictMath.exp(-lead / horizon.scale()));
    }
}
