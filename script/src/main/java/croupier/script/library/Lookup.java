package croupier.script.library;

import croupier.script.files.Node;
import croupier.script.files.Source;
import croupier.script.forms.Compilation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds definitions of every kind by name, with how they are written and who names them. */
record Lookup(Library library, Sources sources, Compilation c) {
    /** An endless upgrade is shown this often. */
    private static final int MOST_LEVELS = 3;

    /** The pages of all definitions of that name, one per folder that has one; capitals do not matter. */
    List<Page> pages(String name) {
        List<Page> all = new ArrayList<>();
        for (String folder : library.folders())
            for (String written : sources.names(folder))
                if (written.equalsIgnoreCase(name)) all.add(page(folder, written));
        return all;
    }

    /** The names of all definitions of every kind. */
    List<String> names() {
        List<String> all = new ArrayList<>();
        for (String folder : library.folders()) all.addAll(sources.names(folder));
        return all;
    }

    Page page(String folder, String name) {
        Sources.Written w = definition(folder, name);
        List<String> texts = texts(folder, name);
        return new Page(
                folder,
                name,
                texts.getFirst(),
                texts.subList(1, texts.size()),
                w.name().place(),
                lines(w),
                namedBy(folder, name));
    }

    private Sources.Written definition(String folder, String name) {
        Sources.Written w = sources.definitions(folder).get(name);
        if (w == null) throw new IllegalArgumentException("there is no '" + name + "' in " + folder);
        return w;
    }

    private List<String> texts(String folder, String name) {
        Definitions<?> all = library.folder(folder);
        int place = all.place(name);
        List<String> texts = new ArrayList<>();
        texts.add(library.text(all.get(place)));
        for (int level = 1; level <= MOST_LEVELS; level++) {
            String text = library.text(all.get(place, level));
            if (text.equals(texts.getLast())) break;
            texts.add(text);
        }
        return texts;
    }

    /** The lines from a name to the next one in its file, without what stands between the two. */
    private String lines(Sources.Written w) {
        Source source = w.name().source();
        int from = w.name().line();
        int end = Integer.MAX_VALUE;
        for (Map<String, Sources.Written> folder : sources.folders.values())
            for (Sources.Written other : folder.values()) {
                Node.Scalar name = other.name();
                if (name.source() == source && name.line() > from) end = Math.min(end, name.line());
            }
        end = Math.min(end, source.lines() + 1);
        while (end > from + 1 && isBetween(source.line(end - 1))) end--;
        StringBuilder s = new StringBuilder();
        for (int i = from; i < end; i++) s.append(i > from ? "\n" : "").append(source.line(i));
        return s.toString();
    }

    private static boolean isBetween(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    // ---- who names it

    private List<String> namedBy(String folder, String name) {
        Map<String, Boolean> found = new LinkedHashMap<>();
        for (Map.Entry<String, Map<String, Sources.Written>> f : sources.folders.entrySet())
            for (Map.Entry<String, Sources.Written> d : f.getValue().entrySet()) {
                boolean self = f.getKey().equals(folder) && d.getKey().equals(name);
                if (!self && names(d.getValue().fields(), folder, name)) found.put(say(f.getKey(), d.getKey()), true);
            }
        return List.copyOf(found.keySet());
    }

    /** A definition as others call it: with its folder where several kinds have one of that name. */
    private String say(String folder, String name) {
        long same = sources.folders.values().stream()
                .filter(f -> f.containsKey(name))
                .count();
        return same > 1 ? name + " (" + folder + ")" : name;
    }

    private boolean names(Node in, String folder, String name) {
        return switch (in) {
            case Node.Scalar s -> means(s, folder, name);
            case Node.Sequence all -> all.items().stream().anyMatch(n -> names(n, folder, name));
            case Node.Mapping all ->
                all.entries().stream()
                        .filter(e -> !e.key().text().equals("examples"))
                        .anyMatch(e -> means(e.key(), folder, name) || names(e.value(), folder, name));
        };
    }

    /** Whether these words hold the name and do not mean another kind; powers and the like are also named in lower case. */
    private boolean means(Node.Scalar s, String folder, String name) {
        String meant = c.meant.get(s);
        if (meant != null) return meant.equals(folder) && s.text().equals(name);
        boolean isCard = library.folder(folder).cardOf(0) > 0;
        return holds(s.text(), name) || (!isCard && holds(s.text(), name.toLowerCase(java.util.Locale.ROOT)));
    }

    /** Whether a text holds these words, not as part of longer ones. */
    private static boolean holds(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (begins && ends) return true;
        }
        return false;
    }

    /** Where a word or key stands in a node; null for nowhere. */
    static @Nullable Node find(Node in, String word) {
        switch (in) {
            case Node.Scalar s -> {
                return s.text().equals(word) ? s : null;
            }
            case Node.Sequence all -> {
                for (Node item : all.items()) {
                    Node found = find(item, word);
                    if (found != null) return found;
                }
            }
            case Node.Mapping all -> {
                for (Node.Entry e : all.entries()) {
                    Node found = e.key().text().equals(word) ? e.key() : find(e.value(), word);
                    if (found != null) return found;
                }
            }
        }
        return null;
    }
}
