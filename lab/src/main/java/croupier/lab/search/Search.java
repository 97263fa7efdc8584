package croupier.lab.search;

import croupier.kernel.Evaluation;
import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Horizon;
import croupier.kernel.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Spreads iterations over threads. They come in rounds: all of a round read the tree as it was before, and are written into it in
 * their order afterwards. So the tree is the same for any number of threads. Rounds grow with what is known already.
 */
final class Search {
    private static final int LARGEST_ROUND = 32;
    /** A round is this part of the iterations before it. */
    private static final int ROUND_SHARE = 16;
    /** If none of the first iterations finds a deal that fits, there is none to be expected. */
    private static final int ENOUGH_FAILURES = 4;

    private final SearchOptions options;
    private final LongSupplier nanos;
    private final Judge judge;
    private final @Nullable Evaluation stages;
    private final List<Descent> descents = new ArrayList<>();
    private final Trail[] trails = new Trail[LARGEST_ROUND];
    private Tree tree;
    private Tree spare;
    private long iterations;

    /** @param nanos the clock by which milliseconds are counted */
    Search(Seen seen, Game game, Score score, SearchOptions options, LongSupplier nanos) {
        this.options = options;
        this.nanos = nanos;
        stages = game.evaluation();
        Horizon horizon = options.horizon(game.horizon());
        judge = new Judge(score, horizon);
        tree = new Tree(options.nodes());
        spare = new Tree(options.nodes());
        for (int i = 0; i < trails.length; i++) trails[i] = new Trail(seen.seats());
        for (int i = 0; i < options.threads(); i++)
            descents.add(new Descent(seen.scratch(), tree, horizon, judge, options, seen.seats()));
    }

    Tree tree() {
        return tree;
    }

    /** How many iterations were made so far. */
    long iterations() {
        return iterations;
    }

    /** Goes on with what lies below a node of the tree; with an empty tree if there is none. */
    void goOnFrom(int node) {
        if (node == Tree.NONE) {
            tree.clear();
            return;
        }
        spare.take(tree, node);
        Tree old = tree;
        tree = spare;
        spare = old;
    }

    /** Searches a choice; how many of its iterations found a deal that fits. */
    int run(Seen seen, Root root, long seed) {
        judge.begin(seen, root.seat(), stages == null ? 0 : stages.stage(seen));
        long end = options.milliseconds() == 0 ? 0 : nanos.getAsLong() + options.milliseconds() * 1_000_000L;
        int most = options.iterations() == 0 ? Integer.MAX_VALUE : options.iterations();
        int done = 0;
        int valid = 0;
        while (done < most && (valid > 0 || done < ENOUGH_FAILURES)) {
            if (end != 0 && done > 0 && nanos.getAsLong() - end >= 0) break;
            int size = Math.min(most - done, Math.clamp(done / ROUND_SHARE, 1, LARGEST_ROUND));
            round(seen, root, seed, done, size);
            for (int i = 0; i < size; i++) {
                if (!trails[i].isValid) continue;
                valid++;
                trails[i].keep(tree);
            }
            done += size;
        }
        iterations += done;
        return valid;
    }

    private void round(Seen seen, Root root, long seed, int first, int size) {
        int workers = Math.min(size, descents.size());
        if (workers == 1) {
            part(seen, root, seed, first, size, 0, 1);
            return;
        }
        List<Future<?>> others = new ArrayList<>();
        for (int w = 1; w < workers; w++) {
            int worker = w;
            others.add(ForkJoinPool.commonPool().submit(() -> part(seen, root, seed, first, size, worker, workers)));
        }
        part(seen, root, seed, first, size, 0, workers);
        for (Future<?> other : others) join(other);
    }

    private void part(Seen seen, Root root, long seed, int first, int size, int worker, int workers) {
        for (int i = worker; i < size; i += workers)
            descents.get(worker).run(seen, tree, root, Generator.mix(seed + first + i), trails[i]);
    }

    private static void join(Future<?> other) {
        try {
            other.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the search was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the search broke: " + e.getCause(), e.getCause());
        }
    }
}
