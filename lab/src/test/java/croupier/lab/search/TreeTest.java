package croupier.lab.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {
    @Test
    void theTreeIsBounded() {
        Tree tree = new Tree(100);
        for (int i = 0; i < 1000; i++) tree.childOrNew(Tree.START, i);
        assertThat(tree.nodes).isEqualTo(100);
        assertThat(tree.childOrNew(Tree.START, 2000)).isEqualTo(Tree.NONE);
        assertThat(tree.childOrNew(Tree.START, 99)).isNotEqualTo(Tree.NONE);
    }

    @Test
    void whatLiesBelowANodeIsTakenOver() {
        Tree tree = new Tree(100);
        int node = tree.childOrNew(Tree.START, 1);
        int edge = tree.edgeOrNew(node, Tree.NONE, 77);
        int below = tree.childOrNew(edge, 2);
        tree.visits[below] = 9;
        tree.edgeOrNew(below, Tree.NONE, 78);
        tree.taken[tree.edgeOrNew(below, tree.first(below), 79)] = 4;
        Tree other = new Tree(100);
        other.take(tree, below);
        int taken = other.child(Tree.START, 2);
        assertThat(other.visits[taken]).isEqualTo(9);
        assertThat(other.nodes).isEqualTo(1);
        assertThat(other.taken[other.edge(taken, other.first(taken), 79)]).isEqualTo(4);
        assertThat(other.child(Tree.START, 1)).isEqualTo(Tree.NONE);
    }
}
