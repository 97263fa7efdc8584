package croupier.script.forms;

import croupier.kernel.Change;
import croupier.kernel.Kind;
import croupier.kernel.Nearest;
import croupier.kernel.Reaction;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Noun;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.StepPurpose;
import croupier.script.Verb;
import croupier.script.files.Node;
import croupier.script.language.Env;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A record: a mapping with its parameters as keys, or its main parameter alone. */
public final class RecordForm implements Form {
    private final Class<? extends Record> type;
    private final Forms forms;

    RecordForm(Class<? extends Record> type, Forms forms) {
        this.type = type;
        this.forms = forms;
    }

    Shape shape() {
        return forms.shape(type);
    }

    @Override
    public @Nullable Object read(Node node, Reading r) {
        Shape shape = shape();
        if (node instanceof Node.Mapping m) return read(shape, m.entries(), null, node, r);
        Shape.Part main = shape.main();
        if (main != null) {
            Node.Scalar key = new Node.Scalar(
                    main.key(),
                    false,
                    node.source(),
                    node.place().line(),
                    node.place().column());
            return read(shape, List.of(new Node.Entry(key, node)), null, node, r);
        }
        r.mistake(
                node,
                "a mapping with the keys " + String.join(", ", shape.keys()) + " is expected, this is " + node.what());
        return null;
    }

    /** Reads the parameters in the order of the record; the verb's own key gives the main one. */
    public static @Nullable Object read(
            Shape shape, List<Node.Entry> entries, Node.@Nullable Entry verb, Node whole, Reading r) {
        boolean apart = Reaction.class.isAssignableFrom(shape.type()) || Change.class.isAssignableFrom(shape.type());
        Env outer = r.env;
        Kind kind = r.kindHere;
        Condition condition = r.conditionHere;
        if (apart) r.env = outer.apart();
        r.kindHere = null;
        r.conditionHere = null;
        int before = r.mistakeCount();
        @Nullable Object[] values = new Object[shape.parts().size()];
        List<Node.Entry> all = verb == null ? entries : unfolded(shape, entries, verb, r);
        Node.Scalar says = says(shape, all);
        if (says != null)
            all = all.stream().filter(e -> !e.key().text().equals("says")).toList();
        for (int i = 0; i < values.length; i++) values[i] = value(shape.parts().get(i), all, verb, whole, r);
        unknown(shape, all, verb, r);
        r.env = outer;
        r.kindHere = kind;
        r.conditionHere = condition;
        Object made = r.mistakeCount() > before
                ? null
                : r.c.meanings.isReadingPatterns() ? new Pattern(shape, values) : shape.make(values, whole, r);
        if (made != null && says != null) r.c.own.put(made, OwnWords.within(whole, says, r));
        if (made instanceof Verb step) for (Object value : values) asks(step, value);
        return made;
    }

    /** A part of a definition may have its text in the words of its file, as the definition itself may. */
    private static Node.@Nullable Scalar says(Shape shape, List<Node.Entry> entries) {
        if (shape.part("says") != null) return null;
        for (Node.Entry e : entries) if (e.key().text().equals("says") && e.value() instanceof Node.Scalar s) return s;
        return null;
    }

    /** A step's questions are asked in its words. */
    private static void asks(Verb step, @Nullable Object value) {
        switch (value) {
            case StepPurpose p -> p.of(step);
            case Choice c -> c.purpose().of(step);
            case PerRow<?>(Choice c, int slot, int lists) -> c.purpose().of(step);
            case null, default -> {}
        }
    }

    /** A verb without a main parameter may have all of them in a mapping behind its key. */
    private static List<Node.Entry> unfolded(Shape shape, List<Node.Entry> entries, Node.Entry verb, Reading r) {
        if (shape.main() != null) return entries;
        List<Node.Entry> all = new ArrayList<>(entries);
        if (verb.value() instanceof Node.Mapping inner) all.addAll(inner.entries());
        else if (!(verb.value() instanceof Node.Scalar s)
                || !(s.text().isEmpty() || s.text().equals("true")))
            r.mistake(verb.value(), "nothing stands behind '" + shape.key() + "': its parameters are keys beside it");
        return all;
    }

    @SuppressWarnings("ReferenceEquality")
    private static @Nullable Object value(
            Shape.Part part, List<Node.Entry> entries, Node.@Nullable Entry verb, Node whole, Reading r) {
        Node written = null;
        if (part.main() && verb != null) written = verb.value();
        else for (Node.Entry e : entries) if (e != verb && e.key().text().equals(part.key())) written = e.value();
        if (part.form().isGiven()) return part.form().read(whole, r);
        Node node = written != null ? written : part.otherwise();
        if (node == null && part.key().equals("name") && part.type() == String.class) return r.definition;
        if (node == null) {
            if (part.isRequired())
                r.mistake(
                        whole, "'" + part.key() + "' is missing: " + part.form().expected());
            return null;
        }
        Object value = r.piece(part.form(), node);
        note(value, r);
        return value;
    }

    /** What follows in the same record may speak of these rows. */
    private static void note(@Nullable Object value, Reading r) {
        if (value instanceof Condition c) r.conditionHere = c;
        if (value instanceof Selection s) r.kindHere = s.kind();
        if (value instanceof Choice c) r.kindHere = c.kind();
        if (value instanceof Noun n) r.kindHere = n.kind();
        if (value instanceof PerRow<?>(Choice c, int slot, int lists)) r.kindHere = c.kind();
    }

    @SuppressWarnings("ReferenceEquality")
    private static void unknown(Shape shape, List<Node.Entry> entries, Node.@Nullable Entry verb, Reading r) {
        for (Node.Entry e : entries) {
            if (e == verb) continue;
            Shape.Part part = shape.part(e.key().text());
            if (part != null && !part.form().isGiven() && !(part.main() && verb != null)) continue;
            String of = verb == null ? "" : " of '" + shape.key() + "'";
            List<String> right = new ArrayList<>(shape.keys());
            if (verb != null && shape.main() != null) right.remove(shape.main().key());
            PackMark mark = verb == null ? PackMark.of(e.key().text()) : null;
            String hint = isCutOff(e.key().text())
                    ? "Inside { } an expression with a comma stands in quotation marks."
                    : Nearest.hint(e.key().text(), right);
            r.mistake(
                    e.key(),
                    mark == null
                            ? "there is no key '" + e.key().text() + "'" + of + ". " + hint
                            : mark.key + " marks a definition of a pack and is true or not there: write '" + mark.key
                                    + ": true' under the name of the one that it " + mark.key);
        }
    }

    /** The rest of an expression that a comma of YAML has divided. */
    private static boolean isCutOff(String key) {
        return key.indexOf(')') >= 0 && key.indexOf('(') < 0;
    }

    @Override
    public String expected() {
        return "a mapping with " + String.join(", ", shape().keys());
    }

    @Override
    public Map<String, Object> schema(Schema s) {
        return s.record(shape());
    }
}
