package croupier.script.files;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the part of YAML in which card files are usually written, at a fraction of what the library takes: block mappings and lists,
 * flow collections, words on one line, quoted ones without escapes, texts folded by {@code >-}. Whatever else stands in a file, right or wrong, it does not read;
 * then the library reads the file. What it reads is the same tree.
 */
final class PlainYaml extends PlainText {
    /** The library takes no longer key. */
    private static final int LONGEST_KEY = 1000;

    private final Source source;
    private final @Nullable LaterLists examples;
    private int depth;
    private int nodes;

    private PlainYaml(Source source, String text, @Nullable LaterLists examples) {
        super(text);
        this.source = source;
        this.examples = examples;
    }

    /** The tree of a file; null if something else stands in it. */
    static @Nullable Node read(Source source, String text, @Nullable LaterLists examples) {
        if (!hasUsualCharacters(text)) return null;
        PlainYaml yaml = new PlainYaml(source, text, examples);
        try {
            yaml.toContent();
            if (yaml.at == text.length() || yaml.column() != 0) return null;
            Node root = yaml.block(0);
            return yaml.at == text.length() ? root : null;
        } catch (Other e) {
            return null;
        }
    }

    // ---- blocks

    /** What begins here, indented so far; afterwards the next piece of the file begins, or its end. */
    private Node block(int indent) {
        if (++depth > Yaml.DEEPEST) throw new Other();
        Node node = isItem() ? items(indent) : hasKey() ? entries(indent) : lonely(indent);
        depth--;
        return node;
    }

    /** A value on a line of its own. */
    private Node lonely(int indent) {
        Node node = value(indent - 1);
        endLine();
        return node;
    }

    private boolean isItem() {
        return charAt(at) == '-' && isBlank(charAt(at + 1));
    }

    private Node items(int indent) {
        int first = line;
        List<Node> all = new ArrayList<>();
        while (at < text.length() && column() == indent && isItem()) {
            at++;
            int end = at;
            skipSpaces();
            all.add(isEndOfLine() ? below(indent, end, false) : item(indent));
        }
        if (at < text.length() && column() >= indent && !(column() == indent && depth > 1)) throw new Other();
        return sequence(all, first, indent);
    }

    /** What stands behind a hyphen on the same line; a mapping or list may go on below. */
    private Node item(int indent) {
        int here = column();
        if (isItem() || hasKey()) return block(here);
        Node node = value(indent);
        endLine();
        if (at < text.length() && column() > indent) throw new Other();
        return node;
    }

    private Node entries(int indent) {
        int first = line;
        List<Node.Entry> all = new ArrayList<>();
        Set<String> keys = new HashSet<>();
        while (at < text.length() && column() == indent && !isItem()) {
            if (!hasKey()) throw new Other();
            Node.Scalar key = key();
            if (!keys.add(key.text())) throw new Other();
            int end = at;
            skipSpaces();
            Node value;
            if (isEndOfLine()) value = below(indent, end, true);
            else if (text.startsWith(">-\n", at)) value = folded(indent);
            else {
                if (isItem() || hasKey()) throw new Other();
                value = value(indent);
                endLine();
            }
            if (at < text.length() && column() > indent) throw new Other();
            Node later = examples == null ? null : examples.below(key);
            all.add(new Node.Entry(key, later == null ? value : later));
        }
        return mapping(all, first, indent);
    }

    /** What stands on the lines below a key or hyphen: nothing, if they are not further to the right. */
    private Node below(int indent, int end, boolean isOfKey) {
        int atLine = line;
        int atColumn = end - lineStart;
        endLine();
        if (at < text.length() && (column() > indent || isOfKey && column() == indent && isItem()))
            return block(column());
        return scalar("", false, atLine, atColumn);
    }

    /** Whether a key of a mapping begins here. */
    private boolean hasKey() {
        char c = charAt(at);
        if (c == '{' || c == '[') return false;
        int i = c == '"' || c == '\'' ? endOfQuoted(at) : endOfPlain(at, false);
        while (charAt(i) == ' ') i++;
        return charAt(i) == ':' && isBlank(charAt(i + 1));
    }

    private Node.Scalar key() {
        int from = at;
        Node.Scalar key = word(false);
        skipSpaces();
        if (charAt(at) != ':' || at - from > LONGEST_KEY) throw new Other();
        at++;
        return key;
    }

