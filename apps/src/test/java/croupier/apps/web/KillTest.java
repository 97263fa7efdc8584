package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
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

    private record Acknowledged(String decision, int[] picks) {}

    @Test
    void noAcknowledgedAnswerIsLost() throws Exception {
        Random dice = new Random(Long.getLong("kill.seed", 1));
        JsonNode match = null;
        Map<String, Acknowledged> last = new HashMap<>();
        int answers = 0;
        for (int kill = 0; kill <= KILLS; kill++) {
            try (Program program = new Program(data)) {
                if (match == null) match = made(program.base, dice);
                Acknowledged before = last.get(match.get("match").asString());
                try (Guest me = Guest.at(
                        program.base,
                        match.get("match").asString(),
                        match.get("token").asString())) {
                    if (before != null) holds(me, before);
                    if (kill == KILLS) break;
                    int least = kill == 0 ? 1 : 0;
                    answers += playUntilKilled(
                            me, match.get("match").asString(), last, dice, program, least + dice.nextInt(12));
                    if (me.isOver()) match = null;
                } catch (IllegalStateException | java.util.concurrent.CompletionException e) {
                    // killed while it connected: nothing was acknowledged
                    program.kill();
                }
            }
        }
        assertThat(answers).isPositive();
        System.out.println(KILLS + " kills, " + answers + " acknowledged answers, none lost");
        leavesNothingBehind();
    }

    /** A program that is killed cannot tidy up: the next start does, so there is what one program unpacks, not what all did. */
    private void leavesNothingBehind() throws IOException {
        try (Stream<Path> files = Files.list(data.resolve("native"))) {
            assertThat(files.toList()).hasSizeBetween(1, 2);
        }
    }

    /** A match of any game, the smallest number of seats, against bots. */
    private static JsonNode made(String base, Random dice) {
        List<String> games = Games.names();
        String game = games.get(dice.nextInt(games.size()));
        StringBuilder seats = new StringBuilder("[\"me\"");
        for (int i = 1; i < Games.load(game).minSeats(); i++) seats.append(",\"random\"");
        return Guest.make(base, game, seats + "]", "");
    }

    /**
     * The acknowledged answer is there: a later decision is open, and saying it again is taken as said; or the answer after it
     * was stored too, only nobody heard of it any more, and it is long past. Saying something else is too late.
     */
    private static void holds(Guest me, Acknowledged a) {
        me.await(s -> s.has("ask") || s.has("over"));
        if (me.isOver()) return;
        String open = me.state().get("ask").get("d").asString();
        assertThat(number(open)).as("acknowledged: " + a).isGreaterThan(number(a.decision));
        JsonNode again = me.answer(a.decision, a.picks);
        if (!again.get("t").asString().equals("ok"))
            assertThat(number(open)).as(again + " to " + a).isGreaterThan(number(a.decision) + 1);
        int[] other = Arrays.copyOf(a.picks, a.picks.length + 1);
        assertThat(me.answer(a.decision, other).get("t").asString())
                .as("it was " + a)
                .isEqualTo("no");
    }

    private static int number(String decision) {
        return Integer.parseInt(decision.substring(decision.indexOf('.') + 1));
    }

    /** Plays until the program is gone; it is killed while it is busy with what follows this many answers. */
    private static int playUntilKilled(
            Guest me, String id, Map<String, Acknowledged> last, Random dice, Program program, int before) {
        int answers = 0;
        int pause = dice.nextInt(20_000_000);
        try {
            for (; ; ) {
                JsonNode state = me.await(s -> s.has("ask") || s.has("over"));
                if (me.isOver()) return answers;
                if (answers == before)
                    Thread.ofPlatform().start(() -> {
                        LockSupport.parkNanos(pause);
                        program.kill();
                        me.lost();
                    });
                String d = state.get("ask").get("d").asString();
                int[] picks = me.chance(dice);
                if (me.answer(d, picks).get("t").asString().equals("ok")) {
                    last.put(id, new Acknowledged(d, picks));
                    answers++;
                }
                me.await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
            }
        } catch (IllegalStateException | java.util.concurrent.CompletionException e) {
            return answers;
        }
    }
}
