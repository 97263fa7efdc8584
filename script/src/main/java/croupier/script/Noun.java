package croupier.script;

import croupier.kernel.Kind;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** One row that a card names: me, target, it. */
@FunctionalInterface
public interface Noun extends Term {
    /** The row, 0 for none. */
    int of(Table t, Scope s);

    /** The same as {@code noun.of(t, s)}, with one call by interface for a name of the game instead of two. */
    static int row(Noun noun, Table t, Scope s) {
        return noun instanceof Nouns.Registered r ? r.of().of(t, s) : noun.of(t, s);
    }

    /** The kind of the row, where it is known. */
    default @Nullable Kind kind() {
        return null;
    }
}
