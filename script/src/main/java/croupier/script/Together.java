package croupier.script;

import croupier.kernel.Rows;
import croupier.kernel.Table;

/**
 * How several rows carry out the steps of {@code each}; given to every record that has a component of this type. In most games one
 * row does all of them after the other. In others a step is done by all before the next one: they choose in the game's order, each
 * knowing what those before have chosen, then everything is done at the same time.
 */
public interface Together {
    /** Each row carries out all steps before the next one begins. */
    Together ONE_BY_ONE = new Together() {
        @Override
        public boolean isUsual() {
            return true;
        }

        @Override
        public void order(Table t, Rows rows) {}

        @Override
        public void tell(Table t, int seat, Rows chosen, int from, int stride) {}
    };

    /** Whether rows go one by one. */
    default boolean isUsual() {
        return false;
    }

    /** Puts rows into the order in which they choose. */
    void order(Table t, Rows rows);

    /** A seat has chosen rows, those at every such place from this one on; those who may know it learn it. */
    void tell(Table t, int seat, Rows chosen, int from, int stride);
}
