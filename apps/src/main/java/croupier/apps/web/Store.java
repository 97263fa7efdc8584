package croupier.apps.web;

import croupier.kernel.Content;
import croupier.kernel.Journal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Where matches lie: one SQLite file with a write-ahead log. The journal of answers is the truth; an answer is here before
 * anybody learns that it was taken. One transaction per change, synced to the disk. After a failure the connection is replaced:
 * what state a driver is in then is nobody's knowledge.
 *
 * <p>Ages are counted in time of service, which the store keeps itself: a wrong clock of the machine makes nothing old.
 */
final class Store implements AutoCloseable {
    private static final int VERSION = 3;
    private static final int SHRUNK_AT_ONCE = 100;
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

    /** What is decided when a match is made, and what changes of it. */
    record Kept(
            String id,
            Journal journal,
            boolean listed,
            int clock,
            int pace,
            long made,
            int epoch,
            boolean over,
            String next) {}

    /** An answer that waits for those who answer at the same time, and the hash of the table on which they are asked. */
    record Waiting(int seat, long[] codes, long at) {
        /** Whether it was given on this table; older stores do not tell. */
        boolean fits(long hash) {
            return at == 0 || at == hash;
        }
    }

    /** Something that was said. */
    record Said(String name, String text) {}

    /** Several writes that happen together or not at all. */
    interface Work {
        void run() throws SQLException;
    }

    private final String url;
    private @Nullable Connection connection;
    private volatile @Nullable NotStored trouble;
    private boolean closed;

    private Store(String url) {
        this.url = url;
    }

    static Store open(Path folder) {
        try {
            Files.createDirectories(folder);
            NativeLibrary.place(folder);
        } catch (IOException e) {
            throw new IllegalArgumentException("the data folder " + folder + " cannot be used: " + told(e), e);
        }
        if (!Files.isWritable(folder))
            throw new IllegalArgumentException(
                    "the data folder " + folder + " cannot be written: name another with --data");
        return open("jdbc:sqlite:" + folder.resolve("matches.db").toAbsolutePath());
    }

    private static String told(IOException e) {
        if (e instanceof AccessDeniedException) return "access is denied";
        if (e instanceof FileAlreadyExistsException) return "there is a file of that name";
        return String.valueOf(e.getMessage());
    }

    private static Store open(String url) {
        Store store = new Store(url);
        try {
            store.db();
            store.makeTables();
            return store;
        } catch (SQLException e) {
            boolean locked = String.valueOf(e.getMessage()).contains("locked");
            throw new IllegalArgumentException(
                    locked
                            ? "another croupier uses this data folder: stop it, or name another with --data"
                            : "the store cannot be opened: " + e.getMessage(),
                    e);
        }
    }

    /** The connection; a fresh one after a failure. */
    private Connection db() throws SQLException {
        Connection now = connection;
        if (now != null) return now;
        now = DriverManager.getConnection(url);
        connection = now;
        for (String pragma : List.of(
                "journal_mode=WAL",
                "synchronous=FULL",
                "busy_timeout=5000",
                "cache_size=-16000",
                "locking_mode=EXCLUSIVE")) say("PRAGMA " + pragma);
        return now;
    }

    private void dropConnection() {
        Connection old = connection;
        connection = null;
        try {
            if (old != null) old.close();
        } catch (SQLException e) {
            // it is not used any more
        }
    }

    /** Why nothing can be stored at the moment; empty if all is well. Tries again to find out. */
    synchronized String trouble() {
        if (trouble != null && !closed) {
            try {
                together(() -> say("PRAGMA user_version=" + VERSION));
            } catch (NotStored e) {
                // still so
            }
        }
        NotStored now = trouble;
        return now == null ? "" : String.valueOf(now.getMessage());
    }

    void say(String sql) throws SQLException {
        try (Statement s = db().createStatement()) {
            s.execute(sql);
        }
    }

    private void makeTables() throws SQLException {
        int version;
        try (Statement s = db().createStatement();
                ResultSet r = s.executeQuery("PRAGMA user_version")) {
            version = r.getInt(1);
        }
        if (version > VERSION)
            throw new IllegalArgumentException("the store was made by a newer croupier (version " + version + ")");
        say("BEGIN IMMEDIATE");
        if (version == 0) for (String sql : SCHEMA) say(sql);
        if (version == 1) say("ALTER TABLE waiting ADD COLUMN at INTEGER NOT NULL DEFAULT 0");
        if (version == 1 || version == 2) {
            say(CLOCK);
            say("INSERT INTO clock SELECT coalesce(max(touched), 0) FROM match");
        }
        say("PRAGMA user_version=" + VERSION);
        say("COMMIT");
    }

    /** All of it or nothing; throws when it could not be stored. */
    synchronized void together(Work work) {
        if (closed) throw new Refused(503, "the server is stopping");
        try {
            say("BEGIN IMMEDIATE");
            work.run();
            say("COMMIT");
            trouble = null;
        } catch (SQLException e) {
            dropConnection();
            NotStored now = new NotStored(e);
            trouble = now;
            throw now;
        } catch (RuntimeException | Error e) {
            dropConnection();
            throw e;
        }
    }

