package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class MagicScenariosTest {
    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios/magic")).stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        return new Scenarios().examplesOf("magic").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @Test
    void everyStepOfEveryCardIsMissedByAnExample() {
        assertThat(new Scenarios().untested("magic")).isEmpty();
    }
}
