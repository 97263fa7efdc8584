package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A board with many tokens and static effects over all of them: the work of an answer grows with the board, not with its square. */
class MagicCrowdTest {
    private static final int ANSWERS = 300;

    /** How often the stats of each token may be computed in one answer; it is done again whenever a rule has changed something. */
    private static final int MOST_PER_TOKEN = 16;

    private static final Path TABLE = Path.of("src/test/tables/magic-crowd.yaml");

    private static Case crowd(int tokens) throws IOException {
        String text = Files.readString(TABLE).replace("Goblin x150", "Goblin x" + tokens / 2);
        return new Scenarios().in(TABLE.toString(), text, "magic").getFirst();
    }

    /** As many as may be chosen, else one that the dice say. */
    private static long[] chosen(Decision d, Random dice) {
        long[] codes = new long[Math.max(d.min(), Math.min(d.max(), d.size()))];
        int from = dice.nextInt(d.size() - codes.length + 1);
        for (int i = 0; i < codes.length; i++) codes[i] = d.code(from + i);
        return codes;
    }

    /** The most work of one answer, by what was asked. */
    private static Map<String, Long> mostWork(Match m, long seed) {
        Random dice = new Random(seed);
        Map<String, Long> most = new TreeMap<>();
        for (int n = 0; n < ANSWERS && !m.isOver(); n++) {
            Decision d = m.open(0);
            long before = m.statsComputed();
            assertThat(m.answer(d.seat(), chosen(d, dice)).ok()).isTrue();
            most.merge(d.why().name(), m.statsComputed() - before, Math::max);
        }
        return most;
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 600})
    void anAnswerIsWorkInProportionToTheBoard(int tokens) throws IOException {
        Case crowd = crowd(tokens);
        crowd.check();
        for (long seed = 1; seed <= 2; seed++)
            assertThat(mostWork(crowd.begin(), seed))
                    .containsKeys("attackers", "blockers", "target", "priority")
                    .allSatisfy((why, work) -> assertThat(work).isBetween(0L, (long) MOST_PER_TOKEN * tokens))
                    .anySatisfy((why, work) ->
                            assertThat(work).as("some answers need stats").isPositive());
    }
}
