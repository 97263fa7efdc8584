package croupier.script.reading;

import croupier.script.files.Node;
import croupier.script.forms.Levels;
import croupier.script.forms.Pattern;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Recompiler;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads printed rules texts of one game back into what a card file would say. What is read is compiled and told again: it counts
 * only if the same text comes out.
 */
public final class CardReader {
    private final Library library;
    private final Recompiler recompiler;
    private final Reminders reminders;
    private final Phrases phrases;

    public CardReader(Library library) {
        this.library = library;
        this.recompiler = library.recompiler();
        this.reminders = new Reminders(library);
        this.phrases = new Phrases(library, recompiler, reminders);
    }

    /**
     * What a text says.
     *
     * @param readings pieces of a card file, the simplest first; several where the text does not tell them apart, none where it
     *     is not understood
     * @param from where the part begins that is not understood
     * @param to where it ends
     * @param nearest the sentence of the game that is most like it, with dots where something else is said
     */
    public record Outcome(String text, List<String> readings, int from, int to, String nearest) {
        public boolean isUnderstood() {
            return !readings.isEmpty();
        }
    }

    /** Reads the text of a definition of this folder, or of a part of one: its steps, or one of its abilities. */
    public Outcome read(String text, String folder) {
        String plain = reminders.without(text.strip());
        List<String> readings = whole(plain, folder);
        if (readings.isEmpty()) readings = new PartReader(library, recompiler, phrases, this).read(plain, folder);
        if (!readings.isEmpty()) return new Outcome(plain, readings, 0, 0, "");
        Misread wrong = new Misread(plain, phrases.rules());
        return new Outcome(plain, List.of(), wrong.from(), wrong.to(), wrong.nearest());
    }

    private List<String> whole(String text, String folder) {
        Chart chart = new Chart(text, phrases.rules(), rule -> true);
        List<Node.Mapping> donors = Donors.of(library, recompiler, folder, phrases.told(folder));
        return tried(chart.whole(root(folder)), donors, folder, (told, said) -> isSame(told, said), text);
    }

    /** The readings that say the text, where cards of the game give the rest. */
    List<String> tried(
            List<Node> readings,
            List<Node.Mapping> donors,
            String folder,
            BiPredicate<String, String> fits,
            String text) {
        Map<String, Object> found = new LinkedHashMap<>();
        List<Node> shortest = new ArrayList<>(readings);
        shortest.sort(Comparator.comparingInt(n -> Pieces.key(n).length()));
        for (Node reading : shortest) {
            if (!(Echoes.settled(reading) instanceof Node.Mapping told)) continue;
            for (Node.Mapping donor : donors) {
                Object made = made(folder, joined(donor, told));
                if (made == null || !fits.test(library.text(made), text)) continue;
                if (found.values().stream().noneMatch(known -> Pattern.match(known, made) != null))
                    found.put(YamlText.of(tidied(told, donor, folder, made)), made);
                break;
            }
        }
        return List.copyOf(found.keySet());
    }

    private Node.Mapping tidied(Node.Mapping told, Node.Mapping donor, String folder, Object made) {
        return Tidy.tidied(told, other -> {
            Object now = made(folder, joined(donor, other));
            return now != null
                    && Pattern.match(made, now) != null
                    && library.text(now).equals(library.text(made));
        });
    }

    private @Nullable Object made(String folder, Node.Mapping fields) {
        Recompiler.Compiled made = recompiler.compile(folder, "read", fields, null);
        return made.isRight() ? made.levels().get(0) : null;
    }

    private static Node.Mapping joined(Node.Mapping donor, Node.Mapping told) {
        List<Node.Entry> entries = new ArrayList<>();
        for (Node.Entry e : donor.entries()) if (told.entry(e.key().text()) == null) entries.add(e);
        entries.addAll(told.entries());
        return Pieces.mapping(entries);
    }

    /** Whether two texts are the same but for capitals, the last point and reminders. */
    private boolean isSame(String a, String b) {
        return said(a).equals(said(b));
    }

    /** A text as it is compared. */
    String said(String text) {
        return Learner.shortened(reminders.without(text)).toLowerCase(Locale.ROOT);
    }

    private String root(String folder) {
        return "definition|" + library.folder(folder).type().getName();
    }

    // ---- the game's own texts

    /** A definition of the game at a level, and whether it came back from its own text. */
    public record Back(String folder, String name, int level, String text, boolean isSame) {}

    /** Reads the text of every definition of a folder whose text is made, not written in its file. */
    public List<Back> back(String folder, boolean heldOut) {
        Definitions<?> all = library.folder(folder);
        List<Back> back = new ArrayList<>();
        for (int i = 0; i < all.size(); i++)
            for (int level = 0; level < all.levels(i); level++) {
                String text = library.text(all.get(i, level));
                if (!text.isBlank() && isGenerated(folder, all.name(i)))
                    back.add(
                            new Back(folder, all.name(i), level, text, comesBack(folder, all.name(i), level, heldOut)));
            }
        return back;
    }

    /**
     * Whether a definition comes back from its own text as the same compiled definition.
     *
     * @param heldOut whether phrases are left out that no other definition has
     */
    public boolean comesBack(String folder, String name, int level, boolean heldOut) {
        Recompiler.Compiled own = recompiler.again(folder, name);
        Object is = own.levels().get(level);
        String text = library.text(is);
        String origin = folder + "/" + name;
        Chart chart = new Chart(reminders.without(text), phrases.rules(), r -> !heldOut || r.isKnownWithout(origin));
        for (Node reading : chart.whole(root(folder))) {
            if (!(Echoes.settled(reading) instanceof Node.Mapping told)) continue;
            Object now = made(folder, joined(rest(folder, own.fields().get(level)), told));
            if (now != null && library.text(now).equals(text) && Pattern.match(is, now) != null) return true;
        }
        return false;
    }

    /** What a definition has that texts do not tell. */
    private Node.Mapping rest(String folder, Levels.Level level) {
        List<Node.Entry> entries = new ArrayList<>();
        if (!level.numbers().isEmpty())
            entries.add(Pieces.entry(
                    "numbers", Pieces.mapping(List.copyOf(level.numbers().values()))));
        Set<String> told = phrases.told(folder);
        for (Node.Entry e : level.fields().entries()) if (!told.contains(e.key().text())) entries.add(e);
        return Pieces.mapping(entries);
    }

    private boolean isGenerated(String folder, String name) {
        return !says(recompiler.written(folder, name));
    }

    private static boolean says(Node node) {
        return switch (node) {
            case Node.Scalar s -> false;
            case Node.Sequence q -> q.items().stream().anyMatch(CardReader::says);
            case Node.Mapping m ->
                m.entries().stream()
                        .anyMatch(e -> e.key().text().equals("says")
                                || (!e.key().text().equals("examples") && says(e.value())));
        };
    }
}
