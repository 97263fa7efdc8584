package croupier.kernel;

/**
 * A stored number of every row of one kind. Kept in a static final, so that the compiler folds where it lies.
 *
 * @param at where it lies in the row; for a sparse column its number among the sparse ones of the kind
 * @param counts whether a layer may read it, so that a write makes the cached stats stale
 * @param label what screens call it; empty for what screens do not show
 */
public record Column(
        Kind kind, String name, int at, Holds holds, boolean sparse, boolean counts, boolean secret, String label) {

    /** The same column, read by layers: a write to it makes cached stats stale. */
    public Column counting() {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, true, secret, label));
    }

    /** The same column, shown on screens under this label. */
    public Column shown(String as) {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, counts, secret, as));
    }

    /** The same column, never shown to any seat: hidden numbers that are rolled but not told. */
    public Column secretly() {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, counts, true, label));
    }

    @Override
    public String toString() {
        return kind.name() + "." + name;
    }
}
