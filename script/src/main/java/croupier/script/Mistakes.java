package croupier.script;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** All mistakes of a reading, each once, in order of files and places. */
final class Mistakes {
    /** More than this many help nobody. */
    private static final int MOST = 500;

    private final List<Mistake> all = new ArrayList<>();
    private final Set<Mistake> known = new HashSet<>();
    private int count;

    void add(Source source, Place place, String message) {
        count++;
        if (all.size() >= MOST) return;
        String line = source.line(place.line());
        Mistake m = new Mistake(place, message, line.length() > 2000 ? "" : line);
        if (known.add(m)) all.add(m);
    }

    void add(Node node, String message) {
        add(node.source(), node.place(), message);
    }

    void add(Mistakes others) {
        for (Mistake m : others.all) if (known.add(m)) all.add(m);
        count += others.count;
    }

    /** How many there were, repeated ones too: by this a reader sees whether something went wrong meanwhile. */
    int count() {
        return count;
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    List<Mistake> all() {
        List<Mistake> sorted = new ArrayList<>(all);
        Collections.sort(sorted);
        return sorted;
    }

    void check() {
        if (!all.isEmpty()) throw new MistakesException(all());
    }
}
