package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Nobody takes the server down: with small limits each of them is reached, told, and gone again. */
class LimitsTest {
    private static final int MANY = Unlimited.MANY;
    private static final String DUEL = "{\"game\":\"duel\",\"seats\":[\"me\",\"random\"],\"pace\":0}";

    @TempDir
    private Path data;

    private HandTimer timer;
    private WebTable server;
    private String base;

    private void start(Limits limits, boolean proxied) {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, limits, proxied, timer);
        base = "http://localhost:" + server.port();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return Guest.HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(base + path));
    }

    private HttpRequest.Builder making() {
        return to("/api/matches")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(DUEL));
    }

    private JsonNode made() {
        return Guest.make(base, "duel", "[\"me\",\"random\"]", "");
    }

    private Guest sit(JsonNode made) {
        return Guest.at(base, made.get("match").asString(), made.get("token").asString());
    }

    @Test
    void withoutMemoryThereAreNoMoreMatches() throws Exception {
        start(Unlimited.LIMITS, false);
        String stored = made().get("match").asString();
        stop();
        start(Unlimited.memory(0), false);
        HttpResponse<String> refused = send(making());
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.body()).contains("no memory");
        assertThat(send(to("/api/matches/" + stored)).statusCode())
                .as("nor is a stored one loaded")
                .isEqualTo(503);
        assertThat(send(to("/health")).statusCode()).isEqualTo(200);
    }

    @Test
    void anAddressMakesOnlySoManyMatchesAMinuteRematchesToo() throws Exception {
        start(Unlimited.often(2, MANY, MANY), false);
        JsonNode made = made();
        try (Guest me = sit(made)) {
            me.say("{\"t\":\"concede\"}");
            me.await(s -> s.has("over"));
            assertThat(send(making()).statusCode()).isEqualTo(200);
            assertThat(send(making()).statusCode()).isEqualTo(429);
            me.say("{\"t\":\"rematch\"}");
            assertThat(me.next("no").get("why").asString()).contains("too many new matches");
            timer.pass(30);
            assertThat(send(making()).statusCode()).isEqualTo(200);
            assertThat(send(making()).statusCode()).isEqualTo(429);
        }
    }

    @Test
    void anAddressAsksOnlySoOften() throws Exception {
        start(Unlimited.often(MANY, 1, MANY), false);
        for (int i = 0; i < 10; i++)
            assertThat(send(to("/health")).statusCode()).isEqualTo(200);
        HttpResponse<String> more = send(to("/health"));
        assertThat(more.statusCode()).isEqualTo(429);
        assertThat(more.headers().firstValue("Content-Security-Policy")).isPresent();
        timer.pass(1);
        assertThat(send(to("/health")).statusCode()).isEqualTo(200);
        assertThat(send(to("/health")).statusCode()).isEqualTo(429);
    }

    @Test
    void behindAProxyEachCallerCountsAndOtherwiseTheHeaderMeansNothing() throws Exception {
        start(Unlimited.often(1, MANY, MANY), true);
        assertThat(send(making().header("X-Forwarded-For", "10.0.0.1")).statusCode())
                .isEqualTo(200);
        assertThat(send(making().header("X-Forwarded-For", "10.0.0.2")).statusCode())
                .isEqualTo(200);
        assertThat(send(making().header("X-Forwarded-For", "10.0.0.9, 10.0.0.2"))
                        .statusCode())
                .as("only what the proxy itself adds is believed")
                .isEqualTo(429);
        stop();
        start(Unlimited.often(1, MANY, MANY), false);
        assertThat(send(making().header("X-Forwarded-For", "10.0.0.1")).statusCode())
                .isEqualTo(200);
        assertThat(send(making().header("X-Forwarded-For", "10.0.0.2")).statusCode())
                .isEqualTo(429);
    }

    @Test
    void thereAreOnlySoManyConnectionsAndOneThatEndsMakesPlace() {
        start(Unlimited.sockets(2, 100), false);
        refusesTheThirdConnection();
    }

    @Test
    void thereAreOnlySoManyConnectionsFromOneAddress() {
        start(Unlimited.sockets(2_000, 2), false);
        refusesTheThirdConnection();
    }

    private void refusesTheThirdConnection() {
        JsonNode made = made();
        try (Guest one = sit(made);
                Guest two = sit(made)) {
            assertThat(one.state().has("places") && two.state().has("places")).isTrue();
            assertThat(isRefused()).isTrue();
            two.leave();
            Patience.until("there is a place", () -> !isRefused());
        }
    }

    private boolean isRefused() {
        try (Guest guest = Guest.connect(base)) {
            guest.say("{\"t\":\"ping\"}");
            guest.next("pong");
            return false;
        } catch (CompletionException e) {
            assertThat(e).hasCauseInstanceOf(WebSocketHandshakeException.class);
            return true;
        }
    }

    @Test
    void whoSaysTooMuchIsRefusedForAWhileAndTheMatchGoesOn() {
        start(Unlimited.often(MANY, MANY, 4), false);
        JsonNode made = made();
        try (Guest me = sit(made)) {
            assertThat(pongs(me, 30)).as("ten at once, hello among them").isEqualTo(9);
            timer.pass(1);
            assertThat(pongs(me, 30)).as("four more a second").isEqualTo(4);
        }
        try (Guest me = sit(made)) {
            me.await(s -> s.has("ask"));
        }
    }

    /** How many of this many pings are answered; the others are refused. */
    private static int pongs(Guest me, int pings) {
        for (int i = 0; i < pings; i++) me.say("{\"t\":\"ping\"}");
        int pongs = 0;
        for (int i = 0; i < pings; i++) {
            JsonNode reply = me.nextOf("no", "pong");
            if (reply.get("t").asString().equals("pong")) pongs++;
            else assertThat(reply.get("why").asString()).contains("too many messages");
        }
        return pongs;
    }

    @Test
    void aMatchThatBecomesTooLongIsPlayedNoFurther() {
        start(Unlimited.answers(3), false);
        JsonNode made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        try (Guest me = sit(made)) {
            me.playOn(new java.util.Random(1), 3);
            JsonNode ask = me.await(s -> s.has("ask")).get("ask");
            assertThat(me.answer(ask.get("d").asString(), 0).get("why").asString())
                    .contains("too long");
        }
    }

    @Test
    void aRequestThatIsTooLargeIsRefused() throws Exception {
        start(Limits.USUAL, false);
        String large = "{\"game\":\"duel\",\"name\":\"" + "x".repeat(Limits.MESSAGE_LENGTH) + "\"}";
        int status = send(to("/api/matches")
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(large)))
                .statusCode();
        assertThat(status).isEqualTo(413);
        assertThat(send(to("/health")).body()).isEqualTo("ok");
    }

    @Test
    void aConnectionAtWhoseEndNobodyIsIsEnded() {
        start(Unlimited.silent(100), false);
        JsonNode made = made();
        try (Guest silent = sit(made)) {
            timer.pass(120);
            silent.untilClosed();
        }
        Patience.until("nobody is connected", () -> Guest.text(base, "/metrics").contains("croupier_sockets 0"));
        try (Guest awake = sit(made)) {
            for (int i = 0; i < 15; i++) {
                awake.say("{\"t\":\"ping\"}");
                awake.next("pong");
                timer.pass(80);
            }
        }
    }

    @Test
    void aPageThatDoesNotReadHoldsUpNobody() {
        start(Limits.USUAL, false);
        JsonNode made = Guest.make(
                base, "duel", "[\"random\",\"random\"]", ",\"options\":{\"size\":\"40\",\"health-one\":\"3000\"}");
        String id = made.get("match").asString();
        try (Guest deaf = Guest.deaf(base, id)) {
            Patience.until(
                    "the match ends",
                    () -> Guest.get(base, "/api/matches/" + id).get("over").asBoolean());
            assertThat(deaf.raw).isEmpty();
        }
    }
}
