package newgame;

import croupier.kernel.Games;
import croupier.lab.contract.Contract;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;

class NewGameTest {
    @Test
    void keepsTheContract() {
        Contract.of(Games.load("new-game")).check(200, 1);
    }

    @TestFactory
    Stream<DynamicTest> examplesOfCards() {
        return new Scenarios().examplesOf("new-game").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios")).stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }
}
