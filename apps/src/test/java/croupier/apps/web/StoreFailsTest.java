package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What could not be stored did not happen, and when the store works again everything goes on; what is played is not forgotten. */
class StoreFailsTest extends AtServer {
    private static final int DAY = 24 * 60 * 60;

    private House house;

    @Override
    @BeforeEach
    void start() {
        super.start();
        house = server.house();
    }

    /** The next write to a table fails as on a full disk: the database itself ends the transaction. */
    private void fail(String table) {
        fail(table, "TEMP", "INSERT");
    }

    private void fail(String table, String kind, String write) {
        house.store.together(() -> house.store.say("CREATE " + kind + " TRIGGER no_space BEFORE " + write + " ON "
                + table + " BEGIN SELECT RAISE(ROLLBACK, 'SQLITE_FULL'); END"));
    }

    @Test
    void anAnswerThatCannotBeStoredWasNotGivenAndTheNextIs() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Guest asked = ann.state().has("ask") ? ann : bob;
            String d = asked.state().get("ask").get("d").asString();
            fail("answer");
            assertThat(asked.answer(d, 0).get("why").asString())
                    .contains("full")
                    .contains("nothing was changed");
            assertThat(asked.answer(d, 0).get("t").asString()).isEqualTo("ok");
            assertThat(asked.answer(d, 0).get("t").asString())
                    .as("once more is harmless")
                    .isEqualTo("ok");
        }
        stop();
        start();
        Room room = house.find(made.get("match").asString());
        assertThat(room.match().answers()).isPositive();
    }

    @Test
    void afterAFailurePagesLookAtTheMatchThatIsStored() {
        JsonNode made = made("");
        JsonNode joined = join(made);
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            fail("answer");
            ann.say("{\"t\":\"concede\",\"id\":\"c\"}");
            assertThat(ann.next("no").get("why").asString()).contains("nothing was changed");
            Guest asked = ann.state().has("ask") ? ann : bob;
            assertThat(asked.answer(asked.state().get("ask").get("d").asString(), 0)
                            .get("t")
                            .asString())
                    .isEqualTo("ok");
            Guest other = asked == ann ? bob : ann;
            other.next("state");
            assertThat(asked.isOver()).isFalse();
            assertThat(other.isOver()).isFalse();
        }
    }

    @Test
    void whoCannotBeSeatedHasNoSeatAndWhatCannotBeKeptWasNotSaid() {
        JsonNode made = made("");
        Room room = house.find(made.get("match").asString());
        fail("chair");
        assertThat(join(made).get("why").asString()).contains("nothing was changed");
        assertThat(room.chairs.get(1).who).isEqualTo(Chair.Who.OPEN);
        fail("chair");
        assertThatExceptionOfType(NotStored.class).isThrownBy(() -> room.locked(room::fill));
        assertThat(room.chairs.get(1).who).isEqualTo(Chair.Who.OPEN);
        fail("chat");
        assertThatExceptionOfType(NotStored.class).isThrownBy(() -> room.locked(() -> room.say("Ann", "hello")));
        assertThat(house.store.chat(room.id)).isEmpty();
        assertThat(room.locked(() -> {
                    var said = Wire.array();
                    room.writeTalk(said);
                    return said.size();
                }))
                .isZero();
        assertThat(join(made).get("seat").asInt()).isEqualTo(1);
    }

    @Test
    void healthSaysWhyNothingCanBeStored() throws Exception {
        made("");
        fail("chair", "", "INSERT");
        assertThat(made("").get("why").asString()).contains("full");
        house.store.together(() -> {});
        assertThat(Guest.text(base, "/health")).isEqualTo("ok");
        assertThat(made("").get("why").asString()).contains("full");
        assertThat(house.store.trouble()).as("it has tried again, and could").isEmpty();
        house.store.together(() -> house.store.say("DROP TRIGGER no_space"));
        assertThat(made("").has("match")).isTrue();
    }

    @Test
    void aFileThatWasRemovedTakesNoAnswersAndIsGoneOnWithWhenItIsBack() throws Exception {
        JsonNode made = made("");
        JsonNode joined = join(made);
        Path file = data.resolve("matches.db");
        Path aside = data.resolve("aside.db");
        try (Guest ann = sit(made);
                Guest bob = sit(joined)) {
            Guest asked = ann.state().has("ask") ? ann : bob;
            String d = asked.state().get("ask").get("d").asString();
            Files.move(file, aside);
            assertThat(asked.answer(d, 0).get("why").asString())
                    .contains("removed")
                    .contains("nothing was changed");
            assertThat(Guest.text(base, "/health")).contains("removed");
            Files.copy(aside, file);
            assertThat(asked.answer(d, 0).get("why").asString())
                    .as("another file")
                    .contains("replaced");
            Files.delete(file);
            Files.move(aside, file);
            assertThat(asked.answer(d, 0).get("t").asString()).isEqualTo("ok");
            assertThat(Guest.text(base, "/health")).isEqualTo("ok");
        }
    }

    @Test
    void aMatchThatIsPlayedIsNotForgotten() {
        JsonNode old = made("");
        JsonNode left = made("");
        JsonNode played = made("");
        join(played);
        // in memory nothing is forgotten, however old
        house.store.together(() -> house.store.say("UPDATE match SET touched = touched - 91 * 24 * 60 * 60 * 1000"));
        timer.pass(61);
        assertThat(house.store.match(old.get("match").asString())).isNotNull();
        stop();
        start();
        try (Guest ann = sit(played)) {
            if (ann.state().has("ask"))
                ann.answer(ann.state().get("ask").get("d").asString(), 0);
            else
                house.at(played.get("match").asString(), r -> {
                    r.timeOut(1);
                    return true;
                });
        }
        house.drop(played.get("match").asString());
        house.drop(left.get("match").asString());
        house.store.forget(house.time(), house.time() - DAY, house.time() - 90L * DAY * 1000, _ -> false);
        assertThat(house.store.match(played.get("match").asString())).isNotNull();
        assertThat(house.store.match(left.get("match").asString())).isNull();
    }

    @Test
    void aFullStoreForgetsTheOldestEndedMatchesFirst() {
        for (int i = 0; i < 5; i++) made("");
        List<String> open = house.store.underWay(10);
        house.store.together(() -> house.store.over(open.get(0), 2));
        house.store.together(() -> house.store.over(open.get(1), 1));
        assertThat(house.store.shrink(Long.MAX_VALUE, _ -> false)).isZero();
        assertThat(house.store.shrink(0, id -> id.equals(open.get(0)))).isEqualTo(1);
        assertThat(house.store.match(open.get(1))).isNull();
        assertThat(house.store.match(open.get(0))).isNotNull();
    }

    @Test
    void timeOfServiceCountsAndNotTheClockOfTheMachine() {
        long before = house.time();
        timer.pass(120);
        assertThat(house.time() - before).isEqualTo(120_000);
        stop();
        start();
        assertThat(house.time() - before)
                .as("what was served is kept, the time between is not")
                .isBetween(60_000L, 120_000L);
    }

    @Test
    void aRoomThatWasPutAwayIsEnteredNoMore() {
        String id = made("").get("match").asString();
        Room first = house.find(id);
        timer.pass(60 * (Limits.IDLE_MINUTES + 2));
        assertThatThrownBy(() -> first.locked(first::isOver)).isInstanceOf(PutAway.class);
        assertThat(house.<Room>at(id, r -> r)).isNotSameAs(first).isSameAs(house.find(id));
    }

    @Test
    void aFolderThatCannotBeUsedIsNamed() throws Exception {
        Path file = Files.writeString(data.resolve("file"), "x");
        assertThatThrownBy(() -> Store.open(file)).hasMessageContaining("the data folder " + file);
        assertThatThrownBy(() -> Store.open(file.resolve("below"))).hasMessageContaining("the data folder " + file);
    }
}
