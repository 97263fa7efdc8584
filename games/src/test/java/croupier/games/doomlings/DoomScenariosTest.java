package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DoomScenariosTest {
    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios/doomlings")).stream()
                        .map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> examples() {
        return new Scenarios().examplesOf("doomlings").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @Test
    void everyStepOfEveryCardIsMissedByAnExample() {
        assertThat(new Scenarios().untested("doomlings")).isEmpty();
    }
}
