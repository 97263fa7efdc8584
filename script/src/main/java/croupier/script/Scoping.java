package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** How the text of a listener or modifier is entered: who is "me", which card, who decides. */
@FunctionalInterface
public interface Scoping {
    /** Fills in an empty scope; source, target and amount are those of the event, 0 for a modifier. */
    void enter(Table t, Scope s, int listener, int source, int target, int amount);
}
