package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.script.files.MistakesException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whatever happens to a card file, it loads or its mistakes have places; the seed of a failure repeats it. */
class MutationTest {
    private static final int MUTATIONS = 500;
    private static final Duration HANGS = Duration.ofMinutes(10);

    @Test
    void aChangedFileLoadsOrHasMistakesWithPlaces() {
        for (int seed = 0; seed < MUTATIONS; seed++) {
            Random random = new Random(seed);
            List<Map.Entry<String, String>> files =
                    List.copyOf(Sample.content().files().entrySet());
            Map.Entry<String, String> file = files.get(random.nextBoolean() ? 0 : random.nextInt(files.size()));
            String changed = file.getValue();
            for (int i = 0; i <= random.nextInt(3); i++) changed = mutated(changed, random);
            Content content = Sample.content().with(Map.of(file.getKey(), changed));
            int now = seed;
            Assertions.assertTimeoutPreemptively(HANGS, () -> check(content, now), "seed " + seed);
        }
    }

    private static void check(Content content, int seed) {
        try {
            Library library = Toy.load(content);
            for (int card = 1; card < library.cards().size(); card++)
                assertThat(library.cards().text(card)).as("seed " + seed).doesNotContain("null");
        } catch (MistakesException e) {
            assertThat(e.mistakes()).as("seed " + seed).isNotEmpty().allSatisfy(m -> {
                assertThat(content.files()).containsKey(m.place().file());
                assertThat(m.place().line()).isPositive();
                assertThat(m.place().column()).isPositive();
                assertThat(m.message()).isNotBlank();
                assertThat(m.toString()).startsWith(m.place().toString());
            });
        } catch (RuntimeException | Error e) {
            throw new AssertionError("seed " + seed + ": " + e, e);
        }
    }

    private static String mutated(String text, Random random) {
        if (text.isEmpty()) return "x";
        return switch (random.nextInt(6)) {
            case 0 -> character(text, random, "");
            case 1 -> character(text, random, String.valueOf((char) (32 + random.nextInt(95))));
            case 2 ->
                character(
                        text,
                        random,
                        List.of("\t", "\n", ": ", "- ", "{", "]", "\"", "'", "#", "&a ", "*a ", "\u0000", "é", "\uD800")
                                .get(random.nextInt(14)));
            case 3 -> line(text, random, false);
            case 4 -> line(text, random, true);
            default -> word(text, random);
        };
    }

    private static String character(String text, Random random, String with) {
        int at = random.nextInt(text.length());
        boolean insert = random.nextBoolean() && !with.isEmpty();
        return text.substring(0, at) + with + text.substring(insert ? at : at + 1);
    }

    private static String line(String text, Random random, boolean twice) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) return text + "\n";
        int at = random.nextInt(lines.size());
        if (twice) lines.add(random.nextInt(lines.size() + 1), lines.get(at));
        else lines.remove(at);
        return String.join("\n", lines) + "\n";
    }

    /** Puts one word of the file in place of another. */
    private static String word(String text, Random random) {
        String[] words = text.split("(?<=\\W)|(?=\\W)");
        words[random.nextInt(words.length)] = words[random.nextInt(words.length)];
        return String.join("", words);
    }
}
