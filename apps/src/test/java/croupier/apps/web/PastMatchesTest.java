package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Save;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What was played is looked at again: all of it when it is over, before that what a seat saw itself. */
class PastMatchesTest extends AtServer {
    private JsonNode steps(String match, String body) {
        return Guest.post(base, "/api/matches/" + match + "/steps", body);
    }

    private static String idOf(JsonNode made) {
        return made.get("match").asString();
    }

    private static String tokenOf(JsonNode made) {
        return made.get("token").asString();
    }

    /** A duel of two people, answered by chance this many times, or to its end. */
    private JsonNode[] played(int answers) {
        JsonNode made = made(",\"seed\":\"5\"");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Random dice = new Random(5);
            for (int i = 0; i < answers && !ann.isOver(); i++) {
                ann.await(s -> s.has("ask")
                        || s.has("over")
                        || s.get("waiting").toString().contains("1"));
                Guest asked = ann.state().has("ask") ? ann : bob;
                if (ann.isOver()) break;
                asked.await(s -> s.has("ask") || s.has("over"));
                if (asked.isOver()) break;
                int before = asked.state().get("logged").asInt();
                asked.answerByChance(dice);
                for (Guest g : List.of(ann, bob))
                    g.await(s -> s.has("over") || s.get("logged").asInt() > before);
            }
            if (answers > 1000 && !ann.isOver()) ann.say("{\"t\":\"concede\"}");
            if (answers > 1000) ann.await(s -> s.has("over"));
        }
        return new JsonNode[] {made, joined};
    }

    @Test
    void aMatchUnderWayIsShownToWhoPlaysItFromTheirOwnSeatAlone() {
        JsonNode[] two = played(6);
        String id = idOf(two[0]);
        assertThat(Guest.get(base, "/api/matches/" + id + "/course").path("why").asString())
                .contains("over");
        for (String body : List.of(
                "{\"seat\":-1}",
                "{\"seat\":0}",
                "{\"seat\":1,\"token\":\"" + tokenOf(two[0]) + "\"}",
                "{\"seat\":0,\"token\":\"" + tokenOf(two[1]) + "\"}"))
            assertThat(steps(id, body).path("why").asString()).as(body).contains("their own seats");
        assertThat(Guest.post(base, "/api/matches/" + id + "/judged", "{\"answer\":0}")
                        .path("why")
                        .asString())
                .contains("over");
        assertThat(Guest.post(base, "/api/matches/" + id + "/fork", "{\"answer\":0}")
                        .path("why")
                        .asString())
                .contains("over");
        JsonNode own = steps(id, "{\"seat\":0,\"token\":\"" + tokenOf(two[0]) + "\"}");
        for (JsonNode frame : own.get("frames"))
            if (frame.has("next")) assertThat(frame.get("next").asInt()).isZero();
        assertThat(own.get("frames")).isNotEmpty();
    }

    /** Who had something to choose in between would tell what they hold: no frame stands for another's answer. */
    @Test
    void theReplayOfAMatchUnderWayHasNoHandOfAnotherAndNoneOfTheirAnswers() {
        JsonNode made = Guest.make(base, "doomlings", "[\"me\",\"open\"]", ",\"seed\":\"3\"");
        JsonNode joined = join(made);
        int given = 0;
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Random dice = new Random(2);
            Patience patience = new Patience();
            while (given < 4) {
                patience.check("questions for the one who replays");
                timer.pass(0.1);
                for (Guest page : List.of(ann, bob)) {
                    page.readOn();
                    if (!page.state().has("ask")) continue;
                    if (page.answerByChance(dice).get("t").asString().equals("ok") && page == ann) given++;
                }
            }
        }
        JsonNode own = steps(idOf(made), "{\"seat\":0,\"token\":\"" + tokenOf(made) + "\"}");
        assertThat(own.get("positions").asInt()).isBetween(2, given + 1);
        int hidden = 0;
        for (JsonNode frame : own.get("frames")) {
            if (frame.has("next")) assertThat(frame.get("next").asInt()).isZero();
            for (JsonNode place : frame.get("places")) {
                if (place.get("o").asInt() != 1 || !place.get("z").asString().equals("hand")) continue;
                for (JsonNode thing : place.get("things")) if (thing.isInt()) hidden++;
            }
        }
        assertThat(hidden).as("hands that are hidden").isPositive();
    }

    @Test
    void aMatchThatIsOverIsSteppedThroughFromEverySeatAndJudged() {
        JsonNode[] two = played(4000);
        String id = idOf(two[0]);
        JsonNode course = Guest.get(base, "/api/matches/" + id + "/course");
        int answers = course.get("answers").asInt();
        for (int seat = -1; seat < 2; seat++) {
            JsonNode got = steps(id, "{\"seat\":" + seat + "}");
            assertThat(got.get("positions").asInt()).isEqualTo(answers + 1);
            assertThat(got.get("frames").get(0).has("fresh")).isTrue();
            assertThat(got.get("frames").get(0).get("n").asInt()).isZero();
        }
        JsonNode last =
                steps(id, "{\"seat\":0,\"from\":" + answers + "}").get("frames").get(0);
        assertThat(last.has("over")).isTrue();
        assertThat(steps(id, "{\"seat\":2}").path("why").asString()).contains("no seat 3");
        assertThat(steps(id, "{\"seat\":0,\"from\":99999}").path("why").asString())
                .contains("positions");
        JsonNode judged = Guest.post(base, "/api/matches/" + id + "/judged", "{\"answer\":0}");
        assertThat(judged.get("before").asDouble()).isBetween(0.0, 1.0);
        assertThat(judged.get("best").asString()).isNotBlank();
    }

    @Test
    void itIsPlayedOnFromAnyPositionAndComesBackAsAJournal() {
        JsonNode[] two = played(4000);
        String id = idOf(two[0]);
        JsonNode made = Guest.post(base, "/api/matches/" + id + "/fork", "{\"answer\":2,\"seat\":1,\"name\":\"Cy\"}");
        try (Guest cy = sit(made)) {
            assertThat(cy.table().get("seats").get(1).get("name").asString()).isEqualTo("Cy");
            assertThat(cy.table().get("seats").get(0).get("who").asString()).isEqualTo("bot");
            assertThat(Guest.get(base, "/api/matches/" + idOf(made))
                            .get("answers")
                            .asInt())
                    .isGreaterThanOrEqualTo(2);
        }
        String journal = Guest.text(base, "/api/matches/" + id + "/journal");
        JsonNode brought = Guest.bring(base, journal);
        assertThat(brought.get("over").asBoolean()).isTrue();
        assertThat(Guest.text(base, "/api/matches/" + idOf(brought) + "/journal"))
                .isEqualTo(journal);
        assertThat(Guest.bring(base, "hello").path("why").asString()).contains("journal");
        assertThat(Guest.bring(base, journal.replaceFirst("(?m)^answer 0 .*$", "answer 0 1 1"))
                        .path("why")
                        .asString())
                .contains("does not fit");
    }

    /** Saved matches, such as the replays of a report of the lab. */
    @Test
    void aSavedMatchIsOpenedLikeAJournal() {
        Game duel = Games.load("duel");
        Match saved =
                Match.start(Setup.of(duel, 2, 5), new Policy[] {Bots.of("greedy", duel), Bots.of("greedy", duel)});
        JsonNode brought = Guest.bring(base, Save.write(saved) + "# seats greedy,greedy\n");
        assertThat(brought.path("over").asBoolean()).isTrue();
    }

    @Test
    void aProblemIsReportedWithTheJournal() throws IOException {
        JsonNode[] two = played(2);
        String path = "/api/matches/" + idOf(two[0]) + "/report";
        assertThat(Guest.post(base, path, "{\"text\":\"wrong\"}").path("why").asString())
                .contains("who play it");
        String body = "{\"text\":\"It should\\nheal.\",\"at\":1,\"token\":\"" + tokenOf(two[1]) + "\"}";
        assertThat(Guest.post(base, path, body).get("ok").asBoolean()).isTrue();
        try (Stream<Path> all = Files.list(data.resolve("reports"))) {
            String kept = Files.readString(all.findFirst().orElseThrow());
            assertThat(kept).contains("# It should\n# heal.").contains("answer 1");
            assertThat(croupier.kernel.Journal.read(kept).size()).isEqualTo(2);
        }
    }

    @Test
    void yourMatchesSayWhoseMoveItIsAndWhatIsGone() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        String body = "{\"matches\":[{\"id\":\"" + idOf(made) + "\",\"token\":\"" + tokenOf(joined)
                + "\"},{\"id\":\"nosuchmatch\"}]}";
        JsonNode mine = Guest.post(base, "/api/mine", body);
        assertThat(mine.get(0).get("seat").asInt()).isEqualTo(1);
        assertThat(mine.get(0).get("waiting")).isNotEmpty();
        assertThat(mine.get(0).get("turn").asInt()).isPositive();
        assertThat(mine.get(1).get("gone").asString()).contains("no such match");
    }

    @Test
    void aWrongLinkIsToldAsSuch() {
        try (Guest lost = Guest.connect(base)) {
            lost.say("{\"t\":\"hello\",\"match\":\"nosuchmatch\"}");
            assertThat(lost.next("no").get("gone").asBoolean()).isTrue();
        }
    }

    @Test
    void bothClocksAreToldToEverybody() {
        JsonNode made = made(",\"clock\":30");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined);
                Guest eve = Guest.at(base, idOf(made), "")) {
            for (Guest page : List.of(ann, bob, eve)) {
                JsonNode clocks = page.await(s -> s.has("clocks")).get("clocks");
                assertThat(clocks).hasSize(2);
                int asked = page.state().get("waiting").get(0).asInt();
                assertThat(clocks.get(asked).get("left").asInt()).isBetween(1, 30_000);
            }
        }
    }
}
