package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The table of rules says of every rule by number which classes cite it and which rulings show it; so does the page made from it.
 * {@code -Dcoverage=write} writes both as they are now.
 */
class RulesTableTest {
    private static final Path TABLE = Path.of("src/main/resources/magic/rules.tsv");
    private static final Path PAGE = Path.of("../docs/magic-coverage.md");
    private static final Path RULES = Path.of("src/main/java/croupier/games/magic");
    private static final Path RULINGS = Path.of("src/test/scenarios/magic");

    private static final Pattern NUMBER = Pattern.compile("\\b\\d{3}\\.\\d{1,2}[a-z]?\\b");
    /** The numbers with which the name of a ruling begins. */
    private static final Pattern RULING =
            Pattern.compile("^[\"']?((?:\\d{3}(?:\\.\\d{1,2}[a-z]?)?(?:, | and | ))+)(.*?)[\"']?:$");

    /** A rule by its number: 613.8 before 613.10, 613.8a behind it. */
    private static final Comparator<String> IN_ORDER = Comparator.comparingInt((String n) -> part(n, 0))
            .thenComparingInt(n -> part(n, 1))
            .thenComparing(Comparator.naturalOrder());

    private static int part(String number, int i) {
        return Integer.parseInt(number.split("\\.", 2)[i].replaceAll("\\D", ""));
    }

    private final Map<String, TreeSet<String>> classes = new TreeMap<>(IN_ORDER);
    private final Map<String, List<String>> rulings = new TreeMap<>(IN_ORDER);

    private static List<Path> files(Path folder, String ending) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(p -> p.toString().endsWith(ending)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String comment(String line) {
        return line.strip().startsWith("*") ? line : line.substring(Math.max(0, commentAt(line)));
    }

    private static int commentAt(String line) {
        int at = Math.max(line.indexOf("//"), line.indexOf("/**"));
        return at < 0 ? line.length() : at;
    }

    private void look() {
        for (Path file : files(RULES, ".java")) {
            String name = RULES.relativize(file).toString().replace(".java", "");
            for (String line : lines(file)) {
                Matcher m = NUMBER.matcher(comment(line));
                while (m.find())
                    classes.computeIfAbsent(m.group(), _ -> new TreeSet<>()).add(name);
            }
        }
        for (Path file : files(RULINGS, ".yaml"))
            for (String line : lines(file)) {
                Matcher ruling = RULING.matcher(line);
                if (!ruling.matches()) continue;
                Matcher m = NUMBER.matcher(ruling.group(1));
                while (m.find())
                    rulings.computeIfAbsent(m.group(), _ -> new ArrayList<>())
                            .add(file.getFileName() + ": " + ruling.group(2));
            }
    }

    /** Chapters with their names and rules with their numbers, as the table lists them; those that rulings name come by themselves. */
    private String made(List<String> old) {
        Map<String, String> chapters = new TreeMap<>();
        TreeSet<String> numbers = new TreeSet<>(IN_ORDER);
        for (String line : old) {
            String[] parts = line.split("\t", -1);
            if (parts[0].matches("\\d{3}")) chapters.put(parts[0], parts[1]);
            else numbers.add(parts[0]);
        }
        numbers.addAll(rulings.keySet());
        for (String number : numbers) chapters.putIfAbsent(number.substring(0, 3), "");
        StringBuilder all = new StringBuilder();
        chapters.forEach((chapter, name) -> {
            all.append(chapter).append('\t').append(name).append('\n');
            for (String number : numbers)
                if (number.startsWith(chapter))
                    all.append(String.join(
                            "\t",
                            number,
                            String.join(", ", classes.getOrDefault(number, new TreeSet<>())),
                            String.join(" | ", rulings.getOrDefault(number, List.of())) + "\n"));
        });
        return all.toString();
    }

    private static String page(String table) {
        StringBuilder rows = new StringBuilder();
        int[] counts = new int[3];
        String chapter = "";
        for (String line : table.split("\n")) {
            String[] parts = line.split("\t", -1);
            if (parts.length == 2) {
                chapter = "\n## " + parts[0] + " " + parts[1] + "\n\n";
                continue;
            }
            rows.append(chapter);
            chapter = "";
            List<String> shown = parts[2].isEmpty() ? List.of() : List.of(parts[2].split(" \\| "));
            counts[!shown.isEmpty() ? 0 : !parts[1].isEmpty() ? 1 : 2]++;
            rows.append("- **").append(parts[0]).append("** ");
            rows.append(state(parts[1], shown)).append('\n');
            for (String ruling : shown)
                rows.append("    - ").append(escaped(ruling)).append('\n');
        }
        return "# Magic, rule by rule\n\n"
                + "Every rule number of the digest that the game was built from and every one that a ruling names, with the classes that cite\n"
                + "it and the rulings that show it. `croupier rules magic 613.8` prints the same of one rule. Written by\n"
                + "`RulesTableTest` (`-Dcoverage=write`), which also fails when it is no longer true.\n\n"
                + counts[0] + " rules are shown by rulings, " + counts[1]
                + " are cited in the code without a ruling of their own, "
                + counts[2] + " are neither.\n"
                + rows;
    }

    private static String state(String classes, List<String> shown) {
        if (!classes.isEmpty()) return "built in " + classes;
        return shown.isEmpty() ? "neither cited nor shown" : "built";
    }

    private static String escaped(String text) {
        return text.replace("*", "\\*").replace("_", "\\_").replace("<", "\\<");
    }

    @Test
    void theTableOfRulesAndItsPageAreTrue() throws IOException {
        look();
        String table = made(lines(TABLE));
        String page = page(table);
        if ("write".equals(System.getProperty("coverage"))) {
            Files.writeString(TABLE, table);
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(TABLE)).as("-Dcoverage=write writes it").isEqualTo(table);
        assertThat(Files.readString(PAGE)).as("-Dcoverage=write writes it").isEqualTo(page);
        assertThat(rulings).hasSizeGreaterThan(100);
    }

    @Test
    void everyChapterHasAName() {
        for (String line : lines(TABLE))
            if (line.matches("\\d{3}\t.*")) assertThat(line).matches("\\d{3}\t\\S.*");
    }
}
