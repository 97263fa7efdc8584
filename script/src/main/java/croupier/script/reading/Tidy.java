package croupier.script.reading;

import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes a piece as people would: without brackets and keys that change nothing. */
final class Tidy {
    private Tidy() {}

    /** The piece with everything left out that may be, as long as it means the same. */
    static Node.Mapping tidied(Node.Mapping piece, Predicate<Node.Mapping> meansTheSame) {
        Node.Mapping now = piece;
        for (Node.Mapping next = shorter(now, meansTheSame); next != null; next = shorter(now, meansTheSame))
            now = next;
        return now;
    }

    private static Node.@Nullable Mapping shorter(Node.Mapping piece, Predicate<Node.Mapping> meansTheSame) {
        for (Node one : variants(piece)) if (one instanceof Node.Mapping m && meansTheSame.test(m)) return m;
        return null;
    }

    /** The piece with one thing less, in every way. */
    private static List<Node> variants(Node piece) {
        List<Node> all = new ArrayList<>();
        switch (piece) {
            case Node.Scalar s -> {
                for (String text : withoutBrackets(s.text())) all.add(Pieces.scalar(text));
            }
            case Node.Sequence q -> {
                for (int i = 0; i < q.items().size(); i++)
                    for (Node item : variants(q.items().get(i))) {
                        List<Node> items = new ArrayList<>(q.items());
                        items.set(i, item);
                        all.add(Pieces.sequence(items));
                    }
            }
            case Node.Mapping m -> {
                for (int i = 0; i < m.entries().size(); i++) {
                    List<Node.Entry> entries = new ArrayList<>(m.entries());
                    Node.Entry e = entries.remove(i);
                    if (!entries.isEmpty()) all.add(Pieces.mapping(entries));
                    for (Node value : variants(e.value())) {
                        List<Node.Entry> other = new ArrayList<>(m.entries());
                        other.set(i, new Node.Entry(e.key(), value));
                        all.add(Pieces.mapping(other));
                    }
                }
            }
        }
        return all;
    }

    private static List<String> withoutBrackets(String text) {
        List<String> all = new ArrayList<>();
        for (int open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
            int depth = 0;
            for (int i = open; i < text.length(); i++) {
                if (text.charAt(i) == '(') depth++;
                if (text.charAt(i) == ')' && --depth == 0) {
                    all.add(text.substring(0, open) + text.substring(open + 1, i) + text.substring(i + 1));
                    break;
                }
            }
        }
        return all;
    }
}
