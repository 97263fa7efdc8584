package croupier.lab.own;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import croupier.lab.Results;
import croupier.lab.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The bots of docs/write-a-bot.md: they are on the page as they are here, and they play. */
class OwnBotsTest {
    private static final Path PAGE = Path.of("../docs/write-a-bot.md");
    private static final Path HERE = Path.of("src/test/java/croupier/lab/own");

    @Test
    void thePageShowsTheBotsAsTheyAre() throws IOException {
        Matcher code = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
        int shown = 0;
        while (code.find()) {
            Matcher name = Pattern.compile("public final class (\\w+)").matcher(code.group(1));
            assertThat(name.find()).isTrue();
            String source = Files.readString(HERE.resolve(name.group(1) + ".java"));
            assertThat(source).endsWith(code.group(1));
            shown++;
        }
        assertThat(shown).isEqualTo(3);
    }

    @Test
    void anOwnBotIsFoundByItsName() {
        assertThat(Bots.names(Games.load("toy"))).contains("rollout");
        assertThat(Bots.of("rollout:5", Games.load("toy"))).isInstanceOf(RolloutBot.class);
    }

    @Test
    void rolloutsBeatAnyOption() {
        Setup setup = Setup.of(Games.load("toy"), 2, 0);
        Results r = new Simulation(setup, List.of("rollout:10", "random"), 60, 5, 1, true).run(_ -> {});
        assertThat(r.bots().getFirst().won().count())
                .isGreaterThan(r.bots().getLast().won().count());
    }
}
