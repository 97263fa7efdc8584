package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The score line by line. */
class ScoreSheetTest {
    private static final Pattern TOTAL = Pattern.compile(" Seat (\\d): (-?\\d+) points");
    private static final Pattern LINE = Pattern.compile(" {2,5}(-?\\d+)  \\S.*");

    private final Doomlings game = (Doomlings) Games.load("doomlings");

    @ParameterizedTest
    @ValueSource(strings = {"base", "seed-samples"})
    void theLinesOfTheScoreAddUp(String pack) {
        for (int seed = 0; seed < 60; seed++) {
            Match m = played(pack, seed);
            List<String> sheet = ScoreSheet.of(m.table(), -1, 200);
            int seat = -1;
            int[] sums = new int[m.setup().seats()];
            for (String line : sheet) {
                Matcher total = TOTAL.matcher(line);
                Matcher points = LINE.matcher(line);
                if (total.matches()) seat = Integer.parseInt(total.group(1)) - 1;
                else if (points.matches()) sums[seat] += Integer.parseInt(points.group(1));
            }
            for (int i = 0; i < sums.length; i++) assertThat(sums[i]).isEqualTo(m.scoreOf(i));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 120})
    void noLineIsLongerThanTheScreen(int width) {
        for (int seed = 0; seed < 20; seed++) {
            Match m = played("base", seed);
            assertThat(game.result(m, 0, width)).isNotEmpty().allMatch(line -> line.length() <= width);
        }
    }

    private Match played(String pack, int seed) {
        int[] state = {seed};
        Policy random = (seen, d) -> {
            state[0] = state[0] * 1664525 + 1013904223;
            return (state[0] >>> 8) % d.size();
        };
        Policy[] all = new Policy[2 + seed % 5];
        Arrays.fill(all, random);
        return Match.start(Setup.of(game, all.length, seed).with("pack", pack).with("gene-pool-leader", "on"), all);
    }
}
