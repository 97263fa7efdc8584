package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody gains by what the server knows, or by asking again and again. */
class FairPlayTest extends AtServer {
    @Test
    void amongPeopleNothingIsTakenBackWhenItIsOver() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Guest asked = ann.state().has("ask") ? ann : bob;
            Guest other = asked == ann ? bob : ann;
            asked.answer(asked.state().get("ask").get("d").asString(), 0);
            other.say("{\"t\":\"concede\"}");
            asked.await(s -> s.has("over"));
            asked.say("{\"t\":\"undo\",\"id\":\"u\"}");
            assertThat(asked.next("no").get("why").asString()).contains("over");
            assertThat(asked.state().get("mayUndo").asBoolean()).isFalse();
            other.say("{\"t\":\"agree\",\"yes\":true}");
            other.say("{\"t\":\"ping\"}");
            other.next("pong");
            assertThat(Guest.get(base, "/api/matches/" + made.get("match").asString())
                            .get("over")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void onlyOneQuestionToTakeBackIsOpenAndNoneIsRepeated() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            for (Guest page : new Guest[] {ann, bob}) {
                page.readOn();
                JsonNode ask = page.state().get("ask");
                if (ask != null) page.answer(ask.get("d").asString(), 0);
            }
            for (int i = 0; i < 20; i++) ann.say("{\"t\":\"undo\",\"id\":\"u" + i + "\"}");
            for (int i = 0; i < 20; i++) ann.nextOf("no", "undo?");
            bob.say("{\"t\":\"agree\",\"yes\":false}");
            ann.next("said");
            for (int i = 0; i < 20; i++) ann.say("{\"t\":\"undo\",\"id\":\"w" + i + "\"}");
            for (int i = 0; i < 20; i++) ann.nextOf("no", "undo?");
            bob.say("{\"t\":\"ping\"}");
            bob.next("pong");
            assertThat(bob.raw.stream().filter(f -> f.contains("\"undo?\""))).hasSizeLessThanOrEqualTo(1);
        }
    }

    @Test
    void aSeedThatWasChosenIsToldToAll() {
        JsonNode joined = join(made(",\"seed\":\"7\""));
        try (Guest bob = sit(joined)) {
            assertThat(bob.table().get("said").toString()).contains("chose the seed");
        }
        JsonNode fair = join(made(""));
        try (Guest bob = sit(fair)) {
            assertThat(bob.table().get("said")).isEmpty();
        }
    }

    @Test
    void oneSeatIsMine() {
        assertThat(Guest.make(base, "duel", "[\"me\",\"me\"]", "").get("why").asString())
                .contains("one seat");
    }

    @Test
    void aRematchIsAgreedAndKeepsTheSeatsOfThoseWhoAreAbsent() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        String next;
        try (Guest ann = sit(made)) {
            try (Guest bob = sit(joined)) {
                ann.say("{\"t\":\"concede\"}");
                bob.await(s -> s.has("over"));
                ann.say("{\"t\":\"rematch\"}");
                assertThat(bob.next("said").get("text").asString()).contains("once more");
                assertThat(bob.raw.stream().noneMatch(f -> f.contains("\"next\"")))
                        .isTrue();
            }
            Patience.until(
                    "Bob is gone",
                    () -> !Guest.get(base, "/api/matches/" + made.get("match").asString())
                            .get("seats")
                            .get(1)
                            .get("here")
                            .asBoolean());
            ann.say("{\"t\":\"rematch\"}");
            next = ann.next("next").get("match").asString();
        }
        try (Guest bob = sit(joined)) {
            String token = bob.table().get("nextToken").asString();
            try (Guest again = Guest.at(base, next, token)) {
                assertThat(again.table().get("seat").asInt()).as("one seat on").isZero();
            }
        }
    }
}
