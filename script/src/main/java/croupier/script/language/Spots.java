package croupier.script.language;

import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where values stand in card files, noted while they are read: a whole node, or a part of an expression. */
public final class Spots {
    /**
     * A place: all of a node, or the characters from one to another of a scalar.
     *
     * @param possessive whether a name stands there in possessive form, "my": what stands in its place needs a point behind it
     */
    public record Spot(Node node, int from, int to, boolean possessive) {
        public boolean isWhole() {
            return from < 0;
        }
    }

    private final IdentityHashMap<Object, List<Spot>> all = new IdentityHashMap<>();
    /** What stands in each scalar. */
    private final IdentityHashMap<Node, List<Inside>> inside = new IdentityHashMap<>();

    private Node.@Nullable Scalar scalar;

    /** A value and where it stands in a scalar. */
    public record Inside(Object value, Spot spot) {}

    /** Expressions are read from this scalar now. */
    public void begin(Node.Scalar from) {
        scalar = from;
    }

    public void whole(Object value, Node node) {
        note(value, new Spot(node, -1, -1, false));
    }

    void part(Object value, int from, int to, boolean possessive) {
        if (scalar != null) note(value, new Spot(scalar, from, to, possessive));
    }

    private void note(Object value, Spot spot) {
        List<Spot> known = all.computeIfAbsent(value, k -> new ArrayList<>());
        if (known.contains(spot)) return;
        known.add(spot);
        if (spot.node() instanceof Node.Scalar)
            inside.computeIfAbsent(spot.node(), k -> new ArrayList<>()).add(new Inside(value, spot));
    }

    /** All that stands in a scalar. */
    public List<Inside> in(Node scalar) {
        return inside.getOrDefault(scalar, List.of());
    }

    /** Where a value stands, in the order in which it was read. */
    public List<Spot> of(Object value) {
        return all.getOrDefault(value, List.of());
    }
}
