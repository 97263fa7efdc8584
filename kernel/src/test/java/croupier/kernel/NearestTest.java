package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final int[] ROW = new int[61];

    private static int distance(String a, String b) {
        return Nearest.distance(a, b, Integer.MAX_VALUE, ROW);
    }

    @Test
    void theNearestWordIsNamedOrWhatThereIs() {
        List<String> right = List.of("Strike", "Defend", "Bash");
        assertThat(Nearest.hint("strkie", right)).isEqualTo("Did you mean 'Strike'?");
        assertThat(Nearest.hint("Whirlwind", right)).isEqualTo("There is: Strike, Defend, Bash.");
        assertThat(Nearest.hint("Bash", List.of())).isEqualTo("There is none.");
        List<String> many = IntStream.range(0, 300).mapToObj(i -> "Card " + i).toList();
        assertThat(Nearest.hint("x".repeat(500), many))
                .isEqualTo("The nearest of 300: Card 0, Card 1, Card 2, Card 3, Card 4.");
        assertThat(Nearest.hint("Crad 77", many)).isEqualTo("Did you mean 'Card 77'?");
    }

    @Test
    void distanceCountsLettersPutInLeftOutAndChanged() {
        assertThat(distance("", "")).isZero();
        assertThat(distance("strike", "strike")).isZero();
        assertThat(distance("strike", "strke")).isEqualTo(1);
        assertThat(distance("strike", "striking")).isEqualTo(3);
        assertThat(distance("", "bash")).isEqualTo(4);
    }

    /** To stop early changes nothing: with a limit the distance is the same, or the limit. */
    @Test
    void theLimitOnlySavesWork() {
        Random dice = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            String a = word(dice);
            String b = word(dice);
            int whole = distance(a, b);
            for (int limit = 0; limit < 8; limit++)
                assertThat(Math.min(limit, Nearest.distance(a, b, limit, ROW)))
                        .as(a + " and " + b + " up to " + limit)
                        .isEqualTo(Math.min(limit, whole));
        }
    }

    private static String word(Random dice) {
        StringBuilder word = new StringBuilder();
        for (int i = dice.nextInt(9); i > 0; i--) word.append((char) ('a' + dice.nextInt(3)));
        return word.toString();
    }
}
