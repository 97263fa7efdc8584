package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class AnalysisTest {
    private final Game toy = Games.load("toy");

    private Match played() {
        return Match.start(Setup.of(toy, 2, 4), new Policy[] {new RandomBot(), new GreedyBot()});
    }

    @Test
    void everyRealChoiceIsLookedAt() {
        Match m = played();
        Analysis a = Analysis.of(toy, m.journal(), "iterations=60", _ -> {});
        assertThat(a.moments()).hasSizeGreaterThan(m.answers() / 2).allSatisfy(one -> {
            assertThat(one.before()).isBetween(0.0, 1.0);
            assertThat(one.after()).isBetween(0.0, one.before());
            assertThat(one.chosen()).isNotEmpty();
        });
        assertThat(a.mistakes()).isSortedAccordingTo((x, y) -> Double.compare(y.loss(), x.loss()));
    }

    @Test
    void theSameMatchIsAnalysedTheSame() {
        Match m = played();
        assertThat(Analysis.of(toy, m.journal(), "iterations=30", _ -> {}))
                .isEqualTo(Analysis.of(toy, m.journal(), "iterations=30", _ -> {}));
    }

    @Test
    void aHintIsAnAnswerWithItsChanceAndWhatComesOfIt() {
        Match m = Match.start(Setup.of(toy, 2, 4));
        Decision d = m.open(0);
        Hint hint = Hint.of(m, d.seat(), "iterations=200");
        assertThat(hint.thought()).isNotNull();
        assertThat(hint.thought().options()).hasSizeGreaterThan(1);
        assertThat(d.code(hint.thought().options().getFirst().option())).isEqualTo(hint.codes()[0]);
        assertThat(hint.thought().line().getFirst()).startsWith("you: ");
        assertThat(m.answer(d.seat(), hint.codes()).ok()).isTrue();
    }
}
