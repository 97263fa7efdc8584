package croupier.lab.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import org.duckdb.DuckDBFunctions;
import org.jspecify.annotations.Nullable;

/**
 * DuckDB inside of the program: writes sheets as Parquet files, and answers SQL over such files. A file appears whole or not at all.
 * A lake belongs to one thread; {@link #another} makes one for a further thread on the same database.
 */
public final class Lake implements AutoCloseable {
    /** How names of files end that are being written; one that stays was left by a process that died. */
    public static final String UNFINISHED = ".unfinished";

    private final DuckDBConnection connection;
    private final Map<Integer, Sheet> sheets;
    private final AtomicInteger numbers;

    private Lake(DuckDBConnection connection, Map<Integer, Sheet> sheets, AtomicInteger numbers) {
        this.connection = connection;
        this.sheets = sheets;
        this.numbers = numbers;
    }

    /** A database in memory. */
    public static Lake open() {
        try {
            DuckDBConnection c =
                    new DuckDBDriver().connect("jdbc:duckdb:", new Properties()).unwrap(DuckDBConnection.class);
            Lake lake = new Lake(c, new ConcurrentHashMap<>(), new AtomicInteger());
            try (var function = DuckDBFunctions.tableFunction()) {
                var ignored = function.withName("sheet")
                        .withParameter(int.class)
                        .withFunction(new SheetScan(lake.sheets))
                        .register(c);
                Objects.requireNonNull(ignored);
            }
            return lake.run("SET enable_progress_bar = false").run("SET preserve_insertion_order = true");
        } catch (SQLException e) {
            throw trouble("DuckDB does not start", e);
        }
    }

    /** The same database for another thread. */
    public Lake another() {
        try {
            return new Lake(connection.duplicate(), sheets, numbers);
        } catch (SQLException e) {
            throw trouble("DuckDB has no further connection", e);
        }
    }

    /** How many threads the database itself uses, and how much memory. */
    public Lake limit(int threads, String memory) {
        return run("SET threads = " + threads).run("SET memory_limit = '" + memory + "'");
    }

    /** Runs a statement that returns nothing. */
    public Lake run(String sql) {
        try (Statement s = connection.createStatement()) {
            s.execute(sql);
            return this;
        } catch (SQLException e) {
            throw trouble(sql, e);
        }
    }

    /** Makes a sheet a table of the database. */
    public Lake table(String name, Sheet sheet) {
        return with(sheet, "CREATE OR REPLACE TABLE " + name + " AS SELECT * FROM ?");
    }

    /** Writes all rows of a sheet as they are. */
    public void write(Sheet sheet, Path file) {
        write(sheet, "SELECT * FROM ?", file);
    }

    /** Writes what a query makes of a sheet, for which a question mark stands; the file is there only when it is whole. */
    public void write(Sheet sheet, String query, Path file) {
        write(file, to -> with(sheet, "COPY (" + query + ") TO " + to));
    }

    /** Makes a Parquet file of lines of comma-separated values, whose columns have these names and SQL types, in their order. */
    public void convert(Path lines, SequencedMap<String, String> columns, Path file) {
        String types = columns.entrySet().stream()
                .map(c -> quoted(c.getKey()) + ": " + quoted(c.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
        String read = "read_csv(" + quoted(lines) + ", header = true, columns = " + types + ")";
        write(file, to -> run("COPY (SELECT * FROM " + read + ") TO " + to));
    }

    private static void write(Path file, Consumer<String> copy) {
        try {
            Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
            Files.createDirectories(folder);
            Path unfinished = folder.resolve("." + file.getFileName() + "." + UUID.randomUUID() + UNFINISHED);
            copy.accept(quoted(unfinished) + " (FORMAT parquet)");
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Lake with(Sheet sheet, String sql) {
        int number = numbers.incrementAndGet();
        sheets.put(number, sheet);
        try {
            String rows = sheet.unpacked("sheet(" + number + ")");
            return run(sql.replace("?", rows));
        } finally {
            sheets.remove(number);
        }
    }

    /** Names the Parquet files of a folder, as a view. */
    public Lake view(String name, Path folder) {
        return run("CREATE OR REPLACE VIEW " + name + " AS SELECT * FROM read_parquet("
                + quoted(folder.resolve("*.parquet")) + ")");
    }

    public static String quoted(Object text) {
        return "'" + text.toString().replace("'", "''") + "'";
    }

    /** What a query answers; no rows for a statement that has none, such as COPY. */
    public Answer ask(String sql) {
        try (Statement s = connection.createStatement()) {
            return s.execute(sql) ? answer(s) : new Answer(List.of(), List.of());
        } catch (SQLException e) {
            throw trouble(sql, e);
        }
    }

    private static Answer answer(Statement s) throws SQLException {
        try (ResultSet r = s.getResultSet()) {
            int width = r.getMetaData().getColumnCount();
            List<String> names = new ArrayList<>();
            for (int i = 1; i <= width; i++) names.add(r.getMetaData().getColumnName(i));
            List<@Nullable Object[]> rows = new ArrayList<>();
            while (r.next()) {
                @Nullable Object[] row = new Object[width];
                for (int i = 0; i < width; i++) row[i] = r.getObject(i + 1);
                rows.add(row);
            }
            return new Answer(names, rows);
        }
    }

    /** A query that cannot be answered is the mistake of the one who wrote it. */
    private static IllegalArgumentException trouble(String sql, SQLException e) {
        return new IllegalArgumentException(e.getMessage() + "\n  in " + sql, e);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw trouble("close", e);
        }
    }
}
