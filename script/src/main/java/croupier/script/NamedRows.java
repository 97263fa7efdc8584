package croupier.script;

import croupier.kernel.Rows;
import croupier.kernel.Scope;

/**
 * A parameter that gives rows a name for the steps that follow: {@code as: shown}. Their kind is that of the Selection or
 * Choice before it in the record, or what {@link Of} says.
 */
public record NamedRows(String name, int slot) {
    /** The rows that bear the name now. */
    public Rows in(Scope s) {
        return s.rows(slot);
    }

    /** From now on these rows bear the name. */
    public void set(Scope s, Rows rows) {
        Rows named = s.rows(slot);
        if (named == rows) return;
        named.clear().addAll(rows);
    }

    /** From now on this row bears the name, or none if it is 0. */
    public void set(Scope s, int row) {
        Rows named = s.rows(slot).clear();
        if (row != 0) named.add(row);
    }
}
