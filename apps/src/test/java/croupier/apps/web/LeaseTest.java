package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Journal;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two servers on one PostgreSQL: the database refuses what a server stores that has lost its lease. */
class LeaseTest {
    private static EmbeddedPostgres server;
    private static int databases;

    private String address;
    private Store ann;
    private Store bob;

    @BeforeAll
    static void start() throws IOException {
        server = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @BeforeEach
    void open() throws SQLException {
        String name = "lease" + ++databases;
        say("CREATE DATABASE " + name);
        address = "postgresql://postgres@localhost:" + server.getPort() + "/" + name;
        ann = Store.open(PostgresServer.shared(address));
        bob = Store.open(PostgresServer.shared(address));
    }

    @AfterEach
    void close() {
        ann.close();
        bob.close();
    }

    private static void say(String sql) throws SQLException {
        try (Connection c = server.getPostgresDatabase().getConnection();
                Statement s = c.createStatement()) {
            s.execute(sql);
        }
    }

    private static void add(Store store, String id, String holder) {
        Journal journal = new Journal("duel", "hash", 2, 7, Map.of());
        store.together(() -> {
            store.add(new Store.Kept(id, journal, false, 0, 0, 1, 0, false, ""), 1);
            store.leases().begin(id, holder);
        });
    }

    private static Lease take(Store store, String id, String name) {
        return new Lease(store, id, store.leases().take(id, name), () -> {});
    }

    private static void answer(Store store, Lease lease, int n) {
        lease.together(() -> store.answer(lease.match(), n, new Journal.Answer(0, new long[] {n}, 0, false)));
    }

    private static int answers(Store store, String id) {
        return store.match(id).journal().size();
    }

    @Test
    void whatIsStoredAfterAnotherServerTookTheMatchIsRefused() {
        add(ann, "m", "ann");
        boolean[] told = {false};
        Lease hers = new Lease(ann, "m", 1, () -> told[0] = true);
        answer(ann, hers, 0);
        Lease his = take(bob, "m", "bob");
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> answer(ann, hers, 1))
                .withMessageContaining("another server");
        assertThat(told[0]).isTrue();
        assertThat(hers.isLost()).isTrue();
        answer(bob, his, 1);
        assertThat(answers(ann, "m")).isEqualTo(2);
        assertThat(ann.trouble()).as("the store itself works").isEmpty();
    }

    /** Others in the same transaction do not suffer. */
    @Test
    void aLostLeaseHarmsNoOtherMatch() throws InterruptedException {
        add(ann, "m", "ann");
        add(ann, "other", "ann");
        Lease lost = new Lease(ann, "m", 1, () -> {});
        Lease kept = new Lease(ann, "other", 1, () -> {});
        take(bob, "m", "bob");
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int n = i;
            writers.add(Thread.ofVirtual().start(() -> answer(ann, kept, n)));
            writers.add(Thread.ofVirtual().start(() -> {
                Lease old = new Lease(ann, "m", lost.fence(), () -> {});
                assertThatThrownBy(() -> answer(ann, old, n)).isInstanceOf(Refused.class);
            }));
        }
        for (Thread t : writers) t.join();
        assertThat(answers(ann, "other")).isEqualTo(20);
        assertThat(answers(ann, "m")).isZero();
    }

    /** A taking waits for no transaction: a stopped server would otherwise stop the others. */
    @Test
    void aMatchIsNotTakenWhileItsServerStoresSomething() {
        add(ann, "m", "ann");
        Lease hers = new Lease(ann, "m", 1, () -> {});
        hers.together(() -> {
            assertThatThrownBy(() -> bob.leases().take("m", "bob"))
                    .isInstanceOf(NotStored.class)
                    .hasMessageContaining("another server is still storing");
            ann.answer("m", 0, new Journal.Answer(0, new long[] {1}, 0, false));
        });
        take(bob, "m", "bob");
        assertThat(answers(bob, "m")).isEqualTo(1);
    }

    /** The database ends the session of a server that stopped in the middle of a transaction. */
    @Test
    void aServerThatStopsInATransactionKeepsAMatchForAMomentOnly() {
        add(ann, "m", "ann");
        Lease hers = new Lease(ann, "m", 1, () -> {});
        assertThatThrownBy(() -> hers.together(() -> {
                    ann.answer("m", 0, new Journal.Answer(0, new long[] {1}, 0, false));
                    Patience.until("the match is taken", () -> {
                        try {
                            return bob.leases().take("m", "bob") == 2;
                        } catch (NotStored e) {
                            return false;
                        }
                    });
                }))
                .isInstanceOf(NotStored.class);
        assertThat(answers(bob, "m")).isZero();
        assertThatThrownBy(() -> answer(ann, hers, 0)).isInstanceOf(Refused.class);
    }

    @Test
    void matchesOfServersThatAreGoneAreFoundAndThoseThatWerePutAwayAreNot() {
        for (String id : List.of("hers", "his", "away", "over")) add(ann, id, "ann");
        take(bob, "his", "bob");
        new Lease(ann, "away", 1, () -> {}).together(() -> ann.leases().release("away"));
        ann.together(() -> ann.over("over", 5));
        assertThat(bob.leases().orphans("bob"::equals, 9)).containsExactly("hers");
        assertThat(bob.leases().orphans(_ -> true, 9)).isEmpty();
        assertThat(bob.leases().orphans(_ -> false, 1)).hasSize(1);
        assertThat(ann.leases().take("none", "ann")).isZero();
        assertThat(bob.leases().holder("his")).isEqualTo("bob");
    }

    /** A match that another server has in memory is forgotten by nobody. */
    @Test
    void aMatchThatAServerHasIsNotForgotten() {
        add(ann, "hers", "ann");
        add(ann, "gone", "gone");
        assertThat(bob.forget(100, 50, 50, id -> !bob.leases().isFree(id, "ann"::equals)))
                .isEqualTo(1);
        assertThat(bob.match("hers")).isNotNull();
        assertThat(bob.match("gone")).isNull();
    }

    @Test
    void aServerThatUsesADatabaseAloneAndServersThatShareItExcludeEachOther() {
        assertThatThrownBy(() -> Store.open(new PostgresServer(address))).hasMessageContaining("another croupier");
        ann.close();
        bob.close();
        try (Store alone = Store.open(new PostgresServer(address))) {
            assertThat(alone.underWay(1)).isEmpty();
            assertThatThrownBy(() -> Store.open(PostgresServer.shared(address)))
                    .hasMessageContaining("another croupier");
        }
    }

    @Test
    void allServersKnowTheSameWord() {
        assertThat(ann.leases().secret("a")).isEqualTo("a");
        assertThat(bob.leases().secret("b")).isEqualTo("a");
    }
}
