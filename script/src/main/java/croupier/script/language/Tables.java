package croupier.script.language;

import croupier.kernel.Nearest;
import croupier.script.Amount;
import croupier.script.Amounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An amount by a number of the game: {@code {0: 3, 2: 4, 17: 5}} is 3, from 2 on 4, from 17 on 5. */
public final class Tables {
    private Tables() {}

    /** Whether braces are a table: what a pattern leaves open has a name. */
    static boolean isTable(Lexer.Token braces, Meanings names) {
        return names.declared().table != null
                && !braces.text().isEmpty()
                && Character.isDigit(braces.text().charAt(0));
    }

    /** A table inside of an expression, where it has only whole numbers. */
    static Amount table(Lexer.Token braces, Meanings names) {
        int at = braces.at();
        List<Integer> from = new ArrayList<>();
        List<Amount> values = new ArrayList<>();
        for (String one : braces.text().split(",")) {
            int colon = one.indexOf(':');
            if (colon < 0)
                throw new WrongExpression(at, "a table says from where on which number counts: {0: 3, 2: 4}");
            from.add(key(whole(one.substring(0, colon), at), from));
            values.add(new Amounts.Fixed(whole(one.substring(colon + 1), at)));
        }
        return new Amounts.ByLevel(by(names), from, values);
    }

    private static int whole(String text, int at) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new WrongExpression(
                    at, "a table inside of an expression has whole numbers only, not '" + text.strip() + "'");
        }
    }

    /** The key of a row of a table, behind others. */
    public static Integer key(int from, List<Integer> before) {
        if (before.isEmpty() && from != 0) throw new WrongExpression(0, "the first key of a table is 0, not " + from);
        if (!before.isEmpty() && from <= before.getLast())
            throw new WrongExpression(
                    0, "the keys of a table rise: " + from + " cannot stand behind " + before.getLast());
        return from;
    }

    /** The number that tables go by. */
    public static Amount by(Meanings names) {
        String name = Objects.requireNonNull(names.declared().table);
        if (names.name(name) instanceof Amount by) return by;
        throw new IllegalStateException("tables need a number '" + name + "'. "
                + Nearest.hint(name, names.declared().names.keySet()));
    }
}
