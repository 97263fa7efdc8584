package croupier.script;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** What a game says of a row of some kind, beside its columns and stats: {@code target.intends}, {@code it.hand}. */
public final class Members {
    private Members() {}

    /** A number of a row. */
    public interface NumberOf {
        int of(Table t, Scope s, int row);
    }

    /** Something that is true of a row or not. */
    public interface TestOf {
        boolean test(Table t, Scope s, int row);
    }

    /** Another row that belongs to a row, 0 for none. */
    public interface RowOf {
        int of(Table t, Scope s, int row);
    }

    /** Rows that belong to a row. */
    public interface RowsOf {
        void into(Table t, Scope s, int row, Rows out);
    }

    /** A number made from two others. */
    public interface Function {
        int of(Table t, Scope s, int a, int b);
    }

    /** The seat that answers for a row, or the level of a card. */
    public interface IntOf {
        int of(Table t, int row);
    }
}
