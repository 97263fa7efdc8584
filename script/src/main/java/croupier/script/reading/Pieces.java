package croupier.script.reading;

import croupier.script.Amounts;
import croupier.script.files.Node;
import croupier.script.files.Source;
import croupier.script.language.Spots;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pieces of card files with holes: cut out of a file where other values stand, and filled again. */
final class Pieces {
    /** The first hole; the next ones follow. */
    static final char HOLE = '\uE000';

    private static final Source MADE = new Source("read", "");

    private Pieces() {}

    static Node.Scalar scalar(String text) {
        return new Node.Scalar(text, false, MADE, 1, 1);
    }

    static Node.Scalar hole(int number) {
        return scalar(String.valueOf((char) (HOLE + number)));
    }

    static Node.Sequence sequence(List<Node> items) {
        return new Node.Sequence(items, MADE, 1, 1);
    }

    static Node.Mapping mapping(List<Node.Entry> entries) {
        return new Node.Mapping(entries, MADE, 1, 1);
    }

    static Node.Entry entry(String key, Node value) {
        return new Node.Entry(scalar(key), value);
    }

    // ---- cutting

    /** A hole and where it is cut. */
    record Cut(Spots.Spot spot, int hole) {}

    /** A piece of a file with these holes; numbers that the definition names stand in it as figures. */
    static Node cut(Spots.Spot of, List<Cut> cuts, Spots spots) {
        for (Cut c : cuts) if (c.spot.equals(of)) return hole(c.hole);
        if (of.isWhole()) return cut(of.node(), cuts, spots);
        if (of.possessive())
            return scalar(owner(((Node.Scalar) of.node()).text().substring(of.from(), of.to())));
        return scalar(cut((Node.Scalar) of.node(), of.from(), of.to(), cuts, spots));
    }

    /** The name whose possessive form stands there. */
    private static String owner(String possessive) {
        String name = possessive.strip();
        if (name.endsWith(".")) name = name.substring(0, name.length() - 1);
        return switch (name) {
            case "my" -> "me";
            case "its", "their" -> "it";
            default -> name.endsWith("'s") ? name.substring(0, name.length() - 2) : name;
        };
    }

    static Node cut(Node node, List<Cut> cuts, Spots spots) {
        for (Cut c : cuts) if (isSame(c.spot.node(), node) && c.spot.isWhole()) return hole(c.hole);
        return switch (node) {
            case Node.Scalar s -> scalar(cut(s, 0, s.text().length(), cuts, spots));
            case Node.Sequence q ->
                sequence(q.items().stream().map(n -> cut(n, cuts, spots)).toList());
            case Node.Mapping m ->
                mapping(m.entries().stream()
                        .map(e -> new Node.Entry(e.key(), cut(e.value(), cuts, spots)))
                        .toList());
        };
    }

    @SuppressWarnings("ReferenceEquality")
    static boolean isSame(Node a, Node b) {
        return a == b;
    }

    /** Characters that something else stands for. */
    private record Change(int from, int to, String by) {}

    private static String cut(Node.Scalar s, int from, int to, List<Cut> cuts, Spots spots) {
        List<Change> changes = new ArrayList<>();
        for (Cut c : cuts)
            if (isSame(c.spot.node(), s) && !c.spot.isWhole())
                changes.add(new Change(
                        c.spot.from(), c.spot.to(), (char) (HOLE + c.hole) + (c.spot.possessive() ? "." : "")));
        for (Spots.Inside in : spots.in(s)) {
            Spots.Spot spot = in.spot();
            int begin = spot.isWhole() ? 0 : spot.from();
            int end = spot.isWhole() ? s.text().length() : spot.to();
            if (in.value() instanceof Amounts.Fixed f
                    && Character.isLetter(s.text().charAt(begin))
                    && begin >= from
                    && end <= to) changes.add(new Change(begin, end, Integer.toString(f.value())));
        }
        changes.sort(Comparator.comparingInt(Change::from).thenComparingInt(c -> -c.to));
        StringBuilder all = new StringBuilder();
        int at = from;
        for (Change c : changes) {
            if (c.from < at || c.to > to) continue;
            all.append(s.text(), at, c.from).append(c.by);
            at = c.to;
        }
        return all.append(s.text(), at, to).toString();
    }

    // ---- filling

    /** The piece with its holes filled; entries and items whose holes nothing fills are left out; null if nothing is left. */
    static @Nullable Node filled(Node piece, Map<Integer, Node> by) {
        return switch (piece) {
            case Node.Scalar s -> filled(s, by);
            case Node.Sequence q -> {
                List<Node> items = new ArrayList<>();
                for (Node n : q.items()) {
                    Node one = filled(n, by);
                    boolean isHole = n instanceof Node.Scalar s && isHole(s.text());
                    if (one instanceof Node.Sequence more && isHole) items.addAll(more.items());
                    else if (one != null) items.add(one);
                }
                yield sequence(items);
            }
            case Node.Mapping m -> {
                List<Node.Entry> entries = new ArrayList<>();
                for (Node.Entry e : m.entries()) {
                    Node value = filled(e.value(), by);
                    if (value != null) entries.add(new Node.Entry(e.key(), value));
                }
                yield mapping(entries);
            }
        };
    }

    static boolean isHole(Node node) {
        return node instanceof Node.Scalar s && isHole(s.text());
    }

    private static boolean isHole(String text) {
        return text.length() == 1 && text.charAt(0) >= HOLE && text.charAt(0) < HOLE + 200;
    }

    private static @Nullable Node filled(Node.Scalar s, Map<Integer, Node> by) {
        if (isHole(s.text())) return by.get(s.text().charAt(0) - HOLE);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < s.text().length(); i++) {
            char c = s.text().charAt(i);
            if (c < HOLE || c >= HOLE + 200) {
                all.append(c);
                continue;
            }
            if (!(by.get(c - HOLE) instanceof Node.Scalar filling)) return null;
            boolean noted = i > 0 && s.text().charAt(i - 1) == '\uF001';
            all.append(!noted && isLoose(filling.text()) ? "(" + filling.text() + ")" : filling.text());
        }
        return all.indexOf("\n") >= 0 ? null : new Node.Scalar(all.toString(), s.quoted(), MADE, 1, 1);
    }

    /** Whether an expression needs brackets inside of another one. */
    private static boolean isLoose(String text) {
        for (String sign :
                List.of(" and ", " or ", "not ", " where ", " with ", " + ", " - ", " * ", " / ", "if ", "="))
            if (text.contains(sign)) return true;
        return text.contains("<")
                || text.contains(">")
                || text.startsWith("-")
                || text.contains(" in ")
                || text.contains(" is ");
    }

    /** A piece in one line, to compare pieces. */
    static String key(Node node) {
        return switch (node) {
            case Node.Scalar s -> s.text();
            case Node.Sequence q -> q.items().stream().map(Pieces::key).toList().toString();
            case Node.Mapping m -> {
                StringBuilder all = new StringBuilder("{");
                for (Node.Entry e : m.entries())
                    all.append(e.key().text())
                            .append(": ")
                            .append(key(e.value()))
                            .append("; ");
                yield all.append("}").toString();
            }
        };
    }
}
