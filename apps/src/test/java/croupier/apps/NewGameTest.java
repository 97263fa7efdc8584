package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code croupier new game} lays out a project that compiles, holds its own scenarios and can be played at once. */
class NewGameTest {
    private static final Path TEMPLATE = Path.of("src/main/resources/croupier/new/game");

    @TempDir
    private Path home;

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    @Test
    void aNewGameCompilesAndEveryCommandKnowsIt() throws IOException {
        assertThat(type("new", "game", "gold-rush", "--in", home.toString()).exit())
                .isZero();
        Path project = home.resolve("gold-rush");
        String jar = Jars.of(project, home.resolve("gold-rush.jar")).toString();
        assertThat(Files.readString(project.resolve("src/main/java/goldrush/GoldRush.java")))
                .contains("package goldrush;");
        for (List<String> command : List.of(
                List.of("check", "gold-rush"),
                List.of("scenario", "gold-rush"),
                List.of("scenario", project.resolve("src/test/scenarios").toString()),
                List.of("sim", "gold-rush", "--games", "20", "--bots", "gold-rush-bot,greedy"),
                List.of("fuzz", "gold-rush", "--games", "30"),
                List.of("play", "gold-rush", "--seats", "greedy,gold-rush-bot,greedy"))) {
            Typed t = type(
                    Stream.concat(command.stream(), Stream.of("--games", jar)).toArray(String[]::new));
            assertThat(t.exit()).as(command + "\n" + t.out() + t.err()).isZero();
        }
        assertThat(type("card", "gold-rush", "Thief", "--games", jar).out())
                .contains("The next player loses 1 coin. Gain 1 coin.");
    }

    @Test
    void nothingOfTheTemplateIsForgotten() throws IOException {
        List<String> expected;
        try (Stream<Path> all = Files.walk(TEMPLATE)) {
            expected = all.filter(Files::isRegularFile)
                    .map(p -> TEMPLATE.relativize(p).toString().replace("dot-", "."))
                    .sorted()
                    .toList();
        }
        List<String> laid =
                new NewGame("new-game").files().keySet().stream().sorted().toList();
        assertThat(laid).isEqualTo(expected);
        assertThat(String.join("", new NewGame("gold-rush").files().values())).doesNotContainIgnoringCase("new-game");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "table", "rules", "int", "string", "library", "list"})
    void aNameThatMeansSomethingElseIsRefused(String name) {
        Typed t = type("new", "game", name, "--in", home.toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("choose another");
        assertThat(home.resolve(name)).doesNotExist();
    }

    /** All of them are released together. */
    @Test
    void versionsAgree() throws IOException {
        String version = version("pom.xml", "<version>");
        assertThat(version("bom/pom.xml", "<version>")).isEqualTo(version);
        assertThat(version("game-parent/pom.xml", "<version>")).isEqualTo(version);
        assertThat(version("game-parent/pom.xml", "<croupier.version>")).isEqualTo(version);
        assertThat(version("game-parent/pom.xml", "<junit.version>")).isEqualTo(version("pom.xml", "<junit.version>"));
        assertThat(version("examples/love-letter/pom.xml", "<version>")).isEqualTo(version);
        assertThat(Files.readString(TEMPLATE.resolve("pom.xml")))
                .contains("<version>" + version + "</version>", "croupier-game-parent-" + version + ".pom");
    }

    private static String version(String file, String tag) throws IOException {
        String pom = Files.readString(Sources.ROOT.resolve(file));
        int at = pom.indexOf(tag) + tag.length();
        return pom.substring(at, pom.indexOf('<', at));
    }
}
