package croupier.script.texts;

import croupier.kernel.Zone;
import croupier.script.Teller;
import croupier.script.files.Node;
import croupier.script.forms.Compilation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the texts of one content put things into words: what its card files mean, and what its grammar files say. */
public final class Grammar {
    final Compilation c;

    /** How the game's texts say what is said often. */
    Phrasebook phrases = Phrasebook.NONE;

    /** How texts call names from other points of view, by the name of the view. */
    final Map<String, Map<String, String>> views = new HashMap<>();

    public Grammar(Compilation c) {
        this.c = c;
    }

    /** Reads all grammar files of a content, the game's own and those of packs. */
    public void read(List<Node> files) {
        if (!files.isEmpty()) phrases = GrammarFile.read(files, this);
    }

    /** Makes texts. */
    public Teller teller() {
        return new CardTeller(this);
    }

    /** What the log says of a move; null for the usual words, empty to leave it out. */
    public @Nullable String move(@Nullable Zone from, @Nullable Zone to) {
        return phrases.move(from, to);
    }

    /** How often each phrase was used in the texts that were made so far, by its place and words. */
    public Map<String, Integer> uses() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        for (Phrase p : phrases.all()) if (p.about.isCounted) uses.put(p.toString(), p.uses);
        return uses;
    }
}
