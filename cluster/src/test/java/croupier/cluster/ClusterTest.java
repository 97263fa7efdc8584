package croupier.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.apps.web.WebTable;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Three servers in one process, on one PostgreSQL: wherever somebody connects, it is the same table. */
class ClusterTest {
    @TempDir
    static Path data;

    /** However slow this machine is, no server thinks that another one is gone. */
    private static final int NEVER = 600_000;

    private static EmbeddedPostgres postgres;
    private static final List<ClusterServer> SERVERS = new ArrayList<>();
    private static List<Integer> ports;

    @BeforeAll
    static void start() throws IOException {
        postgres = EmbeddedPostgres.builder().start();
        ports = List.of(free(), free(), free());
        for (int i = 0; i < 3; i++) SERVERS.add(server(i));
        for (int i = 0; i < 3; i++) {
            int at = i;
            eventually(() -> assertThat(made(base(at)).has("match")).isTrue());
        }
    }

    @AfterAll
    static void stop() throws IOException {
        for (ClusterServer s : SERVERS) s.close();
        postgres.close();
    }

    private static int free() throws IOException {
        try (ServerSocket s = new ServerSocket(0)) {
            return s.getLocalPort();
        }
    }

    private static ClusterServer server(int i) {
        String store = "postgresql://postgres@localhost:" + postgres.getPort() + "/postgres";
        return ClusterServer.start(
                new ClusterServer.Listening(
                        "localhost", 0, data, new WebTable.Options(store, false, false, true, List.of())),
                new ClusterSettings("127.0.0.1", ports.get(i), NEVER));
    }

    private static String base(int i) {
        return "http://127.0.0.1:" + SERVERS.get(i).port();
    }

    private static void eventually(Runnable holds) {
        Tries tries = new Tries();
        for (; ; ) {
            try {
                holds.run();
                return;
            } catch (AssertionError | TestPage.Gone e) {
                tries.again(e);
            }
        }
    }

    private static <T> T tried(Supplier<T> what) {
        List<T> got = new ArrayList<>();
        eventually(() -> got.add(what.get()));
        return got.getFirst();
    }

    private static JsonNode made(String base) {
        return TestPage.post(
                base, "/api/matches", "{\"game\":\"duel\",\"seats\":[\"me\",\"open\"],\"pace\":0,\"listed\":true}");
    }

    private static String text(JsonNode node, String name) {
        return node.get(name).asString();
    }

    /** One plays at one server, one at another, whichever of them serves the match: answers, presence and chat are one. */
    @Test
    void peopleAtDifferentServersPlayTogether() {
        for (int i = 0; i < 3; i++) {
            String mine = base(i);
            String theirs = base((i + 1) % 3);
            JsonNode made = tried(() -> {
                JsonNode m = made(mine);
                assertThat(m.has("match")).isTrue();
                return m;
            });
            String match = text(made, "match");
            JsonNode joined = TestPage.post(theirs, "/api/matches/" + match + "/join", "{\"name\":\"Bob\"}");
            assertThat(joined.has("token")).as(joined.toString()).isTrue();
            try (TestPage ann = tried(() -> TestPage.at(mine, match, text(made, "token")));
                    TestPage bob = tried(() -> TestPage.at(theirs, match, text(joined, "token")))) {
                while (ann.seats().isEmpty()
                        || !ann.seats().get("seats").get(1).get("here").asBoolean()) ann.next("seats", false);
                bob.say(TestPage.JSON.createObjectNode().put("t", "chat").put("text", "hello from there"));
                assertThat(text(ann.next("said", false), "text")).isEqualTo("hello from there");
                TestPage asked = ann.state().has("ask") ? ann : bob;
                String d = text(asked.state().get("ask"), "d");
                assertThat(text(asked.answer("x", d, 0), "t")).isEqualTo("ok");
            }
            JsonNode summary = TestPage.get(theirs, "/api/matches/" + match);
            assertThat(text(summary, "id")).isEqualTo(match);
        }
    }

    @Test
    void everyLobbyShowsTheMatchesOfAllServers() {
        Set<String> all = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            int at = i;
            all.add(tried(() -> {
                JsonNode m = made(base(at));
                assertThat(m.has("match")).isTrue();
                return text(m, "match");
            }));
        }
        for (int i = 0; i < 3; i++) {
            int at = i;
            eventually(() -> {
                Set<String> shown = new HashSet<>();
                for (JsonNode one : TestPage.get(base(at), "/api/matches")) shown.add(text(one, "id"));
                assertThat(shown).containsAll(all);
            });
        }
    }

    /** Who plays asks about matches at all servers at once. */
    @Test
    void ownMatchesAreFoundWhereverTheyAreServed() {
        JsonNode made = tried(() -> {
            JsonNode m = made(base(0));
            assertThat(m.has("match")).isTrue();
            return m;
        });
        String wish =
                "{\"matches\":[{\"id\":\"" + text(made, "match") + "\",\"token\":\"" + text(made, "token") + "\"}]}";
        for (int i = 0; i < 3; i++) {
            JsonNode mine = TestPage.post(base(i), "/api/mine", wish);
            assertThat(mine.get(0).get("seat").asInt()).as(mine.toString()).isZero();
        }
    }

    /** A server that is stopped as it should be hands its matches over; no answer is lost and play goes on at the others. */
    @Test
    void aServerThatStopsHandsItsMatchesOver() {
        List<JsonNode> mine = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            mine.add(tried(() -> {
                JsonNode m = TestPage.post(
                        base(2),
                        "/api/matches",
                        "{\"game\":\"spire\",\"seats\":[\"me\"],\"pace\":0,\"options\":{\"mode\":\"battle\"}}");
                assertThat(m.has("match")).isTrue();
                return m;
            }));
        List<String> answered = new ArrayList<>();
        for (JsonNode m : mine)
            try (TestPage page = tried(() -> TestPage.at(base(2), text(m, "match"), text(m, "token")))) {
                String d = text(page.state().get("ask"), "d");
                assertThat(text(page.answer("x", d, 0), "t")).isEqualTo("ok");
                answered.add(d);
            }
        SERVERS.get(2).close();
        for (int i = 0; i < mine.size(); i++) {
            JsonNode m = mine.get(i);
            String before = answered.get(i);
            String at = base(i % 2);
            try (TestPage page = tried(() -> TestPage.at(at, text(m, "match"), text(m, "token")))) {
                page.awaitAsked("");
                assertThat(text(page.state().get("ask"), "d")).isNotEqualTo(before);
            }
        }
        SERVERS.set(2, server(2));
        eventually(() -> assertThat(made(base(2)).has("match")).isTrue());
    }
}
