package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Two people play to the end although each is answered for where there is nothing to choose. */
class TwoPeopleTest extends AtServer {
    private static final int MOST = 20_000;

    @ParameterizedTest
    @ValueSource(strings = {"doomlings", "essence"})
    void aMatchOfTwoPeopleComesToItsEnd(String game) {
        String brief = game.equals("essence") ? ",\"options\":{\"turns\":\"6\"}" : "";
        JsonNode made = Guest.make(base, game, "[\"me\",\"open\"]", ",\"seed\":\"5\"" + brief);
        JsonNode joined = join(made);
        Random dice = new Random(5);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Room room = server.house().find(made.get("match").asString());
            for (int i = 0; !room.locked(room::isOver); i++) {
                assertThat(i).isLessThan(MOST);
                if (!answers(room, ann, 0, dice) && !answers(room, bob, 1, dice)) timer.pass(1);
            }
            ann.await(s -> s.has("over"));
            bob.await(s -> s.has("over"));
        }
    }

    /** Answers the question that is open for a seat, if there is something to choose. */
    private static boolean answers(Room room, Guest page, int seat, Random dice) {
        String asked = room.locked(() -> room.isOver() || room.match().openFor(seat) == null || room.isAnsweredFor(seat)
                ? ""
                : room.nameFor(seat));
        if (asked.isEmpty()) return false;
        page.await(s -> s.has("ask") && s.get("ask").get("d").asString().equals(asked));
        return page.answerByChance(dice).get("t").asString().equals("ok");
    }
}
