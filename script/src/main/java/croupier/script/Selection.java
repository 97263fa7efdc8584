package croupier.script;

import croupier.kernel.Kind;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** The rows that a card means, in order; reads only. */
@FunctionalInterface
public interface Selection extends Term {
    /** Adds the rows to a list. */
    void into(Table t, Scope s, Rows out);

    /** Whether a row is one of them. */
    default boolean has(Table t, Scope s, int row) {
        int mark = t.mark();
        Rows rows = t.rows();
        into(t, s, rows);
        boolean found = rows.has(row);
        t.release(mark);
        return found;
    }

    /** Whether a row has what is asked of them, wherever it lies now: only conditions count. */
    default boolean admits(Table t, Scope s, int row) {
        return true;
    }

    /** Adds those of some rows that are among them, in the order of those. */
    default void among(Table t, Scope s, Rows rows, Rows out) {
        int mark = t.mark();
        Rows all = t.rows();
        into(t, s, all);
        for (int i = 0; i < rows.size(); i++) out.addIfAmong(all, rows.get(i));
        t.release(mark);
    }

    /** How many there are. */
    default int count(Table t, Scope s) {
        int mark = t.mark();
        Rows rows = t.rows();
        into(t, s, rows);
        int size = rows.size();
        t.release(mark);
        return size;
    }

    /** The first of them, 0 for none. */
    default int first(Table t, Scope s) {
        int mark = t.mark();
        Rows rows = t.rows();
        into(t, s, rows);
        int row = rows.isEmpty() ? 0 : rows.get(0);
        t.release(mark);
        return row;
    }

    /** The rows in a list of their own, lent until the task is done. */
    default Rows rows(Table t, Scope s) {
        Rows rows = t.rows();
        into(t, s, rows);
        return rows;
    }

    /** The kind of the rows, where it is known. */
    default @Nullable Kind kind() {
        return null;
    }
}
