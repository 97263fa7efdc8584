package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The server as pages see it. */
class WebTableTest extends AtServer {
    static java.util.List<String> games() {
        return Games.names();
    }

    private void restart() {
        stop();
        start();
    }

    private static String seats(JsonNode game) {
        StringBuilder s = new StringBuilder("[\"me\"");
        for (int i = 1; i < game.get("least").asInt(); i++) s.append(",\"random\"");
        return s + "]";
    }

    private JsonNode game(String name) {
        for (JsonNode g : Guest.get(base, "/api/games"))
            if (g.get("name").asString().equals(name)) return g;
        throw new IllegalArgumentException(name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedToItsEnd(String name) {
        JsonNode made = Guest.make(base, name, seats(game(name)), ",\"seed\":\"5\"");
        try (Guest me = sit(made)) {
            me.playOn(new Random(3), 5000);
            assertThat(me.isOver()).isTrue();
            assertThat(me.state().get("over").get("results")).isNotEmpty();
            if (name.equals("doomlings"))
                assertThat(me.state().get("over").get("how").toString())
                        .contains(
                                " You: ",
                                SeatNames.mark(1).replace("\u0005", "\\u0005").replace("\u0003", "\\u0003") + ": ");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameGoesOnAfterARestartInTheMiddleOfAChoice(String name) {
        JsonNode made = Guest.make(base, name, seats(game(name)), ",\"seed\":\"6\"");
        Random dice = new Random(4);
        JsonNode before;
        try (Guest me = sit(made)) {
            me.playOn(dice, 6);
            before = me.await(s -> s.has("ask") || s.has("over"));
        }
        restart();
        try (Guest me = sit(made)) {
            JsonNode after = me.await(s -> s.has("ask") || s.has("over"));
            assertThat(withoutNumbers(after.get("ask"))).isEqualTo(withoutNumbers(before.get("ask")));
            me.playOn(dice, 5000);
            assertThat(me.isOver()).isTrue();
        }
    }

    /** A page counts things in the order in which it sees them. */
    private static String withoutNumbers(JsonNode ask) {
        return String.valueOf(ask).replaceAll("\"i\":\\d+", "");
    }

    @Test
    void lateDoubleAndForeignAnswersAreRefusedWithAReason() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        try (Guest me = sit(made)) {
            me.await(s -> s.has("ask"));
            String d = me.state().get("ask").get("d").asString();
            assertThat(me.answer("0.999", 0).get("why").asString()).contains("another decision");
            assertThat(me.answer(d, 77).get("why").asString()).contains("no option 78");
            assertThat(me.answer(d).get("why").asString()).contains("one answer is asked for");
            assertThat(me.answer(d, 0).get("t").asString()).isEqualTo("ok");
            assertThat(me.answer(d, 0).get("t").asString()).as("resending").isEqualTo("ok");
            assertThat(me.answer(d, 1).get("why").asString()).contains("answered already");
        }
        try (Guest watcher = Guest.at(base, made.get("match").asString(), "")) {
            assertThat(watcher.answer("0.1", 0).get("why").asString()).contains("only watch");
        }
        try (Guest thief = Guest.at(base, made.get("match").asString(), "guessed")) {
            assertThat(thief.table().get("seat").asInt()).isEqualTo(-1);
        }
    }

    @Test
    void resendingIsHarmlessAlsoAfterARestart() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        String d;
        try (Guest me = sit(made)) {
            me.await(s -> s.has("ask"));
            d = me.state().get("ask").get("d").asString();
            me.answer(d, 0);
        }
        restart();
        try (Guest me = sit(made)) {
            assertThat(me.answer(d, 0).get("t").asString()).isEqualTo("ok");
        }
    }

    @Test
    void secretAnswersGivenTogetherSurviveARestart() {
        JsonNode made = Guest.make(base, "toy", "[\"me\",\"open\"]", ",\"listed\":true,\"seed\":\"5\"");
        String id = made.get("match").asString();
        JsonNode joined = Guest.post(base, "/api/matches/" + id + "/join", "{\"name\":\"Bob\"}");
        assertThat(joined.get("seat").asInt()).isEqualTo(1);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            ann.await(s -> s.has("ask"));
            bob.await(s -> s.has("ask"));
            ann.answer(ann.state().get("ask").get("d").asString(), 1);
            ann.await(s -> !s.has("ask"));
            assertThat(bob.await(s -> s.get("waiting").size() == 1).has("ask")).isTrue();
        }
        restart();
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            assertThat(ann.state().has("ask")).as("Ann has answered").isFalse();
            bob.await(s -> s.has("ask"));
            bob.answer(bob.state().get("ask").get("d").asString(), 0);
            ann.await(s -> s.get("numbers")
                            .toString()
                            .equals(bob.state().get("numbers").toString())
                    && !s.has("fresh"));
        }
    }

