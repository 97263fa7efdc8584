package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a stranger sends to take more than a share, or to have two programs understand it differently, is refused. */
class HostileClientsTest {
    private static final String SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";

    @TempDir
    private Path data;

    private HandTimer timer;
    private WebTable server;

    private void start(Limits limits) {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, limits, false, timer);
    }

    private String base() {
        return "http://localhost:" + server.port();
    }

    private RawClient client() throws Exception {
        return new RawClient(server.port());
    }

    @AfterEach
    void stop() {
        if (server != null) server.close();
    }

    // ---- requests

    @Test
    void bodiesInChunksAreNotReadAndTheConnectionEnds() throws Exception {
        start(Limits.USUAL);
        for (String chunks :
                List.of("d\r\n{\"matches\":[]}\r\n", "d;a=b\r\n{\"matches\":[]}\r\n", "-5\r\nabc\r\n", "x\r\n"))
            try (RawClient c = client().request(
                            "POST /api/mine", "Content-Type: application/json", "Transfer-Encoding: chunked")
                    .send(chunks + "0\r\n\r\n" + SMUGGLED)) {
                String all = c.rest();
                assertThat(all).as(chunks).contains(" 411 ");
                assertThat(all.split("HTTP/1.1 ", -1)).as(chunks).hasSize(2);
            }
    }

    @Test
    void headIsAnsweredWithoutABodyAlsoWhenItIsRefused() throws Exception {
        start(Limits.USUAL);
        for (String path : List.of("/nothing", "/api/games/nothing", "/x".repeat(Limits.PATH)))
            try (RawClient c = client()) {
                assertThat(c.request("HEAD " + path).status()).as(path).isIn(404, 414);
                assertThat(c.request("HEAD /health").status())
                        .as("after " + path)
                        .isEqualTo(200);
                assertThat(c.request("GET /health").status()).isEqualTo(200);
            }
    }

    @Test
    void aHeaderHasANameAndAWebSocketAKey() throws Exception {
        start(Limits.USUAL);
        try (RawClient c = client().request("GET /health", ": a")) {
            assertThat(c.status()).isEqualTo(400);
        }
        try (RawClient c = client().request(
                        "GET /ws",
                        "Connection: Upgrade",
                        "Upgrade: websocket",
                        "Sec-WebSocket-Version: 13",
                        "Sec-WebSocket-Key: short")) {
            assertThat(c.status()).isEqualTo(400);
        }
    }

    @Test
    void whoAsksTooMuchHasToConnectAgain() throws Exception {
        start(Unlimited.often(Unlimited.MANY, 1, Unlimited.MANY));
        try (RawClient c = client()) {
            for (int i = 0; i < 10; i++)
                assertThat(c.request("HEAD /health").status()).isEqualTo(200);
            assertThat(c.request("GET /health").rest()).contains(" 429 ");
        }
    }

    // ---- WebSockets

    @Test
    void whoGoesOnTalkingBeyondTheLimitIsCutOff() throws Exception {
        start(Limits.USUAL);
        for (int opcode : new int[] {1, 9, 10})
            try (RawClient page = client().upgrade()) {
                assertThat(page.status()).isEqualTo(101);
                int most = (int) (Limits.USUAL.messagesPerSecond() * 2.5) + Allowance.MOST_REFUSED;
                try {
                    for (int i = 0; i < most + 2; i++) page.frame(opcode, "{");
                } catch (java.net.SocketException e) {
                    // cut off already
                }
                assertThat(page.rest()).as("frames of kind " + opcode).doesNotContain("pong");
            }
    }

    @Test
    void bytesAreNoMessages() throws Exception {
        start(Limits.USUAL);
        try (RawClient page = client().upgrade()) {
            assertThat(page.status()).isEqualTo(101);
            page.frame(2, "{\"t\":\"ping\"}");
            assertThat(new String(page.read(40), java.nio.charset.StandardCharsets.UTF_8))
                    .contains("messages are text");
        }
    }

    /** Its frames fill every buffer on the way, so that the server cannot even say goodbye. */
    @Test
    void aPageThatNeverReadsIsCutOff() throws Exception {
        start(Unlimited.LIMITS);
        String match = Guest.make(base(), "duel", "[\"me\",\"random\"]", "")
                .get("match")
                .asString();
        Room room = server.house().find(match);
        try (RawClient page = client().upgrade()) {
            assertThat(page.status()).isEqualTo(101);
            page.frame(1, "{\"t\":\"hello\",\"match\":\"" + match + "\"}");
            Patience.until("it watches", () -> room.locked(() -> !room.lines().isEmpty()));
            Line line = room.locked(() -> room.lines().getFirst());
            String much = "x".repeat(100_000);
            for (int i = 0; i < 3 * Limits.MESSAGES_BEHIND; i++) line.sendText(much);
            timer.pass(3);
            Patience.until("it is cut off", () -> room.locked(() -> room.lines().isEmpty()));
        }
    }

    // ---- what costs the server much

    @Test
    void cardsOfOnesOwnAreLoadedOnlyNowAndThen() {
        start(Limits.USUAL);
        int loaded = 0;
        for (int i = 0; i < 40; i++) {
            JsonNode said = Guest.post(
                    base(),
                    "/api/games/duel/decks",
                    "{\"name\":\"Mine " + i + "\",\"deck\":{\"cards\":[\"Punch\",\"Punch\"]}}");
            if (!said.path("why").asString("").contains("decks of your own")) loaded++;
        }
        assertThat(loaded).isEqualTo(12);
        timer.pass(5);
        assertThat(Guest.make(
                                base(),
                                "duel",
                                "[\"me\",\"random\"]",
                                ",\"decks\":{\"loadout-one\":{\"name\":\"M\",\"deck\":{\"cards\":[\"Punch\",\"Punch\"]}}}")
                        .path("why")
                        .asString(""))
                .doesNotContain("decks of your own");
    }

    @Test
    void pastMatchesArePlayedAgainOnlySoOften() {
        start(Unlimited.LIMITS);
        JsonNode made = Guest.make(base(), "duel", "[\"me\",\"random\"]", "");
        String wish = "{\"seat\":0,\"token\":\"" + made.get("token").asString() + "\"}";
        String path = "/api/matches/" + made.get("match").asString() + "/steps";
        int shown = 0;
        for (int i = 0; i < 2 * Limits.STUDIES_AT_ONCE; i++)
            if (Guest.post(base(), path, wish).has("frames")) shown++;
        assertThat(shown).isEqualTo(Limits.STUDIES_AT_ONCE);
    }

    @Test
    void addressesTakeTurnsWithTheThinkers() throws Exception {
        List<String> order = new ArrayList<>();
        int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        CountDownLatch begin = new CountDownLatch(1);
        Semaphore done = new Semaphore(0);
        try (Thinking thinking = new Thinking()) {
            for (int i = 0; i < thinkers; i++)
                thinking.about("busy", () -> {
                    begin.countDown();
                    done.acquireUninterruptibly();
                });
            begin.await();
            for (int i = 0; i < 50; i++) thinking.about("many", () -> note(order, "many"));
            thinking.about("one", () -> note(order, "one"));
            assertThat(thinking.waiting("many")).isEqualTo(50);
            done.release(thinkers);
            Patience.until("all were thought about", () -> size(order) == 51);
        }
        assertThat(order.indexOf("one")).isLessThanOrEqualTo(2 * thinkers);
    }

    private static void note(List<String> order, String whose) {
        synchronized (order) {
            order.add(whose);
        }
    }

    private static int size(List<String> order) {
        synchronized (order) {
            return order.size();
        }
    }

    @Test
    void theLogHasNoLinesThatCallersWrote() {
        assertThat(OperatorLog.printable("a\r\nWARNING: all is lost\u001b[2J\u0000"))
                .isEqualTo("a\n\tWARNING: all is lost\uFFFD[2J\uFFFD");
        assertThat(OperatorLog.printable("a".repeat(100_000))).hasSizeLessThan(3_000);
    }
}
