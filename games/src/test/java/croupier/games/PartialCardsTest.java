package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.files.MistakesException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever part of a game's card files a folder holds, the game loads or says what is wrong: a folder of one's own may lack
 * anything. The seed of a failure repeats it.
 */
class PartialCardsTest {
    private static final int PARTS = Integer.getInteger("parts", 40);

    private static final List<String> NAMES = List.of(
            "Me",
            "me",
            "amount",
            "x",
            "if",
            "Strength",
            "strike",
            "\"2nd\"",
            "\"a+b\"",
            "\"{\"",
            "Ä Ö",
            "\"\"",
            "\" \"",
            "name",
            "hand",
            "target",
            "Strength power",
            "do",
            "\"a.b\"",
            "Élan Vital",
            "\"it's\"",
            "variants",
            "\"0\"");

    @TestFactory
    Stream<DynamicTest> aPartOfTheFilesLoadsOrSaysWhatIsWrong() {
        return Games.names().stream().map(name -> DynamicTest.dynamicTest(name, () -> parts(Games.source(name))));
    }

    private static void parts(GameSource game) {
        SortedMap<String, String> whole = game.content().files();
        List<String> wrong = new ArrayList<>();
        load(game, Map.of(), "nothing", wrong);
        for (String file : whole.keySet()) {
            load(game, only(whole, f -> f.equals(file)), file + " alone", wrong);
            load(game, only(whole, f -> !f.equals(file)), "without " + file, wrong);
            load(game, with(whole, file, ""), file + " empty", wrong);
        }
        for (String folder : folders(whole)) {
            load(game, only(whole, f -> f.startsWith(folder)), folder + " alone", wrong);
            load(game, only(whole, f -> !f.startsWith(folder)), "without " + folder, wrong);
        }
        for (int seed = 0; seed < PARTS; seed++) {
            load(game, someDefinitions(whole, new Random(seed)), "definitions of seed " + seed, wrong);
            load(game, renamed(whole, new Random(seed)), "names of seed " + seed, wrong);
        }
        assertThat(wrong).isEmpty();
    }

    private static void load(GameSource game, Map<String, String> files, String what, List<String> wrong) {
        try {
            game.load(new Content(new TreeMap<>(files)));
        } catch (MistakesException e) {
            if (e.mistakes().isEmpty()) wrong.add(what + ": no mistake is reported");
            e.mistakes().stream()
                    .filter(m -> m.message().isBlank()
                            || files.keySet().stream()
                                            .noneMatch(f -> f.equals(m.place().file()))
                                    && !isMissing(files, m.place().file()))
                    .forEach(m -> wrong.add(what + ": no place: " + m));
        } catch (RuntimeException | StackOverflowError e) {
            wrong.add(what + ": " + e + " at " + place(e));
        }
    }

    /** Whether a mistake is about a folder that is not there. */
    private static boolean isMissing(Map<String, String> files, String folder) {
        return !folder.contains("/") && files.keySet().stream().noneMatch(f -> f.startsWith(folder + "/"));
    }

    private static String place(Throwable e) {
        return Stream.of(e.getStackTrace())
                .filter(f -> f.getClassName().startsWith("croupier."))
                .findFirst()
                .map(StackTraceElement::toString)
                .orElse("?");
    }

    /** Keys of one file get names that files of other people might have. */
    private static Map<String, String> renamed(SortedMap<String, String> files, Random random) {
        String file = List.copyOf(files.keySet()).get(random.nextInt(files.size()));
        String[] lines = files.getOrDefault(file, "").split("\n", -1);
        for (int i = 0; i < 3; i++) {
            int at = random.nextInt(lines.length);
            int colon = lines[at].indexOf(':');
            if (colon < 0) continue;
            int indent = lines[at].length() - lines[at].stripLeading().length();
            lines[at] = " ".repeat(indent) + NAMES.get(random.nextInt(NAMES.size())) + lines[at].substring(colon);
        }
        return with(files, file, String.join("\n", lines));
    }

    private static TreeSet<String> folders(SortedMap<String, String> files) {
        TreeSet<String> folders = new TreeSet<>();
        for (String f : files.keySet()) folders.add(f.substring(0, f.indexOf('/') + 1));
        return folders;
    }

    private static Map<String, String> only(SortedMap<String, String> files, Predicate<String> kept) {
        Map<String, String> some = new TreeMap<>(files);
        some.keySet().removeIf(kept.negate());
        return some;
    }

    private static Map<String, String> with(SortedMap<String, String> files, String file, String text) {
        Map<String, String> some = new TreeMap<>(files);
        some.put(file, text);
        return some;
    }

    /** Each definition is left out with the same chance, which differs from seed to seed. */
    private static Map<String, String> someDefinitions(SortedMap<String, String> files, Random random) {
        int kept = 1 + random.nextInt(99);
        Map<String, String> some = new TreeMap<>();
        files.forEach((file, text) -> {
            StringBuilder s = new StringBuilder();
            for (String definition : text.split("(?m)^(?=[^\\s#-])"))
                if (random.nextInt(100) < kept) s.append(definition);
            some.put(file, s.toString());
        });
        return some;
    }
}
