package croupier.script.files;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * A file as a tree of nodes. Built from the parser's events without recursion, so that a hostile file ends in a mistake:
 * depth and number of nodes are limited, anchors and aliases are refused.
 */
public final class Yaml {
    /** No card is nested deeper than this. */
    static final int DEEPEST = 64;
    /** No file has more pieces than this. */
    static final int MOST_NODES = 100_000;

    /** What the parser reads at once by default. */
    private static final int BUFFER = 1024;

    private final Source source;
    private final Mistakes mistakes;
    private final Deque<Open> open = new ArrayDeque<>();
    private @Nullable LaterLists examples;
    private @Nullable Node root;
    private int nodes;

    /** A collection that is not closed yet; a mapping has a key while its value is awaited. */
    private static final class Open {
        final boolean mapping;
        final int line;
        final int column;
        final List<Node> items = new ArrayList<>();
        final List<Node.Entry> entries = new ArrayList<>();
        Map<String, Node.Scalar> keys = Map.of();
        Node.@Nullable Scalar key;

        Open(boolean mapping, int line, int column) {
            this.mapping = mapping;
            this.line = line;
            this.column = column;
        }
    }

    /** The file is not read further. */
    private static final class Enough extends RuntimeException {
        Enough() {
            super(null, null, false, false);
        }
    }

    private Yaml(Source source, Mistakes mistakes) {
        this.source = source;
        this.mistakes = mistakes;
    }

    /** The tree of a file; null after a mistake in its form. */
    public static @Nullable Node read(String file, String text, Mistakes mistakes) {
        return read(file, text, false, mistakes);
    }

    /** The same, but examples of definitions are read when somebody asks for them: mistakes in their form are thrown then. */
    public static @Nullable Node readWithoutExamples(String file, String text, Mistakes mistakes) {
        return read(file, text, true, mistakes);
    }

    private static @Nullable Node read(String file, String text, boolean later, Mistakes mistakes) {
        if (text.startsWith("\uFEFF")) text = text.substring(1);
        if (text.length() > croupier.kernel.Content.LARGEST) {
            mistakes.add(
                    new Source(file, ""),
                    new Place(file, 1, 1),
                    "this file is too large: a card file has at most " + croupier.kernel.Content.LARGEST
                            + " characters");
            return null;
        }
        Node kept = Trees.find(file, text, later);
        if (kept != null) return kept;
        Source source = new Source(file, text);
        Node root = later ? withoutExamples(source, text) : PlainYaml.read(source, text, null);
        if (root == null) {
            int before = mistakes.count();
            root = byLibrary(source, text, mistakes);
            if (mistakes.count() > before) return root;
        }
        if (root != null) Trees.keep(file, text, later, root);
        return root;
    }

    /** Null if the file cannot be read so: what is wrong is reported when all of it is read. */
    private static @Nullable Node withoutExamples(Source source, String text) {
        LaterLists examples = new LaterLists(source, text);
        Node plain = PlainYaml.read(source, examples.rest(), examples);
        if (plain != null && examples.isAllTaken()) return plain;
        examples = new LaterLists(source, text);
        Mistakes mistakes = new Mistakes();
        Yaml yaml = new Yaml(source, mistakes);
        yaml.examples = examples;
        Node root = yaml.tree(examples.rest());
        return mistakes.count() == 0 && examples.isAllTaken() ? root : null;
    }

    /** A part of a file, at its place in it. */
    static @Nullable Node part(Source source, String text, Mistakes mistakes) {
        Node plain = PlainYaml.read(source, text, null);
        return plain != null ? plain : byLibrary(source, text, mistakes);
    }

    /** The tree as the library reads it. */
    static @Nullable Node byLibrary(Source source, String text, Mistakes mistakes) {
        return new Yaml(source, mistakes).tree(text);
    }

    /** The parser copies what it has of a scalar whenever it fetches more of it: with the whole text at hand it copies nothing. */
    private static LoadSettings settings(String text) {
        return LoadSettings.builder()
                .setCodePointLimit(Integer.MAX_VALUE)
                .setAllowDuplicateKeys(true)
                .setBufferSize(Math.max(BUFFER, text.length() + 1))
                .build();
    }

    private @Nullable Node tree(String text) {
        try {
            for (Event e : new Parse(settings(text)).parseString(text)) take(e);
        } catch (Enough e) {
            return null;
        } catch (MarkedYamlEngineException e) {
            Optional<Mark> mark = e.getProblemMark().or(e::getContextMark);
            Place place = mark.isEmpty()
                    ? new Place(source.file, 1, 1)
                    : new Place(
                            source.file, mark.get().getLine() + 1, mark.get().getColumn() + 1);
            mistakes.add(source, place, said(e));
            return isTab(e) ? withoutTabs(text) : null;
        } catch (ReaderException e) {
            mistakes.add(
                    source,
                    source.place(e.getPosition()),
                    "the character U+%04X cannot stand in a card file".formatted(e.getCodePoint()));
            return null;
        } catch (YamlEngineException | IndexOutOfBoundsException | IllegalArgumentException e) {
            mistakes.add(source, new Place(source.file, 1, 1), "this is no YAML: " + e.getMessage());
            return null;
        }
        if (root == null) wrong(1, 1, "this file is empty: write definitions by name, or delete it");
        return root;
    }

