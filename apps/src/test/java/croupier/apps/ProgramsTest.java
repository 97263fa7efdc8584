package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.RandomBot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Exit codes and JSON of every command are as docs/programs.md says. */
class ProgramsTest {
    private static final Pattern LINE = Pattern.compile("(?m)^\\$ croupier (.*?) +# ([0-3])(, JSON)?$");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z-]+)` +\\| ([0-3, ]+?) +\\| (.*?) +\\|$");

    @TempDir
    private Path home;

    private record Line(List<String> words, int exit, boolean isJson) {}

    private static String page() throws IOException {
        return Files.readString(Sources.ROOT.resolve("docs/programs.md"));
    }

    private static List<Line> lines() throws IOException {
        List<Line> all = new ArrayList<>();
        Matcher line = LINE.matcher(page());
        while (line.find())
            all.add(new Line(
                    List.of(line.group(1).split(" ", -1)), Integer.parseInt(line.group(2)), line.group(3) != null));
        return all;
    }

    /** The files that the page names. */
    @BeforeEach
    void lay() throws IOException {
        String right = """
                game: duel
                A duel begins:
                  given: { items: [Punch x3] }
                  when: play Punch
                  then: { seat 2.health: 15 }
                  solve: no line wins
                """;
        Files.writeString(home.resolve("right.yaml"), right.replace("  solve: no line wins\n", ""));
        Files.writeString(
                home.resolve("failing.yaml"), right.replace("15", "14").replace("  solve: no line wins\n", ""));
        Files.writeString(home.resolve("wrong.yaml"), "game: duel\nA case:\n  wehn: pass\n");
        pack("wrong", "Anvil: { play: [damge: 8] }\n");
        pack("failing", "Anvil: { play: [damage: 8], examples: [ { play: Anvil, then: { seat 2.health: 1 } } ] }\n");
        Match match = Match.start(Setup.of(Games.load("duel"), 2, 3), new Policy[] {new RandomBot(), new RandomBot()});
        Files.writeString(home.resolve("duel.journal"), match.journal().write());
    }

    private void pack(String name, String cards) throws IOException {
        Files.writeString(Files.createDirectories(home.resolve(name + "/items")).resolve("a.yaml"), cards);
    }

    /** What a word of the page means here: files lie in the test's folder. */
    private String[] placed(List<String> words) {
        List<String> all = new ArrayList<>(words);
        for (int i = 0; i < all.size(); i++) {
            String w = all.get(i);
            boolean isPack = all.getFirst().equals("check") && Files.isDirectory(home.resolve(w));
            if (isPack || w.matches(".*\\.(yaml|journal|csv|jsonl|parquet|txt)"))
                all.set(i, home.resolve(w).toString());
        }
        return all.toArray(String[]::new);
    }

    @Test
    void everyLineEndsAndPrintsAsThePageSays() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Line line : lines()) {
            Typed t = Typed.run(home, "", placed(line.words));
            String said = "croupier " + String.join(" ", line.words) + "\n" + t.out() + t.err();
            if (t.exit() != line.exit) wrong.add("ends with " + t.exit() + ", not " + line.exit + ": " + said);
            else if (line.isJson && !isJson(t.out())) wrong.add("prints no JSON: " + said);
            else if (line.exit > 1 && !line.isJson && t.err().isBlank()) wrong.add("says nothing: " + said);
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isJson(String text) {
        JsonNode node = new JsonMapper().readTree(text);
        return node.isObject() || node.isArray();
    }

    @Test
    void theProgramItselfEndsWithTheseCodes() throws Exception {
        for (Line line : lines()) {
            String typed = String.join(" ", line.words);
            if (!Set.of("sim duel --games 4 --json", "scenario failing.yaml --json", "games nothing")
                    .contains(typed)) continue;
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "croupier.apps.Main"));
            command.addAll(List.of(placed(line.words)));
            Process program = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String out = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(program.waitFor()).as(typed).isEqualTo(line.exit);
            if (line.isJson) assertThat(isJson(out)).as(typed).isTrue();
        }
    }

    @Test
    void everyCommandIsListedAndEveryJsonIsTried() throws IOException {
        CommandLine program = Main.commandLine(System.in, _ -> null, false);
        Set<String> commands = new TreeSet<>();
        Set<String> withJson = new TreeSet<>();
        program.getSubcommands().forEach((name, line) -> {
            if (line.getCommandSpec().usageMessage().hidden()) return;
            commands.add(name);
            if (line.getCommandSpec().findOption("--json") != null) withJson.add(name);
        });
        Map<String, String> listed = new TreeMap<>();
        Map<String, String> codes = new TreeMap<>();
        Matcher row = ROW.matcher(page());
        while (row.find()) {
            listed.put(row.group(1), row.group(3));
            codes.put(row.group(1), row.group(2));
        }
        assertThat(listed.keySet()).isEqualTo(commands);
        Set<String> tried = new TreeSet<>();
        for (Line line : lines()) {
            assertThat(codes.get(line.words.getFirst()))
                    .as(line.words.toString())
                    .contains("" + line.exit);
            if (line.words.contains("--json") && line.exit == 0) tried.add(line.words.getFirst());
        }
        assertThat(tried).isEqualTo(withJson);
        listed.forEach((name, prints) -> assertThat(!prints.isBlank() || !withJson.contains(name))
                .as(name)
                .isTrue());
    }
}
