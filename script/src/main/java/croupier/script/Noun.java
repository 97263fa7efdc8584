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

    /** The kind of the row, where it is known. */
    default @Nullable Kind kind() {
        return null;
    }
}
