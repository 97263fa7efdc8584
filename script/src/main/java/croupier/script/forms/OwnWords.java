package croupier.script.forms;

import croupier.script.files.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The text of a definition in the words of its file: {@code says: Deal {damage} damage, and more with every upgrade.} It must fit
 * what the definition does: it names every number that the definition names, and no number that stands nowhere in it.
 */
public final class OwnWords {
    private final Levels.Level level;
    private final Node.Scalar says;
    private final Reading r;
    private final boolean isWhole;
    private final Set<String> named = new HashSet<>();

    private OwnWords(Levels.Level level, boolean isWhole, Reading r) {
        this.level = level;
        this.says = Objects.requireNonNull(level.says());
        this.r = r;
        this.isWhole = isWhole;
    }

    /** The words of a definition. */
    public static OwnWords of(Levels.Level level, Reading r) {
        return new OwnWords(level, true, r).checked();
    }

    /** The words of a part of a definition, which need not speak of all its numbers. */
    static OwnWords within(Node part, Node.Scalar says, Reading r) {
        Node.Mapping fields = part instanceof Node.Mapping m
                ? m
                : new Node.Mapping(List.of(), part.source(), says.line(), says.column());
        List<Node.Entry> others = fields.entries().stream()
                .filter(e -> !e.key().text().equals("says"))
                .toList();
        Node.Mapping rest = fields.mapping(others);
        return new OwnWords(new Levels.Level(r.named, rest, says), false, r).checked();
    }

    /** The words, with the numbers in braces. */
    public String text() {
        return says.text();
    }

    private OwnWords checked() {
        String text = says.text();
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            int close = text.indexOf('}', open);
            String gap = close < 0 ? text.substring(open + 1) : text.substring(open + 1, close);
            int colon = gap.indexOf(':');
            String name = colon < 0 ? gap : gap.substring(0, colon);
            if (close < 0) r.mistake(says, open, "this brace has no other to close it");
            else if (!has(name)) {
                r.mistake(
                        says,
                        open + 1,
                        "the definition has no number '" + name + "'. "
                                + croupier.kernel.Nearest.hint(
                                        name, level.numbers().keySet()));
            } else {
                named.add(name);
                continue;
            }
            return this;
        }
        for (Node.Entry e : level.numbers().values())
            if (isWhole && !named.contains(e.key().text()))
                r.mistake(
                        says,
                        0,
                        "this does not say the number '" + e.key().text() + "': write {"
                                + e.key().text() + "}");
        numbers(text);
        return this;
    }

    /** A number that is written out must stand in the definition, so that it is not forgotten when the definition changes. */
    private void numbers(String text) {
        Set<String> known = null;
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isDigit(text.charAt(i))) continue;
            if (known == null) known = numbersIn(level.fields());
            int end = i;
            while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
            String number = text.substring(i, end);
            if (!known.contains(number))
                r.mistake(
                        says,
                        i,
                        "this says " + number + ", and nothing of the definition is " + number
                                + ": give the number a name under 'numbers' and write it in braces");
            i = end;
        }
    }

    private static Set<String> numbersIn(Node node) {
        Set<String> numbers = new HashSet<>();
        collect(node, numbers);
        return numbers;
    }

    private static void collect(Node node, Set<String> numbers) {
        switch (node) {
            case Node.Scalar s -> collect(s.text(), numbers);
            case Node.Sequence all -> {
                for (Node one : all.items()) collect(one, numbers);
            }
            case Node.Mapping all -> {
                for (Node.Entry e : all.entries()) {
                    collect(e.key(), numbers);
                    collect(e.value(), numbers);
                }
            }
        }
    }

    private static void collect(String text, Set<String> numbers) {
        for (int i = 0; i < text.length(); i++) {
            int begin = i;
            while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') i++;
            if (i > begin) numbers.add(text.substring(begin, i));
        }
    }

    /** Whether the definition names this number. */
    public boolean has(String name) {
        return level.numbers().containsKey(name);
    }

    @Nullable
    public Object value(String name) {
        return r.env.find(name);
    }
}
