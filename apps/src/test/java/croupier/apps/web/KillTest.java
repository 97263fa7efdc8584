package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed at any moment, in the middle of matches against bots: after every start each match stands behind the
 * last answer that was acknowledged. More kills with {@code -Dkills=500}.
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("kills", 4);

    @TempDir
    private Path data;

    private record Acknowledged(String decision, int pick) {}

    @Test
    void noAcknowledgedAnswerIsLost() throws Exception {
        Random dice = new Random(Long.getLong("kill.seed", 1));
        JsonNode match = null;
        Map<String, Acknowledged> last = new HashMap<>();
        int answers = 0;
        for (int kill = 0; kill <= KILLS; kill++) {
            try (Program program = new Program(data, 0)) {
                if (match == null) match = made(program.base, dice);
                Acknowledged before = last.get(match.get("match").asString());
                try (Guest me = Guest.at(
                        program.base,
                        match.get("match").asString(),
                        match.get("token").asString())) {
                    if (before != null) holds(me, before);
                    if (kill == KILLS) break;
                    Thread killer = killer(program, dice.nextInt(250));
                    answers += playUntilKilled(me, match.get("match").asString(), last, dice);
                    killer.join();
                    if (me.isOver()) match = null;
                } catch (IllegalStateException | java.util.concurrent.CompletionException e) {
                    // killed while it connected: nothing was acknowledged
                    program.kill();
                }
            }
        }
        assertThat(answers).isPositive();
    }

    private static JsonNode made(String base, Random dice) {
        String game = dice.nextBoolean() ? "duel" : "toy";
        String more = game.equals("duel")
                ? ",\"options\":{\"health-one\":\"3000\",\"health-two\":\"3000\",\"size\":\"40\"}"
                : "";
        return Guest.make(base, game, "[\"me\",\"random\"]", more);
    }

    /**
     * The acknowledged answer is there: a later decision is open, and saying it again is taken as said; or the answer after it
     * was stored too, only nobody could be told any more, and it is long past. Saying something else is too late.
     */
    private static void holds(Guest me, Acknowledged a) {
        me.await(s -> s.has("ask") || s.has("over"));
        if (me.isOver()) return;
        String open = me.state().get("ask").get("d").asString();
        assertThat(number(open)).as("acknowledged: " + a).isGreaterThan(number(a.decision));
        JsonNode again = me.answer(a.decision, a.pick);
        if (!again.get("t").asString().equals("ok"))
            assertThat(number(open)).as(again + " to " + a).isGreaterThan(number(a.decision) + 1);
        assertThat(me.answer(a.decision, a.pick + 1).get("t").asString())
                .as("it was " + a)
                .isEqualTo("no");
    }

    private static int number(String decision) {
        return Integer.parseInt(decision.substring(decision.indexOf('.') + 1));
    }

    private static Thread killer(Program program, int millis) {
        return Thread.ofPlatform().start(() -> {
            java.util.concurrent.locks.LockSupport.parkNanos(millis * 1_000_000L);
            program.kill();
        });
    }

    private static int playUntilKilled(Guest me, String id, Map<String, Acknowledged> last, Random dice) {
        int answers = 0;
        try {
            for (; ; ) {
                JsonNode state = me.await(s -> s.has("ask") || s.has("over"));
                if (me.isOver()) return answers;
                String d = state.get("ask").get("d").asString();
                int pick = dice.nextInt(state.get("ask").get("options").size());
                if (me.answer(d, pick).get("t").asString().equals("ok")) {
                    last.put(id, new Acknowledged(d, pick));
                    answers++;
                }
                me.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
            }
        } catch (IllegalStateException | java.util.concurrent.CompletionException e) {
            return answers;
        }
    }
}
