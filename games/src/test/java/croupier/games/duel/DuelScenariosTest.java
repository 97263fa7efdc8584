package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Examples;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DuelScenariosTest {
    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios/duel")).stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        return new Scenarios().examplesOf("duel").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    /** The text itself is looked at by {@link #everyStepOfEveryCardIsMissedByAnExample}. */
    @Test
    void everyCardHasAnExampleAndABoundary() {
        assertThat(Examples.withoutTwo("duel")).isEmpty();
        assertThat(Examples.cards("duel")).isGreaterThanOrEqualTo(109);
    }

    @Test
    void everyStepOfEveryCardIsMissedByAnExample() {
        assertThat(new Scenarios().untested("duel")).isEmpty();
    }
}
