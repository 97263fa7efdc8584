package croupier.lab.search;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Say;
import croupier.kernel.Seen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Goes down the tree by what was taken most often, in one imagined match, and tells it in words that the seat may know. */
final class Expected implements Policy {
    private static final int LONGEST = 4;

    private final Match match;
    private final Tree tree;
    private final Root root;
    private final Choices choices = new Choices();
    private final List<String> words = new ArrayList<>();
    private boolean isAtRoot;
    private int edge = Tree.START;

    Expected(Match match, Tree tree, Root root) {
        this.match = match;
        this.tree = tree;
        this.root = root;
    }

    List<String> line(Seen seen, long seed) {
        Policy[] everywhere = new Policy[seen.seats()];
        Arrays.fill(everywhere, this);
        return seen.play(seed, match, everywhere) ? words : List.of();
    }

    @Override
    public int choose(Seen seen, Decision d) {
        if (!isAtRoot && d.seat() != root.seat()) return 0;
        if (!isAtRoot && d.picked() < root.picked()) return root.pick(d.picked());
        isAtRoot = true;
        choices.read(d);
        if (choices.size() == 1) return 0;
        int node = edge == Tree.NONE || words.size() == LONGEST ? Tree.NONE : tree.child(edge, Root.sign(d));
        int best = node == Tree.NONE ? -1 : tree.mostTaken(node, choices);
        if (best < 0) return LEAVE;
        edge = tree.edge(node, tree.first(node), choices.key(best));
        int option = choices.option(best);
        words.add((d.seat() == root.seat() ? "you" : match.game().nameOfSeat(d.seat())) + ": "
                + Say.option(match.table(), root.seat(), d.code(option)));
        return option;
    }
}
