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
}
