package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A stored number of every row of one kind. Kept in a static final, so that the compiler folds where it lies.
 *
 * @param at where it lies in the row; for a sparse column its number among the sparse ones of the kind
 * @param counts whether a layer may read it, so that a write makes the cached stats stale
 * @param secret whether no seat ever sees it
 * @param veil a number of the match; while it is not 0 no seat sees this column; null if nothing hides it
 * @param label what screens call it; empty for what screens do not show
 */
public record Column(
        Kind kind,
        String name,
        int at,
        Holds holds,
        boolean sparse,
        boolean counts,
        boolean secret,
        @Nullable Column veil,
        String label) {

    /** The same column, read by layers: a write to it makes cached stats stale. */
    public Column counting() {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, true, secret, veil, label));
    }

    /** The same column, shown on screens under this label. */
    public Column shown(String as) {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, counts, secret, veil, as));
    }

    /** The same column, never shown to any seat: hidden numbers that are rolled but not told. */
    public Column secretly() {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, counts, true, veil, label));
    }

    /** The same column, hidden from every seat while a number of the match is not 0. */
    public Column hiddenWhile(Column register) {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, counts, secret, register, label));
    }

    /** Whether no seat may see it now. */
    boolean isHidden(Facts t) {
        return secret || veil != null && t.get(veil) != 0;
    }

    @Override
    public String toString() {
        return kind.name() + "." + name;
    }
}
