package croupier.lab.data;

import java.util.Map;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.duckdb.DuckDBWritableVector;

/** Hands the rows of a sheet to DuckDB, a vector of each column at a time. */
final class SheetScan implements DuckDBTableFunction<Sheet, int[], Object> {
    private final Map<Integer, Sheet> sheets;

    SheetScan(Map<Integer, Sheet> sheets) {
        this.sheets = sheets;
    }

    @Override
    public Sheet bind(DuckDBTableFunctionBindInfo info) {
        int number = info.getParameter(0).getInt();
        Sheet sheet = sheets.get(number);
        if (sheet == null) throw new IllegalArgumentException("there is no sheet " + number);
        for (int i = 0; i < sheet.names().size(); i++)
            info.addResultColumn(sheet.names().get(i), typeOf(sheet.holds(i)));
        info.setCardinality(sheet.size(), true);
        return sheet;
    }

    private static DuckDBColumnType typeOf(Sheet.Holds holds) {
        return switch (holds) {
            case INT -> DuckDBColumnType.INTEGER;
            case LONG -> DuckDBColumnType.BIGINT;
            case DOUBLE -> DuckDBColumnType.DOUBLE;
            case TEXT -> DuckDBColumnType.VARCHAR;
        };
    }

    /** Where the scan stands: the next row. */
    @Override
    public int[] init(DuckDBTableFunctionInitInfo info) {
        info.setMaxThreads(1);
        return new int[1];
    }

    @Override
    public long apply(DuckDBTableFunctionCallInfo info, DuckDBDataChunkWriter out) {
        Sheet sheet = info.getBindData();
        int[] next = info.getInitData();
        int count = (int) Math.min(out.capacity(), sheet.size() - next[0]);
        for (int c = 0; c < sheet.names().size(); c++)
            fill(out.vector(c), sheet, sheet.holds(c), sheet.column(c), next[0], count);
        next[0] += count;
        return count;
    }

    private static void fill(
            DuckDBWritableVector to, Sheet sheet, Sheet.Holds holds, long[] from, int first, int count) {
        switch (holds) {
            case INT -> {
                for (int i = 0; i < count; i++) to.setInt(i, (int) from[first + i]);
            }
            case LONG -> {
                for (int i = 0; i < count; i++) to.setLong(i, from[first + i]);
            }
            case DOUBLE -> {
                for (int i = 0; i < count; i++) to.setDouble(i, Double.longBitsToDouble(from[first + i]));
            }
            case TEXT -> {
                for (int i = 0; i < count; i++) to.setString(i, sheet.text(from[first + i]));
            }
        }
    }
}
