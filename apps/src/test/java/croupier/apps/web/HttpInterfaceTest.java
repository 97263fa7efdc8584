package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Journal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The server for programs: everything by its description, with the truth, the limits and the secrets of the page. */
class HttpInterfaceTest extends AtServer {
    private static final Pattern ROUTE = Pattern.compile("r\\.(get|post)\\(\\s*\"(/api/[^\"]*)\"");
    private static final String DECK =
            "{\"name\":\"My Fists\",\"deck\":{\"cards\":[\"Punch\",\"Punch\",\"Pebbles\",\"Pebbles\",\"Anvil\"]}}";

    private HttpClientByDescription http;

    @Override
    @BeforeEach
    void start() {
        timer = new HandTimer();
        Offered forge = new Offered(
                "duel",
                "forge",
                "packs/forge",
                "Heavy things.",
                new TreeMap<>(Map.of("items/x.yaml", "Anvil: { play: [ damage: 8 ] }\n")));
        open(Unlimited.LIMITS, List.of(forge));
    }

    private void open(Limits limits, List<Offered> packs) {
        server = WebTable.start(
                "localhost",
                0,
                data,
                Store.open(data),
                limits,
                new WebTable.Options("", false, false, false, packs),
                timer);
        base = "http://localhost:" + server.port();
        http = new HttpClientByDescription(base);
    }

    private static Map<String, String> at(JsonNode made) {
        return Map.of("id", made.get("match").asString());
    }

    private JsonNode look(JsonNode seat) {
        return http.call("look", at(seat), "{\"token\":\"" + seat.get("token").asString() + "\"}");
    }

    private static String answering(JsonNode seat, String decision, int pick) {
        return "{\"token\":\"%s\",\"d\":\"%s\",\"pick\":[%d]}"
                .formatted(seat.get("token").asString(), decision, pick);
    }

    @Test
    void aMatchIsMadeJoinedPlayedWatchedAndKept() {
        JsonNode ann = http.call(
                "makeMatch",
                Map.of(),
                "{\"game\":\"duel\",\"name\":\"Ann\",\"seats\":[\"me\",\"open\"],\"packs\":[\"forge\"],\"seed\":\"7\","
                        + "\"decks\":{\"loadout-one\":" + DECK + "}}");
        assertThat(look(ann).path("full").asBoolean()).isFalse();
        JsonNode bob = http.call("joinMatch", at(ann), "{\"name\":\"Bob\"}");
        JsonNode watched = http.call("look", at(ann), "{}");
        assertThat(watched.get("seats").toString()).contains("Ann", "Bob");
        assertThat(look(ann).toString()).contains("Anvil");
        int answers = 0;
        for (JsonNode state = look(ann); !state.has("over"); state = look(ann)) {
            JsonNode mover = state.has("ask") ? ann : bob;
            JsonNode asked = state.has("ask") ? state : look(bob);
            JsonNode ask = asked.get("ask");
            assertThat(ask).as("one of them is asked").isNotNull();
            JsonNode then =
                    http.call("answer", at(ann), answering(mover, ask.get("d").asString(), 0));
            assertThat(then.get("mark")).isNotEqualTo(asked.get("mark"));
            answers++;
            assertThat(answers).isLessThan(2_000);
        }
        JsonNode end = http.call("look", at(ann), "{\"log\":true}");
        assertThat(end.get("over").get("results").toString()).containsAnyOf("won", "drew");
        assertThat(end.get("log")).isNotEmpty();
        String text = http.ask("journal", at(ann), "").text();
        Journal journal = Journal.read(text);
        assertThat(journal.game).isEqualTo("duel");
        assertThat(journal.size()).isGreaterThanOrEqualTo(answers);
        assertThat(http.call("showMatch", at(ann), "").path("over").asBoolean()).isTrue();
        JsonNode again = http.call("bringJournal", Map.of(), text);
        assertThat(again.path("over").asBoolean()).isTrue();
    }

    @Test
    void whatProgramsSeeIsWhatPagesSee() {
        JsonNode ann = made(",\"seed\":\"7\"");
        JsonNode bob = join(ann);
        for (JsonNode seat : List.of(ann, bob)) {
            JsonNode seen = look(seat);
            if (!seen.has("ask")) continue;
            http.call(
                    "answer", at(ann), answering(seat, seen.get("ask").get("d").asString(), 0));
        }
        try (Guest page = sit(ann);
                Guest watcher = Guest.at(base, ann.get("match").asString(), "")) {
            JsonNode mine = look(ann);
            assertThat(mine.get("places")).isEqualTo(page.state().get("places"));
            assertThat(mine.path("ask")).isEqualTo(page.state().path("ask"));
            JsonNode watched = http.call("look", at(ann), "{}");
            assertThat(watched.get("places")).isEqualTo(watcher.state().get("places"));
            assertThat(watched.has("ask")).isFalse();
        }
    }

