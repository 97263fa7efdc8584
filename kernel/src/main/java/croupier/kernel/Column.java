package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A stored number of every row of one kind. Kept in a static final, so that the compiler folds where it lies.
 *
 * @param at where it lies in the row; for a sparse column its number among the sparse ones of the kind
 * @param counts the bit by which computing stats notes that it has read this column, so that only a write to what was read makes the
 *     cached stats stale; 0 if no layer reads it
 * @param secret whether no seat ever sees it
 * @param veil a number of the match; while it is not 0 no seat sees this column; null if nothing hides it
 * @param label what screens call it; empty for what screens do not show
 * @param direct whether reading and writing it is only a matter of where it lies: it is neither sparse nor counted, and no checks are
 *     made. Then {@link Facts#get} is so short that it costs the compiler nothing to inline it, of which a rule has hundreds
 */
public record Column(
        Kind kind,
        String name,
        int at,
        Holds holds,
        boolean sparse,
        long counts,
        boolean secret,
        @Nullable Column veil,
        String label,
        boolean direct) {

    Column(
            Kind kind,
            String name,
            int at,
            Holds holds,
            boolean sparse,
            long counts,
            boolean secret,
            @Nullable Column veil,
            String label) {
        this(kind, name, at, holds, sparse, counts, secret, veil, label, !sparse && counts == 0 && !Checks.ON);
    }

    /** The bit of what every computation of stats reads: the printed values. */
    static final long ALWAYS = 1;

    /** The bit of what lies in zones that no layer reaches: where it lies, and what is printed on it. */
    static final long ASIDE = Long.MIN_VALUE;

    /** The same column, read by layers: a write to it makes cached stats stale if they were computed from it. */
    public Column counting() {
        // two columns with the same bit only make stats stale more often
        return counting(2L << Math.floorMod((kind.name() + name).hashCode(), 62));
    }

    Column counting(long bit) {
        return kind.replace(this, new Column(kind, name, at, holds, sparse, bit, secret, veil, label));
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
