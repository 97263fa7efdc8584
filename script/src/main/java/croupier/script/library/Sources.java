package croupier.script.library;

import croupier.kernel.Column;
import croupier.kernel.Content;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Mistakes;
import croupier.script.files.MistakesException;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.files.OtherShape;
import croupier.script.files.Place;
import croupier.script.files.Source;
import croupier.script.files.Yaml;
import croupier.script.forms.Vocabulary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Card files that are read but not compiled: the names of all definitions are known, so a game can declare columns and
 * options for them in its {@link Layout} before the texts are compiled.
 */
public final class Sources {
    /** No content has more text than this. */
    private static final long MOST_TEXT = 64L << 20;

    /** The file that says how texts put things into words. */
    private static final String GRAMMAR = "grammar";

    final Vocabulary vocabulary;
    final Content content;
    /** Definitions by folder and name, in order. */
    final Map<String, Map<String, Written>> folders;

    final Mistakes mistakes;
    final String variant;
    /** The grammar files of the game and of packs. */
    final List<Node> grammars;

    /** The files that packs hold, as people call them. */
    private final Set<String> packFiles = new HashSet<>();

    /** What packs have removed. */
    private final Set<String> removed = new HashSet<>();

    /** A definition as it is written: its name with its place, and its fields. */
    record Written(Node.Scalar name, Node.Mapping fields) {}

    Sources(
            Vocabulary vocabulary,
            Content content,
            Map<String, Map<String, Written>> folders,
            Mistakes mistakes,
            String variant,
            List<Node> grammars) {
        this.vocabulary = vocabulary;
        this.content = content;
        this.folders = folders;
        this.mistakes = mistakes;
        this.variant = variant;
        this.grammars = grammars;
    }

    /** What these files may say; a game may still add what depends on them. */
    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** Reads all card files; from then on the names of all definitions are known. */
    public static Sources read(Vocabulary vocabulary, Content content) {
        Map<String, Map<String, Written>> folders = new LinkedHashMap<>();
        for (String folder : vocabulary.folders.keySet()) folders.put(folder, new LinkedHashMap<>());
        Sources sources = new Sources(vocabulary, content, folders, new Mistakes(), "", new ArrayList<>());
        long size = 0;
        for (Content.CardFile file : content.inOrder()) {
            String text = content.files().getOrDefault(file.key(), "");
            size += Math.min(text.length(), Content.LARGEST);
            if (size > MOST_TEXT) {
                sources.wrongFile(
                        file.called(),
                        "with this file the card files are larger than " + (MOST_TEXT >> 20)
                                + " million characters together");
                break;
            }
            sources.file(file, text);
        }
        sources.leaveOutRemoved();
        Joining.join(sources);
        sources.checkNames();
        Variants.check(sources);
        vocabulary.needed.forEach(sources::checkNeeded);
        return sources;
    }

    private void checkNeeded(String folder, List<String> names) {
        Map<String, Written> all = definitions(folder);
        String file = content.inOrder().stream()
                .map(Content.CardFile::place)
                .filter(f -> f.startsWith(folder + "/"))
                .findFirst()
                .orElse(folder);
        if (all.isEmpty())
            wrongFile(file, "there is nothing in '" + folder + "', and " + vocabulary.game + " needs it");
        else
            for (String name : names)
                if (!all.containsKey(name))
                    wrongFile(
                            file,
                            "there is no '" + name + "' in '" + folder + "', and " + vocabulary.game + " needs it");
    }

    /** A file belongs to the kind of its first folder; a file beside the folders belongs to the kind of its own name. */
    private void file(Content.CardFile written, String text) {
        String file = written.called();
        if (written.isOfPack()) packFiles.add(file);
        String place = written.place();
        int slash = place.indexOf('/');
        String folder = slash > 0 ? place.substring(0, slash) : place.replaceFirst("\\.[a-z]+$", "");
        if (vocabulary.others.contains(folder)) return;
        if (folder.equals(GRAMMAR)) {
            Node grammar = Yaml.read(file, text, mistakes);
            if (grammar != null) grammars.add(grammar);
            return;
        }
        Map<String, Written> all = folders.get(folder);
        if (all == null) {
            wrongFile(
                    file,
                    vocabulary.game + " has no card files in '" + folder + "'. "
                            + Nearest.hint(folder, vocabulary.folders.keySet()));
            return;
        }
        Node root =
                written.isOfPack() ? Yaml.read(file, text, mistakes) : Yaml.readWithoutExamples(file, text, mistakes);
        if (root == null || isOfOtherShape(folder, all, root, written.isOfPack())) return;
        if (!(root instanceof Node.Mapping m)) {
            mistakes.add(root, "a card file is a mapping from names to definitions, this is " + root.what());
            return;
        }
        for (Node.Entry e : m.entries()) definition(folder, all, e, written.isOfPack());
    }

    private boolean isOfOtherShape(String folder, Map<String, Written> all, Node root, boolean isOfPack) {
        OtherShape shape = vocabulary.shapes.get(folder);
        List<Node.Entry> definitions = shape == null ? null : shape.definitions(root, mistakes);
        if (definitions == null) return false;
        for (Node.Entry e : definitions) definition(folder, all, e, isOfPack);
        return true;
    }

