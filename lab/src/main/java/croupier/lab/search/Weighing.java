package croupier.lab.search;

import croupier.kernel.Decision;
import croupier.kernel.Evaluation;
import croupier.kernel.Generator;
import croupier.kernel.Horizon;
import croupier.kernel.Match;
import croupier.kernel.Seen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses between the stages of a match: each option is tried in a few deals, and the one whose positions are worth most is taken.
 * Where an answer leaves something half done, the best that can be chosen next counts.
 */
final class Weighing {
    private static final int DEALS = 2;
    /** How many further choices are looked into while something is half done. */
    private static final int DEEPEST = 2;

    private static final double NOT_POSSIBLE = Double.NEGATIVE_INFINITY;
    /** A match that is over counts more than any position. */
    private static final double END = 1L << 40;

    private final Evaluation evaluation;
    private final float[] weights;
    private final SetPlaces places = new SetPlaces();
    private final List<Match> matches = new ArrayList<>();
    private double[] worth = new double[16];

    Weighing(Evaluation evaluation, float[] weights) {
        this.evaluation = evaluation;
        this.weights = weights;
    }

    /** The best option; the first if no deal fits. */
    int choose(Seen seen, Decision d, long seed) {
        if (worth.length < d.size()) worth = new double[d.size() * 2];
        for (int i = 0; i < d.size(); i++) worth[i] = 0;
        for (int deal = 0; deal < DEALS; deal++) weigh(seen, d, Generator.mix(seed + deal));
        int best = 0;
        for (int i = 1; i < d.size(); i++) if (worth[i] > worth[best]) best = i;
        places.picked(d, best);
        return best;
    }

    /** What was made of the last choice; half is as good as things are now. */
    Thought thought(int options, int now, Horizon horizon) {
        List<Thought.Weighed> weighed = new ArrayList<>();
        List<Integer> itself = new ArrayList<>();
        for (int i = 0; i < options; i++) {
            double lead = (worth[i] / DEALS - now) / horizon.scale();
            weighed.add(new Thought.Weighed(i, 1 / (1 + StrictMath.exp(-lead)), DEALS));
            itself.add(i);
        }
        weighed.sort(Comparator.comparingDouble(Thought.Weighed::chance).reversed());
        return new Thought(List.copyOf(weighed), itself, List.of());
    }

    private void weigh(Seen seen, Decision d, long seed) {
        Match from = match(0, seen);
        if (!seen.imagine(seed, from)) return;
        Decision whole = from.openFor(d.seat());
        if (whole == null) return;
        places.look(d, whole);
        int options = d.several() ? d.size() : Math.min(d.size(), whole.size());
        for (int i = 0; i < options; i++) {
            Match to = from.forkInto(match(1, seen));
            boolean isPossible = to.answer(d.seat(), places.answer(d, whole, i)).ok();
            worth[i] += isPossible ? worth(to, d.seat(), 1) : NOT_POSSIBLE;
        }
    }

    private double worth(Match m, int seat, int depth) {
        Seen seen = m.seen(seat);
        int value = evaluation.value(seen, seat, weights, Evaluation.BETWEEN);
        if (m.isOver()) return m.resultOf(seat) * END + value;
        Decision d = m.openFor(seat);
        if (d == null || depth > DEEPEST || d.several() || evaluation.isSettled(d)) return value;
        return bestNext(m, seat, depth, d);
    }

    private double bestNext(Match m, int seat, int depth, Decision d) {
        double best = NOT_POSSIBLE;
        int options = d.size();
        for (int i = 0; i < options; i++) {
            Match to = m.forkInto(match(depth + 1, m.seen(seat)));
            Decision same = to.openFor(seat);
            if (same == null || !to.answer(seat, same.code(i)).ok()) continue;
            best = Math.max(best, worth(to, seat, depth + 1));
        }
        return best;
    }

    private Match match(int depth, Seen seen) {
        while (matches.size() <= depth) matches.add(seen.scratch());
        return matches.get(depth);
    }
}
