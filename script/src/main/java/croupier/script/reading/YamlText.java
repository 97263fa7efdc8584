package croupier.script.reading;

import croupier.script.files.Node;
import java.util.List;

/** Pieces of card files as text. */
final class YamlText {
    private static final String SPECIAL = ":#{}[],&*?|-<>=!%@`\"'";

    private YamlText() {}

    /** A mapping in lines. */
    static String of(Node.Mapping piece) {
        StringBuilder all = new StringBuilder();
        entries(piece.entries(), "", "", all);
        return all.toString().stripTrailing();
    }

    private static void entries(List<Node.Entry> entries, String first, String indent, StringBuilder all) {
        String before = first;
        for (Node.Entry e : entries) {
            all.append(before).append(scalar(e.key().text())).append(':');
            value(e.value(), indent + "  ", all);
            before = indent;
        }
    }

    private static void value(Node value, String indent, StringBuilder all) {
        switch (value) {
            case Node.Scalar s ->
                all.append(s.text().isEmpty() ? "" : " " + scalar(s.text())).append('\n');
            case Node.Sequence q
            when q.items().stream().allMatch(n -> n instanceof Node.Scalar) ->
                all.append(" [")
                        .append(String.join(
                                ", ",
                                q.items().stream()
                                        .map(n -> scalar(Pieces.key(n)))
                                        .toList()))
                        .append("]\n");
            case Node.Sequence q -> {
                all.append('\n');
                for (Node item : q.items())
                    if (item instanceof Node.Mapping m && !m.entries().isEmpty())
                        entries(m.entries(), indent + "- ", indent + "  ", all);
                    else
                        all.append(indent)
                                .append("- ")
                                .append(scalar(Pieces.key(item)))
                                .append('\n');
            }
            case Node.Mapping m -> {
                all.append('\n');
                entries(m.entries(), indent, indent, all);
            }
        }
    }

    private static String scalar(String text) {
        boolean plain = !text.isEmpty()
                && SPECIAL.indexOf(text.charAt(0)) < 0
                && !text.contains(": ")
                && !text.contains(" #")
                && !text.endsWith(":")
                && !text.contains(", ")
                && text.equals(text.strip());
        boolean number = text.matches("-?[0-9]+");
        return plain || number ? text : "'" + text.replace("'", "''") + "'";
    }
}
