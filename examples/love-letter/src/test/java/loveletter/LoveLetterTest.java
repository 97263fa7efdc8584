package loveletter;

import croupier.kernel.Games;
import croupier.lab.contract.Contract;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.*;

class LoveLetterTest {
    @Test
    void keepsTheContract() {
        Contract.of(Games.load("love-letter")).check(200, 1);
    }

    @TestFactory
    Stream<DynamicTest> rulings() {
        return new Scenarios()
                .in(Path.of("src/test/scenarios")).stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }
}
