package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.lab.own.PonderingSource;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Bots think outside of their room: people are served meanwhile, see that somebody thinks, and get another bot for a broken one. */
class ThinkingTest extends AtServer {
    private static final String SEED = ",\"seed\":\"3\",\"pace\":0";

    private JsonNode duel(String bot) {
        return Guest.make(base, "duel", "[\"me\",\"" + bot + "\"]", SEED);
    }

    /** Takes the first option until the bot is asked. */
    private static void playUntilTheBotIsAsked(Guest me) {
        for (JsonNode state = me.await(_ -> true); state.has("ask"); state = me.await(_ -> true)) {
            JsonNode ask = state.get("ask");
            String d = ask.get("d").asString();
            me.answer(d, 0);
            me.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
        }
    }

    private static boolean goesOn(JsonNode state) {
        return state.has("ask") || state.has("over");
    }

    @Test
    void peopleAreServedWhileABotThinksAndSeeForHowLong() {
        PonderingSource.reset();
        try (Guest me = sit(duel("pondering"))) {
            playUntilTheBotIsAsked(me);
            me.say("{\"t\":\"chat\",\"text\":\"take your time\"}");
            assertThat(me.next("said").get("text").asString()).isEqualTo("take your time");
            PonderingSource.ASKED.acquireUninterruptibly();
            timer.pass(2);
            JsonNode seats = me.next("seats");
            while (!seats.get("seats").get(1).has("thinks")) seats = me.next("seats");
            assertThat(seats.get("seats").get(1).get("thinks").asInt()).isBetween(300, 2000);
            PonderingSource.ANSWERS.release(100);
            assertThat(me.await(s -> s.has("ask")).has("ask")).isTrue();
        } finally {
            PonderingSource.ANSWERS.release(100);
        }
    }

    @Test
    void whatABotThoughtOfIsForgottenIfTheMatchWentOnWithoutIt() {
        PonderingSource.reset();
        try (Guest me = sit(duel("pondering"))) {
            playUntilTheBotIsAsked(me);
            me.say("{\"t\":\"concede\"}");
            assertThat(me.next("said").get("text").asString()).contains("gives up");
            me.await(s -> s.has("over"));
            PonderingSource.ANSWERS.release(100);
            me.say("{\"t\":\"chat\",\"text\":\"well played\"}");
            assertThat(me.next("said").get("text").asString()).isEqualTo("well played");
        } finally {
            PonderingSource.ANSWERS.release(100);
        }
    }

    @Test
    void aBotThatBreaksIsReplacedAndThatIsSaid() {
        JsonNode made = duel("breaking");
        try (Guest me = sit(made)) {
            for (JsonNode state = me.await(ThinkingTest::goesOn);
                    !me.isOver();
                    state = me.await(ThinkingTest::goesOn)) {
                String d = state.get("ask").get("d").asString();
                me.answer(d, 0);
                me.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
            }
        }
        try (Guest me = sit(made)) {
            assertThat(me.table().get("said").toString()).contains("the bot of seat 2 broke; another one plays on");
        }
    }

    @Test
    void opponentsAreOfferedByLevelAndAHintSaysItsChance() {
        JsonNode games = Guest.get(base, "/api/games");
        assertThat(games.get(0).get("levels").toString()).isEqualTo("[\"easy\",\"normal\",\"hard\",\"expert\"]");
        try (Guest me = sit(duel("easy"))) {
            me.await(s -> s.has("ask"));
            me.say("{\"t\":\"hint\"}");
            assertThat(me.next("hint").get("says").asString()).contains(": wins about ");
        }
    }
}
