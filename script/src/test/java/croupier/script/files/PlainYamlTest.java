package croupier.script.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is read without the library is the tree that the library reads. */
class PlainYamlTest {
    /** What texts are changed by: whatever means something in YAML. */
    private static final String SIGNS = " \n:-,[]{}#&*!|>'\"%@`?.ab0~\\\t";

    private static final int CHANGED = 20_000;

    private static @Nullable Node plain(String text) {
        return PlainYaml.read(new Source("a.yaml", text), text, null);
    }

    /** Its tree; null if it is wrong. */
    private static @Nullable Node byLibrary(String text) {
        Mistakes mistakes = new Mistakes();
        Node tree = Yaml.byLibrary(new Source("a.yaml", text), text, mistakes);
        return mistakes.count() == 0 ? tree : null;
    }

    /** With the place of each piece. */
    private static String shown(@Nullable Node node) {
        return switch (node) {
            case null -> "wrong";
            case Node.Scalar s -> at(s) + (s.quoted() ? "quoted " : "") + "<" + s.text() + ">";
            case Node.Sequence q ->
                at(q) + q.items().stream().map(PlainYamlTest::shown).toList();
            case Node.Mapping m ->
                at(m) + "{"
                        + String.join(
                                ", ",
                                m.entries().stream()
                                        .map(e -> shown(e.key()) + "=" + shown(e.value()))
                                        .toList())
                        + "}";
        };
    }

    private static String at(Node node) {
        return node.place().line() + ":" + node.place().column() + " ";
    }

    private static List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("../games/src"))) {
            List<Path> yaml =
                    all.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
            List<String> texts = new java.util.ArrayList<>();
            for (Path f : yaml) texts.add(Files.readString(f));
            return texts;
        }
    }

    @Test
    void cardFilesAreReadAsTheLibraryReadsThem() throws IOException {
        int plain = 0;
        List<String> files = files();
        for (String text : files) {
            Node tree = plain(text);
            if (tree == null) continue;
            plain++;
            assertThat(shown(tree)).isEqualTo(shown(byLibrary(text)));
        }
        assertThat(plain).isGreaterThan(files.size() * 3 / 4);
    }

    @Test
    void aChangedFileIsReadAsTheLibraryReadsItOrNotAtAll() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        List<String> files = files();
        int read = 0;
        for (int i = 0; i < CHANGED; i++) {
            String text = changed(files.get(random.nextInt(files.size())), random);
            Node tree = plain(text);
            if (tree == null) continue;
            read++;
            assertThat(shown(tree)).as(text).isEqualTo(shown(byLibrary(text)));
        }
        assertThat(read).isGreaterThan(CHANGED / 20);
    }

    /** A few lines of a file, with a few signs put in, taken out or doubled. */
    private static String changed(String text, SplittableRandom random) {
        List<String> lines = text.lines().toList();
        int from = random.nextInt(lines.size());
        int to = Math.min(lines.size(), from + 1 + random.nextInt(12));
        StringBuilder all =
                new StringBuilder(String.join("\n", lines.subList(from, to)).stripIndent());
        for (int change = random.nextInt(4); change > 0; change--) {
            int at = random.nextInt(all.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> all.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
                case 1 -> all.insert(at, "\n" + " ".repeat(random.nextInt(6)));
                case 2 -> all.delete(at, Math.min(all.length(), at + 1 + random.nextInt(3)));
                default -> all.insert(at, all.substring(at, Math.min(all.length(), at + random.nextInt(8))));
            }
        }
        return all.toString();
    }
}
