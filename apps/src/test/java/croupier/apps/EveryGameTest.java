package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command works with every game that is here. */
class EveryGameTest {
    @TempDir
    private Path home;

    static List<String> games() {
        return Games.names();
    }

    private Typed type(String input, String... args) {
        return Typed.run(home, input, args);
    }

    @ParameterizedTest
    @MethodSource("games")
    void cardFilesHaveNoMistake(String game) {
        Typed t = type("", "check", game);
        assertThat(t.exit()).as(t.out() + t.err()).isZero();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCardHasAPage(String game) {
        Typed t = type("", "card", game, "--all");
        assertThat(t.exit()).as(t.err()).isZero();
        assertThat(t.out()).doesNotContainPattern("\\bnull\\b");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchIsPlayedSavedAndVerified(String game) {
        Typed played =
                type("hint\nwhy\n? 1\nview\n" + "1\n".repeat(15) + "undo\nlog\nquit\n", "play", game, "--seed", "4");
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(played.out()).contains(game + " · seed 4", "Best: ");
        Path file = main(played.out());
        Typed verified = type("", "replay", file.toString(), "--verify");
        assertThat(verified.exit()).as(verified.err()).isZero();
        assertThat(verified.out()).contains("as noted");
    }

    private static Path main(String out) {
        String line = out.lines()
                .filter(l -> l.startsWith("Saved as ") || l.contains("croupier replay "))
                .reduce("", (_, last) -> last);
        return Path.of(line.substring(line.startsWith("Saved") ? 9 : line.indexOf("replay ") + 7));
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsPlayIt(String game) {
        Typed t = type("", "sim", game, "--games", "6", "--bots", "greedy", "--json");
        assertThat(t.exit()).as(t.err()).isZero();
        assertThat(t.out()).contains("\"matches\" : 6");
    }

    @Test
    void aTableOfBalanceTellsTheOptionsOfItsMatches() {
        Typed t = type("", "balance", "duel", "--games", "2", "--options", "turns=60,cap=30");
        assertThat(t.exit()).as(t.err()).isZero();
        assertThat(t.out()).contains("bots: greedy, seed 1, options cap=30, turns=60.");
        assertThat(type("", "balance", "duel", "--games", "2").out()).contains("bots: greedy, seed 1.");
    }
}