    /** A text in lines below its key, each as far to the right as the first; they are joined by spaces. */
    private Node folded(int indent) {
        int atLine = line;
        int atColumn = column();
        at += 2;
        toNextLine();
        skipSpaces();
        int inner = column();
        if (inner <= indent || charAt(at) == '\n') throw new Other();
        StringBuilder all = new StringBuilder();
        while (at < text.length() && column() == inner && charAt(at) != '\n') {
            int end = endOfLine();
            if (text.charAt(end - 1) == ' ') throw new Other();
            all.append(all.isEmpty() ? "" : " ").append(text, at, end);
            at = end;
            toNextLine();
            skipSpaces();
        }
        while (at < text.length() && charAt(at) == '\n' && column() == 0) toNextLine();
        skipSpaces();
        if (column() > indent && column() > 0) throw new Other();
        toContent();
        if (at < text.length() && column() > indent) throw new Other();
        return scalar(all.toString(), true, atLine, atColumn);
    }

    // ---- values

    private Node value(int indent) {
        return switch (charAt(at)) {
            case '{' -> flowMapping(indent);
            case '[' -> flowSequence(indent);
            default -> word(false);
        };
    }

    private Node flowSequence(int indent) {
        int first = line;
        int column = column();
        open(indent);
        List<Node> all = new ArrayList<>();
        while (charAt(at) != ']') {
            all.add(flowItem(indent));
            comma(']', indent);
        }
        close();
        return sequence(all, first, column);
    }

    /** A piece of a list may be a key with its value, without the braces of its mapping. */
    private Node flowItem(int indent) {
        int from = at;
        Node first = flowValue(indent);
        if (!(first instanceof Node.Scalar key)) return first;
        skipSpaces();
        if (charAt(at) != ':') return first;
        return mapping(List.of(new Node.Entry(key, behind(from, indent))), key.line(), key.column() - 1);
    }

    /** Whether nothing belongs to a key but the key. */
    private boolean isAlone(int indent) {
        if (charAt(at) == ':') return false;
        skipInFlow(indent);
        if (charAt(at) != ',' && charAt(at) != '}') throw new Other();
        return true;
    }

    /** The value behind the colon of a key that began there. */
    private Node behind(int from, int indent) {
        if (charAt(at) != ':' || at - from > LONGEST_KEY || !isBlank(charAt(at + 1))) throw new Other();
        at++;
        skipInFlow(indent);
        if (charAt(at) == ',' || charAt(at) == ']' || charAt(at) == '}') throw new Other();
        return flowValue(indent);
    }

    private Node flowMapping(int indent) {
        int first = line;
        int column = column();
        open(indent);
        List<Node.Entry> all = new ArrayList<>();
        Set<String> keys = new HashSet<>();
        while (charAt(at) != '}') {
            int from = at;
            Node.Scalar key = word(true);
            skipSpaces();
            if (!keys.add(key.text())) throw new Other();
            all.add(new Node.Entry(key, isAlone(indent) ? scalar("", false, line, column()) : behind(from, indent)));
            comma('}', indent);
        }
        close();
        return mapping(all, first, column);
    }

    private void open(int indent) {
        if (++depth > Yaml.DEEPEST) throw new Other();
        at++;
        skipInFlow(indent);
    }

    private void close() {
        at++;
        depth--;
    }

    private Node flowValue(int indent) {
        return switch (charAt(at)) {
            case '{' -> flowMapping(indent);
            case '[' -> flowSequence(indent);
            default -> word(true);
        };
    }

    private void comma(char end, int indent) {
        skipInFlow(indent);
        if (charAt(at) == ',') {
            at++;
            skipInFlow(indent);
        } else if (charAt(at) != end) throw new Other();
    }

    /** A flow collection may go on below, further to the right than the block in which it stands. */
    private void skipInFlow(int indent) {
        int before = line;
        skipSpaces();
        if (!isEndOfLine()) return;
        toContent();
        if (at == text.length() || line > before && column() <= Math.max(indent, 0)) throw new Other();
    }

    private Node.Scalar word(boolean isInFlow) {
        int from = at;
        char c = charAt(at);
        boolean isQuoted = c == '"' || c == '\'';
        at = isQuoted ? endOfQuoted(at) : endOfPlain(at, isInFlow);
        if (at == from) throw new Other();
        String word = isQuoted ? text.substring(from + 1, at - 1) : text.substring(from, at);
        if (c == '\'') word = word.replace("''", "'");
        return scalar(word, isQuoted, line, from - lineStart);
    }

    // ---- nodes

    private Node.Scalar scalar(String word, boolean isQuoted, int atLine, int atColumn) {
        count();
        return new Node.Scalar(word, isQuoted, source, atLine, atColumn + 1);
    }

    private Node sequence(List<Node> items, int atLine, int atColumn) {
        count();
        return new Node.Sequence(List.copyOf(items), source, atLine, atColumn + 1);
    }

    private Node mapping(List<Node.Entry> entries, int atLine, int atColumn) {
        count();
        return new Node.Mapping(List.copyOf(entries), source, atLine, atColumn + 1);
    }

    private void count() {
        if (++nodes > Yaml.MOST_NODES) throw new Other();
    }
}
