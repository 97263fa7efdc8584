package croupier.games.magic.words;

import croupier.script.files.Node;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A subtype that only cards name, such as a creature type.
 *
 * @param number its place among all of them
 */
public record Subtype(int number, String name) {
    public static Subtype of(String written, List<String> all) {
        String name = written.toLowerCase(Locale.ROOT);
        return new Subtype(all.indexOf(name), name);
    }

    /** How rules text says it: "Assembly-Worker". */
    public static String said(String name) {
        StringBuilder said = new StringBuilder(name);
        for (int i = 0; i < said.length(); i++)
            if (i == 0 || said.charAt(i - 1) == '-' || said.charAt(i - 1) == ' ')
                said.setCharAt(i, Character.toUpperCase(said.charAt(i)));
        return said.toString();
    }

    /** How an expression says it: {@code assembly worker}, {@code urzas}. */
    public static String inExpressions(String name) {
        return name.replace('-', ' ').replace("'", "");
    }

    /** Adds the subtypes of a type line, and those that effects of the card give. */
    public static void collect(@Nullable Node node, List<String> all) {
        if (node instanceof Node.Sequence q) for (Node n : q.items()) collect(n, all);
        if (!(node instanceof Node.Mapping m)) return;
        for (Node.Entry e : m.entries()) {
            String key = e.key().text();
            if (key.equals("subtypes") || key.equals("add subtypes")) addNamed(e.value(), all);
            else if (key.equals("type") && e.value() instanceof Node.Scalar line)
                for (String subtype : TypeLine.subtypesOf(line.text())) add(subtype, all);
            else collect(e.value(), all);
        }
    }

    private static void addNamed(Node node, List<String> all) {
        if (node instanceof Node.Sequence q) for (Node n : q.items()) addNamed(n, all);
        else if (node instanceof Node.Scalar s) add(s.text().toLowerCase(Locale.ROOT), all);
    }

    private static void add(String subtype, List<String> all) {
        if (!all.contains(subtype)) all.add(subtype);
    }
}
