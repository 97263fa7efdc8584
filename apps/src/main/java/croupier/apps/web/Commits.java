package croupier.apps.web;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The connection to the database, and its transactions. Changes that come while another one is being committed are committed
 * together, in one transaction: how long a disk takes to sync limits the time of an answer, not the number of answers. If that
 * transaction fails, each of them is tried alone, so that nobody suffers from another's failure.
 *
 * <p>After a failure the connection is replaced: what state a driver is in then is nobody's knowledge.
 */
final class Commits implements AutoCloseable {
    /** Several statements that happen together or not at all; may be run again when the first attempt failed. */
    interface Work {
        void run() throws SQLException;
    }

    /** Reads something. */
    interface Query<T> {
        T run() throws SQLException;
    }

    /** Work that waits to be committed, and what became of it. */
    private static final class Waiting {
        final Work work;
        boolean done;

        @Nullable
        RuntimeException failure;

        @Nullable
        Error error;

        Waiting(Work work) {
            this.work = work;
        }
    }

    private final Database database;
    private final List<Waiting> waiting = new ArrayList<>();
    private final Map<String, PreparedStatement> prepared = new HashMap<>();
    private @Nullable Connection connection;
    private volatile @Nullable NotStored trouble;
    private volatile boolean closed;
    private final AtomicLong commits = new AtomicLong();

    Commits(Database database) {
        this.database = database;
    }

    synchronized void open() throws SQLException {
        database.migrate(db());
    }

    /** The connection; a fresh one after a failure, but none after the end: a file that is open again is locked for the next server. */
    private Connection db() throws SQLException {
        Connection now = connection;
        if (now != null) return now;
        if (closed) throw new Refused(503, "the server is stopping");
        now = database.connect();
        connection = now;
        return now;
    }

    private void dropConnection() {
        Connection old = connection;
        connection = null;
        prepared.clear();
        try {
            if (old != null) old.close();
        } catch (SQLException e) {
            // it is not used any more
        }
    }

    /** A statement, prepared once for each connection. */
    PreparedStatement prepare(String sql) throws SQLException {
        PreparedStatement s = prepared.get(sql);
        if (s == null) {
            s = db().prepareStatement(sql);
            prepared.put(sql, s);
        }
        return s;
    }

    void say(String sql) throws SQLException {
        try (Statement s = db().createStatement()) {
            s.execute(sql);
        }
    }

    /** All of it or nothing; throws when it could not be stored. */
    void together(Work work) {
        if (closed) throw new Refused(503, "the server is stopping");
        checkFound();
        Waiting mine = new Waiting(work);
        synchronized (waiting) {
            waiting.add(mine);
        }
        synchronized (this) {
            if (!mine.done) commitWhatWaits();
        }
        if (mine.error != null) throw mine.error;
        if (mine.failure != null) throw mine.failure;
    }

    /** The connection stays: through it the operator can still get at what was stored. */
    private void checkFound() {
        String lost = database.lost();
        if (lost.isEmpty()) return;
        NotStored now = new NotStored(lost, new SQLException(lost));
        trouble = now;
        throw now;
    }

    private void commitWhatWaits() {
        List<Waiting> all;
        synchronized (waiting) {
            all = new ArrayList<>(waiting);
            waiting.clear();
        }
        if (all.size() > 1) {
            try {
                commit(all);
                for (Waiting w : all) w.done = true;
                return;
            } catch (SQLException | RuntimeException | Error e) {
                // one of them fails, or the store: each is tried alone
                endTransaction(e);
            }
        }
        for (Waiting w : all) alone(w);
    }

    private void alone(Waiting w) {
        w.done = true;
        try {
            if (closed) throw new Refused(503, "the server is stopping");
            commit(List.of(w));
        } catch (Lease.Lost e) {
            endTransaction(e);
            w.failure = new NotStored(String.valueOf(e.getMessage()), e);
        } catch (SQLException e) {
            dropConnection();
            NotStored now = new NotStored(database.reason(e), e);
            trouble = now;
            w.failure = now;
        } catch (RuntimeException e) {
            dropConnection();
            w.failure = e;
        } catch (Error e) {
            dropConnection();
            w.error = e;
        }
    }

    /** After a lease was lost the connection is as good as before; after anything else it is not trusted. */
    private void endTransaction(Throwable failure) {
        try {
            if (failure instanceof Lease.Lost) prepare("ROLLBACK").execute();
            else dropConnection();
        } catch (SQLException e) {
            dropConnection();
        }
    }

    private void commit(List<Waiting> all) throws SQLException {
        prepare(database.begin()).execute();
        for (Waiting w : all) w.work.run();
        prepare("COMMIT").execute();
        commits.incrementAndGet();
        trouble = null;
    }

    synchronized <T> T read(Query<T> query) {
        try {
            return query.run();
        } catch (SQLException e) {
            dropConnection();
            throw new NotStored(database.reason(e), e);
        }
    }

    /** What the store takes up. */
    long bytes() {
        return read(() -> database.bytes(db()));
    }

    /** How many transactions there were. */
    long count() {
        return commits.get();
    }

    /** How many changes wait for their turn. */
    int waiting() {
        synchronized (waiting) {
            return waiting.size();
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Why nothing can be stored at the moment; empty if all is well. {@code attempt} is a write that finds out. */
    String trouble(Work attempt) {
        if (trouble != null && !closed) {
            try {
                together(attempt);
            } catch (NotStored e) {
                // still so
            }
        }
        NotStored now = trouble;
        return now == null ? "" : String.valueOf(now.getMessage());
    }

    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        try {
            if (connection != null) database.finish(connection);
            dropConnection();
        } catch (SQLException e) {
            throw new IllegalStateException("the store cannot be closed: " + e.getMessage(), e);
        }
    }
}
