package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A verb that decides which steps follow: if, may, unless. */
public interface Branching extends Verb {
    /** In how many ways it can go on: with what it says, or with something else. */
    default int ways() {
        return 2;
    }

    /** The steps of one way, counted from 0. */
    Steps way(int number);

    /** Which way it goes, -1 if no steps follow; asks, if somebody decides it. */
    int branch(Table t, Scope s);

    @Override
    default void run(Table t, Scope s) {
        int number = branch(t, s);
        if (number >= 0) way(number).run(t, s);
    }
}
