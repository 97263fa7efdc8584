package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several people are asked at once, some of them with a single option, and the program stops before all have answered. */
class TogetherTest {
    private static final int STOPS = 20;
    private static final int PEOPLE = 4;

    @TempDir
    private Path data;

    private House house;
    private final Queue<Runnable> next = new ConcurrentLinkedQueue<>();
    private final Random dice = new Random(8);
    private int seed = 1;

    @BeforeEach
    void start() {
        next.clear();
        house = new House(Store.open(data), Unlimited.LIMITS, new HandTimer(next::add), Servers.ALONE);
    }

    @AfterEach
    void stop() {
        house.close();
    }

    @Test
    void whoHasAnsweredHasAnsweredAfterEveryStart() {
        String id = made();
        int stops = 0;
        while (stops < STOPS) {
            Room room = house.find(id);
            if (room.isOver()) {
                id = made();
                continue;
            }
            List<Answer> given = new ArrayList<>();
            room.locked(() -> answer(room, given));
            if (given.isEmpty()) goOn();
            else if (given.getFirst().othersAreAsked) {
                goesOn(id, given.getFirst());
                stops++;
            }
        }
    }

    /** The table answers for one who has no choice. */
    private void goOn() {
        next.remove().run();
    }

    private void goesOn(String id, Answer a) {
        start();
        Room again = house.find(id);
        if (a.open.isEmpty()) {
            // nobody else has a choice: the table answers for them, and what came of it is stored
            again.locked(again::wake);
            while (again.match().answers() == a.answers) goOn();
            List<Journal.Answer> now = answers(again);
            stop();
            start();
            assertThat(answers(house.find(id))).startsWith(now.toArray(Journal.Answer[]::new));
        } else {
            assertThat(open(again)).isEqualTo(a.open);
            assertThat(again.match().answers()).isEqualTo(a.answers);
            assertThat(again.match().givenBy(a.seat)).isNotNull();
        }
        Room there = house.find(id);
        there.locked(there::wake);
        there.locked(() -> there.answer(a.seat, a.decision, a.picks));
        assertThatThrownBy(() -> there.locked(() -> there.answer(a.seat, a.decision, new int[] {9, 9})))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("answered already");
        assertThat(troubles()).isZero();
    }

    private static List<Journal.Answer> answers(Room room) {
        List<Journal.Answer> all = new ArrayList<>();
        room.locked(() -> {
            for (int i = 0; i < room.journal().size(); i++)
                all.add(room.journal().get(i));
        });
        return all;
    }

    private long troubles() {
        return house.figures.of("troubles");
    }

    private record Answer(
            int seat, String decision, int[] picks, boolean othersAreAsked, int answers, List<String> open) {}

    /**
     * Somebody who has a choice makes it; if others are still asked, the program stops before it answers for those who have
     * no choice.
     */
    private void answer(Room room, List<Answer> given) {
        Match match = room.match();
        for (int seat = 0; seat < PEOPLE && given.isEmpty(); seat++) {
            Decision d = match.isOver() ? null : match.openFor(seat);
            if (d == null || ForcedAnswers.isForced(d)) continue;
            int[] picks = new int[d.several() ? d.min() : 1];
            for (int i = 0; i < picks.length; i++) picks[i] = d.several() ? i : dice.nextInt(d.size());
            String name = room.nameFor(seat);
            int answers = match.answers();
            room.answer(seat, name, picks);
            boolean partly = match.answers() == answers && !match.isOver() && counts(room);
            given.add(new Answer(seat, name, picks, partly, answers, open(room)));
            assertThat(troubles()).isZero();
            if (partly) house.close();
        }
    }

    /** Often somebody is asked who has no choice, and sometimes all have one. */
    private boolean counts(Room room) {
        for (int seat = 0; seat < PEOPLE; seat++) if (room.isAnsweredFor(seat)) return true;
        return dice.nextInt(8) == 0;
    }

    /** Who has something to choose, and what. */
    private static List<String> open(Room room) {
        List<String> names = new ArrayList<>();
        room.locked(() -> {
            Match match = room.match();
            for (int seat = 0; seat < PEOPLE; seat++) {
                Decision d = match.openFor(seat);
                if (d != null && !ForcedAnswers.isForced(d)) names.add(seat + " " + room.nameFor(seat) + " " + d.why());
            }
        });
        return names;
    }

    private String made() {
        String seats = "[\"me\"" + ",\"open\"".repeat(PEOPLE - 1) + "]";
        Room room = house.newMatches
                .make(
                        Wire.read("{\"game\":\"doomlings\",\"seed\":\"" + seed++ + "\",\"seats\":" + seats
                                + ",\"pace\":0,\"options\":{\"reactions\":\"together\"}}"),
                        "here")
                .room();
        for (int seat = 1; seat < PEOPLE; seat++) {
            int taken = seat;
            room.locked(() -> room.sit(taken, "Bob"));
        }
        return room.id;
    }
}
