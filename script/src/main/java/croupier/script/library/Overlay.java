package croupier.script.library;

import croupier.kernel.Nearest;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.forms.PackMark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a definition of a pack does to the one of the same name below it: take its place, change or lengthen it, remove it. */
final class Overlay {
    private Overlay() {}

    /**
     * Lays a definition of a pack on top of those that are there.
     *
     * @param all the definitions of its folder, by name
     * @return whether it removes the one below it
     */
    static boolean lay(
            String folder, Map<String, Sources.Written> all, Node.Scalar key, Node.Mapping fields, Mistakes mistakes) {
        String name = key.text();
        Sources.Written below = all.get(name);
        List<PackMark> marks = new ArrayList<>();
        for (PackMark m : PackMark.values())
            if (fields.entries().stream()
                    .anyMatch(e -> isMark(e) && e.key().text().equals(m.key))) marks.add(m);
        if (marks.size() > 1) {
            mistakes.add(key, "'" + name + "' is marked twice: write one of " + PackMark.keys());
        } else if (marks.isEmpty()) {
            if (below == null) all.put(name, new Sources.Written(key, fields));
            else if (!below.name().place().file().equals(key.place().file()))
                mistakes.add(
                        key,
                        "there is another '" + name + "' in " + folder + ": "
                                + below.name().place() + ". Write replaces: true to take its place, changes: true"
                                + " to change some of its fields, adds: true to lengthen its lists");
        } else if (below == null) {
            mistakes.add(
                    key,
                    "there is no '" + name + "' in " + folder + " that this " + marks.getFirst().key + ". "
                            + Nearest.hint(name, all.keySet()));
        } else {
            Node.Mapping rest = without(fields);
            boolean isRemoved = marks.getFirst() == PackMark.REMOVES;
            if (isRemoved && !rest.entries().isEmpty())
                mistakes.add(
                        rest.entries().getFirst().key(),
                        "what is removed has no fields: leave '"
                                + rest.entries().getFirst().key().text() + "' out, or write replaces: true");
            else if (marks.getFirst() != PackMark.REPLACES
                    && !isRemoved
                    && rest.entries().isEmpty())
                mistakes.add(key, "'" + name + "' " + marks.getFirst().key + " nothing: write what differs");
            lay(marks.getFirst(), all, below, key, rest);
            return isRemoved;
        }
        return false;
    }

    private static void lay(
            PackMark mark,
            Map<String, Sources.Written> all,
            Sources.Written below,
            Node.Scalar key,
            Node.Mapping fields) {
        String name = key.text();
        switch (mark) {
            case REMOVES -> all.remove(name);
            case REPLACES -> all.put(name, new Sources.Written(key, fields));
            case CHANGES -> all.put(name, new Sources.Written(below.name(), Variants.merged(below.fields(), fields)));
            case ADDS -> all.put(name, new Sources.Written(below.name(), lengthened(below.fields(), fields)));
        }
    }

    /** Lists from which a game draws, such as decks, leave out what packs have removed. */
    static void leaveOut(Set<String> removed, Map<String, Sources.Written> lists) {
        lists.replaceAll((_, w) -> {
            List<Node.Entry> fields = new ArrayList<>();
            for (Node.Entry e : w.fields().entries()) fields.add(new Node.Entry(e.key(), left(removed, e.value())));
            return new Sources.Written(w.name(), w.fields().mapping(fields));
        });
    }

    private static Node left(Set<String> removed, Node list) {
        return switch (list) {
            case Node.Sequence q ->
                q.sequence(q.items().stream().filter(n -> !names(removed, n)).toList());
            case Node.Mapping m ->
                m.mapping(m.entries().stream()
                        .filter(e -> !removed.contains(e.key().text()))
                        .toList());
            default -> list;
        };
    }

    /** A name alone, or an entry that names it beside something else, such as a fight and how likely it is. */
    private static boolean names(Set<String> removed, Node item) {
        return switch (item) {
            case Node.Scalar s -> removed.contains(s.text());
            case Node.Mapping m ->
                m.entries().stream().anyMatch(e -> e.value() instanceof Node.Scalar s && removed.contains(s.text()));
            default -> false;
        };
    }

    /** Lists are continued and mappings gain keys; a single value takes the place of the other. */
    private static Node.Mapping lengthened(Node.Mapping first, Node.Mapping second) {
        Map<String, Node.Entry> all = new LinkedHashMap<>();
        for (Node.Entry e : first.entries()) all.put(e.key().text(), e);
        for (Node.Entry e : second.entries()) {
            Node.Entry old = all.get(e.key().text());
            all.put(e.key().text(), old == null ? e : new Node.Entry(old.key(), lengthened(old.value(), e.value())));
        }
        return first.mapping(List.copyOf(all.values()));
    }

    private static Node lengthened(Node first, Node second) {
        if (first instanceof Node.Mapping a && second instanceof Node.Mapping b) return lengthened(a, b);
        if (!(first instanceof Node.Sequence a) || !(second instanceof Node.Sequence b)) return second;
        List<Node> items = new ArrayList<>(a.items());
        items.addAll(b.items());
        return a.sequence(items);
    }

    /** A kind of definition may have a field of its own that is called like a mark, such as a relic that replaces another. */
    private static boolean isMark(Node.Entry e) {
        return PackMark.of(e.key().text()) != null
                && e.value() instanceof Node.Scalar s
                && s.text().equals("true");
    }

    private static Node.Mapping without(Node.Mapping fields) {
        List<Node.Entry> rest =
                fields.entries().stream().filter(e -> !isMark(e)).toList();
        return fields.mapping(rest);
    }
}
