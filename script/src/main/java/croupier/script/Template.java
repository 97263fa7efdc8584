package croupier.script;

import org.jspecify.annotations.Nullable;

/** A sentence with gaps for the components of a record. */
final class Template {
    private final String text;
    private final Record of;
    private final Teller w;
    private final Shape shape;

    Template(String text, Record of, Teller w, Shape shape) {
        this.text = text;
        this.of = of;
        this.w = w;
        this.shape = shape;
    }

    String filled() {
        StringBuilder all = new StringBuilder();
        int from = 0;
        for (int open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
            int close = text.indexOf(']', open);
            if (close < 0) break;
            all.append(gaps(text.substring(from, open), false));
            String inner = gaps(text.substring(open + 1, close), true);
            if (inner != null) all.append(inner);
            from = close + 1;
        }
        return all.append(gaps(text.substring(from), false)).toString();
    }

    /** The text with its gaps filled; null if it may be left out and says nothing of its own. */
    private @Nullable String gaps(String part, boolean optional) {
        StringBuilder all = new StringBuilder();
        int from = 0;
        for (int open = part.indexOf('{'); open >= 0; open = part.indexOf('{', from)) {
            int close = part.indexOf('}', open);
            if (close < 0) break;
            String gap = gap(part.substring(open + 1, close), optional);
            if (gap == null) return null;
            all.append(part, from, open).append(gap);
            from = close + 1;
        }
        return all.append(part.substring(from)).toString();
    }

    private @Nullable String gap(String gap, boolean optional) {
        int colon = gap.indexOf(':');
        String name = colon < 0 ? gap : gap.substring(0, colon);
        Shape.Part part = part(name);
        Object value = Teller.value(part, of);
        boolean empty = value == null || Boolean.FALSE.equals(value) || w.isDefault(part, value);
        if (optional && empty) return null;
        if (colon < 0) return Boolean.TRUE.equals(value) ? "" : w.words(value);
        String[] forms = gap.substring(colon + 1).split("\\|");
        return value instanceof Amount a ? w.count(a, forms[0], forms[forms.length - 1]) : w.words(value);
    }

    private Shape.Part part(String name) {
        for (Shape.Part p : shape.parts()) if (p.java().equals(name) || p.key().equals(name)) return p;
        throw new IllegalArgumentException(shape.type().getSimpleName() + " has no '" + name + "' to say");
    }
}
