package croupier.lab.search;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Evaluation;
import croupier.kernel.Generator;
import croupier.kernel.Horizon;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Prior;
import croupier.kernel.Prompt;
import croupier.kernel.Seen;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One iteration after the other: deals what the seat does not see, goes down the tree, plays on as far as the horizon, and notes
 * the way. The tree is only read meanwhile. It sits in every seat of the imagined match.
 */
final class Descent implements Policy {
    /** From this many visits on it is worth knowing what the seat sees at a node, to find it again. */
    private static final int WORTH_FINDING = 8;
    /** How much of the wish to explore is left to chance, so that iterations of one round take different ways. */
    private static final double JITTER = 0.3;

    /** Where a match seems decided, small differences count; but never nothing else. */
    private static final double LEAST_SPREAD = 0.02;

    /** How much the game's own opinion of an option counts before it was tried. */
    private static final double PRIOR_COUNTS = 1.0;

    private static final float[] ALL_ALIKE = {};

    private final Match match;
    private final @Nullable Prior prior;
    private final @Nullable Evaluation stages;
    private final Policy[] everywhere;
    private final Horizon horizon;
    private final Judge judge;
    private final int depth;
    private final double exploration;
    private final Choices choices = new Choices();
    private final int[] dice = new int[Generator.XOSHIRO.size()];

    private Tree tree;
    private Trail trail;
    private Root root = Root.NONE;
    /** The stage of the match in which the search begins and beyond which it does not look. */
    private int stage;

    /** What the game makes of the options. */
    private float[] weights = new float[32];
    /** Whether the choice that is searched has been reached. */
    private boolean isAtRoot;

    /** Whether the way is still in the tree, and how many choices are made at random behind it. */
    private boolean inTree;

    private int left;
    /** How many questions were asked on the way. */
    private int questions;

    /** The step after which the next choice comes, whether that one's choice is known, and its edge. */
    private int after;

    private boolean secretly;
    private int edge;

    /** Seats that are asked together: why, which ones so far, where it began, and the steps that were made. */
    private @Nullable Prompt together;

    private int asked;
    private int ownStep;
    private int ownEdge;
    private int firstStep;
    private boolean isNew;

    Descent(Match match, Tree tree, Horizon horizon, Judge judge, SearchOptions options, int seats) {
        this.match = match;
        this.tree = tree;
        this.horizon = horizon;
        this.judge = judge;
        prior = match.game().prior();
        stages = match.game().evaluation();
        depth = options.depth();
        exploration = options.exploration();
        everywhere = new Policy[seats];
        Arrays.fill(everywhere, this);
        trail = new Trail(seats);
    }

    /** Goes down once. */
    void run(Seen seen, Tree in, Root from, long seed, Trail into) {
        tree = in;
        root = from;
        isAtRoot = false;
        stage = stages == null ? 0 : stages.stage(seen);
        questions = 0;
        trail = into;
        trail.begin();
        Generator.XOSHIRO.seed(dice, 0, seed);
        inTree = true;
        left = horizon.decisions();
        after = Trail.FROM_START;
        secretly = false;
        edge = Tree.START;
        together = null;
        if (!seen.play(seed, match, everywhere)) trail.isValid = false;
        if (trail.isValid) judge.judge(match, questions, trail.values);
    }

    @Override
    public int choose(Seen seen, Decision d) {
        boolean isFresh = d.picked() == 0 && !isAskedWithThem(d);
        if (isFresh) questions++;
        if (isFresh && together != null) endTogether();
        if (!isAtRoot && d.seat() == root.seat()) {
            if (d.picked() < root.picked()) return root.pick(d.picked());
            if (d.size() != root.size()) return giveUp();
            isAtRoot = true;
        }
        if (stages != null && isFresh && isAtRoot && stages.stage(seen) != stage) return LEAVE;
        if (!inTree) return behind(seen, d, isFresh);
        if (d.together() && together == null) beginTogether(d);
        if (together != null) asked |= 1 << d.seat();
        choices.read(d);
        if (choices.size() == 1) return 0;
        int sign = Root.sign(d);
        int node = edge == Tree.NONE ? Tree.NONE : tree.child(edge, sign);
        if (node == Tree.NONE || trail.steps() >= depth) return leaveTree(seen, d, isFresh, sign, node);
        return down(seen, d, sign, node);
    }

    private int giveUp() {
        trail.isValid = false;
        return LEAVE;
    }

    /** A choice in the tree. */
    private int down(Seen seen, Decision d, int sign, int node) {
        int step = trail.step(node, sign, d.seat(), after, secretly);
        int choice = best(seen, d, node);
        trail.chose(choices, choice);
        if (d.seat() == root.seat() && tree.visits[node] >= WORTH_FINDING && tree.sight[node] == 0 && d.picked() == 0)
            trail.saw(seen.hash());
        int taken = tree.edge(node, tree.first(node), choices.key(choice));
        if (together != null) {
            if (firstStep < 0) firstStep = step;
            if (d.seat() == root.seat()) {
                ownStep = step;
                ownEdge = taken;
            }
        } else if (d.secret() && d.seat() != root.seat()) {
            goOn(step, true, tree.edge(node, tree.first(node), Tree.SECRET));
        } else {
            goOn(step, false, taken);
        }
        return choices.option(choice);
    }

