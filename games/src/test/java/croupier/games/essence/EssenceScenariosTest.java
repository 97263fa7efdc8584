package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Examples;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class EssenceScenariosTest {
    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios/essence")).stream()
                        .map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        return new Scenarios().examplesOf("essence").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    /** The text itself is looked at by {@link #everyStepOfEveryCardIsMissedByAnExample}. */
    @Test
    void everyCardHasAnExampleAndABoundary() {
        assertThat(Examples.withoutTwo("essence")).isEmpty();
        assertThat(Examples.cards("essence")).isGreaterThanOrEqualTo(192);
    }

    @Test
    void everyStepOfEveryCardIsMissedByAnExample() {
        assertThat(new Scenarios().untested("essence")).isEmpty();
    }
}
