package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.scenario.Result;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class SpireScenariosTest {
    /** None says nothing: each fails before anything is answered, or without what it is about. */
    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios/spire")).stream()
                        .map(c -> DynamicTest.dynamicTest(c.name(), () -> check(c.runStrictly())));
    }

    private static void check(Result result) {
        assertThat(result.passed()).as(result.report()).isTrue();
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        return new Scenarios().examplesOf("spire").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }
}
