package croupier.script.reading;

import croupier.script.files.Node;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Recompiler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A text does not say everything that a card file must: a cost, a type, a rarity. To try a reading, the rest is borrowed from
 * cards of the game, one of each type.
 */
final class Donors {
    private static final int MOST = 24;

    private Donors() {}

    /** What is borrowed: keys that texts do not tell, with words and numbers behind them. */
    static List<Node.Mapping> of(Library library, Recompiler recompiler, String folder, Set<String> told) {
        Definitions<?> all = library.folder(folder);
        Map<String, Node.Mapping> byType = new LinkedHashMap<>();
        for (int i = 0; i < all.size() && byType.size() < MOST; i++) {
            List<Node.Entry> entries = new ArrayList<>();
            String type = "";
            for (Node.Entry e : recompiler.written(folder, all.name(i)).entries()) {
                if (!(e.value() instanceof Node.Scalar s) || e.key().text().equals("says")) continue;
                if (e.key().text().equals("type")) type = s.text();
                if (told.contains(e.key().text())) continue;
                entries.add(e);
            }
            byType.putIfAbsent(type, Pieces.mapping(entries));
        }
        return List.copyOf(byType.values());
    }
}
