package croupier.script.forms;

import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.files.OtherShape;
import croupier.script.files.Yaml;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which kind of definitions a card file holds, seen by the keys they use. */
public final class Resemblance {
    private Resemblance() {}

    /** The folder that knows most keys of the file and misses fewest; null if none knows any. */
    public static @Nullable String folder(Vocabulary vocabulary, Forms forms, String file, String text) {
        Node root = Yaml.read(file, text, new Mistakes());
        String best = null;
        int most = 0;
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            int found = score(definitions(vocabulary, f, root), forms.shape(f.type()));
            if (found <= most) continue;
            most = found;
            best = f.name();
        }
        return best;
    }

    private static List<Node.Entry> definitions(Vocabulary vocabulary, Vocabulary.Folder f, @Nullable Node root) {
        OtherShape other = vocabulary.shapes.get(f.name());
        List<Node.Entry> read = other == null || root == null ? null : other.definitions(root, new Mistakes());
        if (read != null) return read;
        return root instanceof Node.Mapping m ? m.entries() : List.of();
    }

    private static int score(List<Node.Entry> definitions, Shape shape) {
        int score = 0;
        for (Node.Entry d : definitions) {
            if (!(d.value() instanceof Node.Mapping fields)) continue;
            for (Node.Entry e : fields.entries()) {
                String key = e.key().text();
                if (!Levels.isOwn(key, shape)) score += shape.part(key) != null ? 2 : -2;
            }
            for (Shape.Part p : shape.parts()) if (p.isRequired() && fields.entry(p.key()) == null) score--;
        }
        return score;
    }
}
