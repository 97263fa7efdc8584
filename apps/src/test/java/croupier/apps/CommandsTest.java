package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.lab.data.Lake;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandsTest {
    @TempDir
    private Path home;

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    @Test
    void helpListsCommands() {
        Typed t = type("--help");
        assertThat(t.exit()).isZero();
        assertThat(t.out()).contains("serve", "play", "sim", "bench", "fuzz", "check", "card", "replay");
        assertThat(t.out()).contains("Exit codes: 0").doesNotContain("For the launcher");
    }

    @Test
    void everyCommandHasHelpWithExamples() {
        for (String c : new String[] {
            "serve", "games", "play", "sim", "bench", "fuzz", "check", "card", "schema", "scenario", "replay"
        }) {
            Typed t = type(c, "--help");
            assertThat(t.exit()).isZero();
            assertThat(t.out()).contains("Examples:", "croupier " + c);
        }
    }

    @Test
    void aWrongCommandOrOptionIsWrongUsage() {
        assertThat(type("plai").exit()).isEqualTo(2);
        assertThat(type("plai").err()).contains("Unmatched argument", "play");
        assertThat(type("sim", "toy", "--gmes", "3").exit()).isEqualTo(2);
    }

    @Test
    void anUnknownGameIsToldWithTheNearest() {
        Typed t = type("sim", "toi");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err())
                .contains("there is no game 'toi'. Did you mean 'toy'?")
                .doesNotContain("\tat ");
    }

    @Test
    void gamesTellOptionsAndBots() {
        Typed t = type("games", "toy");
        assertThat(t.out())
                .contains("2 to 4 seats, 12 cards", "cards=4", "spoiling=on", "random, first, greedy, search, last");
        assertThat(type("games", "--json").out()).contains("\"name\" : \"toy\"");
    }

    @Test
    void simulationIsTheSameWithAnyNumberOfThreads() {
        Typed one = type("sim", "toy", "--games", "40", "--bots", "greedy,random", "--threads", "1", "--json");
        Typed two = type("sim", "toy", "--games", "40", "--bots", "greedy,random", "--threads", "2", "--json");
        assertThat(one.exit()).isZero();
        assertThat(one.out()).isEqualTo(two.out()).contains("\"matches\" : 40", "\"low\"");
    }

    @Test
    void everyMatchOfASimulationIsALine() throws Exception {
        Path csv = home.resolve("each.csv");
        Path other = home.resolve("other.csv");
        String[] sim = {"sim", "toy", "--games", "40", "--bots", "greedy,random", "--rotate", "--each", csv.toString()};
        assertThat(type(sim).exit()).isZero();
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(41);
        assertThat(lines.getFirst()).startsWith("match,seed,decisions,turns,bot-1,result-1,score-1,bot-2");
        assertThat(lines.get(1)).startsWith("0,").contains(",greedy,", ",random,");
        assertThat(lines.get(40)).startsWith("39,");
        sim[sim.length - 1] = other.toString();
        List<String> threaded = new ArrayList<>(List.of(sim));
        threaded.addAll(List.of("--threads", "2"));
        assertThat(type(threaded.toArray(String[]::new)).exit()).isZero();
        assertThat(other).hasSameTextualContentAs(csv);
        sim[sim.length - 1] = home.resolve("each.jsonl").toString();
        assertThat(type(sim).exit()).isZero();
        assertThat(Files.readString(home.resolve("each.jsonl"))).contains("\"seats\":[{\"bot\":\"greedy\",\"result\":");
        Path parquet = home.resolve("each.parquet");
        sim[sim.length - 1] = parquet.toString();
        assertThat(type(sim).exit()).isZero();
        try (Lake lake = Lake.open()) {
            String stored = "read_parquet(" + Lake.quoted(parquet) + ")";
            String written = "read_csv(" + Lake.quoted(csv) + ")";
            assertThat(lake.ask("SELECT count(*), sum(\"score-1\") FROM " + stored)
                            .rows()
                            .getFirst()[0])
                    .isEqualTo(40L);
            assertThat(lake.ask("SELECT * FROM " + stored + " EXCEPT SELECT * FROM " + written)
                            .rows())
                    .isEmpty();
        }
        try (Stream<Path> left = Files.list(home)) {
            assertThat(left.map(p -> p.getFileName().toString())).noneMatch(n -> n.startsWith("."));
        }
        sim[sim.length - 1] = "each.txt";
        assertThat(type(sim).err()).contains("ends in .csv, .jsonl or .parquet");
        sim[sim.length - 1] = home.resolve("nowhere/each.parquet").toString();
        assertThat(type(sim).exit()).isEqualTo(3);
    }

    @Test
    void simulationTellsATableAndCsv() {
        assertThat(type("sim", "toy", "--games", "20", "--rotate").out())
                .contains("95 % between", "seat 1", "decisions", "turns");
        assertThat(type("sim", "toy", "--games", "20", "--csv").out()).startsWith("game,seed,matches");
    }

    @Test
    void wrongBotsSeatsAndOptionsAreTold() {
        assertThat(type("sim", "toy", "--bots", "gredy").err()).contains("Did you mean 'greedy'?");
        assertThat(type("sim", "toy", "--bots", "random,random,random", "--seats", "2")
                        .err())
                .contains("name one or 2");
        assertThat(type("sim", "toy", "--seats", "9").err()).contains("2 to 4 seats, not 9");
        assertThat(type("sim", "toy", "--options", "cards=99").err()).contains("a number from 2 to 6");
        assertThat(type("sim", "toy", "--options", "crads=3").err()).contains("Did you mean 'cards'?");
        assertThat(type("sim", "toy", "--games", "0").exit()).isEqualTo(2);
    }

    @Test
    void benchTellsAllFigures() {
        Typed t = type("bench", "toy", "--windows", "1", "--warm-up", "0.02", "--seconds", "0.02");
        assertThat(t.exit()).isZero();
        assertThat(t.out()).contains("decisions", "matches", "forks", "replays", "bytes of a table");
        assertThat(type("bench", "toy", "--windows", "1", "--warm-up", "0.01", "--seconds", "0.01", "--json")
                        .out())
                .contains("\"bytesPerDecision\"");
    }

    @Test
    void benchMeasuresAgainstAnotherBuildByTurns() {
        String[] quick = {"bench", "toy", "--windows", "1", "--warm-up", "0.01", "--seconds", "0.01", "--pairs=1"};
        String self = System.getProperty("java.class.path");
        Typed t = type(Stream.concat(Arrays.stream(quick), Stream.of("--against", self))
                .toArray(String[]::new));
        assertThat(t.exit()).as(t.err()).isZero();
        assertThat(t.out())
                .contains("toy, this program and " + self + " by turns, 1 pair", "pair 1: ", "forks with a look")
                .containsPattern("decisions +[0-9.]+ times as fast \\([0-9.]+ to [0-9.]+\\)")
                .containsPattern("a match has [0-9.]+ decisions and [0-9.]+ answers, before [0-9.]+ and [0-9.]+");
        assertThat(type("bench", "duel", "--against", "old.jar").err())
                .contains("there is no file old.jar to measure against");
        assertThat(type("bench", "toy", "--against", self, "--json").err()).contains("neither with --json");
    }

    @Test
    void benchBeginsAtTheTableOfAScenario() throws Exception {
        Path file = home.resolve("short.yaml");
        Files.writeString(file, """
            game: duel
            A duel that is nearly over:
              given: { turn: 1, items: [Punch, Hand x3], health: 2, seat 2: { items: [Hand x3], health: 3 } }
              then: { health: 2 }
            """);
        Typed t = type("bench", "--table", file.toString(), "--windows", "1", "--warm-up", "0.01", "--seconds", "0.01");
        assertThat(t.exit()).as(t.err()).isZero();
        assertThat(t.out())
                .contains("duel, from: A duel that is nearly over, 2 seats", "forks", "answers per match")
                .doesNotContain("replays");
        assertThat(type("bench", "duel", "--table", file.toString()).err()).contains("says which game it is");
        assertThat(type("bench", "--table", "nothing.yaml").err()).contains("there is no file nothing.yaml");
    }

    @Test
    void fuzzKeepsTheContract() {
        Typed t = type("fuzz", "toy", "--games", "20");
        assertThat(t.exit()).isZero();
        assertThat(t.out()).contains("toy keeps its contract: 20 matches");
    }

    @Test
    void checkFindsMistakes() throws Exception {
        assertThat(type("check", "toy").out()).contains("12 cards in 1 files, no mistake");
        Path cards = Files.createDirectory(home.resolve("cards"));
        assertThat(type("check", cards.toString()).err()).contains("--game");
        assertThat(type("check", cards.toString(), "--game", "toy").err()).contains("holds no card files");
        Files.writeString(cards.resolve("more.yaml"), "Owl 4\n");
        Typed t = type("check", cards.toString(), "--game", "toy");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("more.yaml:1:1");
        assertThat(type("check", "no/such").err()).contains("there is no file or folder no/such");
        assertThat(type("check", "such.yaml").err()).contains("there is no file or folder such.yaml");
    }

    @Test
    void checkTakesAFile() throws Exception {
        String wrong = "Foo:\n  pool: ironclad\n  type: attack\n  rarity: common\n  play:\n    - damge: 3\n";
        Path file = Files.writeString(home.resolve("mine.yaml"), wrong);
        Typed t = type("check", file.toString(), "--game", "spire");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.out()).contains(file + ":6:7: no step called 'damge'. Did you mean 'damage'?", "1 mistake");
        assertThat(type("check", file.toString()).err()).contains("whose cards are in " + file, "--game");
        Files.writeString(file, wrong.replace("damge", "damage").replace("  play:", "  targeted: true\n  play:"));
        assertThat(type("check", file.toString(), "--game", "spire").out()).contains("no mistake");
        Path other = Files.writeString(home.resolve("notes.txt"), wrong);
        assertThat(type("check", other.toString(), "--game", "spire").err()).contains(".yaml, .yml or .json");
        Path strange = Files.writeString(home.resolve("strange.yaml"), "Foo: { bar: 1 }\n");
        assertThat(type("check", strange.toString(), "--game", "spire").err())
                .contains("what kind of definitions", "cards");
    }

    @Test
    void aFileIsOfTheKindOfItsFolder() throws Exception {
        Path relics = Files.createDirectory(home.resolve("relics"));
        Path file = Files.writeString(relics.resolve("mine.yaml"), "Foo: { play: [] }\n");
        assertThat(type("check", file.toString(), "--game", "spire").out()).contains("there is no key 'play'");
        assertThat(type("check", relics.toString(), "--game", "spire").out())
                .contains("relics/mine.yaml:1", "there is no key 'play'");
    }

    @Test
    void aFolderThatLacksWhatTheRulesNeedSaysSo() throws Exception {
        Path relics = Files.createDirectories(home.resolve("pack/relics"));
        Files.writeString(relics.resolve("mine.yaml"), "Foo: { rarity: comon }\n");
        Typed t = type("check", home.resolve("pack").toString(), "--game", "spire", "--alone");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).isEmpty();
        assertThat(t.out())
                .contains(
                        "there is nothing in 'cards', and spire needs it",
                        "'comon'",
                        "without --alone it is checked on top");
    }

    @Test
    void cardsAreShownWithTheirText() {
        assertThat(type("card", "toy", "fox").out()).contains("Fox", "Counts 6.", "cards.yaml:6");
        assertThat(type("card", "toy", "Foz").err()).contains("Did you mean 'Fox'?");
        assertThat(type("card", "toy").exit()).isEqualTo(2);
        assertThat(type("card", "toy", "--all").out()).contains("Ant: Counts 1. Spoils.");
    }

    @Test
    void definitionsOfOneNameAreShownByKind() {
        Typed t = type("card", "spire", "cultist");
        assertThat(t.out()).contains("Cultist (monsters)", "Cultist (encounters)");
        String monster = t.out().substring(0, t.out().indexOf("Cultist (encounters)\n\n"));
        assertThat(monster)
                .contains("monsters/act1.yaml:1", "dark strike:", "named by Cultist (encounters)")
                .doesNotContain("Act 1", "meeting: weak");
        assertThat(t.out().substring(monster.length()))
                .contains("encounters/act1.yaml:1", "meeting: weak", "named by Act 1")
                .doesNotContain("dark strike");
        assertThat(type("card", "spire", "Vulnerable").out()).contains("half as much damage again", "named by");
    }

    @Test
    void aLongListOfChoicesIsListedOnDemand() {
        Typed t = type("games", "spire");
        assertThat(t.out().lines().mapToInt(String::length).max().orElse(0)).isLessThan(250);
        assertThat(t.out()).contains("--option encounter' lists them", "such as");
        assertThat(type("games", "spire", "--option", "encounter").out()).contains("\nCultist\n", "random\n");
        assertThat(type("games", "spire", "--option", "encuonter").err()).contains("Did you mean 'encounter'?");
        assertThat(type("games", "--option", "encounter").err()).contains("which game?");
        assertThat(type("sim", "spire", "--options", "encounter=Cultits").err())
                .contains("option encounter cannot be 'Cultits'. Did you mean 'Cultist'?");
    }

    @Test
    void aRuleOfTheGameCanBeAnOptionOfTheCommand() {
        assertThat(type("sim", "spire", "--games", "1", "--hero", "watcher").out())
                .contains("hero=Watcher");
        assertThat(type("sim", "--hero=silent", "spire", "--games", "1", "--turn-limit", "9")
                        .out())
                .contains("hero=Silent", "turn limit=9");
        assertThat(type("sim", "spire", "--hero", "wacher").err())
                .contains("option hero cannot be 'wacher'. Did you mean 'Watcher'?");
        assertThat(type("sim", "spire", "--heroo", "watcher").err())
                .contains("there is no option '--heroo', and spire has no rule of that name. Did you mean '--hero'?");
        assertThat(type("sim", "spire", "--gmaes", "1").err()).contains("Did you mean '--games'?");
        assertThat(type("sim", "spire", "--hero").err()).contains("--hero needs a value");
        assertThat(type("sim", "spire", "--hero", "watcher", "--heroo").exit()).isEqualTo(2);
        assertThat(type("sim", "--hero", "watcher").err()).contains("Unknown option: '--hero'");
    }

    @Test
    void theProgramWritesAllBeforeItEnds() throws Exception {
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "croupier.apps.Main",
                        "sim",
                        "toy",
                        "--games",
                        "4",
                        "--csv")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor()).isZero();
        assertThat(out).startsWith("game,seed,matches").contains("\ntoy,1,4,seat,seat 2 random,");
    }

    @Test
    void schemaAndScenarioSayWhatTheyNeed() {
        Typed schema = type("schema", "toy");
        assertThat(schema.exit()).isEqualTo(2);
        assertThat(schema.err()).contains("toy has no card files of its own");
        Typed scenario = type("scenario", "nothing.yaml");
        assertThat(scenario.exit()).isEqualTo(2);
        assertThat(scenario.err()).contains("there is no file, folder or game 'nothing.yaml'");
    }

    @Test
    void warmUpDoesALittleOfEverything() {
        assertThat(type("warm-up").exit()).isZero();
    }
}
