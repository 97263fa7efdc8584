package loveletter;

import croupier.kernel.Games;
import croupier.lab.contract.Contract;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LoveLetterTest {
    @Test
    void keepsTheContract() {
        Contract.of(Games.load("love-letter")).check(200, 1);
    }

    @Test
    void rulings() {
        new Scenarios().in(Path.of("src/test/scenarios")).forEach(ruling -> ruling.check());
    }
}
