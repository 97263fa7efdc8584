package croupier.script.files;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * The trees of files without a mistake in their form, kept as long as there is room: the same files are read again whenever a few
 * of them have changed, as for the cards of a scenario.
 */
final class Trees {
    /** Characters of all texts kept. */
    private static final long MOST = 8 << 20;

    private static final Trees KEPT = new Trees();

    private record File(String name, String text, boolean isWithoutExamples) {}

    private final SequencedMap<File, SoftReference<Node>> all = new LinkedHashMap<>(16, 0.75f, true);
    private long size;

    private Trees() {}

    static @Nullable Node find(String name, String text, boolean isWithoutExamples) {
        return KEPT.get(new File(name, text, isWithoutExamples));
    }

    static void keep(String name, String text, boolean isWithoutExamples, Node tree) {
        KEPT.put(new File(name, text, isWithoutExamples), tree);
    }

    private synchronized @Nullable Node get(File file) {
        SoftReference<Node> found = all.get(file);
        return found == null ? null : found.get();
    }

    /** What was asked for longest ago makes room. */
    private synchronized void put(File file, Node tree) {
        if (file.text.length() > MOST / 2) return;
        if (all.put(file, new SoftReference<>(tree)) == null) size += file.text.length();
        while (size > MOST) size -= all.pollFirstEntry().getKey().text.length();
    }
}
