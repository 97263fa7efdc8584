package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Zone;
import croupier.script.Teller;
import croupier.script.files.Node;
import croupier.script.forms.Compilation;
import java.util.ArrayList;
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

    /** How texts are made is noted here; null if nobody asks. */
    @Nullable
    TextTrace trace;

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

    /** What an event means: as abilities say it after it happened, or before; otherwise its name. */
    public String event(Event event) {
        Phrasebook.Fitting after = phrases.event(event, Phrase.About.WHEN, new ArrayList<>());
        Phrasebook.Fitting said = after != null ? after : phrases.event(event, Phrase.About.BEFORE, new ArrayList<>());
        if (said != null && said.phrase().says.indexOf('{') >= 0) return ofAnything(said.phrase().says);
        return new CardTeller(this).abilities.event(event, after == null && said != null, new ArrayList<>());
    }

    /** The sentence of an event where no ability says what it is about. */
    private static String ofAnything(String sentence) {
        return sentence.replace("{it's}", "its").replace("{who", "{somebody").replaceAll("[{}]", "");
    }

    /** Makes a text and notes how. */
    public TextTrace trace(Runnable text) {
        TextTrace noted = new TextTrace();
        trace = noted;
        try {
            text.run();
        } finally {
            trace = null;
        }
        return noted;
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
