package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Nearest;
import croupier.kernel.Zone;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.English;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.files.Node;
import croupier.script.forms.Compilation;
import croupier.script.forms.Pattern;
import croupier.script.forms.Reading;
import croupier.script.forms.Shape;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads {@code grammar.yaml}: plurals, words for names, and phrases. A pattern is compiled as cards are, with their mistakes. */
final class GrammarFile {
    private static final List<String> KEYS = List.of(
            "plurals",
            "general",
            "one",
            "numbers",
            "words",
            "views",
            "abilities",
            "events",
            "qualities",
            "phrases",
            "moves");
    private static final List<Phrase.About> EVENTS =
            List.of(Phrase.About.WHEN, Phrase.About.BEFORE, Phrase.About.CAUSED, Phrase.About.CHANGED);
    private static final List<Phrase.About> PIECES = List.of(
            Phrase.About.AMOUNT,
            Phrase.About.CONDITION,
            Phrase.About.SET,
            Phrase.About.NOUN,
            Phrase.About.CHOICE,
            Phrase.About.STEPS);
    /** What the words of something that belongs to a row may speak of: whose it is. */
    private static final Set<String> MEMBER = Set.of("who");

    /** What the words of an ability may speak of. */
    private static final Set<String> ABILITY = Set.of("event", "if", "do", "change", "instead");

    /** What the words of an event may speak of beside what its conditions leave open: who or what it is about, what becomes of it. */
    private static final Set<String> EVENT = Set.of("it", "who", "change");

    private static final List<String> WAYS = List.of("noun", "type", "adjective", "that", "with", "after");

    private final Compilation c;
    private final Phrasebook book;
    private final Map<String, Map<String, String>> views;

    private GrammarFile(Grammar into, Phrasebook book) {
        this.c = into.c;
        this.views = into.views;
        this.book = book;
    }

    /** Reads all grammar files of a content, the game's own and those of packs. */
    static Phrasebook read(List<Node> files, Grammar into) {
        Map<String, String> plurals = new HashMap<>();
        for (Node file : files)
            if (file instanceof Node.Mapping m && m.get("plurals") instanceof Node.Mapping all)
                for (Node.Entry e : all.entries())
                    if (e.value() instanceof Node.Scalar s)
                        plurals.put(e.key().text().toLowerCase(Locale.ROOT), s.text());
        String general = "";
        for (Node file : files)
            if (file instanceof Node.Mapping m && m.get("general") instanceof Node.Scalar s) general = s.text();
        GrammarFile grammar = new GrammarFile(into, new Phrasebook(new English(plurals, general)));
        Compilation c = into.c;
        c.meanings.readPatterns(true);
        for (Node file : files) grammar.file(file);
        c.meanings.readPatterns(false);
        return grammar.book;
    }

    private void file(Node root) {
        if (!(root instanceof Node.Mapping m)) {
            c.mistakes.add(root, "a grammar is a mapping with the keys " + String.join(", ", KEYS));
            return;
        }
        for (Node.Entry e : m.entries()) {
            switch (e.key().text()) {
                case "plurals", "general" -> {}
                case "numbers" ->
                    book.saysNumbers =
                            e.value() instanceof Node.Scalar s && s.text().equals("words");
                case "one" ->
                    book.oneIsA = e.value() instanceof Node.Scalar s && s.text().equals("a");
                case "words" -> words(e.value(), c.said);
                case "views" -> views(e.value());
                case "abilities" -> abilities(e.value());
                case "moves" -> each(e.value(), this::move);
                case "events" -> each(e.value(), this::event);
                case "qualities" -> each(e.value(), this::quality);
                case "phrases" -> each(e.value(), this::phrase);
                default ->
                    c.mistakes.add(
                            e.key(),
                            "there is no key '" + e.key().text() + "' in a grammar. "
                                    + Nearest.hint(e.key().text(), KEYS));
            }
        }
    }

    private interface Entry {
        void read(Node.Mapping m);
    }