    /** What else is wrong in a file that is indented with tabs is found too. */
    private @Nullable Node withoutTabs(String text) {
        StringBuilder mended = new StringBuilder();
        for (String line : text.split("(?<=\n)", -1)) {
            int end = 0;
            while (end < line.length() && (line.charAt(end) == '\t' || line.charAt(end) == ' ')) end++;
            mended.append(line.substring(0, end).replace("\t", "  ")).append(line.substring(end));
        }
        return mended.toString().equals(text) ? null : new Yaml(source, mistakes).tree(mended.toString());
    }

    private static boolean isTab(MarkedYamlEngineException e) {
        String problem = e.getProblem() == null ? "" : e.getProblem();
        return problem.contains("(TAB)") || problem.contains("\t");
    }

    private static String said(MarkedYamlEngineException e) {
        String problem = e.getProblem() == null ? "" : e.getProblem();
        if (isTab(e)) return "a tab cannot be used here: indent with spaces";
        String context = e.getContext() == null ? "" : e.getContext() + ", ";
        return "this is no YAML: " + context + problem;
    }

    private void take(Event e) {
        switch (e.getEventId()) {
            case Scalar -> scalar((ScalarEvent) e);
            case SequenceStart, MappingStart -> begin((CollectionStartEvent) e);
            case SequenceEnd, MappingEnd -> end();
            case Alias -> alias((AliasEvent) e);
            case DocumentStart -> {
                if (root != null) throw stop(e, "a card file has one document: leave out '---'");
            }
            default -> {}
        }
    }

    private void begin(CollectionStartEvent e) {
        plain(e, e.getTag());
        if (open.size() >= DEEPEST) throw stop(e, "this is nested deeper than " + DEEPEST + " levels");
        open.push(new Open(e.getEventId() == Event.ID.MappingStart, line(e), column(e)));
    }

    private void end() {
        Open o = open.pop();
        Node node = o.mapping
                ? new Node.Mapping(List.copyOf(o.entries), source, o.line, o.column)
                : new Node.Sequence(List.copyOf(o.items), source, o.line, o.column);
        put(node);
    }

    private void scalar(ScalarEvent e) {
        plain(e, e.getTag());
        put(new Node.Scalar(e.getValue(), !e.isPlain(), source, line(e), column(e)));
    }

    private void alias(AliasEvent e) {
        wrong(
                line(e),
                column(e),
                "aliases (*) are not used in card files: write it out, or give it a definition and a name");
        put(new Node.Scalar("", false, source, line(e), column(e)));
    }

    /** Anchors and tags mean nothing in a card file. */
    private void plain(NodeEvent e, Optional<String> tag) {
        if (e.getAnchor().isPresent()) wrong(line(e), column(e), "anchors (&) are not used in card files");
        if (tag.isPresent() && !tag.get().equals("!")) wrong(line(e), column(e), "tags (!) are not used in card files");
    }

    private void put(Node node) {
        if (++nodes > MOST_NODES) {
            mistakes.add(node, "this file has more than " + MOST_NODES + " pieces: divide it");
            throw new Enough();
        }
        Open o = open.peek();
        if (o == null) root = node;
        else if (!o.mapping) o.items.add(node);
        else if (o.key == null) o.key = key(o, node);
        else {
            Node.Sequence later = examples == null ? null : examples.below(o.key);
            o.entries.add(new Node.Entry(o.key, later == null ? node : later));
            o.key = null;
        }
    }

    private Node.Scalar key(Open o, Node node) {
        if (!(node instanceof Node.Scalar key)) {
            mistakes.add(node, "a key is a word, not " + node.what());
            throw new Enough();
        }
        if (o.keys.isEmpty()) o.keys = new HashMap<>();
        Node.Scalar first = o.keys.putIfAbsent(key.text(), key);
        if (first != null) mistakes.add(node, "'" + key.text() + "' is here twice, first in line " + first.line());
        return key;
    }

    private RuntimeException stop(Event e, String message) {
        wrong(line(e), column(e), message);
        return new Enough();
    }

    private void wrong(int line, int column, String message) {
        mistakes.add(source, new Place(source.file, line, column), message);
    }

    private static int line(Event e) {
        return e.getStartMark().map(m -> m.getLine() + 1).orElse(1);
    }

    private static int column(Event e) {
        return e.getStartMark().map(m -> m.getColumn() + 1).orElse(1);
    }
}
