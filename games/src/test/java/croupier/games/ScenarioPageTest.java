package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The page about scenarios shows nothing that does not hold. */
class ScenarioPageTest {
    @TestFactory
    Stream<DynamicTest> examplesOfThePageHold() throws IOException {
        List<Case> cases = cases(Path.of("../docs/scenarios.md"));
        assertThat(cases).hasSizeGreaterThan(7);
        return cases.stream()
                .map(c -> DynamicTest.dynamicTest(c.game() + ": " + c.name(), () -> {
                    assertThat(c.runStrictly().report()).isEmpty();
                }));
    }

    /** Every block of YAML; lines before it are kept empty, so that places are those of the page. */
    private static List<Case> cases(Path page) throws IOException {
        Scenarios scenarios = new Scenarios();
        List<Case> cases = new ArrayList<>();
        String[] lines = Files.readString(page).split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].equals("```yaml")) continue;
            StringBuilder block = new StringBuilder("\n".repeat(i + 1));
            while (!lines[++i].equals("```")) block.append(lines[i]).append('\n');
            cases.addAll(scenarios.in("docs/scenarios.md", block.toString(), ""));
        }
        return cases;
    }
}
