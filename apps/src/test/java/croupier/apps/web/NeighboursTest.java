package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two servers on one PostgreSQL; the test decides which of them serves a match. */
class NeighboursTest {
    /** Decides as the test says: a match that nobody named is served where it was made. */
    private static final class Decided implements Servers {
        final String name;
        final Map<String, String> places;
        final Map<String, WebTable> tables;
        final AtomicInteger undecided = new AtomicInteger();
        volatile String trouble = "";

        Decided(String name, Map<String, String> places, Map<String, WebTable> tables) {
            this.name = name;
            this.places = places;
            this.tables = tables;
        }

        @Override
        public boolean areSeveral() {
            return true;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public boolean isAlive(String server) {
            return true;
        }

        @Override
        public boolean isHere(String match) {
            return name.equals(places.getOrDefault(match, name));
        }

        @Override
        public Optional<String> elsewhere(String match) throws Undecided {
            if (undecided.getAndUpdate(n -> Math.max(0, n - 1)) > 0)
                throw new Undecided("another server takes over this match");
            return isHere(match) ? Optional.empty() : Optional.of(address(places.get(match)));
        }

        private String address(String server) {
            return "127.0.0.1:" + tables.get(server).port();
        }

        @Override
        public String nameHere(Supplier<String> names) {
            String fresh = names.get();
            places.put(fresh, name);
            return fresh;
        }

        @Override
        public List<String> others() {
            return tables.keySet().stream()
                    .filter(t -> !t.equals(name))
                    .map(this::address)
                    .toList();
        }

        @Override
        public String trouble() {
            return trouble;
        }

        @Override
        public void putAway(String match) {}
    }

    @TempDir
    Path data;

    private final Map<String, String> places = new ConcurrentHashMap<>();
    private final Map<String, WebTable> tables = new ConcurrentHashMap<>();
    private final Decided one = new Decided("one", places, tables);
    private final Decided two = new Decided("two", places, tables);
    private static EmbeddedPostgres postgres;
    private static int databases;
    private String first;
    private String second;
    private JsonNode made;
    private String match;

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void start() throws SQLException {
        try (Connection c = postgres.getPostgresDatabase().getConnection();
                Statement s = c.createStatement()) {
            s.execute("CREATE DATABASE tables" + ++databases);
        }
        first = start(one);
        second = start(two);
        made = Guest.make(first, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        match = made.get("match").asString();
    }

    private String start(Decided servers) {
        String store = "postgresql://postgres@localhost:" + postgres.getPort() + "/tables" + databases;
        WebTable table = WebTable.start(
                "localhost",
                0,
                data,
                Store.open(PostgresServer.shared(store)),
                Unlimited.LIMITS,
                WebTable.Options.USUAL,
                new HandTimer(),
                servers);
        tables.put(servers.name, table);
        return "http://localhost:" + table.port();
    }

    @AfterEach
    void stop() {
        tables.values().forEach(WebTable::close);
    }

    private Guest sit(String base) {
        return Guest.at(base, match, made.get("token").asString());
    }

    private static String asked(Guest me) {
        return me.await(s -> s.has("ask")).get("ask").get("d").asString();
    }

    @Test
    void aPageIsLedToTheServerOfItsMatch() {
        try (Guest me = sit(second)) {
            assertThat(me.answer(asked(me), 0).get("t").asString()).isEqualTo("ok");
        }
        assertThat(tables.get("two").house().now()).containsEntry("rooms", 0L);
        assertThat(Guest.get(second, "/api/matches/" + match).get("answers").asInt())
                .isPositive();
    }

    @Test
    void aPageIsToldWhatItWaitsFor() {
        two.undecided.set(2);
        try (Guest me = Guest.connect(second)) {
            me.say("{\"t\":\"hello\",\"match\":\"" + match + "\"}");
            assertThat(me.next("wait").get("why").asString()).contains("takes over");
            assertThat(me.next("table").get("match").asString()).isEqualTo(match);
        }
    }

    /** It is cut off, and which server serves a match it will not learn: waiting here would be in vain. */
    @Test
    void aServerThatHasNotJoinedTheOthersSendsPagesAwayAtOnce() {
        two.trouble = "this server has not joined the others yet";
        two.undecided.set(Integer.MAX_VALUE);
        try (Guest me = Guest.connect(second)) {
            me.say("{\"t\":\"hello\",\"match\":\"" + match + "\"}");
            assertThat(me.nextOf("bye", "wait").get("why").asString()).contains("not joined");
        }
        assertThat(Guest.get(second, "/api/matches/" + match).get("why").asString())
                .contains("not joined");
    }

    /** The match moves while a page is at it: the page is sent away, comes back, and every acknowledged answer is there. */
    @Test
    void aMatchMovesWithAllThatWasAnswered() {
        try (Guest me = sit(second)) {
            String d = asked(me);
            assertThat(me.answer(d, 0).get("t").asString()).isEqualTo("ok");
            places.put(match, "two");
            tables.get("one").leaves(match);
            assertThat(me.next("bye").get("why").asString()).contains("another server");
            me.untilClosed();
            try (Guest again = sit(first)) {
                assertThat(asked(again)).isNotEqualTo(d);
                assertThat(again.answer(d, 0).get("t").asString())
                        .as("once more is harmless")
                        .isEqualTo("ok");
            }
        }
        assertThat(tables.get("one").house().now()).containsEntry("rooms", 0L);
    }

    /** A server that does not know that it was replaced acknowledges nothing more. */
    @Test
    void aServerThatWasReplacedAcknowledgesNothing() {
        try (Guest me = sit(first)) {
            String d = asked(me);
            places.put(match, "two");
            try (Guest there = sit(second)) {
                assertThat(there.answer(asked(there), 0).get("t").asString()).isEqualTo("ok");
            }
            me.say("{\"t\":\"answer\",\"id\":\"old\",\"d\":\"" + d + "\",\"pick\":[0]}");
            assertThat(me.nextOf("bye", "ok").get("t").asString()).isEqualTo("bye");
            me.untilClosed();
        }
        assertThat(Guest.get(second, "/api/matches/" + match).get("answers").asInt())
                .isEqualTo(1);
    }

    private static int status(String base, String path, String word) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + path))
                .header(Neighbours.WORD.defaultCase(), word)
                .build();
        return Guest.HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    /** Who does not know the word of the servers is a guest: what it asks is passed on, and whom it names counts for nothing. */
    @Test
    void onlyAServerIsTakenForOne() throws Exception {
        String word = tables.get("one").house().store.leases().secret("");
        String path = "/api/matches/" + match;
        assertThat(status(second, path, "guessed")).isEqualTo(200);
        assertThat(status(second, path, word)).as("nothing is passed on twice").isEqualTo(503);
        assertThat(status(first, path, word)).isEqualTo(200);
    }
}
