package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Packs are offered in the lobby, and a match keeps those it began with. */
class LobbyPacksTest extends AtServer {
    private static final String FORGE = "Anvil Deck: { cards: [Anvil, Anvil, Anvil] }\n";

    private static Offered pack(String name, String card, String deck) {
        return new Offered(
                "duel",
                name,
                "packs/" + name,
                "Heavy things.",
                new TreeMap<>(Map.of("items/x.yaml", card + ": { play: [ damage: 8 ] }\n", "decks/x.yaml", deck)));
    }

    @Override
    @BeforeEach
    void start() {
        timer = new HandTimer();
        open(List.of(pack("forge", "Anvil", FORGE), pack("mill", "Stone", "Stone Deck: { cards: [Stone, Stone] }\n")));
    }

    private void open(List<Offered> packs) {
        server = WebTable.start(
                "localhost",
                0,
                data,
                Store.open(data),
                Unlimited.LIMITS,
                new WebTable.Options("", false, false, false, packs),
                timer);
        base = "http://localhost:" + server.port();
    }

    private static String decks(JsonNode game) {
        for (JsonNode o : game.get("options"))
            if (o.get("name").asString().equals("loadout-one"))
                return o.get("choices").toString();
        return "";
    }

    @Test
    void whatCanBeChosenDependsOnThePacks() {
        JsonNode all = Guest.get(base, "/api/games/duel");
        assertThat(all.get("packs").toString()).contains("\"forge\"", "\"mill\"", "Heavy things.", "\"on\":true");
        assertThat(decks(all)).contains("Anvil Deck", "Stone Deck");
        JsonNode some = Guest.get(base, "/api/games/duel?packs=mill");
        assertThat(decks(some)).contains("Stone Deck").doesNotContain("Anvil Deck");
        JsonNode none = Guest.get(base, "/api/games/duel?packs=");
        assertThat(decks(none)).doesNotContain("Stone Deck", "Anvil Deck");
        assertThat(Guest.get(base, "/api/games/spire").get("packs")).isEmpty();
    }

    @Test
    void aMatchKeepsItsCardsAlsoWhenThePackIsGone() {
        JsonNode made = made(",\"packs\":[\"forge\"],\"options\":{\"loadout-one\":\"Anvil Deck\"}");
        String id = made.get("match").asString();
        assertThat(id).isNotEmpty();
        server.close();
        open(List.of());
        try (Guest ann = sit(made)) {
            assertThat(ann.state().toString()).contains("Anvil");
        }
    }
}