    private void definition(String folder, Map<String, Written> all, Node.Entry e, boolean isOfPack) {
        String name = e.key().text();
        if (name.isBlank()) {
            mistakes.add(e.key(), "a definition needs a name");
            return;
        }
        Node.Mapping fields = null;
        if (e.value() instanceof Node.Mapping m) fields = m;
        else if (e.value() instanceof Node.Scalar s && s.text().isEmpty())
            fields = e.key().mapping(List.of());
        if (fields == null) {
            mistakes.add(
                    e.value(),
                    "'" + name + "' is a mapping with its fields, this is "
                            + e.value().what());
            return;
        }
        Written first = all.get(name);
        if (isOfPack) {
            if (Overlay.lay(folder, all, e.key(), fields, mistakes)) removed.add(name);
            else removed.remove(name);
        } else if (first == null) all.put(name, new Written(e.key(), fields));
        else if (!first.name.place().file().equals(e.key().place().file()))
            mistakes.add(e.key(), "there is another '" + name + "' in " + folder + ": " + first.name.place());
    }

    /** No two definitions of the catalogue have the same name. */
    private void checkNames() {
        Map<String, Written> cards = new LinkedHashMap<>();
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            if (f.rows() == null) continue;
            for (Map.Entry<String, Written> e : definitions(f.name()).entrySet()) {
                Written first = cards.putIfAbsent(e.getKey(), e.getValue());
                if (first != null)
                    mistakes.add(
                            e.getValue().name, "there is another card '" + e.getKey() + "': " + first.name.place());
            }
        }
    }

    private void wrongFile(String file, String message) {
        mistakes.add(new Source(file, ""), new Place(file, 1, 1), message);
    }

    /** What is not a card of the catalogue may be a list of cards. */
    private void leaveOutRemoved() {
        if (removed.isEmpty()) return;
        for (Vocabulary.Folder f : vocabulary.folders.values())
            if (f.rows() == null) Overlay.leaveOut(removed, definitions(f.name()));
    }

    boolean isOfPack(Written w) {
        return packFiles.contains(w.name.place().file());
    }

    Map<String, Written> definitions(String folder) {
        Map<String, Written> all = folders.get(folder);
        if (all == null) throw new IllegalArgumentException(vocabulary.game + " has no folder '" + folder + "'");
        return all;
    }

    /** The names of all definitions in a folder, in order of their files and places in them. */
    public List<String> names(String folder) {
        return List.copyOf(definitions(folder).keySet());
    }

    /** A definition as it is written, or null. */
    public @Nullable Node node(String folder, String name) {
        Written w = definitions(folder).get(name);
        return w == null ? null : w.fields;
    }

    /** The name of a definition at its place. */
    public Node.Scalar name(String folder, String name) {
        Written w = definitions(folder).get(name);
        if (w == null) throw new IllegalArgumentException("there is no '" + name + "' in " + folder);
        return w.name;
    }

    /** Something that only the game finds wrong in what is written. */
    public void wrong(Node node, String message) {
        mistakes.add(node, message);
    }

    /** Declares a number by a name that the card files make up; one that no expression could use is a mistake there. */
    public void constant(Node.Scalar written, String name, int value) {
        if (!Naming.isName(name))
            mistakes.add(
                    written,
                    "expressions cannot name '" + written.text()
                            + "': write words of letters and digits that begin with a letter"
                            + (name.equals(name.toLowerCase(Locale.ROOT)) ? "" : ", all in lower case"));
        else if (vocabulary.declared.names.containsKey(name))
            mistakes.add(written, "'" + name + "' means something else in expressions: choose another name");
        else vocabulary.constant(name, value);
    }

    /** A plain value of a definition as it is written, or another value by default: for facts needed before compiling. */
    public String value(String folder, String name, String key, String otherwise) {
        Written w = definitions(folder).get(name);
        return w != null && w.fields.get(key) instanceof Node.Scalar s ? s.text() : otherwise;
    }

    /** Declares one column per definition of a folder, called like it in lower case; by the definition's name. */
    public Map<String, Column> columns(Layout layout, Kind kind, String folder) {
        Map<String, Column> all = new LinkedHashMap<>();
        for (Map.Entry<String, Written> e : definitions(folder).entrySet()) {
            String name = e.getKey().toLowerCase(Locale.ROOT);
            Column other = layout.column(kind, name);
            if (other != null)
                mistakes.add(e.getValue().name, "a " + kind.name() + " has another '" + name + "' already");
            all.put(e.getKey(), other != null ? other : layout.number(kind, name));
        }
        return all;
    }

    /** The mistakes found so far; compiling finds the others. */
    public List<Mistake> mistakes() {
        return mistakes.all();
    }

    /** The variants that the content knows. */
    public List<String> variants() {
        return names(Vocabulary.VARIANTS);
    }

    /** The same files with a variant's changes to definitions made. */
    public Sources variant(String name) {
        return Variants.applied(this, name);
    }

    /** Compiles everything, before or after the layout is closed; throws {@link MistakesException} with every mistake of all files. */
    public Library compile(Layout layout) {
        return Compiler.compile(this, layout);
    }

    /** Numbers of the catalogue by name, counted from 1. */
    Map<String, Integer> cards() {
        Map<String, Integer> all = new LinkedHashMap<>();
        for (Vocabulary.Folder f : vocabulary.folders.values())
            if (f.rows() != null) for (String name : names(f.name())) all.putIfAbsent(name, all.size() + 1);
        return all;
    }

    Map<String, Map<String, Integer>> places() {
        Map<String, Map<String, Integer>> all = new LinkedHashMap<>();
        for (String folder : folders.keySet()) {
            Map<String, Integer> places = new LinkedHashMap<>();
            for (String name : new ArrayList<>(definitions(folder).keySet())) places.put(name, places.size());
            all.put(folder, places);
        }
        return all;
    }
}
