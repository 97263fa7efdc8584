package croupier.script;

import croupier.kernel.Table;

/** Which seat answers for a row; given to every record that has a component of this type. */
@FunctionalInterface
public interface Seats {
    int of(Table t, int row);
}
