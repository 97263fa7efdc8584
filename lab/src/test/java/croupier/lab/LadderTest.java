package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Games;
import croupier.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

class LadderTest {
    private static Ladder ladder(String game, int seats, List<String> bots, int games, int threads) {
        return new Ladder(Setup.of(Games.load(game), seats, 0), bots, games, 3, threads);
    }

    @Test
    void standingsAreTheSameWithAnyNumberOfThreads() {
        List<String> bots = List.of("random", "greedy", "first");
        Standings one = ladder("toy", 3, bots, 24, 1).run(_ -> {});
        assertThat(ladder("toy", 3, bots, 24, 3).run(_ -> {})).isEqualTo(one);
        assertThat(one.pairs())
                .hasSize(6)
                .allSatisfy(p -> assertThat(p.matches()).isEqualTo(12));
    }

    @Test
    void theRatingIsThatOfThePairs() {
        Standings s = ladder("toy", 2, List.of("random", "greedy"), 200, 2).run(_ -> {});
        Standings.Pair greedy = s.pairs().getLast();
        double lead = s.lines().getFirst().rating() - s.lines().getLast().rating();
        assertThat(1 / (1 + Math.pow(10, -lead / 400))).isBetween(greedy.share() - 0.02, greedy.share() + 0.02);
        assertThat(s.lines().getFirst().low()).isLessThan(s.lines().getFirst().rating());
        assertThat(s.markdown()).contains("| greedy | random | 200 |").contains("o");
    }

    @Test
    void decksAndSeatsAreBothWaysRound() {
        Standings s = ladder("duel", 2, List.of("first", "random"), 8, 1).run(_ -> {});
        assertThat(s.pairs().getFirst().share() + s.pairs().getLast().share()).isEqualTo(1);
    }

    @Test
    void aGameForOneIsPlayedByEachWithTheSameSeeds() {
        Standings s = ladder("spire", 1, List.of("random", "late"), 6, 2).run(_ -> {});
        assertThat(s.lines())
                .hasSize(2)
                .allSatisfy(l -> assertThat(l.won().of()).isEqualTo(6));
        assertThat(s.pairs()).isEmpty();
    }

    @Test
    void aLadderNeedsTwoBotsOfDifferentNames() {
        assertThatThrownBy(() -> ladder("toy", 2, List.of("greedy"), 5, 1)).hasMessageContaining("at least two bots");
        assertThatThrownBy(() -> ladder("toy", 2, List.of("greedy", "greedy"), 5, 1))
                .hasMessageContaining("named once");
        assertThatThrownBy(() -> ladder("toy", 2, List.of("greedy", "gredy"), 5, 1))
                .hasMessageContaining("Did you mean 'greedy'?");
    }
}
