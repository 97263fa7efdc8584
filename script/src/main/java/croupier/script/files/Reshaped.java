package croupier.script.files;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A card that is made from a mapping in another shape, such as that of another program: its fields, each a piece with its place in
 * the file, and what is wrong with the mapping.
 */
public final class Reshaped {
    private final Node.Mapping from;
    private final Mistakes mistakes;
    private final List<Node.Entry> fields = new ArrayList<>();

    public Reshaped(Node.Mapping from, Mistakes mistakes) {
        this.from = from;
        this.mistakes = mistakes;
    }

    /** What stands behind a key; null where nothing does, or the word null. */
    public @Nullable Node get(String key) {
        Node value = from.get(key);
        return value instanceof Node.Scalar s && (s.text().isEmpty() || s.text().equals("null")) ? null : value;
    }

    /** What stands behind a key that must be there; null, with a mistake, where nothing does. */
    public Node.@Nullable Scalar required(String key) {
        if (get(key) instanceof Node.Scalar s && !s.text().isBlank()) return s;
        wrong(from, "a card needs '" + key + "'");
        return null;
    }

    /** The list behind a key, null for none; anything else is a mistake. */
    public Node.@Nullable Sequence list(String key) {
        Node value = get(key);
        if (value == null || value instanceof Node.Sequence) return (Node.Sequence) value;
        wrong(value, "'" + key + "' is a list, this is " + value.what());
        return null;
    }

    /** A field that has another key, or none. */
    public Reshaped copy(String key, String to) {
        Node value = get(key);
        return value == null ? this : add(to, value);
    }

    public Reshaped add(String key, Node value) {
        fields.add(new Node.Entry(value.scalar(key), value));
        return this;
    }

    public void wrong(Node at, String message) {
        mistakes.add(at, message);
    }

    /** The definition, or a part of one. */
    public Node.Mapping made() {
        return from.mapping(fields);
    }
}
