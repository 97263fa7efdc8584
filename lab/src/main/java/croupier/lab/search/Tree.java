package croupier.lab.search;

import java.util.Arrays;

/**
 * What a search remembers, in flat memory that is used again for every decision. A node is a choice of one seat as the lines of
 * play lead to it, an edge is one thing to choose there. Below an edge may lie several nodes: chance or hidden cards decide who is
 * asked next, and why.
 */
final class Tree {
    /** The edge above the choice that is searched. */
    static final int START = 0;
    /** In place of a node or an edge that is not there. */
    static final int NONE = -1;
    /** The key of the edge below which play goes on when somebody has chosen something that others do not learn. */
    static final long SECRET = 0x5ec2e75ec2e7L;

    private final int mostNodes;
    private final int mostEdges;

    // nodes
    private int[] sign = new int[256];
    private int[] sibling = new int[256];
    private int[] firstEdge = new int[256];
    int[] visits = new int[256];
    private double[] sum = new double[256];
    private double[] squares = new double[256];
    /** What the seat sees there, as one number, once it was visited often enough; else 0. */
    long[] sight = new long[256];

    int nodes;

    // edges
    private long[] key = new long[1024];
    private int[] nextEdge = new int[1024];
    private int[] child = new int[1024];
    int[] taken = new int[1024];
    int[] offered = new int[1024];
    double[] gained = new double[1024];
    private int edges;

    Tree(int mostNodes) {
        this.mostNodes = mostNodes;
        mostEdges = (int) Math.min(Integer.MAX_VALUE / 2, 8L * mostNodes);
        clear();
    }

    void clear() {
        nodes = 0;
        edges = 0;
        newEdge(0);
    }

    /** The node of this sign below an edge, or NONE. */
    int child(int edge, int wanted) {
        int n = child[edge];
        while (n != NONE && sign[n] != wanted) n = sibling[n];
        return n;
    }

    /** The same; it is made if there is room. */
    int childOrNew(int edge, int wanted) {
        int n = child(edge, wanted);
        if (n != NONE || nodes == mostNodes) return n;
        n = newNode(wanted);
        sibling[n] = child[edge];
        child[edge] = n;
        return n;
    }

    private int newNode(int wanted) {
        if (nodes == sign.length) growNodes(Math.min(mostNodes, nodes * 2));
        sign[nodes] = wanted;
        sibling[nodes] = NONE;
        firstEdge[nodes] = NONE;
        visits[nodes] = 0;
        sum[nodes] = 0;
        squares[nodes] = 0;
        sight[nodes] = 0;
        return nodes++;
    }

    /** A value came of a visit to a node. */
    void visited(int node, double value) {
        visits[node]++;
        sum[node] += value;
        squares[node] += value * value;
    }

    /** What came of visits to a node on average; one half before the first. */
    double mean(int node) {
        return visits[node] == 0 ? 0.5 : sum[node] / visits[node];
    }

    /** How far values lie from their mean, as one who expects half a win and half a loss besides would put it. */
    double deviation(int node) {
        int n = visits[node] + 1;
        double mean = (sum[node] + 0.5) / n;
        return Math.sqrt(Math.max(0, (squares[node] + 0.5) / n - mean * mean));
    }

    /** The edges of a node are chained in the order in which they were first offered: looking for them in turn is quick. */
    int first(int node) {
        return firstEdge[node];
    }

    int next(int edge) {
        return nextEdge[edge];
    }

    long key(int edge) {
        return key[edge];
    }

    /** The edge with this key, looked for from another one on; NONE if there is none. */
    int edge(int node, int from, long wanted) {
        for (int e = from; e != NONE; e = nextEdge[e]) if (key[e] == wanted) return e;
        for (int e = firstEdge[node]; e != from && e != NONE; e = nextEdge[e]) if (key[e] == wanted) return e;
        return NONE;
    }

    /** The same; it is made if there is room. */
    int edgeOrNew(int node, int from, long wanted) {
        int e = edge(node, from, wanted);
        if (e != NONE || edges == mostEdges) return e;
        e = newEdge(wanted);
        if (firstEdge[node] == NONE) {
            firstEdge[node] = e;
            return e;
        }
        int last = from == NONE ? firstEdge[node] : from;
        while (nextEdge[last] != NONE) last = nextEdge[last];
        nextEdge[last] = e;
        return e;
    }

    private int newEdge(long wanted) {
        if (edges == key.length) growEdges(Math.min(mostEdges, edges * 2));
        key[edges] = wanted;
        nextEdge[edges] = NONE;
        child[edges] = NONE;
        taken[edges] = 0;
        offered[edges] = 0;
        gained[edges] = 0;
        return edges++;
    }

    /** The choice that was taken most often at a node, of equals the one that came out best; -1 if none was. */
    int mostTaken(int node, Choices choices) {
        int best = -1;
        int most = 0;
        double highest = 0;
        for (int i = 0; i < choices.size(); i++) {
            int e = edge(node, firstEdge[node], choices.key(i));
            if (e == NONE || taken[e] == 0) continue;
            double mean = gained[e] / taken[e];
            if (taken[e] < most || (taken[e] == most && mean <= highest)) continue;
            best = i;
            most = taken[e];
            highest = mean;
        }
        return best;
    }

    /** The node of this sign that was visited most of those that look like this, or NONE. */
    int find(int wanted, long look) {
        int best = NONE;
        for (int n = 0; n < nodes; n++)
            if (sight[n] == look && sign[n] == wanted && (best == NONE || visits[n] > visits[best])) best = n;
        return best;
    }

    /** Becomes what lies below a node of another tree, with that node below the start. */
    void take(Tree other, int node) {
        clear();
        copyNode(other, node, START);
    }

    private void copyNode(Tree other, int from, int below) {
        int to = childOrNew(below, other.sign[from]);
        visits[to] = other.visits[from];
        sum[to] = other.sum[from];
        squares[to] = other.squares[from];
        sight[to] = other.sight[from];
        int last = NONE;
        for (int e = other.firstEdge[from]; e != NONE; e = other.nextEdge[e]) {
            last = edgeOrNew(to, last, other.key[e]);
            taken[last] = other.taken[e];
            offered[last] = other.offered[e];
            gained[last] = other.gained[e];
            for (int n = other.child[e]; n != NONE; n = other.sibling[n]) copyNode(other, n, last);
        }
    }

    private void growNodes(int to) {
        sign = Arrays.copyOf(sign, to);
        sibling = Arrays.copyOf(sibling, to);
        firstEdge = Arrays.copyOf(firstEdge, to);
        visits = Arrays.copyOf(visits, to);
        sum = Arrays.copyOf(sum, to);
        squares = Arrays.copyOf(squares, to);
        sight = Arrays.copyOf(sight, to);
    }

    private void growEdges(int to) {
        key = Arrays.copyOf(key, to);
        nextEdge = Arrays.copyOf(nextEdge, to);
        child = Arrays.copyOf(child, to);
        taken = Arrays.copyOf(taken, to);
        offered = Arrays.copyOf(offered, to);
        gained = Arrays.copyOf(gained, to);
    }
}
