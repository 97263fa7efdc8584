package croupier.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyTest {
    @TempDir
    private Path folder;

    private static Study toy(int matches, int rounds, double width) {
        Setup setup = Setup.of(Games.load("toy"), 2, 0);
        List<Cell> cells = List.of(
                new Cell(setup, List.of("greedy", "random"), List.of()),
                new Cell(setup, List.of("random", "greedy"), List.of()));
        return new Study(cells, 5, matches, rounds, width, EnumSet.allOf(Study.Rows.class), 3);
    }

    private StudyFolder run(String name, Study study, int threads) {
        StudyFolder to = new StudyFolder(folder.resolve(name));
        new StudyRun(study, to, threads, (_, _) -> {}).run();
        return to;
    }

    private static TreeMap<String, String> bytes(StudyFolder of) throws IOException {
        TreeMap<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(of.home())) {
            for (Path f : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator)
                all.put(of.home().relativize(f).toString(), Arrays.hashCode(Files.readAllBytes(f)) + "");
        }
        return all;
    }

    @Test
    void filesAreTheSameForAnyNumberOfThreads() throws IOException {
        Study study = toy(300, 1, 0);
        assertThat(study.partsOfRound()).isGreaterThan(2);
        assertThat(bytes(run("three", study, 3))).isEqualTo(bytes(run("one", study, 1)));
    }

    @Test
    void anInterruptedRunGoesOnWithTheSameFiles() throws IOException {
        Study study = toy(300, 1, 0);
        StudyFolder whole = run("whole", study, 1);
        StudyFolder cut = run("cut", study, 1);
        Files.delete(cut.part("matches", 1));
        Files.delete(cut.part("cards", 1));
        Files.write(cut.part("seats", 1), new byte[7]);
        run("cut", study, 2);
        assertThat(bytes(cut)).isEqualTo(bytes(whole));
    }

    @Test
    void roundsEndWhenTheIntervalsAreNarrowEnough() {
        Study study = toy(100, 50, 0.12);
        StudyFolder to = new StudyFolder(folder.resolve("narrow"));
        int rounds = new StudyRun(study, to, 2, (_, _) -> {}).run();
        assertThat(rounds).isBetween(2, 10);
        // a share of about one half in n tries has an interval of 2 * 1.96 * sqrt(1 / 4n): 267 tries for 0.12
        try (Lake lake = to.open()) {
            assertThat(lake.ask("SELECT count(*) AS n FROM matches").number(0, "n"))
                    .isEqualTo(rounds * 200L);
        }
    }

    @Test
    void everyMatchHasItsSeatsCardsAndDecisions() {
        try (Lake lake = run("all", toy(50, 1, 0), 2).open()) {
            Answer a = lake.ask("SELECT (SELECT count(*) FROM matches) AS m, (SELECT count(*) FROM seats) AS s,"
                    + " (SELECT sum(decisions) FROM matches) AS d, (SELECT count(*) FROM decisions) AS rows,"
                    + " (SELECT count(DISTINCT match) FROM course) AS sampled,"
                    + " (SELECT count(*) FROM seats WHERE bot = 'greedy' AND seat = 1) AS greedy");
            assertThat(a.number(0, "m")).isEqualTo(100);
            assertThat(a.number(0, "s")).isEqualTo(200);
            assertThat(a.number(0, "rows")).isEqualTo(a.number(0, "d"));
            assertThat(a.number(0, "sampled")).isLessThanOrEqualTo(6);
            assertThat(a.number(0, "greedy")).isEqualTo(50);
            Answer wrong = lake.ask("SELECT count(*) AS n FROM seats s JOIN matches m USING (match)"
                    + " JOIN cells c ON c.cell = m.cell AND c.seat = s.seat WHERE s.bot <> c.bot OR s.deck <> c.deck");
            assertThat(wrong.number(0, "n"))
                    .as("seats that are not those of their cell")
                    .isZero();
            assertThat(lake.ask("SELECT list(match * 2 + seat) = list_sort(list(match * 2 + seat)) AS sorted"
                                    + " FROM (FROM seats LIMIT 200)")
                            .text(0, "sorted"))
                    .isEqualTo("true");
        }
    }

    /** Nothing is played that was not held, and a duel has no cards to draw. */
    @Test
    void cardsArePlayedFromWhatASeatHas() {
        Setup setup = Setup.of(Games.load("duel"), 2, 0)
                .with("loadout-one", "brawler")
                .with("loadout-two", "runner");
        Study study = new Study(
                List.of(new Cell(setup, List.of("random", "random"), List.of("brawler", "runner"))),
                1,
                200,
                1,
                0,
                Set.of(Study.Rows.CARDS, Study.Rows.DECISIONS),
                0);
        try (Lake lake = run("duel", study, 1).open()) {
            Answer a = lake.ask("SELECT sum(began) AS began, sum(drawn) AS drawn, sum(played) AS played,"
                    + " (SELECT count(*) FROM decisions WHERE option = 'play') AS chosen,"
                    + " max(played - began - gained) AS more FROM cards");
            assertThat(a.number(0, "began")).isGreaterThan(200);
            assertThat(a.number(0, "drawn")).isZero();
            assertThat(a.number(0, "played")).isEqualTo(a.number(0, "chosen"));
            assertThat(a.number(0, "more")).isLessThanOrEqualTo(0);
        }
    }

    /** In a battle of spire every card that is played was drawn, and more are drawn than played. */
    @Test
    void cardsOfABattleAreDrawnAndPlayed() {
        Setup setup = Setup.of(Games.load("spire"), 1, 0).with("mode", "battle").with("deck", "Starter");
        Study study = new Study(
                List.of(new Cell(setup, List.of("random"), List.of("Starter"))),
                1,
                100,
                1,
                0,
                Set.of(Study.Rows.CARDS),
                0);
        try (Lake lake = run("spire", study, 1).open()) {
            Answer a = lake.ask("SELECT card, sum(drawn) AS drawn, sum(played) AS played FROM cards GROUP BY card");
            long strikes = 0;
            for (int i = 0; i < a.size(); i++) {
                assertThat(a.number(i, "played")).as(a.text(i, "card")).isLessThanOrEqualTo(a.number(i, "drawn"));
                if (a.text(i, "card").equals("Strike")) strikes = a.number(i, "played");
            }
            assertThat(strikes).isGreaterThan(100);
        }
    }

    /** Rooms of a run: every one has its place, hit points before and after, and the last one is where the run ended. */
    @Test
    void aRunIsToldRoomByRoom() {
        Setup setup = Setup.of(Games.load("spire"), 1, 0);
        Study study = new Study(
                List.of(new Cell(setup, List.of("random"), List.of())), 1, 60, 1, 0, Set.of(Study.Rows.CHAPTERS), 0);
        try (Lake lake = run("rooms", study, 1).open()) {
            Answer a = lake.ask("SELECT count(DISTINCT match) AS matches, count(*) FILTER (place < 1) AS nowhere,"
                    + " count(*) FILTER (kind = 'monsters' AND name = '') AS nameless,"
                    + " count(*) FILTER (lost < before - after) AS lost_less, max(before) AS most, sum(ended) AS ended"
                    + " FROM chapters");
            assertThat(a.number(0, "matches")).isEqualTo(60);
            assertThat(a.number(0, "nowhere")).isZero();
            assertThat(a.number(0, "nameless")).isZero();
            assertThat(a.number(0, "lost_less")).isZero();
            assertThat(a.number(0, "most")).isBetween(70L, 200L);
            Answer ends = lake.ask("SELECT count(*) AS n FROM chapters c JOIN seats s USING (match) WHERE result < 0"
                    + " AND ended > 0 AND after > 0 AND kind IN ('monsters', 'elite', 'boss')");
            assertThat(ends.number(0, "n")).as("who lost died").isZero();
            Answer order = lake.ask("SELECT count(*) AS n FROM chapters a JOIN chapters b ON a.match = b.match"
                    + " AND b.chapter = a.chapter + 1 WHERE b.place < a.place");
            assertThat(order.number(0, "n")).isZero();
        }
    }

    /** Apart from the files, a match that is played again costs no memory, whatever is written of it. */
    @Test
    void nothingIsAllocatedPerDecision() {
        Setup setup = Setup.of(Games.load("duel"), 2, 0)
                .with("loadout-one", "brawler")
                .with("loadout-two", "bomber");
        Study study = new Study(
                List.of(new Cell(setup, List.of("random", "random"), List.of("brawler", "bomber"))),
                1,
                2000,
                1,
                0,
                EnumSet.allOf(Study.Rows.class),
                2000);
        try (Lake lake = Lake.open()) {
            PartPlayer player = new PartPlayer(study, new StudyFolder(folder.resolve("none")), lake);
            double least = Double.MAX_VALUE;
            // the compiler catches up within a few rounds
            for (int round = 0; round < 40 && least > 0.5; round++) {
                long before = allocated();
                long decisions = player.playAll(0, 2000, _ -> {});
                assertThat(decisions).isGreaterThan(10_000);
                least = Math.min(least, (allocated() - before) / (double) decisions);
            }
            assertThat(least).as("bytes per decision").isLessThan(0.5);
        }
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean())
                .getCurrentThreadAllocatedBytes();
    }
}
