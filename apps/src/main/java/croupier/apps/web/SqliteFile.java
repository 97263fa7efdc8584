package croupier.apps.web;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One file with a write-ahead log, synced at every commit: nothing to set up. Only one program at a time uses it. */
final class SqliteFile implements Database {
    private static final int VERSION = 3;
    private static final String CLOCK = "CREATE TABLE clock(now INTEGER NOT NULL)";
    private static final List<String> SCHEMA = List.of(
            "CREATE TABLE content(hash TEXT PRIMARY KEY, game TEXT NOT NULL, files BLOB NOT NULL) WITHOUT ROWID",
            "CREATE TABLE match(id TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL, seats INTEGER NOT NULL,"
                    + " seed INTEGER NOT NULL, options TEXT NOT NULL, listed INTEGER NOT NULL, clock INTEGER NOT NULL,"
                    + " pace INTEGER NOT NULL, made INTEGER NOT NULL, touched INTEGER NOT NULL, epoch INTEGER NOT NULL,"
                    + " over INTEGER NOT NULL, next TEXT NOT NULL) WITHOUT ROWID",
            "CREATE INDEX match_by_time ON match(over, touched)",
            "CREATE TABLE chair(match TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, name TEXT NOT NULL,"
                    + " token TEXT NOT NULL, bot TEXT NOT NULL, away INTEGER NOT NULL, decision TEXT NOT NULL,"
                    + " picks TEXT NOT NULL, PRIMARY KEY(match, seat)) WITHOUT ROWID",
            "CREATE TABLE answer(match TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, leaves INTEGER NOT NULL,"
                    + " fingerprint INTEGER NOT NULL, codes TEXT NOT NULL, PRIMARY KEY(match, n)) WITHOUT ROWID",
            "CREATE TABLE waiting(match TEXT NOT NULL, seat INTEGER NOT NULL, codes TEXT NOT NULL,"
                    + " at INTEGER NOT NULL, PRIMARY KEY(match, seat)) WITHOUT ROWID",
            "CREATE TABLE chat(match TEXT NOT NULL, n INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,"
                    + " PRIMARY KEY(match, n)) WITHOUT ROWID",
            CLOCK,
            "INSERT INTO clock VALUES(0)");

    private final Path file;
    /** What tells the open file from another one of that name; null where the system has no such thing. */
    private volatile @Nullable Object opened;

    private SqliteFile(Path file) {
        this.file = file;
    }

    static SqliteFile in(Path folder) {
        try {
            Files.createDirectories(folder);
            NativeLibrary.place(folder);
        } catch (IOException e) {
            throw new IllegalArgumentException("the data folder " + folder + " cannot be used: " + said(e), e);
        }
        if (!Files.isWritable(folder))
            throw new IllegalArgumentException(
                    "the data folder " + folder + " cannot be written: name another with --data");
        return new SqliteFile(folder.resolve("matches.db").toAbsolutePath());
    }

    private static String said(IOException e) {
        if (e instanceof AccessDeniedException) return "access is denied";
        if (e instanceof FileAlreadyExistsException) return "there is a file of that name";
        return String.valueOf(e.getMessage());
    }

    @Override
    public Connection connect() throws SQLException {
        Connection now = DriverManager.getConnection("jdbc:sqlite:" + file);
        for (String pragma : List.of(
                "journal_mode=WAL",
                "synchronous=FULL",
                "busy_timeout=5000",
                "cache_size=-16000",
                "locking_mode=EXCLUSIVE")) say(now, "PRAGMA " + pragma);
        opened = key();
        return now;
    }

    private @Nullable Object key() {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException e) {
            return "";
        }
    }

    /** SQLite would go on writing into a file that was removed, and all of it would be gone with the process. */
    @Override
    public String lost() {
        return Objects.equals(opened, key()) ? "" : "the file of the store was removed or replaced: put it back";
    }

    private static void say(Connection connection, String sql) throws SQLException {
        try (Statement s = connection.createStatement()) {
            s.execute(sql);
        }
    }

    @Override
    public void migrate(Connection c) throws SQLException {
        long version = number(c, "PRAGMA user_version");
        if (version > VERSION)
            throw new IllegalArgumentException("the store was made by a newer croupier (version " + version + ")");
        say(c, begin());
        if (version == 0) for (String sql : SCHEMA) say(c, sql);
        if (version == 1) say(c, "ALTER TABLE waiting ADD COLUMN at INTEGER NOT NULL DEFAULT 0");
        if (version == 1 || version == 2) {
            say(c, CLOCK);
            say(c, "INSERT INTO clock SELECT coalesce(max(touched), 0) FROM match");
        }
        say(c, "PRAGMA user_version=" + VERSION);
        say(c, "COMMIT");
    }

    /** The lock to write is taken at once: a transaction that begins by reading could not have it later. */
    @Override
    public String begin() {
        return "BEGIN IMMEDIATE";
    }

    @Override
    public long bytes(Connection c) throws SQLException {
        return (number(c, "PRAGMA page_count") - number(c, "PRAGMA freelist_count")) * number(c, "PRAGMA page_size");
    }

    private static long number(Connection c, String sql) throws SQLException {
        try (Statement s = c.createStatement();
                ResultSet r = s.executeQuery(sql)) {
            return r.getLong(1);
        }
    }

    @Override
    public void finish(Connection c) throws SQLException {
        say(c, "PRAGMA wal_checkpoint(TRUNCATE)");
    }

    @Override
    public String reason(SQLException e) {
        String message = String.valueOf(e.getMessage());
        String m = message.toUpperCase(Locale.ROOT);
        if (m.contains("SQLITE_FULL")) return "the disk of the server is full";
        if (m.contains("SQLITE_READONLY")) return "the data folder of the server cannot be written";
        if (m.contains("SQLITE_IOERR")) return "the disk of the server reports an error";
        if (m.contains("LOCKED") || m.contains("SQLITE_BUSY"))
            return "another croupier uses this data folder: stop it, or name another with --data";
        return "the store of the server does not work (" + message + ")";
    }
}
