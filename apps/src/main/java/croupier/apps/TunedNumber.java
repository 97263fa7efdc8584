package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Nearest;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A number of a card that may move.
 *
 * @param card whose number it is
 * @param path where it stands in the definition: {@code play.0.damage}
 * @param now what it is in the cards of the plan
 */
record TunedNumber(String card, String path, int from, int to, int now, String file, Node.Mapping definition) {
    private static final Set<String> KEYS = Set.of("of", "at", "from", "to");

    static List<TunedNumber> in(PlanFile plan) {
        if (!(plan.nodes().node("numbers") instanceof Node.Sequence all))
            throw plan.nodes()
                    .stop(
                            "numbers",
                            "a plan to tune has numbers: a list of {of: CARD, at: play.0.damage, from: 1, to: 9}");
        List<TunedNumber> found = new ArrayList<>();
        for (Node n : all.items()) {
            if (n instanceof Node.Mapping m)
                found.add(read(plan, new PlanNodes(m, plan.nodes().mistakes())));
            else plan.nodes().mistakes().add(n, "a number has of, at, from and to");
        }
        plan.nodes().check();
        return found;
    }

    private static TunedNumber read(PlanFile plan, PlanNodes m) {
        m.onlyKeys("a number", KEYS);
        Node.Scalar card = m.scalar("of");
        Node.Scalar at = m.scalar("at");
        if (card == null || at == null)
            throw m.stop(m.of(), "a number has of: CARD and at: where it stands, such as play.0.damage");
        int from = (int) m.number("from", 0, -9999, 9999);
        int to = (int) m.number("to", 99, -9999, 9999);
        if (from > to) throw m.stop(m.of(), "'from' is above 'to': " + from + " and " + to);
        return found(plan, m, card, at, from, to);
    }

    /** The number as it is with all packs: the last file that has its field decides. */
    private static TunedNumber found(PlanFile plan, PlanNodes m, Node.Scalar card, Node.Scalar at, int from, int to) {
        List<String> cards = new ArrayList<>();
        Content.CardFile file = null;
        Node.Mapping definition = null;
        for (Content.CardFile f : plan.content().inOrder()) {
            Node root = croupier.script.files.Yaml.read(
                    f.called(), String.valueOf(plan.content().files().get(f.key())), new Mistakes());
            if (!(root instanceof Node.Mapping all)) continue;
            for (Node.Entry e : all.entries()) cards.add(e.key().text());
            if (!(all.get(card.text()) instanceof Node.Mapping its)) continue;
            if (definition != null && its.get(at.text().split("\\.", 2)[0]) == null) continue;
            file = f;
            definition = its;
        }
        if (file == null || definition == null)
            throw m.stop(
                    card,
                    "there is no card '" + card.text() + "' in the files of the game. "
                            + Nearest.hint(card.text(), cards));
        if (!(at(definition, at.text()) instanceof Node.Scalar s) || !s.text().matches("-?[0-9]{1,6}"))
            throw m.stop(at, card.text() + " has no number at '" + at.text() + "'");
        int now = Integer.parseInt(s.text());
        if (now < from || now > to)
            throw m.stop(at, "it is " + now + " now, outside of its bounds: from " + from + " to " + to);
        return new TunedNumber(card.text(), at.text(), from, to, now, file.place(), definition);
    }

    private static @org.jspecify.annotations.Nullable Node at(Node node, String path) {
        Node now = node;
        for (String part : path.split("\\.")) {
            if (now instanceof Node.Mapping m) now = m.get(part);
            else if (now instanceof Node.Sequence q
                    && part.matches("[0-9]{1,4}")
                    && Integer.parseInt(part) < q.items().size())
                now = q.items().get(Integer.parseInt(part));
            else return null;
            if (now == null) return null;
        }
        return now;
    }

    String name() {
        return card + " " + path;
    }

    /** Card files that set these numbers: each changed card with its changed fields. */
    static Map<String, String> patch(List<TunedNumber> numbers, int... values) {
        Map<String, Map<String, Map<String, String>>> changes = new TreeMap<>();
        Map<String, String> fileOf = new TreeMap<>();
        Map<String, Map<String, Node>> fields = new TreeMap<>();
        for (int i = 0; i < values.length; i++) {
            TunedNumber n = numbers.get(i);
            if (values[i] == n.now) continue;
            changes.computeIfAbsent(fileOf.computeIfAbsent(n.card, _ -> n.file), _ -> new TreeMap<>())
                    .computeIfAbsent(n.card, _ -> new TreeMap<>())
                    .put("." + n.path, Integer.toString(values[i]));
            for (Node.Entry e : n.definition.entries())
                if (("." + n.path + ".").startsWith("." + e.key().text() + "."))
                    fields.computeIfAbsent(n.card, _ -> new TreeMap<>())
                            .put(e.key().text(), e.value());
        }
        Map<String, String> files = new TreeMap<>();
        changes.forEach((file, cards) -> {
            StringBuilder text = new StringBuilder();
            cards.forEach((card, its) -> {
                text.append('"').append(card.replace("\"", "\\\"")).append("\":\n  changes: true\n");
                fields.getOrDefault(card, Map.of())
                        .forEach((field, value) -> text.append("  ")
                                .append(field)
                                .append(": ")
                                .append(NodeText.of(value, "." + field, its))
                                .append('\n'));
            });
            files.put(file, text.toString());
        });
        return files;
    }
}
