package croupier.script.scenario;

import croupier.kernel.Content;
import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A game's card files with the cards of a case added, put in place of others, or changed. */
final class Edition {
    private static final String VARIANTS = "variants";
    /** The last file of a folder, so that the numbers of other cards stay as they are. */
    private static final String ADDED = "/~scenario.yaml";

    private final Content content;
    private final Library library;
    /** Files that are written, as they will stand. */
    private final Map<String, List<Node.Entry>> files = new LinkedHashMap<>();

    private final Set<String> touched = new LinkedHashSet<>();
    private final Map<String, Rewritten> written = new LinkedHashMap<>();

    Edition(Content content, Library library) {
        this.content = content;
        this.library = library;
    }

    /** Cards by name, or by folder and name; one that is there already is put in its place. */
    void add(Node.Mapping cards) {
        inFolders(cards, (folder, e) -> {
            String file = fileOf(folder, e.key().text());
            if (file == null) entries(folder + ADDED).add(e);
            else put(file, e);
        });
    }

    /** Fields by folder and card, put in place of those that are written. */
    void change(Node.Mapping cards) {
        inFolders(cards, (folder, e) -> {
            String file = fileOf(folder, e.key().text());
            if (file == null)
                throw new WrongScenario(Mistake.at(
                        e.key(),
                        "there is no '" + e.key().text() + "' to change. "
                                + Nearest.hint(e.key().text(), names(folder))));
            Node.Mapping fields = Given.mapping(e.value(), "fields");
            Node.Mapping is = Given.mapping(find(file, e.key().text()), "fields");
            List<Node.Entry> merged = new ArrayList<>(is.entries());
            for (Node.Entry f : fields.entries()) {
                merged.removeIf(old -> old.key().text().equals(f.key().text()));
                merged.add(f);
            }
            put(file, new Node.Entry(e.key(), is.mapping(merged)));
        });
    }

    /**
     * A variant's fields of definitions, those of the variant it begins with first. They are part of the definitions then, and
     * the variant changes nothing more: a game that applies it again would undo what the case changes.
     */
    void variant(Node.Scalar name) {
        String file = fileOf(VARIANTS, name.text());
        if (file == null)
            throw new WrongScenario(Mistake.at(
                    name, "there is no variant '" + name.text() + "'. " + Nearest.hint(name.text(), names(VARIANTS))));
        Node.Mapping m = Given.mapping(find(file, name.text()), "fields");
        if (m.get("base") instanceof Node.Scalar base && !base.text().isEmpty()) variant(base);
        if (!(m.get("change") instanceof Node.Mapping change)) return;
        change(change);
        List<Node.Entry> rest = new ArrayList<>(m.entries());
        rest.removeIf(e -> e.key().text().equals("change"));
        put(file, new Node.Entry(name, m.mapping(rest)));
    }

    /** A definition as it stands. */
    Node.Mapping definition(String folder, String name) {
        String file = fileOf(folder, name);
        if (file == null) throw new IllegalArgumentException("there is no '" + name + "' in " + folder);
        return Given.mapping(find(file, name), "fields");
    }

    private interface Each {
        void definition(String folder, Node.Entry e);
    }

    private void inFolders(Node.Mapping cards, Each each) {
        List<String> folders = library.folders();
        for (Node.Entry e : cards.entries()) {
            if (!folders.contains(e.key().text())) each.definition(folders.get(0), e);
            else
                for (Node.Entry in :
                        Given.mapping(e.value(), "definitions by name").entries())
                    each.definition(e.key().text(), in);
        }
    }

    // ---- files

    private @Nullable String fileOf(String folder, String name) {
        for (String file : filesOf(folder))
            for (Node.Entry e : entries(file)) if (e.key().text().equals(name)) return file;
        return null;
    }

    /** The files of a folder, and the one that holds what the case adds. */
    private List<String> filesOf(String folder) {
        List<String> all = new ArrayList<>();
        for (Content.CardFile file : content.inOrder())
            if (file.place().startsWith(folder + "/") || file.place().startsWith(folder + ".")) all.add(file.key());
        if (files.containsKey(folder + ADDED)) all.add(folder + ADDED);
        return all;
    }

    private List<String> names(String folder) {
        List<String> all = new ArrayList<>();
        for (String file : filesOf(folder))
            for (Node.Entry e : entries(file)) all.add(e.key().text());
        return all;
    }

    private Node find(String file, String name) {
        for (Node.Entry e : entries(file)) if (e.key().text().equals(name)) return e.value();
        throw new IllegalStateException(name + " is not in " + file);
    }

    private void put(String file, Node.Entry e) {
        entries(file).replaceAll(old -> old.key().text().equals(e.key().text()) ? e : old);
        touched.add(file);
    }

    private List<Node.Entry> entries(String file) {
        List<Node.Entry> is = files.get(file);
        if (is != null) return is;
        String text = content.files().get(file);
        List<Node.Entry> all = new ArrayList<>();
        if (text == null) touched.add(file);
        else if (Node.read(file, text) instanceof Node.Mapping m) all.addAll(m.entries());
        files.put(file, all);
        return all;
    }

    Content content() {
        Map<String, String> others = new LinkedHashMap<>();
        for (String file : touched) {
            Rewritten r = Rewritten.of(entries(file));
            written.put(file, r);
            others.put(file, r.text());
        }
        return content.with(others);
    }

    Mistake translate(Mistake m) {
        Rewritten r = written.get(m.place().file());
        return r == null ? m : r.translate(m);
    }
}
