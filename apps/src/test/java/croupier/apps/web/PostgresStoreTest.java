package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The store in a PostgreSQL server, which the test starts. */
class PostgresStoreTest extends StoreRules {
    private static EmbeddedPostgres server;
    private static int databases;

    private String name;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    private static void say(String sql) throws SQLException {
        try (Connection c = server.getPostgresDatabase().getConnection();
                Statement s = c.createStatement()) {
            s.execute(sql);
        }
    }

    @Override
    @BeforeEach
    void open() {
        if (name == null) {
            name = "croupier" + ++databases;
            try {
                say("CREATE DATABASE " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
        super.open();
    }

    @Override
    Database database() {
        return new PostgresServer("postgresql://postgres@localhost:" + server.getPort() + "/" + name);
    }

    @Test
    void afterTheConnectionBrokeANewOneIsMade() throws SQLException {
        Store store = store();
        store.together(() -> store.say("m", new Store.Said(1, "Ann", "one")));
        say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
        assertThatThrownBy(() -> store.together(() -> store.say("m", new Store.Said(2, "Ann", "two"))))
                .isInstanceOf(NotStored.class)
                .hasMessageContaining("cannot be reached");
        store.together(() -> store.say("m", new Store.Said(2, "Ann", "two")));
        assertThat(store.chat("m")).hasSize(2);
    }

    @Test
    void anAddressThatIsNoneIsToldWithoutItsPassword() {
        assertThatThrownBy(() -> new PostgresServer("postgres://ann:secret@host/db"))
                .hasMessageContaining("postgresql://user")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> Store.open(new PostgresServer("postgresql://ann:secret@localhost:1/db")))
                .hasMessageContaining("cannot be reached")
                .hasMessageNotContaining("secret");
    }
}
