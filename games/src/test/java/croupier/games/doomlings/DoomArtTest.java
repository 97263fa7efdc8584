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

/** The table in text, and the score line by line. */
class DoomArtTest {
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
            for (int viewer = -1; viewer < m.setup().seats(); viewer++)
                assertThat(game.draw(m, viewer, width)).allMatch(line -> line.length() <= width);
            assertThat(game.result(m, 0, width)).isNotEmpty().allMatch(line -> line.length() <= width);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void nobodySeesTheHandOfAnother(int viewer) {
        Match m = Match.start(Setup.of(game, 3, 4));
        String drawn = String.join("\n", game.draw(m, viewer, 120));
        for (int i = 0; i < m.table().count(DoomWords.HAND, 2); i++) {
            int card = m.table().at(DoomWords.HAND, 2, i);
            assertThat(drawn).doesNotContain(game.nameOf(m.table(), card) + " ");
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
