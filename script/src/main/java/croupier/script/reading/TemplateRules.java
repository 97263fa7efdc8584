package croupier.script.reading;

import croupier.script.Says;
import croupier.script.Verb;
import croupier.script.files.Node;
import croupier.script.forms.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Turns the sentences of verbs and definitions round: a sentence with gaps is a rule to read it. */
final class TemplateRules {
    private final Shape shape;
    /** The parameters that have a hole, by number. */
    private final List<Shape.Part> holes = new ArrayList<>();

    private TemplateRules(Shape shape) {
        this.shape = shape;
    }

    /**
     * The rule of a sentence for a record of this shape; null if it speaks of something that is not a parameter.
     *
     * @param when what must be written for this sentence
     */
    static @Nullable Rule of(Shape shape, String sentence, String[] when, boolean isVerb) {
        TemplateRules rules = new TemplateRules(shape);
        List<Rule.Part> parts = rules.parts(sentence);
        if (parts == null || parts.isEmpty() || isVerb && !saysSomething(parts)) return null;
        return Rule.of("sentence|" + shape.type().getName(), parts, rules.source(when, isVerb));
    }

    /** The rules of all sentences that a record has beside it. */
    static List<Rule> of(Shape shape) {
        List<Rule> all = new ArrayList<>();
        for (Says says : shape.type().getAnnotationsByType(Says.class)) {
            Rule rule = of(shape, says.value(), says.when(), Verb.class.isAssignableFrom(shape.type()));
            if (rule != null) all.add(rule);
        }
        return all;
    }

    /** Whether there are words of its own: what only passes on what other steps say cannot be read. */
    private static boolean saysSomething(List<Rule.Part> parts) {
        for (Rule.Part p : parts)
            if (p instanceof Rule.Words
                    || (p instanceof Rule.Gap g && !g.symbol().endsWith("|Steps"))) return true;
        return false;
    }

    private Node source(String[] when, boolean isVerb) {
        List<Node.Entry> entries = new ArrayList<>();
        boolean keyed = false;
        for (int i = 0; i < holes.size(); i++) {
            boolean main = isVerb && holes.get(i).main();
            keyed |= main;
            Node.Entry entry = Pieces.entry(main ? shape.key() : holes.get(i).key(), Pieces.hole(i));
            if (main) entries.addFirst(entry);
            else entries.add(entry);
        }
        for (String one : when) {
            int colon = one.indexOf(':');
            Shape.Part part = colon < 0 ? null : part(one.substring(0, colon));
            if (part == null || holes.contains(part)) continue;
            boolean main = isVerb && part.main();
            keyed |= main;
            Node value = Pieces.scalar(one.substring(colon + 1).strip());
            if (main) entries.addFirst(Pieces.entry(shape.key(), value));
            else entries.add(Pieces.entry(part.key(), value));
        }
        if (isVerb && !keyed) entries.addFirst(Pieces.entry(shape.key(), Pieces.scalar("")));
        return Pieces.mapping(entries);
    }

    private Shape.@Nullable Part part(String name) {
        for (Shape.Part p : shape.parts()) if (p.java().equals(name) || p.key().equals(name)) return p;
        return null;
    }

    private int hole(Shape.Part part) {
        int known = holes.indexOf(part);
        if (known >= 0) return known;
        holes.add(part);
        return holes.size() - 1;
    }

    private @Nullable List<Rule.Part> parts(String sentence) {
        List<Rule.Part> all = new ArrayList<>();
        int from = 0;
        for (int open = sentence.indexOf('['); open >= 0; open = sentence.indexOf('[', from)) {
            int close = sentence.indexOf(']', open);
            if (close < 0 || !gaps(sentence.substring(from, open), all)) return null;
            List<Rule.Part> inner = new ArrayList<>();
            if (!gaps(sentence.substring(open + 1, close), inner)) return null;
            all.add(new Rule.Option(inner));
            from = close + 1;
        }
        return gaps(sentence.substring(from), all) ? all : null;
    }

    private boolean gaps(String text, List<Rule.Part> into) {
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            if (close < 0) return false;
            words(text.substring(from, open), into);
            Rule.Part gap = gap(text.substring(open + 1, close));
            if (gap == null) return false;
            into.add(gap);
            from = close + 1;
        }
        words(text.substring(from), into);
        return true;
    }

    private static void words(String text, List<Rule.Part> into) {
        if (!text.isEmpty()) into.add(new Rule.Words(text.toLowerCase(Locale.ROOT)));
    }

    private Rule.@Nullable Part gap(String gap) {
        int colon = gap.indexOf(':');
        String name = colon < 0 ? gap : gap.substring(0, colon);
        String how = colon < 0 ? "" : gap.substring(colon + 1);
        if (how.indexOf('@') >= 0) return null;
        if (part(name) == null && name.endsWith("'s")) {
            name = name.substring(0, name.length() - 2);
            how = "'s";
        }
        boolean each = part(name) == null && name.startsWith("each ");
        if (each) name = name.substring("each ".length());
        String way = "gap:" + how;
        if (part(name) == null && name.indexOf(' ') > 0) {
            way = (each ? "each:" : "does:") + name.substring(name.lastIndexOf(' ') + 1);
            name = name.substring(0, name.lastIndexOf(' '));
        }
        Shape.Part part = part(name);
        if (part == null) return name.equals("me") ? new Rule.Gap(way + "|Noun", -1) : null;
        if (part.type() == boolean.class) return new Rule.Flag(hole(part));
        return new Rule.Gap(Symbols.of(way, part.type()), hole(part));
    }
}