    private void each(Node node, Entry entry) {
        if (!(node instanceof Node.Sequence all)) {
            c.mistakes.add(node, "a list is expected, this is " + node.what());
            return;
        }
        for (Node n : all.items()) {
            if (n instanceof Node.Mapping m) entry.read(m);
            else c.mistakes.add(n, "a mapping is expected, this is " + n.what());
        }
    }

    /** Words from other points of view: what is "you" on a card may be "it" on a monster. */
    private void views(Node node) {
        if (!(node instanceof Node.Mapping m)) {
            c.mistakes.add(node, "views are a mapping from the name of a view to its words");
            return;
        }
        for (Node.Entry e : m.entries())
            words(e.value(), views.computeIfAbsent(e.key().text(), k -> new HashMap<>()));
    }

    private void words(Node node, Map<String, String> into) {
        if (!(node instanceof Node.Mapping m)) {
            c.mistakes.add(node, "words are a mapping from names to what texts call them");
            return;
        }
        for (Node.Entry e : m.entries())
            if (e.value() instanceof Node.Scalar s) {
                gaps(s, MEMBER);
                into.put(e.key().text(), s.text());
            } else
                c.mistakes.add(
                        e.value(), "words are expected, this is " + e.value().what());
    }

    private void abilities(Node node) {
        List<String> ways = List.of("when", "change", "prevent", "instead");
        if (!(node instanceof Node.Mapping m)) {
            c.mistakes.add(node, "a mapping with sentences for " + String.join(", ", ways) + " is expected");
            return;
        }
        check(m, ways);
        for (Node.Entry e : m.entries())
            if (e.value() instanceof Node.Scalar s) book.abilities.put(e.key().text(), s.text());
    }

    // ---- entries

    private void move(Node.Mapping m) {
        check(m, List.of("from", "to", "says"));
        Zone from = zone(m, "from");
        Zone to = zone(m, "to");
        if (m.get("says") instanceof Node.Scalar s) book.moves.add(new Phrasebook.Move(from, to, s.text()));
        else c.mistakes.add(m, "'says' is missing: what the log says, or \"\" to leave it out");
    }

    private @Nullable Zone zone(Node.Mapping m, String key) {
        if (m.get(key) instanceof Node.Scalar s && s.text().equals(Phrasebook.NOWHERE.name()))
            return Phrasebook.NOWHERE;
        return m.get(key) == null ? null : c.reading().read(key(m, key), Zone.class);
    }

    private void event(Node.Mapping m) {
        check(m, List.of("when", "before", "caused", "changed", "of", "says", "heading"));
        Phrase.About about = Phrase.About.WHEN;
        for (Phrase.About one : EVENTS) if (m.get(one.name().toLowerCase(Locale.ROOT)) != null) about = one;
        Event event = c.reading().read(key(m, about.name().toLowerCase(Locale.ROOT)), Event.class);
        Node of = m.get("of");
        Condition narrowed = of == null ? null : condition(of, null);
        if (event == null || (of != null && narrowed == null)) return;
        add(about, event, narrowed, m, m.text("heading"));
    }

    private void quality(Node.Mapping m) {
        check(m, Stream.concat(Stream.of("of", "if"), WAYS.stream()).toList());
        Kind kind = c.reading().read(key(m, "of"), Kind.class);
        Condition condition = kind == null ? null : condition(key(m, "if"), kind);
        if (kind == null || condition == null) return;
        for (String way : WAYS)
            if (m.get(way) instanceof Node.Scalar s) {
                Set<String> open = new HashSet<>();
                Pattern.holes(condition, open);
                gaps(s, open);
                book.add(new Phrase(Phrase.About.QUALITY, new Phrasebook.Quality(kind), condition, s.text(), way, m));
                return;
            }
        c.mistakes.add(m, "a quality says what rows are with it: write one of " + String.join(", ", WAYS));
    }

