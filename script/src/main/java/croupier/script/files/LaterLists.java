package croupier.script.files;

import java.util.AbstractList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Examples of a card file are nearly half of its text, and most programs never look at them. They are left out when the file is read, and
 * read when somebody asks for one. Only a list in the usual form is left out: below the key {@code examples:} of a definition, further
 * to the right than the key.
 */
final class LaterLists {
    private static final String KEY = "examples:";
    private static final int NONE = -1;

    private final Source source;
    private final String text;
    /** By the line of the key, counted from 1. */
    private final Map<Integer, Below> lists = new HashMap<>();

    private final StringBuilder rest = new StringBuilder();
    private int taken;

    /** Where the lines below a key begin and end in the text, and the line and column of the list. */
    private record Below(int from, int to, int line, int column) {}

    LaterLists(Source source, String text) {
        this.source = source;
        this.text = text;
        find();
    }

    /** The file with empty lines in the place of what is read later. */
    String rest() {
        return rest.toString();
    }

    /** Whether every list that was left out has found the key it belongs to: else the text was not as it seemed. */
    boolean isAllTaken() {
        return taken == lists.size();
    }

    /** The list that belongs to a key; null if none was left out there. */
    Node.@Nullable Sequence below(Node.Scalar key) {
        Below list = lists.isEmpty() ? null : lists.get(key.line());
        if (list == null) return null;
        taken++;
        Items items = new Items(source, text.substring(list.from, list.to), key.line());
        return new Node.Sequence(items, source, list.line, list.column);
    }

    // ---- finding them

    private void find() {
        int fields = NONE;
        int line = 1;
        int copied = 0;
        for (int at = 0; at < text.length(); line++) {
            int next = nextLine(at);
            int indent = indent(at, next);
            if (indent == 0) fields = NONE;
            else if (indent > 0 && fields == NONE) fields = indent;
            Below list = indent > 0 && indent == fields && isKey(at + indent, next) ? below(next, line, indent) : null;
            if (list != null) {
                lists.put(line, list);
                rest.append(text, copied, next);
                for (int i = next; i < list.to; i = nextLine(i), line++) rest.append('\n');
                copied = list.to;
                next = list.to;
            }
            at = next;
        }
        rest.append(text, copied, text.length());
    }

    private int nextLine(int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end + 1;
    }

    /** How far to the right a line begins; -1 for an empty line or a comment. */
    private int indent(int at, int next) {
        int i = at;
        while (i < next && text.charAt(i) == ' ') i++;
        return i == next || text.charAt(i) == '\n' || text.charAt(i) == '\r' || text.charAt(i) == '#' ? NONE : i - at;
    }

    private boolean isKey(int at, int next) {
        return text.startsWith(KEY, at)
                && text.substring(at + KEY.length(), next).isBlank();
    }

    /** The lines below a key; null if they are not a list. */
    private @Nullable Below below(int from, int key, int indent) {
        int first = 0;
        int column = 0;
        int line = key;
        int at = from;
        for (; at < text.length(); at = nextLine(at)) {
            line++;
            int here = indent(at, nextLine(at));
            if (here == NONE) continue;
            if (here <= indent) break;
            if (first == 0 && !text.startsWith("- ", at + here)) return null;
            if (first == 0) {
                first = line;
                column = here + 1;
            }
        }
        return first == 0 ? null : new Below(from, at, first, column);
    }

    // ---- reading them

    /** What stands in a list, read when it is asked for. */
    private static final class Items extends AbstractList<Node> implements RandomAccess {
        private final Source source;
        private final int line;
        private @Nullable String written;
        private List<Node> read = List.of();

        Items(Source source, String written, int line) {
            this.source = source;
            this.written = written;
            this.line = line;
        }

        private synchronized List<Node> read() {
            if (written == null) return read;
            Mistakes mistakes = new Mistakes();
            Node root = Yaml.part(source, "\n".repeat(line) + written, mistakes);
            mistakes.check();
            read = root instanceof Node.Sequence s ? s.items() : List.of();
            written = null;
            return read;
        }

        @Override
        public Node get(int index) {
            return read().get(index);
        }

        @Override
        public int size() {
            return read().size();
        }
    }
}