    @Test
    void anUnchangedStateIsALine() {
        JsonNode ann = made("");
        JsonNode bob = join(ann);
        JsonNode first = http.call("look", at(ann), "{}");
        String known = first.get("mark").asString();
        JsonNode same = http.call("look", at(ann), "{\"known\":\"" + known + "\"}");
        assertThat(same.path("same").asBoolean()).isTrue();
        assertThat(same.size()).isEqualTo(2);
        JsonNode asked = look(ann).has("ask") ? ann : bob;
        JsonNode ask = look(asked).get("ask");
        http.call("answer", at(ann), answering(asked, ask.get("d").asString(), 0));
        assertThat(http.call("look", at(ann), "{\"known\":\"" + known + "\"}").has("places"))
                .isTrue();
    }

    @Test
    void wrongRequestsAreRefusedWithAReason() {
        JsonNode ann = made("");
        assertThat(refused(403, "look", at(ann), "{\"token\":\"stolen\"}")).contains("holds no seat");
        assertThat(refused(403, "answer", at(ann), "{\"token\":\"\",\"d\":\"0.1\",\"pick\":[0]}"))
                .contains("token");
        assertThat(refused(400, "answer", at(ann), answering(ann, "0.1", 0))).contains("not all seats");
        assertThat(refused(404, "look", Map.of("id", "nothinghere"), "{}")).contains("no such match");
        assertThat(refused(403, "journal", at(ann), "")).contains("over");
        JsonNode bob = join(ann);
        JsonNode asked = look(ann).has("ask") ? ann : bob;
        String decision = look(asked).get("ask").get("d").asString();
        assertThat(refused(400, "answer", at(ann), answering(asked, decision, 400)))
                .contains("there is no option 401");
        http.call("answer", at(ann), answering(asked, decision, 0));
        http.call("answer", at(ann), answering(asked, decision, 0));
        assertThat(refused(400, "answer", at(ann), answering(asked, decision, 1)))
                .contains("answered already");
    }

    private String refused(int status, String operation, Map<String, String> path, String body) {
        HttpClientByDescription.Reply reply = http.ask(operation, path, body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        return reply.body().get("why").asString();
    }

    @Test
    void answersOverHttpCountAsAllOthers() throws Exception {
        stop();
        open(Unlimited.writes(1, Unlimited.MANY), List.of());
        JsonNode ann = made("");
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < 5; i++)
            statuses.add(http.ask("answer", at(ann), answering(ann, "0.1", 0)).status());
        assertThat(statuses).contains(429).startsWith(400);
        HttpRequest foreign = HttpRequest.newBuilder(
                        URI.create(base + "/api/matches/" + ann.get("match").asString() + "/look"))
                .header("Content-Type", "application/json")
                .header("Origin", "http://elsewhere.example")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        assertThat(Guest.HTTP
                        .send(foreign, HttpResponse.BodyHandlers.ofString())
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void whoAsksIsHereAndWhoDoesNotIsPlayedFor() {
        JsonNode ann = made("");
        JsonNode bob = join(ann);
        for (int i = 0; i < 4; i++) {
            timer.pass(Unlimited.AWAY - 10);
            look(ann);
            look(bob);
        }
        timer.pass(Unlimited.AWAY - 10);
        look(ann);
        timer.pass(20);
        assertThat(awayIn(http.call("look", at(ann), "{}"))).isEqualTo("[false, true]");
        look(bob);
        assertThat(awayIn(http.call("look", at(ann), "{}"))).isEqualTo("[false, false]");
    }

    private static String awayIn(JsonNode state) {
        List<Boolean> away = new ArrayList<>();
        state.get("seats").forEach(s -> away.add(s.path("away").asBoolean(false)));
        return away.toString();
    }

    @Test
    void everyRequestIsDescribedAndNothingElse() throws Exception {
        TreeSet<String> served = new TreeSet<>();
        try (var all = Files.list(Path.of("src/main/java/croupier/apps/web"))) {
            for (Path file : all.toList()) {
                Matcher route = ROUTE.matcher(Files.readString(file));
                while (route.find()) served.add(route.group(1) + " " + route.group(2));
            }
        }
        assertThat(new TreeSet<>(http.requests())).isEqualTo(served);
        assertThat(http.description().get("openapi").asString()).isEqualTo("3.1.0");
    }
}
