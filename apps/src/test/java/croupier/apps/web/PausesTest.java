package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody can tell by the time of an answer whether there was something to choose. */
class PausesTest extends AtServer {
    private static final int TRIES = 1_000;

    @Test
    void pausesAreThoseThatThePersonMakes() {
        Pauses pauses = new Pauses();
        Random chance = new Random(1);
        for (int i = 0; i < TRIES; i++) assertThat(pauses.draw(chance)).isBetween(400L, 9_000L);
        for (int i = 0; i < 100; i++) pauses.add(5_000);
        for (int i = 0; i < TRIES; i++) assertThat(pauses.draw(chance)).isBetween(4_000L, 6_250L);
        for (int i = 0; i < 100; i++) pauses.add(0);
        for (int i = 0; i < TRIES; i++) assertThat(pauses.draw(chance)).isLessThan(10);
    }

    /** A seat with one option at pace 0, with another person at the table: its answer does not come before time has passed. */
    @Test
    void amongPeopleTheOnlyOptionTakesItsTimeAtAnyPace() {
        JsonNode made = Guest.make(
                base,
                "doomlings",
                "[\"me\",\"open\",\"random\"]",
                ",\"seed\":\"3\",\"options\":{\"pack\":\"seed-samples\"}");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Room room = server.house().find(made.get("match").asString());
            assertThat(untilForced(room, ann, bob))
                    .as("somebody has nothing to choose")
                    .isTrue();
            int seat = forced(room);
            int before = room.locked(() -> room.match().answers());
            ann.say("{\"t\":\"ping\"}");
            ann.next("pong");
            timer.pass(0.3);
            assertThat(forced(room)).as("nobody has answered for it").isEqualTo(seat);
            timer.pass(Pauses.LONGEST / 1000.0);
            Patience.until(
                    "it is answered", () -> room.locked(() -> room.match().answers() > before || forced(room) != seat));
        }
    }

    /** Plays with first options until a person's seat has but one. */
    private boolean untilForced(Room room, Guest ann, Guest bob) {
        AtomicReference<Boolean> found = new AtomicReference<>(false);
        for (int i = 0; i < 200 && !found.get(); i++) {
            Patience.until("somebody is asked", () -> {
                ann.readOn();
                bob.readOn();
                found.set(forced(room) >= 0);
                return found.get() || isAsked(room, ann, 0) || isAsked(room, bob, 1);
            });
            if (found.get()) break;
            answer(isAsked(room, ann, 0) ? ann : bob);
        }
        return found.get();
    }

    /** Whether the page shows the question that is open. */
    private static boolean isAsked(Room room, Guest page, int seat) {
        JsonNode ask = page.state().get("ask");
        return ask != null
                && room.locked(() -> room.match().openFor(seat) != null
                        && room.nameFor(seat).equals(ask.get("d").asString()));
    }

    private static void answer(Guest page) {
        JsonNode ask = page.state().get("ask");
        int[] first = new int[Math.max(1, ask.get("min").asInt())];
        for (int k = 0; k < first.length; k++) first[k] = k;
        page.answer(ask.get("d").asString(), first);
    }

    /** The seat of a person who has but one option, or -1. */
    private static int forced(Room room) {
        return room.locked(() -> {
            for (int seat = 0; seat < 2; seat++) if (room.isAnsweredFor(seat)) return seat;
            return -1;
        });
    }
}
