package croupier.script.reading;

import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts repeat in brackets what something does that they name: "(Shield: Negates damage to you. Once.)". It says nothing new. */
final class Reminders {
    private final Map<String, List<String>> byName = new HashMap<>();

    Reminders(Library library) {
        for (String folder : library.folders()) {
            Definitions<?> all = library.folder(folder);
            for (int i = 0; i < all.size(); i++) {
                String text = library.text(all.get(i));
                if (!text.isEmpty())
                    byName.computeIfAbsent(all.name(i), k -> new ArrayList<>())
                            .add(" (" + all.name(i) + ": " + text + ")");
            }
        }
    }

    /** A text without them. */
    String without(String text) {
        String left = text;
        for (int open = left.indexOf(" ("); open >= 0; open = left.indexOf(" (", open + 1)) {
            int colon = left.indexOf(": ", open);
            if (colon < 0) break;
            for (String one : byName.getOrDefault(left.substring(open + 2, colon), List.of()))
                if (left.startsWith(one, open)) {
                    left = left.substring(0, open) + left.substring(open + one.length());
                    open--;
                    break;
                }
        }
        return left;
    }
}
