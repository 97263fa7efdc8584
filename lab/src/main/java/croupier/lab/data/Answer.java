package croupier.lab.data;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a query answers: rows of values under names. */
public record Answer(List<String> names, List<@Nullable Object[]> rows) {
    public int size() {
        return rows.size();
    }

    private @Nullable Object value(int row, String column) {
        int i = names.indexOf(column);
        if (i < 0) throw new IllegalArgumentException("the answer has no column '" + column + "', only " + names);
        return rows.get(row)[i];
    }

    public long number(int row, String column) {
        return value(row, column) instanceof Number n ? n.longValue() : 0;
    }

    public double real(int row, String column) {
        return value(row, column) instanceof Number n ? n.doubleValue() : Double.NaN;
    }

    public String text(int row, String column) {
        return Objects.toString(value(row, column), "");
    }
}
