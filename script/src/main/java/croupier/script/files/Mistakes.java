package croupier.script.files;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All mistakes of a reading, each once, in order of files and places. When more would help nobody, the reading
 * ends with {@link MistakesException}: to look for the nearest word is dear, and a file can have a mistake in every line.
 */
public final class Mistakes {
    public static final int MOST = 500;

    /** The same mistake counts once at each level of a card. */
    private static final int MOST_REPEATED = 20 * MOST;

    /** Characters of a message. */
    private static final int LONGEST = 1_000;

    private final List<Mistake> all = new ArrayList<>();
    private final Set<Mistake> known = new HashSet<>();
    private int count;

    public void add(Source source, Place place, String message) {
        count++;
        String line = source.line(place.line());
        Mistake m = new Mistake(place, shortened(message), line);
        if (known.add(m)) all.add(m);
        if (all.size() < MOST - 1 && count < MOST_REPEATED) return;
        all.add(new Mistake(place, "too many mistakes: the files are read no further", line));
        throw new MistakesException(all());
    }

    /** A message quotes what is written, which may be as long as a file. */
    private static String shortened(String message) {
        if (message.length() <= LONGEST) return message;
        return message.substring(0, LONGEST / 2) + " ... " + message.substring(message.length() - LONGEST / 2);
    }

    public void add(Node node, String message) {
        add(node.source(), node.place(), message);
    }

    public void add(Mistakes others) {
        for (Mistake m : others.all) if (known.add(m)) all.add(m);
        count += others.count;
    }

    /** How many there were, repeated ones too: by this a reader sees whether something went wrong meanwhile. */
    public int count() {
        return count;
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    public List<Mistake> all() {
        List<Mistake> sorted = new ArrayList<>(all);
        Collections.sort(sorted);
        return sorted;
    }

    public void check() {
        if (!all.isEmpty()) throw new MistakesException(all());
    }
}
