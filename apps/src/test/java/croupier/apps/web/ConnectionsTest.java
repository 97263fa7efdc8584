package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Callers that keep to no protocol harm nobody but themselves. */
class ConnectionsTest {
    @TempDir
    private Path data;

    private HandTimer timer;
    private WebTable server;

    private void start(Limits limits) {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, limits, false, timer);
    }

    private RawClient client() throws Exception {
        return new RawClient(server.port());
    }

    private RawClient client(String from) throws Exception {
        return new RawClient(server.port(), from);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aHeadThatDoesNotComeEndsTheConnection() throws Exception {
        start(Unlimited.LIMITS);
        try (RawClient silent = client();
                RawClient half = client().send("GET / HT");
                RawClient endless = client().send("GET / HTTP/1.1\r\nHost: localhost\r\nA: ");
                RawClient other = client()) {
            assertThat(other.request("GET /health").status()).isEqualTo(200);
            timer.pass(Limits.HEAD_SECONDS + 10);
            assertThat(silent.rest()).isEmpty();
            assertThat(half.read()).isNegative();
            assertThat(endless.read()).isNegative();
        }
    }

    @Test
    void silentConnectionsGivePlaceToNewOnes() throws Exception {
        start(Unlimited.sockets(20, 20));
        List<RawClient> silent = new ArrayList<>();
        for (int i = 0; i < 60; i++) silent.add(client("127.0.0." + (2 + i % 5)));
        try (RawClient other = client()) {
            assertThat(other.request("GET /health").status()).isEqualTo(200);
        }
        for (RawClient c : silent) c.close();
    }

    @Test
    void oneAddressHasOnlySoManyConnections() throws Exception {
        start(Unlimited.sockets(1_000, 2));
        try (RawClient one = client("127.0.0.2");
                RawClient two = client("127.0.0.2");
                RawClient three = client("127.0.0.2");
                RawClient four = client("127.0.0.2")) {
            for (RawClient c : List.of(one, two, three, four))
                assertThat(c.request("GET /health").status()).isEqualTo(200);
            try (RawClient five = client("127.0.0.2");
                    RawClient other = client("127.0.0.3")) {
                assertThat(five.rest()).isEmpty();
                assertThat(other.request("GET /health").status()).isEqualTo(200);
            }
        }
    }

    @Test
    void overTheLimitNoConnectionIsServedAndOthersAre() throws Exception {
        start(Unlimited.sockets(1_000, 1));
        try (RawClient first = client("127.0.0.2");
                RawClient second = client("127.0.0.2");
                RawClient other = client("127.0.0.3").upgrade()) {
            assertThat(first.upgrade().status()).isEqualTo(101);
            assertThat(second.upgrade().status()).isEqualTo(429);
            assertThat(other.status()).isEqualTo(101);
            assertThat(second.rest()).contains("too many connections");
            first.leave();
            Patience.until("the place is free", () -> {
                try (RawClient again = client("127.0.0.2").upgrade()) {
                    return again.status() == 101;
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
        }
    }

    @Test
    void pingsAreAnswered() throws Exception {
        start(Limits.USUAL);
        try (RawClient page = client().upgrade()) {
            assertThat(page.status()).isEqualTo(101);
            page.frame(9, "still there?");
            assertThat(page.read(14)).startsWith(0x8A, 12).endsWith("still there?".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void unknownKindsOfFramesEndTheConnectionWithoutHttp() throws Exception {
        start(Limits.USUAL);
        for (int opcode : new int[] {3, 7, 11, 15})
            try (RawClient page = client().upgrade()) {
                assertThat(page.status()).isEqualTo(101);
                page.frame(opcode, "x");
                assertThat(page.rest()).doesNotContain("HTTP");
            }
    }

    @Test
    void otherMethodsAreRefused() throws Exception {
        start(Limits.USUAL);
        for (String method : List.of("OPTIONS", "TRACE", "DELETE", "PUT", "PATCH", "NONSENSE"))
            try (RawClient c = client().request(method + " /health")) {
                assertThat(c.head()).contains(" 405 ").contains("Allow: GET, HEAD, POST");
            }
    }

    @Test
    void headIsAnsweredWithoutABody() throws Exception {
        start(Limits.USUAL);
        try (RawClient c = client().request("HEAD /")) {
            assertThat(c.status()).isEqualTo(200);
            assertThat(c.request("GET /nothing").status()).isEqualTo(404);
        }
    }

    @Test
    void longPathsAreRefused() throws Exception {
        start(Limits.USUAL);
        for (int length : new int[] {201, 900, 4_000, 100_000})
            try (RawClient c = client().request("GET " + "/a".repeat(length / 2 + 1))) {
                assertThat(c.status()).as("" + length).isBetween(400, 499);
            }
    }

    @Test
    void aLengthIsSaidInOneWayOnly() throws Exception {
        start(Limits.USUAL);
        List<List<String>> heads = List.of(
                List.of("Content-Length: 2", "Transfer-Encoding: chunked"),
                List.of("Content-Length: 2", "Content-Length: 5"),
                List.of("Content-Length: 2, 5"),
                List.of("Content-Length: -1"),
                List.of("Content-Length: +2"),
                List.of("Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
                List.of("Transfer-Encoding: gzip, chunked"));
        for (List<String> head : heads)
            try (RawClient c = client().request("POST /api/matches", head.toArray(String[]::new))) {
                assertThat(c.status()).as(head.toString()).isIn(400, 411);
            }
    }

    @Test
    void onThisMachineOnlyItsOwnNamesAreAnswered() throws Exception {
        start(Limits.USUAL);
        for (String host : List.of("evil.example", "evil.example:" + server.port(), "localhost.evil.example", ""))
            try (RawClient c = client().send("GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n\r\n")) {
                assertThat(c.status()).as(host).isIn(400, 421);
            }
        for (String host : List.of("localhost", "LOCALHOST:1", "127.0.0.1:" + server.port(), "[::1]:80"))
            try (RawClient c = client().send("GET /api/games HTTP/1.1\r\nHost: " + host + "\r\n\r\n")) {
                assertThat(c.status()).as(host).isEqualTo(200);
            }
    }

    @Test
    void whenFilesRunOutTheServerGoesOn() throws Exception {
        start(Limits.USUAL);
        try (Program program = Program.withFiles(data.resolve("own"), 260)) {
            List<RawClient> all = new ArrayList<>();
            for (int i = 0; i < 400; i++) all.add(new RawClient(program.port, "127.0.0." + (1 + i % 8)));
            for (RawClient c : all) c.close();
            try (RawClient c = new RawClient(program.port).request("GET /health")) {
                assertThat(c.status()).isEqualTo(200);
            }
        }
    }
}
