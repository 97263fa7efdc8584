package croupier.apps;

import croupier.kernel.Nearest;
import croupier.script.files.Mistakes;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the values of a mapping in a plan; what is wrong is noted where it stands. */
record PlanNodes(Node.Mapping of, Mistakes mistakes) {
    /** @param what the mapping is called in messages */
    void onlyKeys(String what, Set<String> keys) {
        for (Node.Entry e : of.entries())
            if (!keys.contains(e.key().text()))
                mistakes.add(
                        e.key(),
                        what + " has no '" + e.key().text() + "'. "
                                + Nearest.hint(
                                        e.key().text(), keys.stream().sorted().toList()));
    }

    @Nullable
    Node node(String key) {
        return of.get(key);
    }

    /** The mapping under a key; null if the key is missing. */
    Node.@Nullable Mapping mapping(String key) {
        Node n = of.get(key);
        if (n == null || n instanceof Node.Mapping) return (Node.Mapping) n;
        mistakes.add(n, "'" + key + "' has keys and values, not " + n.what());
        return null;
    }

    Node.@Nullable Scalar scalar(String key) {
        Node n = of.get(key);
        if (n == null || n instanceof Node.Scalar) return (Node.Scalar) n;
        mistakes.add(n, "'" + key + "' is one word or number, not " + n.what());
        return null;
    }

    /** One value or a list of them; empty if the key is missing. */
    List<Node.Scalar> list(String key) {
        Node n = of.get(key);
        if (n == null) return List.of();
        if (n instanceof Node.Scalar s) return List.of(s);
        if (n instanceof Node.Sequence all && all.items().stream().allMatch(Node.Scalar.class::isInstance))
            return all.items().stream().map(Node.Scalar.class::cast).toList();
        mistakes.add(n, "'" + key + "' is a list of names");
        return List.of();
    }

    long number(String key, long usual, long least, long most) {
        Node.Scalar s = scalar(key);
        if (s == null) return usual;
        try {
            long value = Long.parseLong(s.text().replace("_", ""));
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException e) {
            // reported below, with what would be right
        }
        mistakes.add(s, "'" + key + "' is a whole number from " + least + " to " + most + ", not " + s.what());
        return usual;
    }

    double real(String key, double usual, double least, double most) {
        Node.Scalar s = scalar(key);
        if (s == null) return usual;
        try {
            double value = Double.parseDouble(s.text());
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException e) {
            // reported below, with what would be right
        }
        mistakes.add(s, "'" + key + "' is a number from " + least + " to " + most + ", not " + s.what());
        return usual;
    }

    /** What is refused with a message is a mistake at this place. */
    void attempt(Node at, Runnable what) {
        try {
            what.run();
        } catch (IllegalArgumentException e) {
            mistakes.add(at, String.valueOf(e.getMessage()));
        }
    }

    /** Ends with every mistake so far, if there is one. */
    void check() {
        if (!mistakes.all().isEmpty()) throw new MistakesException("plan", mistakes.all());
    }

    /** A mistake after which nothing more can be read. */
    MistakesException stop(Node at, String message) {
        mistakes.add(at, message);
        return new MistakesException("plan", mistakes.all());
    }

    MistakesException stop(String key, String message) {
        Node.Entry e = of.entry(key);
        return stop(e == null ? of : e.value(), message);
    }
}
