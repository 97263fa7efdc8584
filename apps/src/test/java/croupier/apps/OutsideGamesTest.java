package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.apps.web.WebTable;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is built outside of this repository is there like those that come with the program. */
class OutsideGamesTest {
    private static final Path EXAMPLE = Sources.ROOT.resolve("examples/love-letter");

    @TempDir
    private static Path built;

    private static Path jar;

    @TempDir
    private Path home;

    @BeforeAll
    static void build() throws IOException {
        jar = Jars.of(EXAMPLE, Files.createDirectories(built.resolve("jars")).resolve("love-letter.jar"));
    }

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    /** The bar for a whole game of hidden hands: rules, cards, board, tests and build. */
    @Test
    void theExampleHasAtMost350Lines() {
        Map<String, String> files = Sources.matching("examples/love-letter/.*");
        assertThat(files.keySet()).anyMatch(f -> f.endsWith("pom.xml")).anyMatch(f -> f.endsWith("Test.java"));
        assertThat(files.values().stream()
                        .mapToLong(text -> text.lines().count())
                        .sum())
                .isLessThanOrEqualTo(350);
    }

    @Test
    void everyCommandTakesAFolderOfGames() {
        String jars = String.valueOf(jar.getParent());
        for (List<String> command : List.of(
                List.of("games", "love-letter"),
                List.of("check", "love-letter"),
                List.of("card", "love-letter", "Baron"),
                List.of("schema", "love-letter"),
                List.of("scenario", EXAMPLE.resolve("src/test/scenarios").toString()),
                List.of("sim", "love-letter", "--games", "5"),
                List.of("fuzz", "love-letter", "--games", "5"),
                List.of("play", "love-letter", "--seats", "greedy,greedy"))) {
            String[] typed =
                    Stream.concat(command.stream(), Stream.of("--games", jars)).toArray(String[]::new);
            Typed t = type(typed);
            assertThat(t.exit()).as(command + "\n" + t.out() + t.err()).isZero();
        }
        assertThat(type("games", "love-letter").err()).contains("there is no game 'love-letter'");
    }

    @Test
    void aJarAFolderOfClassesAndAFolderOfJarsWillDo() {
        assertThat(type("--games", jar.toString(), "card", "love-letter", "Baron")
                        .out())
                .contains("the lower one is out");
        assertThat(type("--games=" + jar.getParent(), "games", "love-letter").out())
                .contains("2 to 4 seats");
        Path classes = built.resolve("jars/love-letter.jar.classes");
        assertThat(type("games", "love-letter", "--games", classes.toString()).exit())
                .isZero();
    }

    @Test
    void jarsInTheDataFolderAreFoundByThemselves() throws IOException {
        Files.createDirectories(home.resolve("games"));
        Files.copy(jar, home.resolve("games/love-letter.jar"));
        assertThat(type("games").out()).contains("love-letter: ", "duel: ");
        assertThat(type("sim", "love-letter", "--games", "3").exit()).isZero();
    }

    @Test
    void theEnvironmentListsPlacesOfGames() {
        Map<String, String> environment = new HashMap<>();
        environment.put("CROUPIER_GAMES", jar.toString());
        assertThat(Typed.run(home, environment, "", "games", "love-letter").exit())
                .isZero();
        environment.put("CROUPIER_GAMES", "/no/such/place");
        Typed wrong = Typed.run(home, environment, "", "games");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("CROUPIER_GAMES: there is no file or folder /no/such/place");
    }

    @Test
    void aNumberCountsMatchesAndAnythingElseIsAPlace() {
        OutsideGames.Arguments parted = OutsideGames.in(
                "--games", "1_000", "--games", ".", "--games=..", "--games=5", "--games", "my.jar", "--games", "./1");
        assertThat(parted.folders()).extracting(Path::toString).containsExactly(".", "..", "my.jar", "./1");
        assertThat(parted.others()).containsExactly("--games", "1_000", "--games=5");
    }

    @Test
    void aPlaceWithoutAGameIsReported() throws IOException {
        Typed t = type("games", "--games", home.toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("there is no game in " + home, "META-INF/services/croupier.kernel.GameSource");
        Files.writeString(home.resolve("pom.xml"), "<project/>");
        assertThat(type("games", "--games", home.toString()).err()).contains("build it first: mvn verify");
    }

    @Test
    void aGameThatCannotBeLoadedOrHasATakenNameIsReported() throws IOException {
        Path service = Files.createDirectories(home.resolve("broken/META-INF/services"))
                .resolve("croupier.kernel.GameSource");
        Files.writeString(service, "nobody.NoSource\n");
        Typed t = type("games", "--games", home.resolve("broken").toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("a game cannot be loaded", "nobody.NoSource");
    }

    @Test
    void theBrowserDealsItToo() throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(OutsideGames.loader(List.of(jar), new DataFolder(home), _ -> null));
        try (WebTable table = WebTable.start("localhost", 0, home.resolve("web"));
                HttpClient client = HttpClient.newHttpClient()) {
            URI games = URI.create("http://localhost:" + table.port() + "/api/games");
            HttpRequest ask = HttpRequest.newBuilder(games).build();
            String body = client.send(ask, HttpResponse.BodyHandlers.ofString()).body();
            assertThat(body).contains("\"love-letter\"", "\"Love Letter\"", "\"duel\"");
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void theExampleIsSmall() {
        Map<String, String> files = Sources.matching("examples/love-letter/.*\\.(java|yaml)");
        assertThat(files.values().stream().mapToLong(f -> f.lines().count()).sum())
                .as("lines of Java and YAML")
                .isLessThanOrEqualTo(410);
    }
}