    // ---- writing, inside together

    private void write(String sql, Object... values) throws SQLException {
        try (PreparedStatement s = db().prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) s.setObject(i + 1, values[i]);
            s.executeUpdate();
        }
    }

    void keep(String hash, String game, Content content) throws SQLException {
        try (PreparedStatement s = db().prepareStatement("SELECT 1 FROM content WHERE hash=?")) {
            s.setString(1, hash);
            try (ResultSet r = s.executeQuery()) {
                if (r.next()) return;
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            content.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        write("INSERT INTO content VALUES(?,?,?)", hash, game, out.toByteArray());
    }

    void add(Kept k, long now) throws SQLException {
        Journal j = k.journal;
        String options = Wire.write(Wire.tree(j.options));
        write(
                "INSERT INTO match VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                k.id,
                j.game,
                j.content,
                j.seats,
                j.seed,
                options,
                k.listed ? 1 : 0,
                k.clock,
                k.pace,
                k.made,
                now,
                k.epoch,
                k.over ? 1 : 0,
                k.next);
    }

    void put(String match, Chair c) throws SQLException {
        write(
                "INSERT OR REPLACE INTO chair VALUES(?,?,?,?,?,?,?,?,?)",
                match,
                c.seat,
                c.who.name(),
                c.name,
                c.token,
                c.bot,
                c.away ? 1 : 0,
                c.lastDecision,
                c.lastPicks);
    }

    void answer(String match, int n, Journal.Answer a) throws SQLException {
        write(
                "INSERT INTO answer VALUES(?,?,?,?,?,?)",
                match,
                n,
                a.seat(),
                a.leaves() ? 1 : 0,
                a.fingerprint(),
                written(a.codes()));
    }

    void waits(String match, Waiting w) throws SQLException {
        write("INSERT INTO waiting VALUES(?,?,?,?)", match, w.seat, written(w.codes), w.at);
    }

    void waitsNoMore(String match) throws SQLException {
        write("DELETE FROM waiting WHERE match=?", match);
    }

    /** Takes back answers from this one on. */
    void cut(String match, int from, int epoch, long now) throws SQLException {
        write("DELETE FROM answer WHERE match=? AND n>=?", match, from);
        write("UPDATE match SET epoch=?, over=0, touched=? WHERE id=?", epoch, now, match);
    }

    void over(String match, long now) throws SQLException {
        write("UPDATE match SET over=1, touched=? WHERE id=?", now, match);
    }

    /** Somebody has answered. */
    void touch(String match, long now) throws SQLException {
        write("UPDATE match SET touched=? WHERE id=?", now, match);
    }

    /** How long the store has been in service, in milliseconds since some moment. */
    synchronized long clock() {
        try (Statement s = db().createStatement();
                ResultSet r = s.executeQuery("SELECT now FROM clock")) {
            return r.getLong(1);
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    void next(String match, String next) throws SQLException {
        write("UPDATE match SET next=? WHERE id=?", next, match);
    }

    void say(String match, int n, Said said) throws SQLException {
        write("INSERT OR REPLACE INTO chat VALUES(?,?,?,?)", match, n, said.name, said.text);
    }

    /** Forgets matches that ended, or were left alone, before this time, but none that is needed; keeps the time. */
    synchronized int forget(long now, long endedBefore, long leftBefore, Predicate<String> isNeeded) {
        int[] count = {0};
        together(() -> {
            write("UPDATE clock SET now=?", now);
            List<String> old =
                    ids("SELECT id FROM match WHERE (over=1 AND touched<" + endedBefore + ") OR touched<" + leftBefore);
            old.removeIf(isNeeded);
            remove(old);
            count[0] = old.size();
        });
        return count[0];
    }

    /** Forgets some matches that ended, the oldest first, if the store has become larger than this; how many. */
    synchronized int shrink(long mostBytes, Predicate<String> isNeeded) {
        int[] count = {0};
        together(() -> {
            if (bytes() <= mostBytes) return;
            List<String> old = ids("SELECT id FROM match WHERE over=1 ORDER BY touched LIMIT " + SHRUNK_AT_ONCE);
            old.removeIf(isNeeded);
            remove(old);
            count[0] = old.size();
        });
        return count[0];
    }

    /** What the store takes up, without what it may fill again. */
    synchronized long bytes() {
        try {
            return (number("PRAGMA page_count") - number("PRAGMA freelist_count")) * number("PRAGMA page_size");
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    private long number(String sql) throws SQLException {
        try (Statement s = db().createStatement();
                ResultSet r = s.executeQuery(sql)) {
            return r.getLong(1);
        }
    }

    private void remove(List<String> matches) throws SQLException {
        for (String id : matches)
            for (String table : List.of("answer", "waiting", "chat", "chair"))
                write("DELETE FROM " + table + " WHERE match=?", id);
        for (String id : matches) write("DELETE FROM match WHERE id=?", id);
        if (!matches.isEmpty()) write("DELETE FROM content WHERE hash NOT IN (SELECT content FROM match)");
    }

    // ---- reading

    private List<String> ids(String sql) throws SQLException {
        List<String> ids = new ArrayList<>();
        try (Statement s = db().createStatement();
                ResultSet r = s.executeQuery(sql)) {
            while (r.next()) ids.add(r.getString(1));
        }
        return ids;
    }

    /** Matches that are not over, the last touched first. */
    synchronized List<String> underWay(int most) {
        if (closed) return List.of();
        try {
            return ids("SELECT id FROM match WHERE over=0 ORDER BY touched DESC LIMIT " + most);
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    synchronized @Nullable Content content(String hash) {
        try (PreparedStatement s = db().prepareStatement("SELECT files FROM content WHERE hash=?")) {
            s.setString(1, hash);
            try (ResultSet r = s.executeQuery()) {
                return r.next() ? Content.read(new ByteArrayInputStream(r.getBytes(1))) : null;
            }
        } catch (SQLException | IOException e) {
            throw new IllegalStateException("the stored cards cannot be read: " + e.getMessage(), e);
        }
    }

    synchronized @Nullable Kept match(String id) {
        try (PreparedStatement s = db().prepareStatement(
                        "SELECT game, content, seats, seed, options, listed, clock, pace, made, epoch, over, next FROM match WHERE id=?")) {
            s.setString(1, id);
            try (ResultSet r = s.executeQuery()) {
                if (!r.next()) return null;
                java.util.Map<String, String> options = new java.util.LinkedHashMap<>();
                Wire.read(r.getString(5))
                        .properties()
                        .forEach(e -> options.put(e.getKey(), e.getValue().asString()));
                Journal j = new Journal(r.getString(1), r.getString(2), r.getInt(3), r.getLong(4), options);
                answers(id, j);
                return new Kept(
                        id,
                        j,
                        r.getInt(6) == 1,
                        r.getInt(7),
                        r.getInt(8),
                        r.getLong(9),
                        r.getInt(10),
                        r.getInt(11) == 1,
                        r.getString(12));
            }
        } catch (SQLException e) {
            dropConnection();
            throw new IllegalStateException("the stored match cannot be read: " + e.getMessage(), e);
        }
    }

    private void answers(String id, Journal into) throws SQLException {
        try (PreparedStatement s =
                db().prepareStatement("SELECT seat, leaves, fingerprint, codes FROM answer WHERE match=? ORDER BY n")) {
            s.setString(1, id);
            try (ResultSet r = s.executeQuery()) {
                while (r.next())
                    into.add(new Journal.Answer(r.getInt(1), codes(r.getString(4)), r.getInt(3), r.getInt(2) == 1));
            }
        }
    }

    synchronized List<Chair> chairs(String id) {
        List<Chair> chairs = new ArrayList<>();
        try (PreparedStatement s = db().prepareStatement(
                        "SELECT seat, who, name, token, bot, away, decision, picks FROM chair WHERE match=? ORDER BY seat")) {
            s.setString(1, id);
            try (ResultSet r = s.executeQuery()) {
                while (r.next())
                    chairs.add(new Chair(
                            r.getInt(1),
                            Chair.Who.valueOf(r.getString(2)),
                            r.getString(3),
                            r.getString(4),
                            r.getString(5),
                            r.getInt(6) == 1,
                            r.getString(7),
                            r.getString(8)));
            }
            return chairs;
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    synchronized List<Waiting> waiting(String id) {
        List<Waiting> all = new ArrayList<>();
        try (PreparedStatement s =
                db().prepareStatement("SELECT seat, codes, at FROM waiting WHERE match=? ORDER BY seat")) {
            s.setString(1, id);
            try (ResultSet r = s.executeQuery()) {
                while (r.next()) all.add(new Waiting(r.getInt(1), codes(r.getString(2)), r.getLong(3)));
            }
            return all;
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    synchronized List<Said> chat(String id) {
        List<Said> all = new ArrayList<>();
        try (PreparedStatement s = db().prepareStatement("SELECT name, text FROM chat WHERE match=? ORDER BY n")) {
            s.setString(1, id);
            try (ResultSet r = s.executeQuery()) {
                while (r.next()) all.add(new Said(r.getString(1), r.getString(2)));
            }
            return all;
        } catch (SQLException e) {
            throw new NotStored(e);
        }
    }

    private static String written(long[] codes) {
        StringBuilder s = new StringBuilder();
        for (long code : codes) s.append(s.isEmpty() ? "" : " ").append(Long.toHexString(code));
        return s.toString();
    }

    private static long[] codes(String text) {
        if (text.isEmpty()) return new long[0];
        String[] parts = text.split(" ");
        long[] codes = new long[parts.length];
        for (int i = 0; i < codes.length; i++) codes[i] = Long.parseUnsignedLong(parts[i], 16);
        return codes;
    }

    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        try {
            say("PRAGMA wal_checkpoint(TRUNCATE)");
            dropConnection();
        } catch (SQLException e) {
            throw new IllegalStateException("the store cannot be closed: " + e.getMessage(), e);
        }
    }
}
