package croupier.script.language;

import croupier.kernel.Kind;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Term;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import org.jspecify.annotations.Nullable;

/**
 * A place of a pattern that anything fits: {@code {n}} in {@code my.max hp * {n} / 100}. Patterns are read as card files are,
 * matched against what cards say, and never carried out.
 */
public record Hole(String name, @Nullable Kind kind) implements Term {
    /** What a written node leaves open: {@code {n}}, which YAML reads as a mapping where it stands alone; else null. */
    public static @Nullable String in(Node node) {
        if (node instanceof Node.Scalar s && isHole(s.text()))
            return s.text().substring(1, s.text().length() - 1);
        if (!(node instanceof Node.Mapping m) || m.entries().size() != 1) return null;
        Node.Entry only = m.entries().get(0);
        return only.value() instanceof Node.Scalar v
                        && v.text().isEmpty()
                        && Naming.isName(only.key().text())
                ? only.key().text()
                : null;
    }

    private static boolean isHole(String text) {
        return text.length() > 2
                && text.charAt(0) == '{'
                && text.charAt(text.length() - 1) == '}'
                && Naming.isName(text.substring(1, text.length() - 1));
    }

    @Override
    public String text(Teller w) {
        return "{" + name + "}";
    }

    private static UnsupportedOperationException never() {
        return new UnsupportedOperationException("a pattern is never carried out");
    }

    /** Where a number is left open. */
    record OfAmount(String name) implements Amounts.Card {
        @Override
        public int of(Table t, Scope s) {
            throw never();
        }
    }

    /** Where a condition is left open. */
    record OfCondition(String name) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            throw never();
        }
    }

    /** Where one row is left open. */
    record OfNoun(String name, @Nullable Kind kind) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            throw never();
        }
    }

    /** Where several rows are left open. */
    record OfSelection(String name, @Nullable Kind kind) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            throw never();
        }
    }

    /** The name of a hole of any type; null for everything else. */
    public static @Nullable String nameOf(@Nullable Object value) {
        return switch (value) {
            case Hole h -> h.name;
            case OfAmount h -> h.name;
            case OfCondition h -> h.name;
            case OfNoun h -> h.name;
            case OfSelection h -> h.name;
            case null, default -> null;
        };
    }
}
