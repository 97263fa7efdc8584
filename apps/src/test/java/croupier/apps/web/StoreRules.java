package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Journal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What every store must do, whatever database it lies in. */
abstract class StoreRules {
    private Store store;

    /** The same database each time within one test, empty at its beginning. */
    abstract Database database();

    @BeforeEach
    void open() {
        store = Store.open(database());
    }

    @AfterEach
    void close() {
        store.close();
    }

    final Store store() {
        return store;
    }

    private void openAgain() {
        store.close();
        open();
    }

    private void add(String id, long now) {
        Journal journal = new Journal("duel", "hash", 2, Long.MIN_VALUE + 7, Map.of("size", "40"));
        store.together(() -> store.add(new Store.Kept(id, journal, true, 30, 600, 1_234, 0, false, ""), now));
    }

    private static Journal.Answer answer(int seat, long... codes) {
        return new Journal.Answer(seat, codes, -5, false);
    }

    @Test
    void aMatchIsReadAsItWasWritten() {
        add("m1", 1);
        store.together(() -> {
            store.answer("m1", 0, answer(0, -1, 0x7fff_ffff_ffffL));
            store.answer("m1", 1, answer(1));
            store.put("m1", Chair.of(0, Chair.Who.PERSON, "Ann 'quoted' \u00e4", "greedy"));
            store.put("m1", Chair.of(1, Chair.Who.OPEN, "", "random"));
            store.put("m1", Chair.of(1, Chair.Who.BOT, "random", "random"));
            store.waits("m1", new Store.Waiting(1, new long[] {3}, Long.MIN_VALUE));
            store.say("m1", new Store.Said(4, "Ann", "hello"));
            store.next("m1", "m2");
        });
        openAgain();
        Store.Kept kept = store.match("m1");
        assertThat(kept).isNotNull();
        Journal j = kept.journal();
        assertThat(j.seed).isEqualTo(Long.MIN_VALUE + 7);
        assertThat(j.options).isEqualTo(Map.of("size", "40"));
        assertThat(j.size()).isEqualTo(2);
        assertThat(j.get(0).codes()).containsExactly(-1, 0x7fff_ffff_ffffL);
        assertThat(j.get(0).fingerprint()).isEqualTo(-5);
        assertThat(j.get(1).codes()).isEmpty();
        assertThat(List.of(kept.listed(), kept.clock(), kept.pace(), kept.made(), kept.over(), kept.next()))
                .isEqualTo(List.of(true, 30, 600, 1_234L, false, "m2"));
        assertThat(store.chairs("m1")).extracting(c -> c.name).containsExactly("Ann 'quoted' \u00e4", "random");
        assertThat(store.chairs("m1").get(1).who).isEqualTo(Chair.Who.BOT);
        assertThat(store.waiting("m1")).singleElement().satisfies(w -> {
            assertThat(w.at()).isEqualTo(Long.MIN_VALUE);
            assertThat(w.codes()).containsExactly(3);
        });
        assertThat(store.chat("m1")).containsExactly(new Store.Said(4, "Ann", "hello"));
        assertThat(store.match("m2")).isNull();
        assertThat(store.content("none")).isNull();
    }

    @Test
    void whatIsTakenBackIsGone() {
        add("m1", 1);
        store.together(() -> {
            for (int n = 0; n < 4; n++) store.answer("m1", n, answer(n % 2, n));
            store.over("m1", 2);
        });
        store.together(() -> store.cut("m1", 2, 1, 3));
        Store.Kept kept = store.match("m1");
        assertThat(kept.journal().size()).isEqualTo(2);
        assertThat(kept.epoch()).isEqualTo(1);
        assertThat(kept.over()).isFalse();
    }

    @Test
    void allOfAChangeIsStoredOrNothingAndTheNextOneIs() {
        add("m1", 1);
        assertThatExceptionOfType(NotStored.class)
                .isThrownBy(() -> store.together(() -> {
                    store.answer("m1", 0, answer(0, 1));
                    store.answer("m1", 0, answer(1, 2));
                }));
        assertThat(store.match("m1").journal().size()).isZero();
        assertThat(store.trouble()).as("a further write works").isEmpty();
        store.together(() -> store.answer("m1", 0, answer(1, 2)));
        assertThat(store.match("m1").journal().get(0).seat()).isEqualTo(1);
    }

    @Test
    void theLastTouchedComeFirstAndOldOnesAreForgotten() {
        for (int i = 1; i <= 4; i++) add("m" + i, i);
        store.together(() -> store.touch("m1", 9));
        store.together(() -> store.over("m2", 2));
        assertThat(store.underWay(2)).containsExactly("m1", "m4");
        assertThat(store.forget(77, 3, 4, "m3"::equals)).isEqualTo(1);
        assertThat(store.match("m2")).as("it ended before 3").isNull();
        assertThat(store.match("m3")).as("it is needed").isNotNull();
        assertThat(store.forget(78, 3, 4, _ -> false)).isEqualTo(1);
        assertThat(store.match("m3")).isNull();
        openAgain();
        assertThat(store.clock()).isEqualTo(78);
    }

    @Test
    void aFullStoreForgetsTheOldestEndedMatchesFirst() {
        for (int i = 1; i <= 3; i++) add("m" + i, i);
        store.together(() -> store.over("m2", 8));
        store.together(() -> store.over("m3", 7));
        assertThat(store.shrink(Long.MAX_VALUE, _ -> false)).isZero();
        assertThat(store.shrink(0, "m2"::equals)).isEqualTo(1);
        assertThat(store.match("m3")).isNull();
        assertThat(store.shrink(0, _ -> false)).isEqualTo(1);
        assertThat(store.underWay(9)).containsExactly("m1");
    }

    @Test
    void onlyOneProgramUsesAStore() {
        assertThatThrownBy(() -> Store.open(database())).hasMessageContaining("another croupier");
    }

    /** A server plays on after a restart, with every answer that it acknowledged. */
    @Test
    void aServerGoesOnWithWhatIsStored() {
        store.close();
        HandTimer timer = new HandTimer();
        JsonNode made;
        try (WebTable server = WebTable.start(
                "localhost",
                0,
                Path.of("target", "web"),
                Store.open(database()),
                Unlimited.LIMITS,
                WebTable.Options.USUAL,
                timer)) {
            String base = "http://localhost:" + server.port();
            made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
            try (Guest me = Guest.at(
                    base, made.get("match").asString(), made.get("token").asString())) {
                me.playOn(new java.util.Random(1), 5);
            }
        }
        try (WebTable server = WebTable.start(
                "localhost",
                0,
                Path.of("target", "web"),
                Store.open(database()),
                Unlimited.LIMITS,
                WebTable.Options.USUAL,
                new HandTimer())) {
            try (Guest me = Guest.at(
                    "http://localhost:" + server.port(),
                    made.get("match").asString(),
                    made.get("token").asString())) {
                assertThat(me.await(s -> s.has("ask")).get("ask").get("d").asString())
                        .isEqualTo("0.6");
            }
        }
        open();
    }
}
