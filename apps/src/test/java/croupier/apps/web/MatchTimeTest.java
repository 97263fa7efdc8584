package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A table may have a clock for the whole match: it runs while a seat is asked, and every answer brings some time back. */
class MatchTimeTest extends AtServer {
    private static int left(JsonNode state, int seat) {
        return state.get("clocks").get(seat).get("left").asInt();
    }

    @Test
    void timeIsSpentWhileAskedAndAnAnswerBringsTheIncrement() {
        JsonNode made = made(",\"bank\":60,\"increment\":5,\"seed\":\"4\"");
        try (Guest ann = sit(made);
                Guest bob = sit(join(made))) {
            JsonNode state = ann.await(s -> s.has("clocks"));
            assertThat(left(state, 0)).isEqualTo(60_000);
            assertThat(left(state, 1)).isEqualTo(60_000);
            Guest asked = state.has("ask") ? ann : bob;
            int seat = state.has("ask") ? 0 : 1;
            JsonNode question = asked.await(s -> s.has("ask"));
            timer.pass(20);
            asked.say("{\"t\":\"answer\",\"id\":\"a\",\"d\":"
                    + question.get("ask").get("d") + ",\"pick\":[0]}");
            JsonNode then = asked.await(s -> !s.has("ask")
                    || !s.get("ask").get("d").equals(question.get("ask").get("d")));
            assertThat(left(then, seat)).isEqualTo(45_000);
            assertThat(left(then, 1 - seat)).isEqualTo(60_000);
        }
    }

    @Test
    void whoHasNoTimeLeftGivesUp() {
        JsonNode made = made(",\"bank\":10");
        try (Guest ann = sit(made);
                Guest bob = sit(join(made))) {
            ann.await(s -> s.has("clocks"));
            timer.pass(10);
            assertThat(bob.next("said").get("text").asString()).contains("has no time left");
            assertThat(bob.await(s -> s.has("over")).get("over").get("results").toString())
                    .contains("won", "lost");
        }
    }

    @Test
    void allTimesAreStoredAsOneNumber() {
        for (TimeControl time : new TimeControl[] {
            new TimeControl(0, 0, 0), new TimeControl(30, 0, 0), new TimeControl(3_600, 10_000, 60)
        }) assertThat(TimeControl.of(time.stored())).isEqualTo(time);
        assertThat(TimeControl.of(45)).isEqualTo(new TimeControl(45, 0, 0));
    }
}
