package croupier.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three servers in processes of their own, on one PostgreSQL, are killed, stopped, cut off and restarted in turn while people play. What
 * must hold does not depend on time: no acknowledged answer is lost, none is stored twice, and under one lease only one server stores.
 *
 * <p>{@code -Drounds=100} for more than a few rounds; how long people waited is printed.
 */
class FaultsTest {
    private static final int ROUNDS = Integer.getInteger("rounds", 2);
    private static final int PLAYERS = Integer.getInteger("players", 6);

    /** Every player has been answered this often after a fault before it is healed. */
    private static final int ANSWERS = 2;

    private enum Fault {
        KILL,
        CUT,
        STOP,
        TERMINATE
    }

    @TempDir
    Path data;

    private final List<ServerProcess> servers = new ArrayList<>();
    private final List<String> bases = new ArrayList<>();
    private final List<FaultPlayer> players = new ArrayList<>();
    private @Nullable EmbeddedPostgres postgres;
    private @Nullable TestNetwork network;

    @AfterEach
    void close() throws IOException {
        players.forEach(FaultPlayer::stop);
        servers.forEach(ServerProcess::close);
        if (postgres != null) postgres.close();
        if (network != null) network.close();
    }

    @Test
    void noAcknowledgedAnswerIsLostAndOneServerAtATimeAcknowledges() throws Exception {
        String missing = TestNetwork.missing();
        if (missing.isEmpty()) network = TestNetwork.open();
        else System.out.println("servers are not cut off: " + missing);
        startDatabase();
        startServers();
        for (int i = 0; i < PLAYERS; i++) players.add(new FaultPlayer(bases::get, servers.size(), i));
        List<Thread> threads = new ArrayList<>();
        for (FaultPlayer p : players)
            threads.add(Thread.ofPlatform().daemon(true).start(p));
        await(ANSWERS);
        Random dice = new Random(7);
        for (int round = 0; round < ROUNDS; round++) {
            strike(round, dice.nextInt(servers.size()), dice.nextBoolean());
            check();
        }
        players.forEach(FaultPlayer::stop);
        for (Thread t : threads) t.join();
        System.out.println(ROUNDS + " rounds: " + check());
    }

    // ---- faults

    private void strike(int round, int victim, boolean wholly) throws IOException {
        Fault fault = Fault.values()[round % Fault.values().length];
        if (fault == Fault.CUT && network == null) fault = Fault.KILL;
        ServerProcess server = servers.get(victim);
        long begun = System.currentTimeMillis();
        int starts = server.starts();
        switch (fault) {
            case KILL -> server.kill();
            case STOP -> server.signal("STOP");
            case CUT -> net().cut(victim, wholly);
            case TERMINATE -> server.terminate();
        }
        await(ANSWERS);
        long waited = System.currentTimeMillis() - begun;
        // until the others have removed it, so that it comes back to matches that others have
        if (fault == Fault.STOP || fault == Fault.CUT) new Waiting(() -> seen() < servers.size()).await();
        if (fault == Fault.STOP) server.signal("CONT");
        if (fault == Fault.CUT) net().heal(victim);
        System.out.println("round " + (round + 1) + ": " + fault + (fault == Fault.CUT && wholly ? " wholly" : "")
                + " of " + victim + ", everybody played on after " + waited + " ms");
        // a server that was removed ends by itself; whichever way, all three serve again before the next fault
        if (fault == Fault.KILL || fault == Fault.TERMINATE) new Waiting(() -> server.starts() > starts).await();
        new Waiting(() -> seen() == servers.size()).await();
        for (String base : bases) new Waiting(() -> serves(base)).await();
    }

