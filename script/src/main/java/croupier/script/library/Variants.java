package croupier.script.library;

import croupier.kernel.Nearest;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.forms.Vocabulary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Puts a variant's fields in place of those that are written. */
final class Variants {
    private Variants() {}

    static Sources applied(Sources from, String name) {
        Map<String, Map<String, Sources.Written>> folders = new LinkedHashMap<>();
        from.folders.forEach((folder, all) -> folders.put(folder, new LinkedHashMap<>(all)));
        Mistakes mistakes = new Mistakes();
        mistakes.add(from.mistakes);
        for (Node.Mapping variant : chain(from, name, new HashSet<>(), mistakes))
            if (variant.get("change") instanceof Node.Mapping change) change(folders, folders, change, mistakes);
        return new Sources(from.vocabulary, from.content, folders, mistakes, name, from.grammars);
    }

    /** Finds what is wrong in any variant, also in one that nobody has chosen; each is looked at once. */
    static void check(Sources from) {
        Set<String> checked = new HashSet<>();
        for (String name : from.variants()) {
            Sources.Written w =
                    Objects.requireNonNull(from.definitions(Vocabulary.VARIANTS).get(name));
            if (w.fields().get("change") instanceof Node.Mapping change)
                change(from.folders, new LinkedHashMap<>(), change, from.mistakes);
            chain(from, name, checked, from.mistakes);
        }
    }

    /** The variant and those it begins with, the farthest first, as far as they were not found before; then they are. */
    private static List<Node.Mapping> chain(Sources from, String name, Set<String> found, Mistakes mistakes) {
        List<Node.Mapping> all = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        String next = name;
        Node.Scalar base = null;
        while (next != null && !found.contains(next)) {
            Sources.Written w = from.definitions(Vocabulary.VARIANTS).get(next);
            if (w == null) {
                String none = "there is no variant '" + next + "'. " + Nearest.hint(next, from.variants());
                if (base == null) throw new IllegalArgumentException(none);
                mistakes.add(base, none);
                break;
            }
            if (!seen.add(next)) {
                mistakes.add(w.name(), "this variant begins with itself: " + String.join(", ", seen));
                break;
            }
            all.addFirst(w.fields());
            base = w.fields().get("base") instanceof Node.Scalar s && !s.text().isEmpty() ? s : null;
            next = base == null ? null : base.text();
        }
        found.addAll(seen);
        return all;
    }

    /** Changes definitions of some folders; the changed ones go into the second. */
    private static void change(
            Map<String, Map<String, Sources.Written>> folders,
            Map<String, Map<String, Sources.Written>> into,
            Node.Mapping change,
            Mistakes mistakes) {
        for (Node.Entry folder : change.entries()) {
            Map<String, Sources.Written> all = folders.get(folder.key().text());
            if (all == null) {
                mistakes.add(
                        folder.key(),
                        "there is no folder '" + folder.key().text() + "'. "
                                + Nearest.hint(folder.key().text(), folders.keySet()));
            } else if (folder.value() instanceof Node.Mapping definitions) {
                Map<String, Sources.Written> changed =
                        into.computeIfAbsent(folder.key().text(), k -> new LinkedHashMap<>());
                for (Node.Entry d : definitions.entries()) definition(all, changed, d, mistakes);
            } else {
                mistakes.add(folder.value(), "a mapping from names to changed fields is expected");
            }
        }
    }

    private static void definition(
            Map<String, Sources.Written> all, Map<String, Sources.Written> changed, Node.Entry d, Mistakes mistakes) {
        Sources.Written w = all.get(d.key().text());
        if (w == null) {
            mistakes.add(
                    d.key(),
                    "there is no '" + d.key().text() + "' to change. "
                            + Nearest.hint(d.key().text(), all.keySet()));
        } else if (d.value() instanceof Node.Mapping fields) {
            changed.put(d.key().text(), new Sources.Written(w.name(), merged(w.fields(), fields)));
        } else {
            mistakes.add(
                    d.value(),
                    "a mapping with changed fields is expected, this is "
                            + d.value().what());
        }
    }

    /** The second in place of the first, key by key; numbers and upgrades are merged one level deeper. */
    static Node.Mapping merged(Node.Mapping first, Node.Mapping second) {
        Map<String, Node.Entry> all = new LinkedHashMap<>();
        for (Node.Entry e : first.entries()) all.put(e.key().text(), e);
        for (Node.Entry e : second.entries()) {
            Node.@Nullable Entry old = all.get(e.key().text());
            boolean deeper = e.key().text().equals("numbers") || e.key().text().equals("upgrade");
            if (deeper && old != null && old.value() instanceof Node.Mapping a && e.value() instanceof Node.Mapping b)
                all.put(e.key().text(), new Node.Entry(e.key(), merged(a, b)));
            else all.put(e.key().text(), e);
        }
        return first.mapping(List.copyOf(all.values()));
    }
}
