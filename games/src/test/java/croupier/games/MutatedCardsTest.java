package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.files.MistakesException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever happens to one of a game's own card files, the game loads or every mistake has its place: nothing else is thrown, and
 * it is no more work, counted in bytes allocated. The seed of a failure repeats it.
 */
class MutatedCardsTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 500);
    private static final Duration HANGS = Duration.ofMinutes(10);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @TestFactory
    Stream<DynamicTest> aChangedFileLoadsOrHasMistakesWithPlaces() {
        return Games.names().stream().map(name -> DynamicTest.dynamicTest(name, () -> mutate(Games.source(name))));
    }

    private static void mutate(GameSource game) {
        Content whole = game.content();
        List<Map.Entry<String, String>> files = List.copyOf(whole.files().entrySet());
        List<String> wrong = new ArrayList<>();
        int loaded = 0;
        Map<String, String> unread = new HashMap<>();
        whole.files().forEach((file, text) -> unread.put(file, text + "\n"));
        long plain = allocated();
        game.load(whole.with(unread));
        long most = 2 * (allocated() - plain) + (16 << 20);
        for (int seed = 0; seed < MUTATIONS; seed++) {
            Random random = new Random(seed);
            Map.Entry<String, String> file = files.get(random.nextInt(files.size()));
            String changed = file.getValue();
            for (int i = random.nextInt(3); i >= 0; i--) changed = mutated(changed, random);
            Content content = whole.with(Map.of(file.getKey(), changed));
            String what = game.name() + ", seed " + seed + ", " + file.getKey();
            boolean loads =
                    Assertions.assertTimeoutPreemptively(HANGS, () -> loads(game, content, what, wrong, most), what);
            if (loads) loaded++;
        }
        assertThat(wrong).isEmpty();
        assertThat(loaded).as("mutations that do no harm").isLessThan(MUTATIONS * 9 / 10);
    }

    private static long allocated() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    private static boolean loads(GameSource game, Content content, String what, List<String> wrong, long most) {
        long before = allocated();
        boolean loads = loads(game, content, what, wrong);
        if (allocated() - before > most) wrong.add(what + ": takes more than twice the work of the whole files");
        return loads;
    }

    private static boolean loads(GameSource game, Content content, String what, List<String> wrong) {
        try {
            game.load(content);
            return true;
        } catch (MistakesException e) {
            if (e.mistakes().isEmpty()) wrong.add(what + ": no mistake is told");
            e.mistakes().stream()
                    .filter(m -> !content.files().containsKey(m.place().file())
                            || m.place().line() < 1
                            || m.place().column() < 1
                            || m.message().isBlank())
                    .forEach(m -> wrong.add(what + ": no place: " + m));
        } catch (RuntimeException | StackOverflowError e) {
            wrong.add(what + ": " + e + " at " + e.getStackTrace()[0]);
        }
        return false;
    }

    // ---- what may happen to a text

    private static String mutated(String text, Random random) {
        return switch (random.nextInt(9)) {
            case 0 -> tokens(text, random, Edit.DELETE);
            case 1 -> tokens(text, random, Edit.DUPLICATE);
            case 2 -> tokens(text, random, Edit.SWAP);
            case 3 -> tokens(text, random, Edit.RETYPE);
            case 4 -> number(text, random);
            case 5 -> indent(text, random);
            case 6 -> lines(text, random, Edit.DELETE);
            case 7 -> lines(text, random, Edit.DUPLICATE);
            default -> lines(text, random, Edit.SWAP);
        };
    }

    private enum Edit {
        DELETE,
        DUPLICATE,
        SWAP,
        RETYPE
    }

    private static String tokens(String text, Random random, Edit edit) {
        List<String> all = new ArrayList<>(List.of(text.split("(?<=\\W)|(?=\\W)")));
        change(all, random, edit);
        return String.join("", all);
    }

    private static String lines(String text, Random random, Edit edit) {
        List<String> all = new ArrayList<>(text.lines().toList());
        change(all, random, edit);
        return String.join("\n", all) + "\n";
    }

    private static void change(List<String> all, Random random, Edit edit) {
        if (all.isEmpty()) return;
        int at = random.nextInt(all.size());
        while (edit != Edit.SWAP && all.get(at).isBlank() && random.nextInt(20) > 0) at = random.nextInt(all.size());
        switch (edit) {
            case DELETE -> all.remove(at);
            case DUPLICATE -> all.add(at, all.get(at));
            case SWAP -> Collections.swap(all, at, random.nextInt(all.size()));
            case RETYPE -> all.set(at, retyped(random));
        }
    }

    private static String retyped(Random random) {
        List<String> others = List.of(
                "0", "-1", "999999999999", "true", "null", "~", "[]", "{}", "x", "strike", "count of", "'", "\"", "é");
        return others.get(random.nextInt(others.size()));
    }

    private static String number(String text, Random random) {
        List<String> all = new ArrayList<>(List.of(text.split("(?<=\\W)|(?=\\W)")));
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) if (all.get(i).matches("[0-9]+")) numbers.add(i);
        if (numbers.isEmpty()) return text + "x";
        List<String> others = List.of("-5", "0", "2147483648", "1e9", "3.5", "seven", "");
        all.set(numbers.get(random.nextInt(numbers.size())), others.get(random.nextInt(others.size())));
        return String.join("", all);
    }

    private static String indent(String text, Random random) {
        List<String> all = new ArrayList<>(text.lines().toList());
        if (all.isEmpty()) return text;
        int at = random.nextInt(all.size());
        String line = all.get(at);
        all.set(at, random.nextBoolean() ? "  " + line : line.startsWith(" ") ? line.substring(1) : "\t" + line);
        return String.join("\n", all) + "\n";
    }
}
