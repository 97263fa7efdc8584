package croupier.script;

import croupier.kernel.Scope;

/**
 * A parameter that is read once per row: in it, {@code it} means a row of the Selection or Choice before it in the record.
 * A verb for each of some rows has {@code PerRow<Steps>}; one that asks several seats at once {@code PerRow<Choice>}.
 *
 * @param slot of {@code it}; numbers named outside have those below
 * @param lists rows named outside have the slots below this one
 */
public record PerRow<T>(T value, int slot, int lists) {
    /** The parameter, read for this row. */
    public T with(Scope s, int row) {
        s.number(slot, row);
        return value;
    }

    /** Whether it, or a part of it, speaks of the row. */
    public boolean speaksOfRow(Object part) {
        return Mentions.ofRow(part, slot);
    }
}
