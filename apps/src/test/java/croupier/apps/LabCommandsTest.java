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
        Typed t = type(
                "lab",
                "run",
                plan(
                        """
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
}
