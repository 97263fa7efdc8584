package croupier.kernel;

import java.util.List;

/** Several columns of a kind that are looked at together. */
public final class Columns {
    final int[] at;

    public Columns(List<Column> columns) {
        for (Column c : columns) if (c.sparse()) throw new IllegalArgumentException(c + " is sparse");
        at = columns.stream().mapToInt(Column::at).toArray();
    }
}
