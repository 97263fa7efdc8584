package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who leaves is played by a bot and gets the seat back; clocks answer for who is slow. */
class LeaversTest extends AtServer {
    private static final int AWAY = Unlimited.AWAY;
    private static final String LONG = ",\"options\":{\"size\":\"40\",\"health-one\":\"5000\",\"health-two\":\"5000\"}";

    /** Whether something is so of a seat, as the server tells everybody: here, away. */
    private boolean is(String what, JsonNode made, int seat) {
        return Guest.get(base, "/api/matches/" + made.get("match").asString())
                .get("seats")
                .get(seat)
                .path(what)
                .asBoolean();
    }

    /** Waits until the server has noticed that a connection is lost. */
    private void untilGone(JsonNode made, int seat) {
        Patience.until("the connection is lost", () -> !is("here", made, seat));
    }

    private static void awaitAway(Guest guest, int seat, boolean away) {
        boolean is = !away;
        while (is != away) is = guest.next("seats").get("seats").get(seat).has("away");
    }

    /** Answers until the other seat has answered in between, which its person does not do. */
    private static void playsUntilTheBotHasAnswered(Guest ann) {
        for (int i = 0; i < 60; i++) {
            JsonNode state = ann.await(s -> s.has("ask") || s.has("over"));
            for (JsonNode entry : state.get("log"))
                if (entry.get("k").asString().equals("answer") && entry.get("s").asInt() == 1) return;
            JsonNode ask = state.get("ask");
            String d = ask.get("d").asString();
            ann.answer(d, ask.get("options").size() - 1);
            ann.await(s -> !s.equals(state)
                    && (!s.has("ask") || !s.get("ask").get("d").asString().equals(d)));
        }
        throw new AssertionError("the bot never answered");
    }

    @Test
    void aBotPlaysForWhoLostTheConnectionAndGivesTheSeatBack() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", LONG);
        JsonNode joined = join(made);
        try (Guest ann = sit(made)) {
            try (Guest bob = sit(joined)) {
                assertThat(bob.table().get("seat").asInt()).isEqualTo(1);
                assertThat(ann.next("seats").get("seats").get(1).has("away")).isFalse();
            }
            untilGone(made, 1);
            timer.pass(AWAY - 1);
            assertThat(is("away", made, 1)).isFalse();
            timer.pass(1);
            awaitAway(ann, 1, true);
            playsUntilTheBotHasAnswered(ann);
            try (Guest bob = sit(joined)) {
                assertThat(bob.table().get("seats").get(1).has("away")).isFalse();
                awaitAway(ann, 1, false);
                Random dice = new Random(1);
                Patience.until("Bob is asked", () -> {
                    ann.readOn();
                    bob.readOn();
                    if (ann.state().has("ask")) ann.answerByChance(dice);
                    return bob.state().has("ask");
                });
                JsonNode ask = bob.state().get("ask");
                assertThat(bob.answer(ask.get("d").asString(), 0).get("t").asString())
                        .isEqualTo("ok");
            }
        }
    }

    @Test
    void whoDoesNotComeBackAfterARestartIsPlayedByABotToo() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", LONG);
        join(made);
        stop();
        start();
        try (Guest ann = sit(made)) {
            Patience.until("the match was found again", () -> {
                timer.pass(AWAY);
                return is("away", made, 1);
            });
            awaitAway(ann, 1, true);
            playsUntilTheBotHasAnswered(ann);
        }
    }

    @Test
    void aPageThatHasJustGoneKeepsNobodyFromTheirFrames() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", "");
        try (Guest ann = sit(made);
                Guest bob = sit(join(made))) {
            Room room = server.house().find(made.get("match").asString());
            room.locked(() -> {
                Line leaving = room.lines().stream()
                        .filter(l -> l.seat() == 1)
                        .findFirst()
                        .orElseThrow();
                bob.leave();
                Patience.until("the page is gone", () -> !leaving.isAtTable());
                ann.readOn();
                room.changed();
            });
            ann.next("state");
        }
    }

    @Test
    void aShortGapChangesNothing() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", LONG);
        JsonNode joined = join(made);
        try (Guest ann = sit(made)) {
            sit(joined).close();
            untilGone(made, 1);
            timer.pass(AWAY - 1);
            try (Guest bob = sit(joined)) {
                timer.pass(2 * AWAY);
                bob.say("{\"t\":\"chat\",\"text\":\"back\"}");
                ann.next("said");
                assertThat(is("away", made, 1)).isFalse();
            }
        }
    }

    @Test
    void whoAskedABotToPlayTakesTheSeatBackAndCannotAnswerMeanwhile() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"open\"]", LONG);
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            bob.say("{\"t\":\"away\"}");
            awaitAway(ann, 1, true);
            assertThat(bob.answer("0.1", 0).get("why").asString()).contains("take your seat back first");
            bob.say("{\"t\":\"back\"}");
            awaitAway(ann, 1, false);
        }
    }

    @Test
    void theFirstDecisionHasAClockAndSoHasTheOneAfterARestart() {
        JsonNode made =
                Guest.make(base, "spire", "[\"me\"]", ",\"clock\":2,\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        String first;
        try (Guest me = sit(made)) {
            JsonNode state = me.await(s -> s.has("ask"));
            assertThat(state.get("left").asInt()).isEqualTo(2000);
            first = state.get("ask").get("d").asString();
            timer.pass(2);
            assertThat(me.next("said").get("text").asString()).contains("ran out of time");
            me.await(s -> s.has("ask") && !s.get("ask").get("d").asString().equals(first));
        }
        stop();
        start();
        try (Guest me = sit(made)) {
            JsonNode state = me.await(s -> s.has("ask"));
            assertThat(state.get("left").asInt()).isEqualTo(2000);
            String then = state.get("ask").get("d").asString();
            timer.pass(2);
            me.await(s -> s.has("over")
                    || !s.has("ask")
                    || !s.get("ask").get("d").asString().equals(then));
        }
    }

    @Test
    void whatAClockAnsweredTogetherWithOthersSurvivesARestart() {
        JsonNode made = Guest.make(base, "toy", "[\"me\",\"open\"]", ",\"clock\":1,\"seed\":\"5\"");
        JsonNode joined = join(made);
        String d;
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            d = ann.await(s -> s.has("ask")).get("ask").get("d").asString();
            bob.await(s -> s.has("ask"));
            timer.pass(1);
            ann.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
        }
        stop();
        start();
        try (Guest ann = sit(made)) {
            ann.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
        }
    }
}
