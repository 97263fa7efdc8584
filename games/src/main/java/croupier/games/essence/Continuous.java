package croupier.games.essence;

import croupier.kernel.Change;
import croupier.kernel.Rows;
import croupier.kernel.Table;
import croupier.script.Modifier;

/**
 * A lasting change as the table applies it. Nothing that a card changes decides whom another card changes, so none waits
 * for another: inside a layer age alone decides.
 */
record Continuous(Modifier modifier) implements Change {
    @Override
    public boolean holds(Table t, int m) {
        return modifier.holds(t, m);
    }

    @Override
    public boolean affects(Table t, int m, int row) {
        return modifier.affects(t, m, row);
    }

    @Override
    public void affected(Table t, int m, Rows rows, Rows out) {
        modifier.affected(t, m, rows, out);
    }

    @Override
    public void apply(Table t, int m, int row) {
        modifier.apply(t, m, row);
    }

    @Override
    public long reads() {
        return 0;
    }

    @Override
    public long writes() {
        return 0;
    }
}
