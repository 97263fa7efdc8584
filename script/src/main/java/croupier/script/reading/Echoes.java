package croupier.script.reading;

import croupier.script.files.Node;
import croupier.script.language.Spots;
import croupier.script.texts.TextTrace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What one part of a definition says of a row that another part names: of {@code target: creatures} and {@code destroy: target}
 * the text is "destroy target creature". A name that is read so carries a note of what belongs beside the steps it stands in.
 */
final class Echoes {
    private static final char BEGIN = '\uF000';
    private static final char BETWEEN = '\uF001';
    private static final char END = '\uF002';

    /**
     * A set that is said where it is not written.
     *
     * @param key behind which it is written, in the mapping that has the steps behind another key
     */
    record Echo(TextTrace.Said said, String key, int place, String steps) {
        /** What a name carries; the first hole is the set. */
        String note() {
            return "" + BEGIN + key + BETWEEN + place + BETWEEN + steps + BETWEEN + Pieces.HOLE + END;
        }
    }

    private record Written(TextTrace.Said said, Node node) {}

    private final List<Written> sets = new ArrayList<>();
    private final Node definition;

    Echoes(TextTrace trace, Spots.Spot within, Spots spots) {
        definition = within.node();
        collect(trace.said(), spots);
    }

    private void collect(List<TextTrace.Said> all, Spots spots) {
        for (TextTrace.Said said : all) {
            if (said.way().equals("one from") || said.way().equals("many rows"))
                for (Spots.Spot s : spots.of(Objects.requireNonNull(said.value())))
                    if (s.isWhole()) sets.add(new Written(said, s.node()));
            collect(said.inside(), spots);
        }
    }

    /** The sets that are written beside the steps in which something stands. */
    List<Echo> of(Spots.Spot inside) {
        List<Echo> all = new ArrayList<>();
        for (Written set : sets) find(definition, set, inside.node(), all);
        return all;
    }

    private static void find(Node in, Written set, Node name, List<Echo> all) {
        switch (in) {
            case Node.Scalar s -> {}
            case Node.Sequence q -> q.items().forEach(n -> find(n, set, name, all));
            case Node.Mapping m -> {
                for (Node.Entry e : m.entries()) {
                    int place = place(e.value(), set.node);
                    if (place < 0) find(e.value(), set, name, all);
                    else
                        for (Node.Entry steps : m.entries())
                            if (Learner.contains(steps.value(), name) && !Pieces.isSame(steps.value(), e.value()))
                                all.add(new Echo(
                                        set.said,
                                        e.key().text(),
                                        place,
                                        steps.key().text()));
                }
            }
        }
    }

    private static int place(Node of, Node set) {
        if (Pieces.isSame(of, set)) return 0;
        if (of instanceof Node.Sequence q)
            for (int i = 0; i < q.items().size(); i++)
                if (Pieces.isSame(q.items().get(i), set)) return i;
        return -1;
    }

    // ---- putting things where they belong

    /** A piece without notes: what they say stands where it belongs. */
    static Node settled(Node piece) {
        return switch (piece) {
            case Node.Scalar s -> s.text().indexOf(BEGIN) < 0 ? s : Pieces.scalar(without(s.text()));
            case Node.Sequence q ->
                Pieces.sequence(q.items().stream().map(Echoes::settled).toList());
            case Node.Mapping m -> settled(m);
        };
    }

    private static Node.Mapping settled(Node.Mapping m) {
        List<Node.Entry> entries = new ArrayList<>();
        for (Node.Entry e : m.entries()) {
            Map<String, Map<Integer, String>> notes = new TreeMap<>();
            notes(e.value(), e.key().text(), notes);
            for (Map.Entry<String, Map<Integer, String>> n : notes.entrySet())
                if (m.entry(n.getKey()) == null) entries.add(Pieces.entry(n.getKey(), list(n.getValue())));
            entries.add(new Node.Entry(e.key(), settled(e.value())));
        }
        return Pieces.mapping(entries);
    }

    private static Node list(Map<Integer, String> sets) {
        List<Node> all = new ArrayList<>();
        for (String one : sets.values()) all.add(Pieces.scalar(one));
        return all.size() == 1 ? all.get(0) : Pieces.sequence(all);
    }

    /** The notes that belong beside this key; those of a mapping inside that has the same key belong there. */
    private static void notes(Node in, String steps, Map<String, Map<Integer, String>> into) {
        switch (in) {
            case Node.Scalar s -> {
                for (int at = s.text().indexOf(BEGIN); at >= 0; at = s.text().indexOf(BEGIN, at + 1)) {
                    String[] parts = s.text()
                            .substring(at + 1, s.text().indexOf(END, at))
                            .split(String.valueOf(BETWEEN), -1);
                    if (parts[2].equals(steps))
                        into.computeIfAbsent(parts[0], k -> new TreeMap<>())
                                .putIfAbsent(Integer.valueOf(parts[1]), parts[3]);
                }
            }
            case Node.Sequence q -> q.items().forEach(n -> notes(n, steps, into));
            case Node.Mapping m -> {
                for (Node.Entry e : m.entries()) if (!e.key().text().equals(steps)) notes(e.value(), steps, into);
            }
        }
    }

    private static String without(String text) {
        StringBuilder all = new StringBuilder();
        boolean note = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == BEGIN) note = true;
            if (!note) all.append(c);
            if (c == END) note = false;
        }
        return all.toString();
    }
}
