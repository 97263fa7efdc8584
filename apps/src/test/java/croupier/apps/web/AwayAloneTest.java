package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A bot that plays on for somebody who plays alone gives answers that the rules take. */
class AwayAloneTest extends AtServer {
    private static final int ANSWERS = 80;

    @Test
    void theBotOfALonelySeatBreaksNoRule() {
        JsonNode made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"3\",\"pace\":0");
        String path = "/api/matches/" + made.get("match").asString();
        try (Guest me = sit(made)) {
            me.say("{\"t\":\"away\"}");
            Patience.until("the bot has played a while", () -> {
                JsonNode now = Guest.get(base, path);
                return now.get("over").asBoolean() || now.get("answers").asInt() >= ANSWERS;
            });
        }
        assertThat(Guest.text(base, "/metrics")).doesNotContainPattern("croupier_troubles_total [1-9]");
    }
}
