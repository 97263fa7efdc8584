package croupier.lab.data;

import java.util.Map;
import org.duckdb.DuckDBColumnType;
import org.duckdb.DuckDBDataChunkWriter;
import org.duckdb.DuckDBTableFunction;
import org.duckdb.DuckDBTableFunctionBindInfo;
import org.duckdb.DuckDBTableFunctionCallInfo;
import org.duckdb.DuckDBTableFunctionInitInfo;
import org.duckdb.DuckDBWritableVector;

/**
 * Hands the rows of a sheet to DuckDB, a vector of each column at a time. Every value that is set takes a lock of the driver, so two
 * columns of 32 bits travel as one of 64, and texts as their numbers; {@link Sheet#unpacked} is the query that takes them apart.
 */
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
        for (int i = 0; i < sheet.packs().size(); i++)
            info.addResultColumn(
                    "p" + i, sheet.packs().get(i).isDouble() ? DuckDBColumnType.DOUBLE : DuckDBColumnType.BIGINT);
        info.setCardinality(sheet.size(), true);
        return sheet;
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
        for (int i = 0; i < sheet.packs().size(); i++)
            fill(out.vector(i), sheet, sheet.packs().get(i), next[0], count);
        next[0] += count;
        return count;
    }

    private static void fill(DuckDBWritableVector to, Sheet sheet, Sheet.Pack pack, int first, int count) {
        long[] from = sheet.column(pack.column());
        if (pack.isDouble()) for (int i = 0; i < count; i++) to.setDouble(i, Double.longBitsToDouble(from[first + i]));
        else if (pack.other() < 0) for (int i = 0; i < count; i++) to.setLong(i, from[first + i]);
        else {
            long[] low = sheet.column(pack.other());
            for (int i = 0; i < count; i++)
                to.setLong(i, from[first + i] << 32 | (int) low[first + i] - (long) Integer.MIN_VALUE);
        }
    }
}
