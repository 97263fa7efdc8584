package croupier.script;

import croupier.kernel.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An amount, or what it is by a number of the game: {@code {0: 3, 2: 4, 17: 5}} is 3, from 2 on 4, from 17 on 5. Which number
 * that is the game says once, {@link Vocabulary#tables}.
 */
record TableForm(Form amount) implements Form {
    @Override
    public @Nullable Object read(Node node, Reading r) {
        if (!(node instanceof Node.Mapping m)) return amount.read(node, r);
        List<Integer> from = new ArrayList<>();
        List<Amount> values = new ArrayList<>();
        int before = r.mistakeCount();
        for (Node.Entry e : m.entries()) {
            try {
                from.add(key(Forms.integer(e.key()), from));
            } catch (Wrong w) {
                r.mistake(e.key(), w.at, w.said);
            }
            if (amount.read(e.value(), r) instanceof Amount value) values.add(value);
        }
        if (m.entries().isEmpty()) r.mistake(node, "a table has an amount from 0 on: {0: 3, 2: 4}");
        return r.mistakeCount() > before ? null : new Amounts.ByLevel(by(r.c), from, values);
    }

    /** Whether braces are a table: what a pattern leaves open has a name. */
    static boolean isTable(Lexer.Token braces, Compilation c) {
        return c.vocabulary.table != null
                && !braces.text().isEmpty()
                && Character.isDigit(braces.text().charAt(0));
    }

    /** The same inside of an expression, where it has only whole numbers. */
    static Amount table(Lexer.Token braces, Compilation c) {
        int at = braces.at();
        List<Integer> from = new ArrayList<>();
        List<Amount> values = new ArrayList<>();
        for (String one : braces.text().split(",")) {
            int colon = one.indexOf(':');
            if (colon < 0) throw new Wrong(at, "a table says from where on which number counts: {0: 3, 2: 4}");
            from.add(key(whole(one.substring(0, colon), at), from));
            values.add(new Amounts.Fixed(whole(one.substring(colon + 1), at)));
        }
        return new Amounts.ByLevel(by(c), from, values);
    }

    private static int whole(String text, int at) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new Wrong(at, "a table inside of an expression has whole numbers only, not '" + text.strip() + "'");
        }
    }

    private static Integer key(int from, List<Integer> before) {
        if (before.isEmpty() && from != 0) throw new Wrong(0, "the first key of a table is 0, not " + from);
        if (!before.isEmpty() && from <= before.getLast())
            throw new Wrong(0, "the keys of a table rise: " + from + " cannot stand behind " + before.getLast());
        return from;
    }

    private static Amount by(Compilation c) {
        String name = Objects.requireNonNull(c.vocabulary.table);
        if (c.name(name) instanceof Amount by) return by;
        throw new IllegalStateException(
                "tables need a number '" + name + "'. " + Nearest.hint(name, c.vocabulary.names.keySet()));
    }

    @Override
    public String expected() {
        return amount.expected();
    }

    @Override
    public Map<String, Object> schema(Schema s) {
        return Map.of("type", List.of("string", "integer", "object"));
    }
}