    /** How many servers said lately that they are in the cluster. */
    private int seen() {
        try (Connection c = database();
                Statement s = c.createStatement();
                ResultSet r = s.executeQuery(
                        "SELECT count(DISTINCT inner_address) FROM server WHERE seen > now() - interval '10 seconds'")) {
            r.next();
            return r.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private TestNetwork net() {
        TestNetwork now = network;
        if (now == null) throw new IllegalStateException("there is no network of namespaces");
        return now;
    }

    private static boolean serves(String base) {
        try {
            return TestPage.text(base, "/health").equals("ok");
        } catch (TestPage.Gone e) {
            return false;
        }
    }

    /** Waits until every player has been answered this many times from now on. */
    private void await(int answers) {
        Map<FaultPlayer, Integer> before = new HashMap<>();
        for (FaultPlayer p : players) before.put(p, p.count());
        for (FaultPlayer p : players) new Waiting(() -> p.count() >= before.get(p) + answers).await();
    }

    // ---- what must hold

    /** People may play on meanwhile: what was acknowledged before the journals are read must be in them. */
    private String check() throws SQLException {
        List<FaultPlayer.Given> given = new ArrayList<>();
        for (FaultPlayer p : players) {
            assertThat(p.faults()).isEmpty();
            given.addAll(p.given());
        }
        Map<String, Set<Integer>> stored = new HashMap<>();
        Map<String, Set<String>> byLease = new HashMap<>();
        Map<String, Long> fences = new HashMap<>();
        try (Connection c = database();
                Statement s = c.createStatement();
                ResultSet r = s.executeQuery("SELECT match, n, fence, session FROM audit ORDER BY at")) {
            while (r.next()) {
                String match = r.getString(1);
                assertThat(stored.computeIfAbsent(match, _ -> new HashSet<>()).add(r.getInt(2)))
                        .as("answer " + r.getInt(2) + " of " + match + " is stored once")
                        .isTrue();
                byLease.computeIfAbsent(match + " " + r.getLong(3), _ -> new HashSet<>())
                        .add(r.getString(4));
                assertThat(r.getLong(3))
                        .as("leases follow each other")
                        .isGreaterThanOrEqualTo(fences.getOrDefault(match, 0L));
                fences.put(match, r.getLong(3));
            }
        }
        assertThat(byLease.values()).as("under one lease one server stores").allMatch(of -> of.size() == 1);
        for (FaultPlayer.Given g : given) {
            int n = Integer.parseInt(g.decision().substring(g.decision().indexOf('.') + 1)) - 1;
            assertThat(stored.getOrDefault(g.match(), Set.of()))
                    .as("acknowledged answers of " + g.match())
                    .contains(n);
        }
        int moves = byLease.size() - fences.size();
        return given.size() + " acknowledged answers in " + fences.size()
                + " matches, none lost, none doubled; matches changed their server " + moves + " times";
    }

    // ---- the machines

    private Connection database() throws SQLException {
        EmbeddedPostgres now = postgres;
        if (now == null) throw new IllegalStateException("there is no database");
        return now.getPostgresDatabase().getConnection();
    }

    private void startDatabase() throws IOException, SQLException {
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("listen_addresses", "*")
                .setServerConfig("max_connections", "60")
                .start();
        try (Connection c = database();
                Statement s = c.createStatement()) {
            try (ResultSet r = s.executeQuery("SHOW hba_file")) {
                r.next();
                Files.writeString(
                        Path.of(r.getString(1)),
                        "\nhost all all " + TestNetwork.clients() + " trust\n",
                        StandardOpenOption.APPEND);
            }
            s.execute("SELECT pg_reload_conf()");
        }
    }

    /** The database notes for every answer under which lease it was stored, and by which server. */
    private void audit() throws SQLException {
        try (Connection c = database();
                Statement s = c.createStatement()) {
            s.execute("CREATE TABLE audit(at BIGSERIAL, match TEXT, n INTEGER, fence BIGINT, session TEXT)");
            s.execute("CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
                    + " INSERT INTO audit(match, n, fence, session) SELECT NEW.match, NEW.n, m.fence,"
                    + " current_setting('application_name') FROM match m WHERE m.id = NEW.match; RETURN NEW; END $$");
            s.execute("CREATE TRIGGER noted AFTER INSERT ON answer FOR EACH ROW EXECUTE FUNCTION note()");
        }
    }

    private void startServers() throws IOException, SQLException {
        EmbeddedPostgres db = postgres;
        if (db == null) throw new IllegalStateException("there is no database");
        TestNetwork net = network;
        for (int i = 0; i < TestNetwork.SERVERS; i++) {
            int port = net == null ? free() : 8080;
            int inner = net == null ? free() : 7355;
            String host = net == null ? "127.0.0.1" : net.outer(i);
            String store = "postgresql://postgres@" + (net == null ? "127.0.0.1" : net.database()) + ":" + db.getPort()
                    + "/postgres";
            bases.add("http://" + host + ":" + port);
            ServerProcess server = new ServerProcess(
                    "server" + i,
                    net == null ? List.of() : net.in(i),
                    store,
                    data,
                    List.of(
                            "--host",
                            net == null ? "127.0.0.1" : "0.0.0.0",
                            "--port",
                            "" + port,
                            "--inner-host",
                            net == null ? "127.0.0.1" : net.inner(i),
                            "--inner-port",
                            "" + inner));
            servers.add(server);
            server.start();
            String base = bases.get(i);
            new Waiting(() -> serves(base)).await();
            if (i == 0) audit();
        }
    }

    private static int free() throws IOException {
        try (ServerSocket s = new ServerSocket(0)) {
            return s.getLocalPort();
        }
    }
}
