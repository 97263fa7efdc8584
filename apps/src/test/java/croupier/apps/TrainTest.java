package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Evaluation;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.search.SearchOptions;
import croupier.lab.train.Training;
import croupier.lab.train.TrainingState;
import croupier.lab.train.Trials;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TrainTest {
    private static final Game GAME = Games.load("spire");
    private static final Evaluation VALUE = Objects.requireNonNull(GAME.evaluation());

    private static Training training(int threads) {
        Trials trials = new Trials(Setup.of(GAME, 1, 1), VALUE, SearchOptions.read("iterations=1"), threads);
        return new Training(trials, Set.of("room"), 4, 1, 7);
    }

    @Test
    void trainingIsTheSameForAnyNumberOfThreadsAndWhenItIsResumed() {
        TrainingState start = Training.start(VALUE);
        TrainingState one = training(1).generation(start, _ -> {}).state();
        TrainingState two = training(2).generation(start, _ -> {}).state();
        assertThat(two).isEqualTo(one);
        TrainingState kept = TrainingState.read(one.lines(VALUE.names()), VALUE.names(), start);
        assertThat(kept).isEqualTo(one);
    }

    @Test
    void onlyTheNamedGroupsChange() {
        float[] before = VALUE.weights();
        float[] after =
                training(2).generation(Training.start(VALUE), _ -> {}).state().weights();
        int changed = 0;
        for (int i = 0; i < before.length; i++) {
            if (before[i] == after[i]) continue;
            changed++;
            assertThat(VALUE.names().get(i)).startsWith("room ");
        }
        assertThat(changed).isPositive();
    }
}
