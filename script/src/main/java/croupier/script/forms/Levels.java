package croupier.script.forms;

import croupier.kernel.Nearest;
import croupier.script.files.Mistakes;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.language.TokenReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A definition at each of its levels: {@code numbers} are named once, {@code upgrade} says what differs on the next level,
 * numbers or fields. Several levels are a list of such mappings.
 */
public final class Levels {
    private static final Set<String> OWN = Set.of("numbers", "upgrade", "examples", "says");

    /** Every level of a definition is compiled on its own. */
    private static final int MOST = 64;

    private final Shape shape;
    private final Mistakes mistakes;
    private final Map<String, Node.Entry> numbers = new LinkedHashMap<>();
    private final Map<String, Node.Entry> fields = new LinkedHashMap<>();
    private Node.@Nullable Scalar says;

    /** What is written for one level; {@code says} is its text in the words of the file, where it has some. */
    public record Level(Map<String, Node.Entry> numbers, Node.Mapping fields, Node.@Nullable Scalar says) {}

    private Levels(Shape shape, Mistakes mistakes) {
        this.shape = shape;
        this.mistakes = mistakes;
    }

    public static List<Level> of(Node.Mapping written, Shape shape, Mistakes mistakes) {
        return new Levels(shape, mistakes).levels(written);
    }

    /** Keys that every definition may have, unless its record has a component of that name. */
    public static boolean isOwn(String key, Shape shape) {
        if (!OWN.contains(key)) return false;
        Shape.Part part = shape.part(key);
        return part == null || part.form().isGiven();
    }

    private List<Level> levels(Node.Mapping written) {
        for (Node.Entry e : written.entries())
            if (!isOwn(e.key().text(), shape)) fields.put(e.key().text(), e);
        if (isOwn("numbers", shape)) numbers(written.get("numbers"));
        if (isOwn("says", shape)) says(written.get("says"));
        List<Level> all = new ArrayList<>();
        all.add(level(written));
        if (!isOwn("upgrade", shape)) return all;
        Node upgrade = written.get("upgrade");
        List<Node> steps =
                upgrade instanceof Node.Sequence q ? q.items() : upgrade == null ? List.of() : List.of(upgrade);
        if (steps.size() >= MOST) {
            mistakes.add(steps.get(MOST - 1), "a definition has at most " + MOST + " levels");
            return all;
        }
        for (Node step : steps) {
            upgrade(step);
            all.add(level(written));
        }
        return all;
    }

    private Level level(Node.Mapping written) {
        Node.Mapping now = written.mapping(List.copyOf(fields.values()));
        return new Level(new LinkedHashMap<>(numbers), now, says);
    }

    private void numbers(@Nullable Node node) {
        if (node == null) return;
        if (!(node instanceof Node.Mapping m)) {
            mistakes.add(node, "numbers are a mapping from names to numbers, this is " + node.what());
            return;
        }
        for (Node.Entry e : m.entries()) {
            if (!Naming.isName(e.key().text()) || TokenReader.isReserved(e.key().text()))
                mistakes.add(e.key(), "the name of a number is one or more lower-case words that mean nothing else");
            else numbers.put(e.key().text(), e);
        }
    }

    private void says(@Nullable Node node) {
        if (node == null) return;
        if (node instanceof Node.Scalar s && !s.text().isBlank()) says = s;
        else mistakes.add(node, "'says' is the text of the definition in your own words, this is " + node.what());
    }

    private void upgrade(Node step) {
        if (!(step instanceof Node.Mapping m)) {
            mistakes.add(step, "an upgrade is a mapping with what differs, this is " + step.what());
            return;
        }
        for (Node.Entry e : m.entries()) {
            String key = e.key().text();
            if (key.equals("says") && isOwn(key, shape)) {
                says(e.value());
                continue;
            }
            boolean number = numbers.containsKey(key);
            boolean field = shape.part(key) != null && !OWN.contains(key);
            if (number && field)
                mistakes.add(e.key(), "'" + key + "' is a number and a field: give the number another name");
            else if (number) numbers.put(key, e);
            else if (field) fields.put(key, e);
            else {
                List<String> right = new ArrayList<>(numbers.keySet());
                right.addAll(shape.keys());
                mistakes.add(
                        e.key(), "there is no number or field '" + key + "' to upgrade. " + Nearest.hint(key, right));
            }
        }
    }
}
