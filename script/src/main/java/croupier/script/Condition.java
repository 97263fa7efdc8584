package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** Something that is true or not while a card is carried out; reads only. */
@FunctionalInterface
public interface Condition extends Term {
    boolean test(Table t, Scope s);

    /** Whether it can be true of one row alone, the one of this name: {@code it is this}. */
    default boolean singlesOut(String name) {
        return false;
    }

    /** The same as {@code condition.test(t, s)}, without a call by interface for what most conditions are. */
    static boolean holds(Condition condition, Table t, Scope s) {
        if (condition instanceof Conditions.Equal c) return c.test(t, s);
        if (condition instanceof Conditions.And c) return c.test(t, s);
        if (condition instanceof Conditions.AtLeast c) return c.test(t, s);
        if (condition instanceof Conditions.Less c) return c.test(t, s);
        if (condition instanceof Conditions.More c) return c.test(t, s);
        return condition.test(t, s);
    }
}
