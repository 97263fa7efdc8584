package croupier.lab.search;

import croupier.kernel.Decision;
import croupier.kernel.Evaluation;
import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Policy;
import croupier.kernel.Seen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches every choice from what its seat sees, and takes what it came back to most often. With iterations given, the same seed
 * and the same sights give the same answers on every machine and for any number of threads.
 */
public final class SearchBot implements Policy {
    private final Game game;
    private final SearchOptions options;
    private final Score score;
    private final @Nullable Evaluation evaluation;
    private final @Nullable Weighing weighing;
    private final int[] dice = new int[Generator.XOSHIRO.size()];
    private final Choices choices = new Choices();
    private final Patience patience = new Patience();
    private @Nullable Search search;
    private long seed;
    private int decisions;

    /** Of a set that is chosen one by one: the places of the options picked so far. */
    private int[] picks = new int[16];
    /** The edge that was chosen last, if more of the same set is to be chosen. */
    private int edge = Tree.NONE;

    private boolean keepsThoughts;
    private @Nullable Thought thought;

    public SearchBot(Game game, SearchOptions options) {
        this.game = game;
        this.options = options;
        evaluation = game.evaluation();
        weighing = evaluation == null ? null : new Weighing(evaluation, evaluation.weights());
        score = evaluation == null ? (seen, seat, _) -> game.outlook(seen, seat) : by(evaluation, evaluation.weights());
    }

    /** A bot that judges positions by these weights. */
    public SearchBot(Game game, SearchOptions options, Evaluation evaluation, float[] weights) {
        this.game = game;
        this.options = options;
        this.evaluation = evaluation;
        weighing = new Weighing(evaluation, weights);
        score = by(evaluation, weights);
    }

    private static Score by(Evaluation evaluation, float[] weights) {
        return (seen, seat, from) -> evaluation.value(seen, seat, weights, from);
    }

    @Override
    public boolean imagines() {
        return true;
    }

    @Override
    public void begin(long seed, int seat) {
        this.seed = Generator.mix(Generator.mix(seed) + seat);
        Generator.XOSHIRO.seed(dice, 0, this.seed);
        decisions = 0;
        patience.begin();
        edge = Tree.NONE;
        if (search != null) search.goOnFrom(Tree.NONE);
    }

    /** How many iterations it has made so far. */
    public long iterations() {
        return search == null ? 0 : search.iterations();
    }

    @Override
    public int choose(Seen seen, Decision d) {
        if (d.picked() == 0) thought = null;
        if (weighing != null && evaluation != null && evaluation.stage(seen) == Evaluation.BETWEEN)
            return patience.instead(d, d.size() == 1 ? 0 : weighed(weighing, seen, d));
        choices.read(d);
        int option = patience.instead(d, choices.size() == 1 ? 0 : choices.option(searched(seen, d)));
        if (d.several()) {
            if (d.picked() >= picks.length) picks = Arrays.copyOf(picks, picks.length * 2);
            picks[d.picked()] = option;
        }
        return option;
    }

    private int weighed(Weighing w, Seen seen, Decision d) {
        int best = w.choose(seen, d, Generator.mix(seed + ++decisions));
        if (keepsThoughts && d.picked() == 0)
            thought =
                    w.thought(d.size(), score.of(seen, d.seat(), Evaluation.BETWEEN), options.horizon(game.horizon()));
        return best;
    }

    /** From now on it remembers what it made of its last choice. */
    public SearchBot keepThoughts() {
        keepsThoughts = true;
        return this;
    }

    /** What it made of its last choice, of a set the first pick; null if there was nothing to think about. */
    public @Nullable Thought thought() {
        return thought;
    }

    private Thought thought(Search s, Seen seen, Root root, int node) {
        List<Integer> standsFor = new ArrayList<>();
        for (int i = 0; i < root.size(); i++) standsFor.add(choices.option(choices.choiceOf(i)));
        Tree tree = s.tree();
        List<Thought.Weighed> options = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            int e = tree.edge(node, tree.first(node), choices.key(i));
            int tries = e == Tree.NONE ? 0 : tree.taken[e];
            options.add(new Thought.Weighed(choices.option(i), tries == 0 ? 0 : tree.gained[e] / tries, tries));
        }
        options.sort(Comparator.comparingInt(Thought.Weighed::tries)
                .thenComparingDouble(Thought.Weighed::chance)
                .reversed());
        return new Thought(List.copyOf(options), standsFor, new Expected(seen.scratch(), tree, root).line(seen, seed));
    }

    private int searched(Seen seen, Decision d) {
        Search s = search == null ? search = new Search(seen, game, score, options, System::nanoTime) : search;
        s.goOnFrom(known(s.tree(), seen, d));
        int node = s.tree().childOrNew(Tree.START, Root.sign(d));
        Root root = new Root(d.seat(), d.size(), d.picked(), picks);
        int valid = s.run(seen, root, Generator.mix(seed + ++decisions));
        if (valid == 0) {
            edge = Tree.NONE;
            return Generator.XOSHIRO.roll(dice, 0, choices.size());
        }
        int best = Math.max(0, s.tree().mostTaken(node, choices));
        if (keepsThoughts && d.picked() == 0) thought = thought(s, seen, root, node);
        edge = s.tree().edge(node, s.tree().first(node), choices.key(best));
        return best;
    }

    /** The node of the tree at which the decision stands: behind the last pick, or one that looks the same. */
    private int known(Tree tree, Seen seen, Decision d) {
        if (d.picked() > 0) return edge == Tree.NONE ? Tree.NONE : tree.child(edge, Root.sign(d));
        return tree.nodes == 0 ? Tree.NONE : tree.find(Root.sign(d), seen.hash());
    }
}
