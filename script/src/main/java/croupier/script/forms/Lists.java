package croupier.script.forms;

import croupier.kernel.Kind;
import croupier.kernel.Nearest;
import croupier.script.Numbered;
import croupier.script.Pairs;
import croupier.script.PerRow;
import croupier.script.Ref;
import croupier.script.Steps;
import croupier.script.Verb;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.language.Env;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Forms of types that are made of others, or are not written at all. */
public final class Lists {
    private Lists() {}

    /** A list; one item alone may stand without brackets. */
    record ListForm(Form item) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            int before = r.mistakeCount();
            List<Object> all = new ArrayList<>();
            for (Node n : items(node, r)) {
                Object value = r.piece(item, n);
                if (value != null) all.add(value);
            }
            return r.mistakeCount() > before ? null : List.copyOf(all);
        }

        private static List<Node> items(Node node, Reading r) {
            if (node instanceof Node.Sequence q) return q.items();
            if (!(node instanceof Node.Scalar s) || !s.text().isEmpty()) return List.of(node);
            r.mistake(node, "a list is expected, this is nothing: write [] for none");
            return List.of();
        }

        @Override
        public String expected() {
            return "a list, each " + item.expected();
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            Map<String, Object> one = item.schema(s);
            return Map.of("anyOf", List.of(Schema.ordered("type", "array", "items", one), one));
        }
    }

    /** A text: its steps see the names that earlier ones give. */
    record StepsForm(OneOf step) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            if (node instanceof Node.Scalar s && s.text().isEmpty()) {
                r.mistake(node, "steps are expected, this is nothing: write [] for none");
                return null;
            }
            int before = r.mistakeCount();
            List<Object> all = new ArrayList<>();
            Kind kind = r.kindHere;
            r.env.open();
            for (Node n : node instanceof Node.Sequence q ? q.items() : List.of(node)) {
                Object one = r.piece(step, n);
                if (one != null) all.add(one);
            }
            r.env.close();
            r.kindHere = kind;
            if (r.mistakeCount() > before) return null;
            return r.c.meanings.isReadingPatterns()
                    ? List.copyOf(all)
                    : new Steps(all.stream().map(Verb.class::cast).toList());
        }

        @Override
        public String expected() {
            return "steps";
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return s.steps(this);
        }
    }

    /** Values by key; as a map, or as pairs. */
    record MapForm(Form key, Form value, boolean pairs) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            if (!(node instanceof Node.Mapping m)) {
                r.mistake(node, expected() + " is expected, this is " + node.what());
                return null;
            }
            int before = r.mistakeCount();
            Map<Object, Object> all = new LinkedHashMap<>();
            for (Node.Entry e : m.entries()) {
                Object k = key.read(e.key(), r);
                Object v = r.piece(value, e.value());
                if (k != null && v != null) all.put(k, v);
            }
            if (r.mistakeCount() > before) return null;
            if (!pairs) return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(all));
            return new Pairs<>(List.copyOf(all.keySet()), List.copyOf(all.values()));
        }

        @Override
        public String expected() {
            return "a mapping from " + key.expected() + " to " + value.expected();
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return Schema.ordered("type", "object", "additionalProperties", value.schema(s));
        }
    }

    /** Written like something else, of which it makes more. */
    interface WrittenAlike extends Form {
        Form inner();

        @Override
        default String expected() {
            return inner().expected();
        }

        @Override
        default Map<String, Object> schema(Schema s) {
            return inner().schema(s);
        }
    }

    /** Read with {@code it} as a row of the set before it. */
    record PerRowForm(Form inner, String kind) implements WrittenAlike {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            r.env.open();
            Kind of = kind.isEmpty() ? r.kindHere : r.kind(kind);
            int slot = r.env.it("it", of);
            int lists = r.env.lists();
            Object value = r.piece(inner, node);
            r.env.close();
            return value == null ? null : new PerRow<>(value, slot, lists);
        }
    }

    /** Carried out on its own, so it sees no names of the text it stands in. */
    record NumberedForm(Class<?> type, Form inner) implements WrittenAlike {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            Env outer = r.env;
            r.env = outer.apart();
            Object value = r.noted(inner.read(node, r), node);
            r.env = outer;
            if (value == null || r.c.meanings.isReadingPatterns()) return value;
            return new Numbered<>(r.c.number(type, value, r.definition), value);
        }
    }

    /** Another definition by its name. */
    record RefForm(Class<?> type, Vocabulary vocabulary) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            if (!(node instanceof Node.Scalar s)) {
                r.mistake(node, expected() + " is expected, this is " + node.what());
                return null;
            }
            List<String> known = new ArrayList<>();
            for (Vocabulary.Folder f : folders()) {
                Map<String, Integer> places = r.c.places.getOrDefault(f.name(), Map.of());
                Integer place = places.get(s.text());
                if (place != null) {
                    r.c.meant.put(s, f.name());
                    return ref(f, s.text(), place, r);
                }
                known.addAll(places.keySet());
            }
            r.mistake(
                    s,
                    "there is no '" + s.text() + "' in " + String.join(", ", names()) + ". "
                            + Nearest.hint(s.text(), known));
            return null;
        }

        private static Ref<?> ref(Vocabulary.Folder f, String name, int place, Reading r) {
            int card = f.rows() == null ? 0 : r.c.cards.getOrDefault(name, 0);
            Ref<?> ref = new Ref<>(name, place, card);
            r.c.pending.add(new Compilation.Pending(ref, f.name()));
            return ref;
        }

        private List<Vocabulary.Folder> folders() {
            return vocabulary.folders.values().stream()
                    .filter(f -> type.isAssignableFrom(f.type()))
                    .toList();
        }

        private List<String> names() {
            return folders().stream().map(Vocabulary.Folder::name).toList();
        }

        @Override
        public String expected() {
            return "a name from " + String.join(", ", names());
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return s.names(names());
        }
    }

    /** Read by a converter of the game. */
    record Converted(Class<?> type, Converter<?> converter) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            int before = r.mistakeCount();
            try {
                Object value = converter.read(node, r);
                if (r.mistakeCount() > before) return null;
                if (value == null) r.mistake(node, expected() + " is expected");
                return value;
            } catch (IllegalArgumentException e) {
                r.mistake(node, String.valueOf(e.getMessage()));
                return null;
            }
        }

        @Override
        public String expected() {
            return "a " + Naming.of(type.getSimpleName());
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return Map.of();
        }
    }

    /** An expression, or what the game's converter reads from anything else. */
    record Either(Form scalar, Converted other) implements Form {
        @Override
        public @Nullable Object read(Node node, Reading r) {
            return node instanceof Node.Scalar ? scalar.read(node, r) : other.read(node, r);
        }

        @Override
        public String expected() {
            return scalar.expected();
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return Map.of();
        }
    }

    /** As it is written. */
    record Raw() implements Form {
        @Override
        public Object read(Node node, Reading r) {
            return node;
        }

        @Override
        public String expected() {
            return "anything";
        }

        @Override
        public Map<String, Object> schema(Schema s) {
            return Map.of();
        }
    }

    /** What is not written in a file: the program gives it. */
    interface NotWritten extends Form {
        @Override
        default Map<String, Object> schema(Schema s) {
            return Map.of();
        }

        @Override
        default boolean isGiven() {
            return true;
        }
    }

    /** A value that the program gives. */
    record Given(Function<Reading, Object> value) implements NotWritten {
        @Override
        public Object read(Node node, Reading r) {
            return value.apply(r);
        }

        @Override
        public String expected() {
            return "nothing";
        }
    }

    /** The numbers of the definition at its level. */
    public record GivenNumbers() implements NotWritten {
        @Override
        public Object read(Node node, Reading r) {
            return r.numbers;
        }

        @Override
        public String expected() {
            return "numbers";
        }
    }
}