    @Test
    void aSeedIsReadAsTheGameWritesIt() {
        String battle = ",\"options\":{\"mode\":\"battle\"},\"seed\":";
        try (Guest me = sit(Guest.make(base, "spire", "[\"me\"]", battle + "\"1abc\""));
                Guest same = sit(Guest.make(base, "spire", "[\"me\"]", battle + "\"1ABC\""))) {
            JsonNode state = me.await(s -> s.has("ask"));
            JsonNode other = same.await(s -> s.has("ask"));
            assertThat(state.get("ask").get("options").toString())
                    .isEqualTo(other.get("ask").get("options").toString());
        }
        assertThat(Guest.make(base, "spire", "[\"me\"]", battle + "\"no seed\"").toString())
                .contains("a seed is letters and digits");
    }

    @Test
    void undoIsFreeAloneWithBots() {
        JsonNode made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        try (Guest me = sit(made)) {
            JsonNode first = me.await(s -> s.has("ask"));
            int options = first.get("ask").get("options").size();
            me.answer(first.get("ask").get("d").asString(), 0);
            me.await(s -> !s.equals(first) && s.has("ask"));
            me.say("{\"t\":\"undo\"}");
            JsonNode again = me.await(s -> s.has("fresh") && s.has("ask"));
            assertThat(again.get("ask").get("options")).hasSize(options);
            assertThat(again.get("ask").get("d").asString())
                    .as("an old answer does not fit")
                    .startsWith("1.");
        }
    }

    /** The last option of a turn is to pass, which changes no speed: the other one's turn is next. */
    private static void passes(Guest guest) {
        JsonNode ask = guest.state().get("ask");
        guest.answer(ask.get("d").asString(), ask.get("options").size() - 1);
    }