    private void goOn(int step, boolean notKnown, int below) {
        after = step;
        secretly = notKnown;
        edge = below;
    }

    /**
     * The choice with the highest bound: what came of it so far, and more the less it was tried of those times it was offered and
     * the more the game thinks of it.
     */
    private int best(Seen seen, Decision d, int node) {
        double mean = tree.mean(node);
        double spread = exploration * (LEAST_SPREAD + 2 * tree.deviation(node));
        float[] opinion = opinion(seen, d);
        double all = total(opinion);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        int e = tree.first(node);
        for (int i = 0; i < choices.size(); i++) {
            int found = e == Tree.NONE ? Tree.NONE : tree.edge(node, e, choices.key(i));
            double share = all == 0 ? 0 : opinion[choices.option(i)] / all;
            if (all == 0 || share > 0) {
                double bound = bound(found, mean, spread, share);
                if (bound > most) {
                    most = bound;
                    best = i;
                }
            }
            if (found != Tree.NONE) e = tree.next(found) == Tree.NONE ? found : tree.next(found);
        }
        return best;
    }

    private double bound(int edge, double mean, double spread, double share) {
        int taken = edge == Tree.NONE ? 0 : tree.taken[edge];
        int offered = edge == Tree.NONE ? 1 : tree.offered[edge] + 1;
        double gained = edge == Tree.NONE ? 0 : tree.gained[edge];
        double wish = spread * Math.sqrt(Logs.of(offered) / (taken + 1)) * (1 + JITTER * roll(1 << 20) / (1 << 20));
        return (gained + mean) / (taken + 1) + wish + PRIOR_COUNTS * spread * share / (taken + 1);
    }

    /** What the game makes of each option; nothing if it takes all alike. */
    private float[] opinion(Seen seen, Decision d) {
        if (prior == null) return ALL_ALIKE;
        if (weights.length < d.size()) weights = new float[d.size() * 2];
        prior.weigh(seen, d, weights);
        return weights;
    }

    private double total(float[] opinion) {
        double all = 0;
        if (opinion.length > 0) for (int i = 0; i < choices.size(); i++) all += opinion[choices.option(i)];
        return all;
    }

    // ---- behind the tree

    private int leaveTree(Seen seen, Decision d, boolean isFresh, int sign, int node) {
        if (node == Tree.NONE) trail.step(node, sign, d.seat(), after, secretly);
        if (together != null) {
            isNew = true;
            return choices.option(roll(choices.size()));
        }
        inTree = false;
        return behind(seen, d, isFresh);
    }

    /** Where a new question begins the match may be left; what was begun is finished. */
    private int behind(Seen seen, Decision d, boolean isFresh) {
        if (isFresh && left == 0) return LEAVE;
        if (isFresh && horizon.decisions() != Horizon.END) left--;
        if (d.size() == 1 || d.picked() > 0 && d.code(0) == Code.STOP) return 0;
        return prior == null ? roll(d.size()) : byOpinion(opinion(seen, d), d.size());
    }

    /** An option at random, each as likely as the game thinks of it. */
    private int byOpinion(float[] opinion, int size) {
        float all = 0;
        for (int i = 0; i < size; i++) all += opinion[i];
        if (all <= 0) return roll(size);
        float at = all * roll(1 << 20) / (1 << 20);
        int last = 0;
        for (int i = 0; i < size; i++) {
            if (opinion[i] <= 0) continue;
            last = i;
            at -= opinion[i];
            if (at < 0) return i;
        }
        return last;
    }

    private int roll(int bound) {
        return Generator.XOSHIRO.roll(dice, 0, bound);
    }

    // ---- asked together

    private boolean isAskedWithThem(Decision d) {
        return together != null && d.together() && d.why().equals(together) && (asked & 1 << d.seat()) == 0;
    }

    private void beginTogether(Decision d) {
        together = d.why();
        asked = 0;
        ownStep = -1;
        firstStep = -1;
        isNew = false;
    }

    /** All have answered: the searching seat knows its own choice, and of the others that they have chosen. */
    private void endTogether() {
        together = null;
        if (isNew) inTree = false;
        else if (ownStep >= 0) goOn(ownStep, false, ownEdge);
        else if (firstStep >= 0) goOn(firstStep, true, secretEdge());
    }

    private int secretEdge() {
        int node = trail.nodeOf(firstStep);
        return tree.edge(node, tree.first(node), Tree.SECRET);
    }
}
