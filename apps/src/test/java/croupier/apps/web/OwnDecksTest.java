package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A deck that somebody built is judged by the game's own rules, and a match is played with it. */
class OwnDecksTest extends AtServer {
    private static final String FIVE = "{\"cards\":[\"Punch\",\"Punch\",\"Pebbles\",\"Pebbles\",\"Heavy Club\"]}";

    private JsonNode judged(String name, String deck) {
        return Guest.post(base, "/api/games/duel/decks", "{\"name\":\"" + name + "\",\"deck\":" + deck + "}");
    }

    @Test
    void theGameSaysWhatIsWrongWithADeck() {
        assertThat(judged("Mine", FIVE).path("ok").asBoolean()).isTrue();
        assertThat(judged("Mine", "{\"cards\":[\"Pnuch\"]}").path("why").asString())
                .contains("Punch");
        assertThat(judged("fists", FIVE).path("why").asString()).contains("already");
        assertThat(judged("<b>", FIVE).path("why").asString()).contains("letters");
        assertThat(judged("Mine", "3").has("why")).isTrue();
    }

    @Test
    void readyMadeDecksAreListedWhereSeatsChooseOne() {
        JsonNode duel = Guest.get(base, "/api/games/duel/decks");
        assertThat(duel.get("decks").toString()).contains("brawler").contains("Heavy Club");
        assertThat(duel.get("options").get(0).asString()).isEqualTo("loadout-one");
        assertThat(Guest.get(base, "/api/games/doomlings/decks").get("decks")).isEmpty();
        assertThat(Guest.get(base, "/api/games/nothing/decks").path("why").asString())
                .isNotBlank();
    }

    /** Also after the room was put away: the cards of the match are stored with it. */
    @Test
    void aMatchIsPlayedWithItAndKeepsIt() {
        String decks = ",\"decks\":{\"loadout-one\":{\"name\":\"Mine\",\"deck\":" + FIVE + "}}";
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"greedy\"]", decks);
        String first = items(made);
        assertThat(first).contains("Heavy Club");
        server.close();
        start();
        assertThat(items(made)).contains("Heavy Club");
        assertThat(Guest.make(
                                base,
                                "duel",
                                "[\"me\",\"greedy\"]",
                                ",\"decks\":{\"deck-9\":{\"name\":\"Mine\",\"deck\":{}}}")
                        .path("why")
                        .asString())
                .contains("deck-9");
    }

    private JsonNode pasted(String text) {
        return Guest.post(base, "/api/games/duel/decks/read", "{\"text\":\"" + text + "\"}");
    }

    @Test
    void aPastedListIsADeckAndAnUnknownCardIsSaidWithItsLine() {
        JsonNode read = pasted("Name: Mine\\n2 punch\\n2 Pebbles\\n1 Heavy Club");
        assertThat(read.get("name").asString()).isEqualTo("Mine");
        assertThat(read.get("deck").get("cards")).hasSize(5);
        assertThat(judged("Mine", read.get("deck").toString()).path("ok").asBoolean())
                .isTrue();
        assertThat(pasted("2 Punch\\n1 Pebles").path("why").asString()).contains("line 2", "Pebbles");
    }

    /** Its journal carries the deck, so that another server can read it. */
    @Test
    void aJournalWithADeckOfItsOwnIsReadElsewhere(@TempDir Path elsewhere) {
        String decks = ",\"decks\":{\"loadout-one\":{\"name\":\"Mine\",\"deck\":" + FIVE + "}}";
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"greedy\"]", decks);
        try (Guest ann = sit(made)) {
            ann.say("{\"t\":\"concede\"}");
            ann.await(s -> s.has("over"));
        }
        String journal = Guest.text(base, "/api/matches/" + made.get("match").asString() + "/journal");
        assertThat(journal).contains("file decks/", "Heavy Club");
        try (WebTable other = WebTable.start("localhost", 0, elsewhere, Unlimited.LIMITS, false, new HandTimer())) {
            String address = "http://localhost:" + other.port();
            assertThat(Guest.bring(address, journal).has("match")).isTrue();
        }
    }

    private String items(JsonNode made) {
        try (Guest ann = sit(made)) {
            return ann.state().get("places").toString();
        }
    }
}
