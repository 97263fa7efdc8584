package croupier.lab.search;

import java.util.Arrays;

/** Where one iteration came along in the tree, what it could choose and chose there, and what came of it. */
final class Trail {
    /** In place of a step: the start of the tree. */
    static final int FROM_START = -1;

    private static final int NOTHING = -1;

    final double[] values;
    boolean isValid;

    private int[] node = new int[16];
    private int[] sign = new int[16];
    private int[] seat = new int[16];
    private int[] after = new int[16];
    private boolean[] secretly = new boolean[16];
    private int[] from = new int[17];
    private int[] chosen = new int[16];
    private long[] sight = new long[16];
    private int[] edge = new int[16];
    private int steps;
    private long[] keys = new long[128];

    Trail(int seats) {
        values = new double[seats];
    }

    void begin() {
        steps = 0;
        from[0] = 0;
        isValid = true;
    }

    /** A choice after that of an earlier step; secretly: what was chosen there is not known here. */
    int step(int atNode, int withSign, int ofSeat, int afterStep, boolean notKnown) {
        if (steps == node.length) grow(steps * 2);
        node[steps] = atNode;
        sign[steps] = withSign;
        seat[steps] = ofSeat;
        after[steps] = afterStep;
        secretly[steps] = notKnown;
        chosen[steps] = NOTHING;
        sight[steps] = 0;
        from[steps + 1] = from[steps];
        return steps++;
    }

    /** What could be chosen in the last step, and what was. */
    void chose(Choices choices, int choice) {
        int last = steps - 1;
        int at = from[last];
        if (keys.length < at + choices.size()) keys = Arrays.copyOf(keys, (at + choices.size()) * 2);
        for (int i = 0; i < choices.size(); i++) keys[at + i] = choices.key(i);
        from[steps] = at + choices.size();
        chosen[last] = at + choice;
    }

    /** What the seat sees in the last step. */
    void saw(long look) {
        sight[steps - 1] = look;
    }

    int steps() {
        return steps;
    }

    int nodeOf(int step) {
        return node[step];
    }

    /** Writes into the tree what came of it. */
    void keep(Tree tree) {
        for (int s = 0; s < steps; s++) {
            int above = above(tree, s);
            int n = above == Tree.NONE ? Tree.NONE : tree.childOrNew(above, sign[s]);
            node[s] = n;
            edge[s] = Tree.NONE;
            if (n == Tree.NONE) continue;
            double value = values[seat[s]];
            tree.visited(n, value);
            if (sight[s] != 0) tree.sight[n] = sight[s];
            int e = tree.first(n);
            for (int i = from[s]; i < from[s + 1]; i++) {
                int found = tree.edgeOrNew(n, e, keys[i]);
                if (found == Tree.NONE) continue;
                tree.offered[found]++;
                if (i == chosen[s]) {
                    tree.taken[found]++;
                    tree.gained[found] += value;
                    edge[s] = found;
                }
                e = tree.next(found) == Tree.NONE ? found : tree.next(found);
            }
        }
    }

    private int above(Tree tree, int step) {
        if (after[step] == FROM_START) return Tree.START;
        int before = node[after[step]];
        if (before == Tree.NONE) return Tree.NONE;
        return secretly[step] ? tree.edgeOrNew(before, tree.first(before), Tree.SECRET) : edge[after[step]];
    }

    private void grow(int to) {
        node = Arrays.copyOf(node, to);
        sign = Arrays.copyOf(sign, to);
        seat = Arrays.copyOf(seat, to);
        after = Arrays.copyOf(after, to);
        secretly = Arrays.copyOf(secretly, to);
        from = Arrays.copyOf(from, to + 1);
        chosen = Arrays.copyOf(chosen, to);
        sight = Arrays.copyOf(sight, to);
        edge = Arrays.copyOf(edge, to);
    }
}