    private void phrase(Node.Mapping m) {
        for (Phrase.About about : PIECES) {
            String key = about.name().toLowerCase(Locale.ROOT);
            Node pattern = m.get(key);
            if (pattern == null) continue;
            check(m, List.of(key, "says", "not"));
            Object read = read(about, pattern);
            if (read != null) add(about, read, null, m, m.text("not"));
            return;
        }
        for (Class<? extends Record> part : c.vocabulary.parts) {
            Node pattern = m.get(Shape.keyOf(part));
            if (pattern == null) continue;
            check(m, List.of(Shape.keyOf(part), "says"));
            Object read = part(part, pattern);
            if (read != null) add(Phrase.About.PART, read, null, m, "");
            return;
        }
        c.mistakes.add(m, "a phrase says of what it is: amount, condition, set, noun, choice or steps");
    }

    private @Nullable Object read(Phrase.About about, Node node) {
        Reading r = c.reading();
        return switch (about) {
            case AMOUNT -> r.read(node, Amount.class);
            case CONDITION -> condition(node, null);
            case SET -> r.read(node, Selection.class);
            case NOUN -> r.read(node, Noun.class);
            case CHOICE -> r.read(node, Choice.class);
            default -> c.forms.of(Steps.class, "").read(node, r);
        };
    }

    /** Of a part of a definition only the keys count that are written. */
    private @Nullable Object part(Class<? extends Record> type, Node node) {
        Object read = c.forms.of(type, "").read(node, c.reading());
        if (!(read instanceof Pattern p) || !(node instanceof Node.Mapping m)) return read;
        for (int i = 0; i < p.values().length; i++)
            if (m.get(p.shape().parts().get(i).key()) == null) p.values()[i] = Pattern.Any.ANY;
        return p;
    }

    private @Nullable Condition condition(Node node, @Nullable Kind of) {
        Reading r = c.reading();
        if (of == null) return r.read(node, Condition.class);
        r.env.look(of);
        Condition read = r.read(node, Condition.class);
        r.env.lookAway();
        return read;
    }

    private void add(Phrase.About about, Object pattern, @Nullable Condition narrowed, Node.Mapping m, String other) {
        if (m.get("says") instanceof Node.Scalar says) {
            Set<String> open =
                    new HashSet<>(about == Phrase.About.PART ? ABILITY : EVENTS.contains(about) ? EVENT : Set.of());
            Pattern.holes(pattern, open);
            Pattern.holes(narrowed, open);
            gaps(says, open);
            book.add(new Phrase(about, pattern, narrowed, says.text(), other, m));
        } else c.mistakes.add(m, "'says' is missing: the words for it");
    }

    /** Words speak only of what the pattern leaves open. */
    private void gaps(Node.Scalar says, Set<String> open) {
        String text = says.text();
        for (int from = text.indexOf('{'); from >= 0; from = text.indexOf('{', from + 1)) {
            int to = text.indexOf('}', from);
            String gap = to < 0 ? text.substring(from + 1) : text.substring(from + 1, to);
            String name = (gap.startsWith("each ") ? gap.substring("each ".length()) : gap).split("[:' ]", 2)[0];
            if (!open.contains(gap) && !open.contains(name) && !name.equals("me"))
                c.mistakes.add(
                        says.source(),
                        says.place(from + 1),
                        "the pattern leaves no '" + name + "' open. " + Nearest.hint(name, open));
        }
    }

    private Node key(Node.Mapping m, String key) {
        Node found = m.get(key);
        if (found != null) return found;
        c.mistakes.add(m, "'" + key + "' is missing");
        return m.scalar("");
    }

    private void check(Node.Mapping m, List<String> keys) {
        Set<String> known = Set.copyOf(keys);
        for (Node.Entry e : m.entries())
            if (!known.contains(e.key().text()))
                c.mistakes.add(
                        e.key(),
                        "there is no key '" + e.key().text() + "' here. "
                                + Nearest.hint(e.key().text(), keys));
    }
}
