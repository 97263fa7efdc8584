package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandsTest {
    @TempDir
    private Path folder;

    private Typed type(String... args) {
        return Typed.run(folder.resolve("home"), "", args);
    }

    private String plan(String text) throws IOException {
        return Files.writeString(folder.resolve("plan.yaml"), text).toString();
    }

    @Test
    void aPlanIsPlayedAndAsked() throws IOException {
        String plan = plan("game: duel\ndecks: [brawler, runner]\nbots: random\nmatches: 20\n");
        Typed run = type("lab", "run", plan);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("40 matches of 2 cells");
        Typed asked = type(
                "lab",
                "query",
                "--csv",
                "SELECT deck, count(*) AS n FROM seats GROUP BY deck ORDER BY deck",
                folder.resolve("plan").toString());
        assertThat(asked.out()).isEqualTo("deck,n\nbrawler,40\nrunner,40\n");
        assertThat(Files.readString(folder.resolve("plan/manifest.json")))
                .contains("\"content\"", "\"seed\"", "plan hash");
    }

    @Test
    void anotherPlanIsNotMixedIn() throws IOException {
        type("lab", "run", plan("game: duel\nbots: random\nmatches: 3\n"));
        Typed other = type("lab", "run", plan("game: duel\nbots: random\nmatches: 4\n"));
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).contains("holds another study");
    }

    @Test
    void everyMistakeOfAPlanIsToldWithItsPlace() throws IOException {
        Typed t = type("lab", "run", plan("""
                game: duel
                deks: all
                decks: [brawler, runer]
                options: { first: never, frist: one }
                bots: [gredy, random]
                matches: many
                """));
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err())
                .contains("plan.yaml:2:1: a plan has no 'deks'. Did you mean 'decks'?")
                .contains("plan.yaml:3:18: there is no deck 'runer'. Did you mean 'runner'?")
                .contains("plan.yaml:4:19:")
                .contains("plan.yaml:4:26:")
                .contains("plan.yaml:5:8: there is no bot 'gredy'")
                .contains("plan.yaml:6:10: 'matches' is a whole number")
                .contains("^");
    }

    @Test
    void whatAPlanCannotMeanIsRefused() throws IOException {
        assertThat(type("lab", "run", plan("""
                        game: duel
                        bots: [random, random, random]
                        cards: [nowhere]
                        deck-files: [nothing.yaml]
                        options: all
                        decks: []
                        matches: 10
                        until: { wdth: 2 }
                        """)).err())
                .contains(
                        "plan.yaml:3:9: there is no file or folder",
                        "plan.yaml:4:14: there is no file or folder",
                        "plan.yaml:2:7: duel is played by 2 seats, not 3");
        assertThat(type("lab", "run", plan("""
                        game: duel
                        options: all
                        decks: []
                        matches: 10
                        until: { wdth: 2 }
                        """)).err())
                .contains(
                        "plan.yaml:2:10: 'options' has keys and values",
                        "plan.yaml:3:8: 'decks' names none",
                        "plan.yaml:4:10: a plan has 'matches' or 'until'",
                        "plan.yaml:5:10: 'until' has no 'wdth'. Did you mean 'width'?");
        assertThat(type("lab", "run", plan("game: [duel\n")).err()).contains("1 mistake in the plan");
    }

    @Test
    void noMoreMatchesArePlayedThanAsked() throws IOException {
        Typed run = type("lab", "run", plan("game: duel\nbots: random\nuntil: { width: 2, at-most: 10 }\n"));
        assertThat(run.out()).contains("10 matches of 1 cells");
    }

    @Test
    void aChangeThatIsNotThereIsNamedBeforeAnythingIsPlayed() throws IOException {
        Typed t = type("lab", "compare", plan("game: duel\nmatches: 5\n"), "--change", "nowhere");
        assertThat(t.err()).contains("there is no file or folder nowhere");
        assertThat(folder.resolve("plan-compared")).doesNotExist();
    }

    @Test
    void aFolderWithoutAStudyIsNoTableOfTheDatabase() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Typed t = type("lab", "query", "FROM seats", folder.resolve("empty").toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("empty holds no matches", "croupier lab run");
    }

    @Test
    void aReportSaysThatItsStudyIsNotComplete() throws IOException {
        String plan = plan("game: duel\nbots: random\nmatches: 20\n");
        type("lab", "run", plan);
        Path manifest = folder.resolve("plan/manifest.json");
        type("lab", "report", folder.resolve("plan").toString());
        assertThat(folder.resolve("plan/report.html")).content().doesNotContain("not complete");
        Files.writeString(manifest, Files.readString(manifest).replace("\"complete\" : true", "\"complete\" : false"));
        type("lab", "report", folder.resolve("plan").toString());
        assertThat(folder.resolve("plan/report.html")).content().contains("The study is not complete");
    }

    @Test
    void aGameThatIsNotThereIsNamed() throws IOException {
        Typed t = type("lab", "run", plan("game: dual\n"));
        assertThat(t.err()).contains("plan.yaml:1:7: there is no game 'dual'. Did you mean 'duel'?");
    }

    @Test
    void aWrongQueryIsTold() throws IOException {
        type("lab", "run", plan("game: duel\nbots: random\nmatches: 3\n"));
        Typed t = type(
                "lab",
                "query",
                "SELECT colour FROM seats",
                folder.resolve("plan").toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("colour");
    }

    private String change(int damage) throws IOException {
        Path items = Files.createDirectories(folder.resolve("change/items"));
        Files.writeString(
                items.resolve("club.yaml"),
                "Heavy Club:\n  changes: true\n  play:\n    - damage: " + damage
                        + "\n    - { slow down: 1, to: me }\n");
        Files.writeString(folder.resolve("change/pack.yaml"), "game: duel\n");
        return folder.resolve("change").toString();
    }

    @Test
    void aChangeIsComparedMatchByMatch() throws IOException {
        String plan = plan("game: duel\ndecks: [brawler, runner]\nbots: random\nmatches: 200\nwrite: cards\n");
        Typed weaker = type("lab", "compare", plan, "--change", change(1));
        assertThat(weaker.exit()).as(weaker.err()).isZero();
        assertThat(folder.resolve("plan-compared/compare.html")).content().contains("<svg", "Verdict", "brawler");
        assertThat(weaker.out()).containsPattern("verdict: .*brawler -[0-9.]+ points.*times as many matches");
    }

    @Test
    void aChangeThatDoesNothingMovesNothing() throws IOException {
        String plan = plan("game: duel\ndecks: [brawler, runner]\nbots: random\nmatches: 50\n");
        Typed same = type("lab", "compare", plan, "--change", change(7));
        assertThat(same.out()).contains("0 of 100 matches ended otherwise", "the change does nothing in these matches");
    }

    @Test
    void numbersAreTunedIntoTheBand() throws IOException {
        String plan = plan("""
                game: duel
                decks: [brawler, runner]
                bots: random
                matches: 200
                band: { low: 40, high: 60, first: 100 }
                numbers:
                  - { of: Heavy Club, at: play.0.damage, from: 1, to: 7 }
                """);
        Typed tuned = type("lab", "tune", plan);
        assertThat(tuned.out()).contains("as it is");
        assertThat(folder.resolve("plan-tuned/tune.html")).content().contains("<svg", "Decks as they are", "Settings");
        Typed again = type("lab", "tune", plan);
        assertThat(again.out()).as("what was played is read").isEqualTo(tuned.out());
    }

    @Test
    void aNumberThatIsNotThereIsToldWithItsPlace() throws IOException {
        Typed t = type("lab", "tune", plan("""
                game: duel
                numbers:
                  - { of: Heavy Club, at: play.0.dammage, from: 1, to: 7 }
                """));
        assertThat(t.err()).contains("plan.yaml:3:27: Heavy Club has no number at 'play.0.dammage'");
    }

    @Test
    void aNumberIsTheOneOfThePackThatChangedIt() throws IOException {
        change(5);
        assertThat(type("lab", "tune", plan("""
                        game: duel
                        cards: [change]
                        numbers:
                          - { of: Heavy Club, at: play.0.damage, from: 6, to: 7 }
                        """)).err()).contains("it is 5 now, outside of its bounds: from 6 to 7");
    }

    @Test
    void boundsOfANumberContainIt() throws IOException {
        String of = "game: duel\nnumbers:\n  - { of: %s, at: play.0.damage, from: %d, to: %d }\n";
        assertThat(type("lab", "tune", plan(of.formatted("Heavy Clubb", 1, 9))).err())
                .contains("plan.yaml:3:11: there is no card 'Heavy Clubb'", "Did you mean 'Heavy Club'?");
        assertThat(type("lab", "tune", plan(of.formatted("Heavy Club", 9, 1))).err())
                .contains("plan.yaml:3:5: 'from' is above 'to': 9 and 1");
        assertThat(type("lab", "tune", plan(of.formatted("Heavy Club", 8, 9))).err())
                .contains("it is 7 now, outside of its bounds: from 8 to 9");
        assertThat(type(
                                "lab",
                                "tune",
                                plan("game: duel\nband: { low: 60, high: 40 }\n"
                                        + of.formatted("Heavy Club", 1, 9).substring(11)))
                        .err())
                .contains("plan.yaml:2:7: 'low' is above 'high'");
    }

    @Test
    void decksAreBredWithinTheRules() throws IOException {
        String plan = plan("game: duel\ndecks: [brawler, runner]\nbots: random\nmatches: 5\n");
        Typed bred = type("lab", "evolve", plan, "--generations", "2", "--size", "3");
        assertThat(bred.exit()).as(bred.err()).isZero();
        assertThat(bred.out()).contains("generation   2: best", "bred-1:");
        assertThat(folder.resolve("plan-evolved/evolve.html")).content().contains("<svg", "The strongest", "bred-1");
        assertThat(type("lab", "evolve", plan, "--generations", "2", "--size", "3")
                        .out())
                .isEqualTo(bred.out());
    }

    @Test
    void randomDecksKeepToTheRulesAndAreTheSameAgain() throws IOException {
        String plan = plan("""
                game: essence
                random-decks: 3
                decks: [random-1, random-2, random-3]
                bots: random
                matches: 2
                write: cards
                """);
        Typed run = type("lab", "run", plan);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("12 matches of 6 cells");
        Typed again = type("lab", "run", plan, "--to", folder.resolve("again").toString());
        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(Files.readAllBytes(folder.resolve("again/cards/part-000000.parquet")))
                .isEqualTo(Files.readAllBytes(folder.resolve("plan/cards/part-000000.parquet")));
    }

    @Test
    void aReportHasReplaysThatCanBeOpened() throws IOException {
        String plan = plan("game: duel\ndecks: [brawler, runner]\nbots: random\nmatches: 20\n");
        type("lab", "run", plan);
        Typed report = type("lab", "report", folder.resolve("plan").toString());
        assertThat(report.exit()).as(report.err()).isZero();
        try (var replays = Files.list(folder.resolve("plan/replays"))) {
            Path one = replays.sorted().findFirst().orElseThrow();
            Typed shown = type("replay", one.toString());
            assertThat(shown.exit()).as(shown.err()).isZero();
            assertThat(croupier.kernel.Save.journal(Files.readString(one)).game)
                    .as("what the table opens")
                    .isEqualTo("duel");
        }
    }

    @Test
    void aClusterThatCannotBeReachedFromHereIsNamed() throws IOException {
        String plan = plan("game: duel\nbots: random\nmatches: 3\n");
        Typed t = type("lab", "run", plan, "--on", "spark://here:7077");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("nothing here connects to 'spark://here:7077'", "docs/lab.md");
    }
}
