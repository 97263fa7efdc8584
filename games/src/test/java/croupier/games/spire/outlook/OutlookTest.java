package croupier.games.spire.outlook;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.words.SpireWords;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Evaluation;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Seen;
import croupier.kernel.Setup;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class OutlookTest {
    private static final Game GAME = Games.load("spire");
    private static final Evaluation VALUE = Objects.requireNonNull(GAME.evaluation());

    @Test
    void everyNameOfTheFileIsAWeight() throws IOException {
        List<String> named;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(OutlookTest.class.getResourceAsStream("/spire/weights.tsv")),
                StandardCharsets.UTF_8))) {
            named = in.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('\t')))
                    .toList();
        }
        assertThat(named).doesNotHaveDuplicates().isNotEmpty();
        assertThat(VALUE.names()).doesNotHaveDuplicates().containsAll(named);
    }

    @Test
    void everyWeightHasANumberAndASpread() {
        assertThat(VALUE.weights()).hasSameSizeAs(VALUE.names());
        assertThat(VALUE.spreads()).hasSameSizeAs(VALUE.names());
    }

    /** Looks at every decision of battles that are played at random. */
    @Test
    void aPotionIsNeverThrownAwayAndSomethingIsAlwaysTried() {
        int[] looked = {0, 0};
        Policy any = new Policy() {
            private int rolled = 7;

            @Override
            public int choose(Seen seen, Decision d) {
                float[] weights = new float[d.size()];
                Objects.requireNonNull(GAME.prior()).weigh(seen, d, weights);
                float all = 0;
                for (int i = 0; i < d.size(); i++) {
                    all += weights[i];
                    if (!Code.is(d.code(i), SpireWords.TOSS)) continue;
                    looked[1]++;
                    if (d.why().index() == SpireWords.PLAY_TURN.index())
                        assertThat(weights[i]).isZero();
                }
                assertThat(all).isPositive();
                looked[0]++;
                rolled = rolled * 31 + 11;
                return Math.floorMod(rolled, d.size());
            }
        };
        for (int seed = 1; seed <= 20; seed++)
            Match.start(Setup.of(GAME, 1, seed).with("mode", "battle").with("deck", "Traveller"), new Policy[] {any});
        assertThat(looked[0]).isGreaterThan(100);
    }

    @Test
    void battlesAreStagesAndWhatLiesBetweenIsNot() {
        Match run = Match.start(Setup.of(GAME, 1, 1));
        assertThat(VALUE.stage(run.seen(0))).isEqualTo(Evaluation.BETWEEN);
        Match battle = Match.start(Setup.of(GAME, 1, 1).with("mode", "battle"));
        assertThat(VALUE.stage(battle.seen(0))).isNotEqualTo(Evaluation.BETWEEN);
    }
}
