package croupier.script.scenario;

import croupier.script.files.Mistake;
import croupier.script.files.Node;
import croupier.script.files.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * A card file made from pieces that stand elsewhere: written line by line, so that a mistake found in it is reported at the place
 * where the piece stands.
 */
final class Rewritten {
    private final StringBuilder text = new StringBuilder();
    private final List<Node> lines = new ArrayList<>();
    private final List<Integer> valuesAt = new ArrayList<>();
    private final List<Node> values = new ArrayList<>();

    static Rewritten of(List<Node.Entry> entries) {
        Rewritten r = new Rewritten();
        r.entries(entries, 0);
        return r;
    }

    String text() {
        return text.toString();
    }

    /** A mistake found in this text, told at the place of the piece. */
    Mistake translate(Mistake m) {
        int line = m.place().line() - 1;
        if (line < 0 || line >= lines.size()) return m;
        boolean inValue = m.place().column() > valuesAt.get(line);
        Node node = inValue ? values.get(line) : lines.get(line);
        Mistake moved = Mistake.at(node, m.message());
        if (!inValue || !(node instanceof Node.Scalar)) return moved;
        int offset = m.place().column() - 1 - valuesAt.get(line);
        Place at = new Place(
                moved.place().file(), moved.place().line(), moved.place().column() + offset);
        return new Mistake(at, m.message(), moved.source());
    }

    private void entries(List<Node.Entry> entries, int indent) {
        for (Node.Entry e : entries) {
            String key = " ".repeat(indent) + scalar(e.key()) + ":";
            switch (e.value()) {
                case Node.Scalar s -> line(key + " " + scalar(s), e.key(), key.length() + 1, s);
                case Node.Mapping m when m.entries().isEmpty() -> line(key + " {}", e.key(), key.length() + 1, m);
                case Node.Sequence s when s.items().isEmpty() -> line(key + " []", e.key(), key.length() + 1, s);
                case Node.Mapping m -> {
                    line(key, e.key(), key.length() + 1, m);
                    entries(m.entries(), indent + 2);
                }
                case Node.Sequence s -> {
                    line(key, e.key(), key.length() + 1, s);
                    items(s.items(), indent + 2);
                }
            }
        }
    }

    private void items(List<Node> items, int indent) {
        String dash = " ".repeat(indent) + "-";
        for (Node n : items) {
            switch (n) {
                case Node.Scalar s -> line(dash + " " + scalar(s), s, dash.length() + 1, s);
                case Node.Mapping m when m.entries().isEmpty() -> line(dash + " {}", m, dash.length() + 1, m);
                case Node.Sequence s when s.items().isEmpty() -> line(dash + " []", s, dash.length() + 1, s);
                case Node.Mapping m -> {
                    line(dash, m, dash.length() + 1, m);
                    entries(m.entries(), indent + 2);
                }
                case Node.Sequence s -> {
                    line(dash, s, dash.length() + 1, s);
                    items(s.items(), indent + 2);
                }
            }
        }
    }

    private void line(String written, Node start, int valueAt, Node value) {
        text.append(written).append('\n');
        lines.add(start);
        valuesAt.add(valueAt);
        values.add(value);
    }

    private static String scalar(Node.Scalar s) {
        String t = s.text();
        if (!s.quoted() && t.indexOf('\n') < 0) return t;
        return '"'
                + t.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\t", "\\t")
                + '"';
    }
}
