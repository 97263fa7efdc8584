package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Somebody who sends much, however cheap, slows down nobody else. */
class FloodTest {
    @TempDir
    private Path data;

    private HandTimer timer;
    private WebTable server;
    private String base;

    private void start(Limits limits) {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, limits, false, timer);
        base = "http://localhost:" + server.port();
    }

    @AfterEach
    void stop() {
        if (server != null) server.close();
    }

    private JsonNode duel() {
        return Guest.make(base, "duel", "[\"me\",\"random\"]", "");
    }

    private Guest sit(JsonNode made) {
        return Guest.at(base, made.get("match").asString(), made.get("token").asString());
    }

    private static String why(Guest page) {
        return page.next("no").get("why").asString();
    }

    @Test
    void connectionsOfOneAddressShareWhatTheyMayWrite() {
        start(Unlimited.writes(Unlimited.MANY, 2));
        try (Guest one = sit(duel());
                Guest two = sit(duel())) {
            for (int i = 0; i < 5; i++) {
                one.say("{\"t\":\"away\"}");
                one.say("{\"t\":\"back\"}");
            }
            one.say("{\"t\":\"ping\"}");
            one.next("pong");
            two.say("{\"t\":\"away\"}");
            assertThat(why(two)).contains("changes from your address");
            timer.pass(1);
            two.say("{\"t\":\"fill\"}");
            two.say("{\"t\":\"ping\"}");
            assertThat(two.nextOf("no", "pong").get("t").asString()).isEqualTo("pong");
        }
    }

    @Test
    void connectionsOfOneAddressShareTheirAnswers() {
        start(Unlimited.writes(1, Unlimited.MANY));
        try (Guest one = sit(duel());
                Guest two = sit(duel())) {
            for (int i = 0; i < 3; i++) one.answer("0.99", 0);
            JsonNode refused = two.answer("0.1", 0);
            assertThat(refused.get("why").asString()).contains("answers from your address");
            timer.pass(1);
            assertThat(two.answer("0.99", 0).get("why").asString()).doesNotContain("address");
        }
    }

    @Test
    void hintsAreCountedByAddress() {
        start(Unlimited.LIMITS);
        JsonNode made = duel();
        int given = 0;
        for (int page = 0; page < 8; page++) {
            try (Guest me = sit(made)) {
                me.await(s -> s.has("ask"));
                for (int i = 0; i < Limits.LOOKS_AT_ONCE; i++) me.say("{\"t\":\"hint\",\"id\":\"h\"}");
                for (int i = 0; i < Limits.LOOKS_AT_ONCE; i++)
                    if (me.nextOf("hint", "no").get("t").asString().equals("hint")) given++;
            }
        }
        assertThat(given).isEqualTo(Limits.LOOKS_AT_ONCE_BY_ADDRESS);
    }

    @Test
    void chatIsCountedByAddressAlsoAfterComingBack() {
        start(Unlimited.LIMITS);
        JsonNode made = duel();
        try (Guest watcher = Guest.at(base, made.get("match").asString(), "")) {
            for (int i = 0; i < Limits.LINES_AT_ONCE; i++) watcher.say("{\"t\":\"chat\",\"text\":\"spam\"}");
            for (int i = 0; i < Limits.LINES_AT_ONCE; i++) watcher.next("said");
        }
        try (Guest again = Guest.at(base, made.get("match").asString(), "")) {
            again.say("{\"t\":\"chat\",\"text\":\"spam\"}");
            assertThat(why(again)).contains("slower");
        }
    }

    @Test
    void watchersDriveOutNothingThatPlayersSaid() {
        start(Unlimited.LIMITS);
        String id = duel().get("match").asString();
        Room room = server.house().find(id);
        room.locked(() -> room.say("Ann", "hello"));
        for (int i = 0; i < Talk.MOST_BY_WATCHERS + 20; i++) {
            String text = "line " + i;
            room.locked(() -> room.say("Eve" + Talk.WATCHING, text));
        }
        for (int i = 0; i < Talk.MOST_SAID; i++) room.locked(() -> room.say("Bob", "more"));
        List<Store.Said> kept = server.house().store.chat(id);
        assertThat(kept).hasSize(Talk.MOST_SAID + Talk.MOST_BY_WATCHERS);
        assertThat(kept.stream().filter(s -> s.name().endsWith(Talk.WATCHING)))
                .first()
                .extracting(Store.Said::text)
                .isEqualTo("line 20");
        assertThat(kept.stream().filter(s -> s.name().equals("Ann")))
                .as("the oldest of the players gave its place")
                .isEmpty();
    }

    @Test
    void whatOnlyBotsPlayWaitsWhileSomethingIsDoneForPeople() {
        try (Background background = new Background()) {
            CountDownLatch done = new CountDownLatch(1);
            background.before(() -> {
                background.add(done::countDown);
                background.before(() -> {});
                assertThat(background.waiting()).isEqualTo(1);
                assertThat(done.getCount()).isEqualTo(1);
            });
            Patience.until("it is done", () -> done.getCount() == 0);
        }
    }

    @Test
    void matchesOfBotsAloneArePlayedBehindThoseOfPeople() {
        start(Unlimited.LIMITS);
        House house = server.house();
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread person = Thread.ofPlatform()
                .start(() -> house.background.before(() -> {
                    begun.countDown();
                    await(end);
                }));
        await(begun);
        String bots = Guest.make(base, "duel", "[\"random\",\"random\"]", "")
                .get("match")
                .asString();
        try (Guest me = sit(duel())) {
            me.await(s -> s.has("ask"));
        }
        assertThat(answers(bots)).isZero();
        end.countDown();
        Patience.until("the bots play", () -> answers(bots) > 0);
        assertThat(person.isDaemon()).isFalse();
    }

    private int answers(String match) {
        return Guest.get(base, "/api/matches/" + match).get("answers").asInt();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void figuresAreForThisMachineOnly() throws Exception {
        start(Unlimited.LIMITS);
        assertThat(Guest.text(base, "/metrics")).contains("croupier_rooms");
        HttpResponse<String> through = Guest.HTTP.send(
                HttpRequest.newBuilder(URI.create(base + "/metrics"))
                        .header("X-Forwarded-For", "127.0.0.1")
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(through.statusCode()).as("through a proxy on this machine").isEqualTo(403);
    }

    @Test
    void whenMemoryHasRunOutTheServerEnds() {
        start(Unlimited.LIMITS);
        CountDownLatch ended = new CountDownLatch(1);
        server.house().atEnd(ended::countDown);
        server.house().later(0, () -> {
            throw new OutOfMemoryError("as if");
        });
        Patience.until("the end", () -> ended.getCount() == 0);
    }

    @Test
    void anAddressIsTheLastHopAndIpv6CountsByCustomer() {
        assertThat(Addresses.counted("2001:db8:1:2:3:4:5:6")).isEqualTo(Addresses.counted("2001:db8:1:2::9"));
        assertThat(Addresses.counted("2001:db8:1:2::9")).isNotEqualTo(Addresses.counted("2001:db8:1:3::9"));
        List<String> counted = new ArrayList<>();
        for (String line : new String[] {"10.0.0.1", "10.0.0.2"})
            counted.add(Addresses.caller(
                    io.helidon.http.WritableHeaders.create()
                            .add(io.helidon.http.HeaderValues.create("X-Forwarded-For", line, "192.0.2.7")),
                    "127.0.0.1",
                    true));
        assertThat(counted).containsOnly("192.0.2.7");
    }
}
