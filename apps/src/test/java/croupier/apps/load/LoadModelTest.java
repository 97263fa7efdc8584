package croupier.apps.load;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The model of croupier load notices what is lost, doubled or changed. */
class LoadModelTest {
    private static final int ANSWERS = 4;

    private final Game game = Games.load("duel");
    private final List<LoadModel.Given> given = new ArrayList<>();

    private Match played() {
        Match m = Match.replayAlike(game, Match.start(Setup.of(game, 2, 7)).journal());
        while (given.size() < ANSWERS && !m.isOver()) {
            Decision d = m.open(0);
            if (d.seat() == 0) given.add(new LoadModel.Given("0." + given.size(), new int[] {0}));
            assertThat(m.answer(d.seat(), d.code(0)).ok()).isTrue();
        }
        return m;
    }

    @Test
    void theOrderOfPicksCountsOnlyWhereTheQuestionSaysSo() {
        long[] picked = {4, 3};
        assertThat(LoadModel.areAlike(picked, new long[] {3, 4}, false)).isTrue();
        assertThat(LoadModel.areAlike(picked, new long[] {3, 4}, true)).isFalse();
        assertThat(LoadModel.areAlike(picked, new long[] {3, 5}, false)).isFalse();
        assertThat(picked).containsExactly(4, 3);
    }

    private String wrong(Match m) {
        return LoadModel.wrong(game, m.journal(), 0, given);
    }

    @Test
    void whatWasAcknowledgedIsInTheJournalOnceAndInOrder() {
        Match m = played();
        assertThat(given).hasSize(ANSWERS);
        assertThat(wrong(m)).isEmpty();
        LoadModel.Given last = given.removeLast();
        assertThat(wrong(m)).contains("never given");
        given.add(last);
        given.add(last);
        assertThat(wrong(m)).contains("1 acknowledged answers are not in the journal");
        given.removeLast();
        given.set(2, new LoadModel.Given("0.2", new int[] {1}));
        assertThat(wrong(m)).contains("something else");
    }
}
