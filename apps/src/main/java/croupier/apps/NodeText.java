package croupier.apps;

import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a node of a card file again, on one line, with some of its numbers changed. */
final class NodeText {
    private NodeText() {}

    /** @param changes new values by the path of a scalar: {@code play.0.damage} */
    static String of(Node node, String path, Map<String, String> changes) {
        return switch (node) {
            case Node.Scalar s -> {
                String changed = changes.get(path);
                yield changed != null ? changed : scalar(s);
            }
            case Node.Sequence q -> {
                List<String> items = new ArrayList<>();
                for (int i = 0; i < q.items().size(); i++)
                    items.add(of(q.items().get(i), path + "." + i, changes));
                yield "[" + String.join(", ", items) + "]";
            }
            case Node.Mapping m -> {
                List<String> entries = new ArrayList<>();
                for (Node.Entry e : m.entries())
                    entries.add(scalar(e.key()) + ": "
                            + of(e.value(), path + "." + e.key().text(), changes));
                yield "{" + String.join(", ", entries) + "}";
            }
        };
    }

    private static String scalar(Node.Scalar s) {
        if (!s.quoted() && s.text().matches("[\\w.-][\\w. -]*")) return s.text();
        return "\"" + s.text().replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }
}
