package croupier.kernel;

import java.util.List;

/** Several columns of a kind that are looked at or forgotten together. */
public final class Columns {
    final Column[] all;
    final int[] at;

    public Columns(List<Column> columns) {
        for (Column c : columns) if (c.sparse()) throw new IllegalArgumentException(c + " is sparse");
        all = columns.toArray(Column[]::new);
        at = columns.stream().mapToInt(Column::at).toArray();
    }
}
