package croupier.apps.web;

import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server that the operator runs, with a database for croupier alone; Flyway migrates the tables. A lock of the database
 * lets only one croupier use it at a time: two would each play the same match on.
 */
final class PostgresServer implements Database {
    /** Seconds. */
    private static final String PATIENCE = "10";

    /** Names the lock of this program among those of the database. */
    private static final long LOCK = 0x63726f75_70696572L;

    /** What the server answers when a lock was not to be had in time. */
    private static final String NOT_AVAILABLE = "55P03";

    private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

    private final String url;
    private final Properties properties = new Properties();

    private final boolean isShared;

    /** A database that this croupier has for itself. */
    PostgresServer(String address) {
        this(address, false);
    }

    /** A database that several servers share; none has it for itself meanwhile. */
    static PostgresServer shared(String address) {
        return new PostgresServer(address, true);
    }

    /** @param address postgresql://[user[:password]@]host[:port]/database[?driver options] */
    private PostgresServer(String address, boolean isShared) {
        this.isShared = isShared;
        URI uri = parsed(address);
        String user = uri.getUserInfo();
        if (user != null) {
            int colon = user.indexOf(':');
            properties.setProperty("user", colon < 0 ? user : user.substring(0, colon));
            if (colon >= 0) properties.setProperty("password", user.substring(colon + 1));
        }
        properties.setProperty("connectTimeout", PATIENCE);
        properties.setProperty("socketTimeout", PATIENCE);
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("ApplicationName", "croupier");
        String options = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
        url = "jdbc:postgresql://" + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()) + uri.getRawPath()
                + options;
    }

    private static URI parsed(String address) {
        try {
            URI uri = URI.create(address);
            String path = uri.getPath();
            if ("postgresql".equals(uri.getScheme()) && uri.getHost() != null && path != null && path.length() > 1)
                return uri;
        } catch (IllegalArgumentException e) {
            // said below
        }
        throw new IllegalArgumentException(
                "--store is postgresql://user:password@host:port/database, not '" + withoutPassword(address) + "'");
    }

    static String withoutPassword(String address) {
        return address.replaceFirst("//([^:@/]*):[^@/]*@", "//$1:...@");
    }

    @Override
    public Connection connect() throws SQLException {
        Connection now = DriverManager.getConnection(url, properties);
        try {
            lock(now);
            if (isShared) limit(now);
            return now;
        } catch (SQLException | RuntimeException e) {
            now.close();
            throw e;
        }
    }

    /** The lock lasts as long as the connection; the server may take a moment to notice that the one before was closed. */
    private void lock(Connection c) throws SQLException {
        say(c, "SET lock_timeout = '2s'");
        try {
            say(c, "SELECT pg_advisory_lock" + (isShared ? "_shared(" : "(") + LOCK + ")");
        } catch (SQLException e) {
            if (!NOT_AVAILABLE.equals(e.getSQLState())) throw e;
            throw new SQLException("another croupier uses this database", "55006", e);
        }
        say(c, "RESET lock_timeout");
    }

    /** A server that is stopped or cut off in the middle of a transaction keeps its matches from the others for these times only. */
    private static void limit(Connection c) throws SQLException {
        say(c, "SET idle_in_transaction_session_timeout = '3s'");
        say(c, "SET lock_timeout = '2s'");
    }

    private static void say(Connection c, String sql) throws SQLException {
        try (Statement s = c.createStatement()) {
            s.execute(sql);
        }
    }

    @Override
    public void migrate(Connection connection) {
        FLYWAY.setLevel(Level.WARNING);
        try {
            Flyway.configure(getClass().getClassLoader())
                    .dataSource(url, properties.getProperty("user"), properties.getProperty("password"))
                    .locations("classpath:croupier/store")
                    .validateMigrationNaming(true)
                    .load()
                    .migrate();
        } catch (FlywayValidateException e) {
            throw new IllegalArgumentException(
                    "the store was made by another version of croupier: " + firstLine(e.getMessage()), e);
        } catch (FlywayException e) {
            throw new IllegalArgumentException("the tables cannot be made: " + firstLine(e.getMessage()), e);
        }
    }

    private static String firstLine(@Nullable String text) {
        return String.valueOf(text).lines().findFirst().orElse("");
    }

    @Override
    public String begin() {
        return "BEGIN";
    }

    @Override
    public long bytes(Connection c) throws SQLException {
        try (Statement s = c.createStatement();
                ResultSet r = s.executeQuery("SELECT sum(pg_total_relation_size(oid)) FROM pg_class"
                        + " WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'")) {
            r.next();
            return r.getLong(1);
        }
    }

    /** Unlocks, so that the next program need not wait until the server has ended the session. */
    @Override
    public void finish(Connection c) {
        try {
            say(c, "SELECT pg_advisory_unlock" + (isShared ? "_shared(" : "(") + LOCK + ")");
        } catch (SQLException e) {
            // then the lock ends with the session
        }
    }

    @Override
    public String reason(SQLException e) {
        String state = String.valueOf(e.getSQLState());
        if (state.equals("53100")) return "the disk of the database is full";
        if (state.equals(NOT_AVAILABLE)) return "another server is still storing something of this match";
        if (state.equals("55006")) return "another croupier uses this database: stop it, or name another with --store";
        if (state.startsWith("08") || state.startsWith("57P")) return "the database of the server cannot be reached";
        if (state.equals("25006")) return "the database of the server cannot be written";
        if (state.startsWith("28")) return "the database does not let this user in";
        return "the store of the server does not work (" + firstLine(e.getMessage()) + ")";
    }
}
