package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Where the rules limit the time of a decision, the table's clock counts that time instead of its own. */
class OwnTimeTest extends AtServer {
    private static final int OWN = 600;
    private static final int CLOCK = 3_000;
    private static final String REACTIONS =
            ",\"seed\":\"3\",\"options\":{\"pack\":\"seed-samples\",\"reaction-time\":\"" + OWN + "\"}";

    private static boolean isReaction(JsonNode state) {
        return state.get("ask").get("p").asString().startsWith("react");
    }

    private static JsonNode reaction(Guest me) {
        return asked(me, true);
    }

    /** Plays on, with the first option, until the seat is asked for a reaction, or for something else. */
    private static JsonNode asked(Guest me, boolean forReaction) {
        for (int i = 0; i < 400; i++) {
            JsonNode state = me.await(s -> s.has("ask"));
            if (isReaction(state) == forReaction) return state;
            JsonNode ask = state.get("ask");
            int[] first = new int[Math.max(1, ask.get("min").asInt())];
            for (int k = 0; k < first.length; k++) first[k] = k;
            String d = ask.get("d").asString();
            me.answer(d, first);
            me.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
        }
        throw new AssertionError("the seat was never asked so");
    }

    @Test
    void aReactionHasItsOwnTimeAndTheRestThatOfTheTable() {
        JsonNode made =
                Guest.make(base, "doomlings", "[\"me\",\"random\",\"random\"]", ",\"clock\":" + CLOCK + REACTIONS);
        try (Guest me = sit(made)) {
            assertThat(reaction(me).get("left").asInt()).isEqualTo(OWN * 1000);
            assertThat(asked(me, false).get("left").asInt()).isEqualTo(CLOCK * 1000);
        }
    }

    @Test
    void whoIsAloneWithBotsAtATableWithoutAClockIsNotHurried() {
        JsonNode made = Guest.make(base, "doomlings", "[\"me\",\"random\",\"random\"]", REACTIONS);
        try (Guest me = sit(made)) {
            assertThat(reaction(me).has("left")).isFalse();
        }
    }

    @Test
    void amongPeopleAReactionHasItsTimeWithoutAClockToo() {
        JsonNode made = Guest.make(base, "doomlings", "[\"me\",\"open\",\"random\"]", REACTIONS);
        String match = made.get("match").asString();
        JsonNode joined = Guest.post(base, "/api/matches/" + match + "/join", "{\"name\":\"Bob\"}");
        try (Guest ann = sit(made);
                Guest bob = Guest.at(base, match, joined.get("token").asString())) {
            bob.say("{\"t\":\"away\"}");
            assertThat(reaction(ann).get("left").asInt()).isEqualTo(OWN * 1000);
        }
    }
}
