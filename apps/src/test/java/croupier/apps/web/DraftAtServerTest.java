package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A draft and the question why over the wire. */
class DraftAtServerTest extends AtServer {
    private JsonNode magic(String options) {
        return Guest.make(base, "magic", "[\"me\",\"greedy\"]", ",\"seed\":\"9\",\"options\":{" + options + "}");
    }

    @Test
    void aDraftIsPickedCardByCardAndTheMatchFollows() {
        try (Guest me = sit(magic("\"format\":\"draft\",\"drafters\":\"2\",\"mulligans\":\"off\""))) {
            for (int n = 0; n < 45; n++) {
                int left = 15 - n % 15;
                // of the last card of a pack nobody is asked
                if (left == 1) continue;
                JsonNode state = me.await(
                        s -> s.has("ask") && s.get("ask").get("options").size() == left);
                me.answer(state.get("ask").get("d").asString(), 0);
            }
            JsonNode build = me.await(
                    s -> s.has("ask") && s.get("ask").get("p").asString().equals("build"));
            assertThat(build.get("ask").toString()).contains("play this deck").contains("add ");
            assertThat(build.get("scene").get("name").asString()).isEqualTo("deck");
            me.answer(build.get("ask").get("d").asString(), 0);
            JsonNode begun = me.await(s -> s.has("numbers") || s.has("ask"));
            assertThat(begun).isNotNull();
        }
    }

    @Test
    void aThingSaysWhyItIsWhatItIs() {
        try (Guest me = sit(magic("\"mulligans\":\"off\""))) {
            me.await(s -> s.has("ask"));
            me.say("{\"t\":\"why\",\"id\":\"w\",\"i\":1}");
            assertThat(me.next("why").get("causes").isArray()).isTrue();
            me.say("{\"t\":\"why\",\"id\":\"w\",\"i\":99999}");
            assertThat(me.next("no").get("why").asString()).contains("no such thing");
        }
    }
}
