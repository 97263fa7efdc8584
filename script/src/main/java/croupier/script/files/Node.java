package croupier.script.files;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A piece of a card file with its place: a scalar, a sequence or a mapping. */
public sealed interface Node {
    /** Reads a file that is not a card file, such as a scenario, with the same care; throws {@link MistakesException}. */
    static Node read(String file, String text) {
        Mistakes mistakes = new Mistakes();
        Node root = Yaml.read(file, text, mistakes);
        mistakes.check();
        if (root == null) throw new MistakesException(mistakes.all());
        return root;
    }

    Place place();

    Source source();

    /** What it is, for messages. */
    String what();

    /** What a word says; empty for a list or a mapping. */
    default String text() {
        return "";
    }

    /** A word that stands where this stands. */
    default Scalar scalar(String text) {
        return new Scalar(text, false, source(), place().line(), place().column());
    }

    /** A list that stands where this stands. */
    default Sequence sequence(List<Node> items) {
        return new Sequence(items, source(), place().line(), place().column());
    }

    /** A mapping that stands where this stands. */
    default Mapping mapping(List<Entry> entries) {
        return new Mapping(entries, source(), place().line(), place().column());
    }

    /** A word, number or expression. */
    record Scalar(String text, boolean quoted, Source source, int line, int column) implements Node {
        @Override
        public Place place() {
            return new Place(source.file, line, column);
        }

        @Override
        public String what() {
            return text.isEmpty() ? "nothing" : "'" + text + "'";
        }

        /** The place of a character inside, where the scalar stands on one line as it is. */
        public Place place(int offset) {
            if (offset <= 0 || offset > text.length()) return place();
            int at = column - 1 + (quoted ? 1 : 0);
            return source.says(text, line, at) ? new Place(source.file, line, at + offset + 1) : place();
        }
    }

    /** Several pieces in order. */
    record Sequence(List<Node> items, Source source, int line, int column) implements Node {
        @Override
        public Place place() {
            return new Place(source.file, line, column);
        }

        @Override
        public String what() {
            return "a list";
        }
    }

    /** Pieces by key, in order. */
    record Mapping(List<Entry> entries, Source source, int line, int column) implements Node {
        @Override
        public Place place() {
            return new Place(source.file, line, column);
        }

        @Override
        public String what() {
            return "a mapping";
        }

        public @Nullable Node get(String key) {
            Entry e = entry(key);
            return e == null ? null : e.value();
        }

        /** What a key says in a word; empty if it says something else, or nothing. */
        public String text(String key) {
            Node value = get(key);
            return value == null ? "" : value.text();
        }

        public @Nullable Entry entry(String key) {
            for (Entry e : entries) if (e.key().text().equals(key)) return e;
            return null;
        }
    }

    /** A key and what stands behind it. */
    record Entry(Scalar key, Node value) {}
}
