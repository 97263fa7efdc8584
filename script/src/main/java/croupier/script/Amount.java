package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A number that a card computes while it is carried out; reads only. */
@FunctionalInterface
public interface Amount extends Term {
    int of(Table t, Scope s);
}