    @Test
    void undoNeedsConsentWhenSomebodyElseHasAnswered() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", ",\"options\":{\"first\":\"one\"}");
        JsonNode joined = Guest.post(base, "/api/matches/" + made.get("match").asString() + "/join", "{}");
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            JsonNode first = ann.await(s -> s.has("ask")).get("ask");
            passes(ann);
            bob.await(s -> s.has("ask"));
            passes(bob);
            ann.await(s -> s.has("ask"));
            ann.say("{\"t\":\"undo\"}");
            assertThat(ann.next("no").get("why").asString()).contains("the others are asked");
            assertThat(bob.next("undo?").get("seat").asInt()).isZero();
            bob.say("{\"t\":\"agree\",\"yes\":true}");
            JsonNode again = ann.await(s -> s.has("fresh")).get("ask");
            assertThat(again.get("options"))
                    .as("Ann's first decision is asked again")
                    .isEqualTo(first.get("options"));
            assertThat(again.get("d").asString())
                    .as("under a name not used before")
                    .isEqualTo("1.1");
        }
    }

    @Test
    void aClockAnswersForWhoeverIsTooSlow() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", ",\"clock\":1");
        try (Guest me = sit(made)) {
            JsonNode first = me.await(s -> s.has("ask"));
            String d = first.get("ask").get("d").asString();
            timer.pass(0.9);
            assertThat(me.answer("0.999", 0).get("why").asString()).contains("decision " + d + " is open");
            timer.pass(0.1);
            me.await(s -> s.has("over")
                    || (s.has("ask") && !s.get("ask").get("d").asString().equals(d)));
        }
    }

    @Test
    void aBotPlaysOnForALeaverAndGivesTheSeatBack() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        try (Guest me = sit(made);
                Guest watcher = Guest.at(base, made.get("match").asString(), "")) {
            me.await(s -> s.has("ask"));
            me.say("{\"t\":\"away\"}");
            watcher.await(s -> s.has("over"));
        }
        JsonNode other = Guest.make(
                base, "duel", "[\"me\",\"random\"]", ",\"options\":{\"health-one\":\"5000\",\"health-two\":\"5000\"}");
        try (Guest me = sit(other)) {
            me.say("{\"t\":\"away\"}");
        }
        try (Guest me = sit(other)) {
            assertThat(me.table().get("seats").get(0).has("away")).isFalse();
        }
    }

    @Test
    void aRematchSeatsTheSamePeopleOneSeatOn() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        try (Guest me = sit(made)) {
            me.say("{\"t\":\"concede\"}");
            assertThat(me.await(s -> s.has("over"))
                            .get("over")
                            .get("results")
                            .get(0)
                            .asString())
                    .isEqualTo("lost");
            me.say("{\"t\":\"rematch\"}");
            JsonNode next = me.next("next");
            try (Guest again = Guest.at(
                    base, next.get("match").asString(), next.get("token").asString())) {
                assertThat(again.table().get("seat").asInt()).isEqualTo(1);
            }
        }
    }

    @Test
    void peopleTalkAndWatchersAreCounted() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", ",\"listed\":true");
        try (Guest me = sit(made);
                Guest watcher = Guest.at(base, made.get("match").asString(), "")) {
            watcher.say("{\"t\":\"chat\",\"text\":\"good luck\"}");
            assertThat(me.next("said").get("text").asString()).isEqualTo("good luck");
            assertThat(Guest.get(base, "/api/matches").get(0).get("watching").asInt())
                    .isEqualTo(1);
            watcher.say("{\"t\":\"chat\",\"text\":\"" + "x".repeat(400) + "\"}");
            assertThat(watcher.next("no").get("why").asString()).contains("at most 300");
        }
    }

    @Test
    void hintsAndPreviewsAreGiven() {
        JsonNode made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        try (Guest me = sit(made)) {
            me.await(s -> s.has("ask"));
            me.say("{\"t\":\"hint\",\"id\":\"h\"}");
            assertThat(me.next("hint").get("pick")).isNotEmpty();
            int attack = -1;
            JsonNode options = me.state().get("ask").get("options");
            for (int i = 0; i < options.size() && attack < 0; i++)
                if (options.get(i).has("b")) attack = i;
            String decision = me.state().get("ask").get("d").asString();
            me.say(preview(decision, attack));
            JsonNode changes = me.next("preview").get("changes");
            assertThat(changes.toString()).contains("\"l\":\"energy\"");
            me.say(preview("0.77", attack));
            assertThat(me.next("preview").get("changes"))
                    .as("of another decision")
                    .isEmpty();
        }
    }

    private static String preview(String decision, int option) {
        return "{\"t\":\"preview\",\"id\":\"p\",\"d\":\"" + decision + "\",\"pick\":[" + option + "]}";
    }

    @Test
    void nonsenseIsRefusedAndChangesNothing() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        try (Guest me = sit(made)) {
            for (String nonsense : new String[] {
                "{",
                "[]",
                "7",
                "{\"t\":7}",
                "{\"t\":\"dance\"}",
                "{\"t\":\"answer\",\"d\":\"0.1\",\"pick\":\"x\"}",
                "{\"t\":\"answer\",\"d\":\"0.1\",\"pick\":[1.5]}",
                "{\"t\":\"hello\",\"match\":\"x\"}",
                "[".repeat(2000)
            }) {
                me.say(nonsense);
                assertThat(me.next("no").get("why").asString()).as(nonsense).isNotBlank();
            }
            me.await(s -> s.has("ask"));
        }
        assertThat(Guest.make(base, "dule", "[\"me\"]", "").get("why").asString())
                .contains("Did you mean 'duel'");
        assertThat(Guest.make(base, "duel", "[\"me\"]", "").get("why").asString())
                .contains("2 seats");
        assertThat(Guest.make(base, "duel", "[\"me\",\"gredy\"]", "").get("why").asString())
                .contains("greedy");
        assertThat(Guest.make(base, "duel", "[\"me\",\"random\"]", ",\"options\":{\"size\":\"many\"}")
                        .get("why")
                        .asString())
                .contains("a number from");
        assertThat(Guest.get(base, "/api/matches/nothing-here").get("why").asString())
                .contains("no such match");
        assertThat(Guest.get(base, "/../../etc/passwd").get("why").asString()).isNotBlank();
    }

    @Test
    void aMessageThatIsTooLongEndsTheConnection() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        try (Guest me = sit(made)) {
            me.say("{\"t\":\"chat\",\"text\":\"" + "x".repeat(20_000) + "\"}");
            assertThat(me.next("no").get("why").asString()).contains("at most");
        }
    }

    @Test
    void pagesOfOtherSitesMayNotConnect() throws Exception {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        assertThat(made.has("match")).isTrue();
        assertThat(Guest.HTTP
                        .newWebSocketBuilder()
                        .header("Origin", "https://evil.example")
                        .buildAsync(URI.create(base.replace("http", "ws") + "/ws"), new WebSocket.Listener() {}))
                .failsWithin(java.time.Duration.ofSeconds(Patience.SECONDS));
        HttpResponse<String> answer = Guest.HTTP.send(
                HttpRequest.newBuilder(URI.create(base + "/api/games"))
                        .header("Origin", "https://evil.example")
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(403);
    }

    @Test
    void everyAnswerHasStrictHeadersAndThePageHasNoInlineScript() throws Exception {
        for (String path : new String[] {"/", "/style/base.css", "/app/main.js", "/api/games", "/health", "/nothing"}) {
            HttpResponse<String> answer = Guest.HTTP.send(
                    HttpRequest.newBuilder(URI.create(base + path)).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'none'", "script-src 'self'")
                    .doesNotContain("unsafe");
            assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
            if (path.equals("/"))
                assertThat(answer.body())
                        .doesNotContainPattern("<script(?![^>]*src)")
                        .doesNotContain("style=");
        }
    }

    @Test
    void aPortThatIsTakenIsTold() {
        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> WebTable.start("localhost", server.port(), data.resolve("other"))))
                .hasMessageContaining("another program has this port");
        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> WebTable.start("localhost", 0, data)))
                .hasMessageContaining("another croupier uses this data folder");
    }

    @Test
    void healthAndFiguresAreTold() throws Exception {
        Guest.make(base, "duel", "[\"random\",\"random\"]", "");
        HttpResponse<String> figures = Guest.HTTP.send(
                HttpRequest.newBuilder(URI.create(base + "/metrics")).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(figures.body()).contains("croupier_matches_total 1", "croupier_rooms 1", "# TYPE");
        assertThat(Guest.HTTP
                        .send(
                                HttpRequest.newBuilder(URI.create(base + "/health"))
                                        .build(),
                                HttpResponse.BodyHandlers.ofString())
                        .body())
                .isEqualTo("ok");
    }

    @Test
    void theJournalIsShownWhenTheMatchIsOver() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"random\"]", "");
        String path = "/api/matches/" + made.get("match").asString() + "/journal";
        assertThat(Guest.get(base, path).get("why").asString()).contains("when the match is over");
    }
}
