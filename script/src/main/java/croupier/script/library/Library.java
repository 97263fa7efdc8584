package croupier.script.library;

import croupier.kernel.Internal;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Zone;
import croupier.script.Amount;
import croupier.script.Teller;
import croupier.script.files.Example;
import croupier.script.files.Mistake;
import croupier.script.files.Mistakes;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import croupier.script.files.Yaml;
import croupier.script.forms.Compilation;
import croupier.script.forms.Faces;
import croupier.script.forms.Reading;
import croupier.script.forms.Reference;
import croupier.script.forms.Resemblance;
import croupier.script.forms.Schema;
import croupier.script.forms.Shape;
import croupier.script.forms.Variant;
import croupier.script.forms.Vocabulary;
import croupier.script.texts.Grammar;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Everything that the card files of a game define, compiled. */
public final class Library {
    private final Sources sources;
    private final Compilation c;
    private final Grammar grammar;
    private final Map<String, Definitions<?>> definitions;
    private final List<Examples> examples;
    private final Cards cards;
    private final MadeTexts texts = new MadeTexts();

    /** The examples of a definition: they are read when somebody asks for them. */
    record Examples(String folder, String definition, Node.Sequence all) {}

    Library(
            Sources sources,
            Compilation c,
            Grammar grammar,
            Map<String, Definitions<?>> definitions,
            List<Examples> examples) {
        this.sources = sources;
        this.c = c;
        this.grammar = grammar;
        this.definitions = definitions;
        this.examples = List.copyOf(examples);
        cards = new Cards(
                List.copyOf(c.cards.keySet()),
                card -> text(card, 0),
                this::face,
                () -> hash(sources),
                sources.content.packs());
    }

    private static String hash(Sources sources) {
        String hash = sources.content.hash();
        return sources.variant.isEmpty() ? hash : hash + "-" + sources.variant;
    }

    /** The catalogue of all kinds that lie on the table. */
    public Cards cards() {
        return cards;
    }

    /** The definitions of this record. */
    @SuppressWarnings("unchecked")
    public <T> Definitions<T> definitions(Class<T> type) {
        for (Definitions<?> d : definitions.values()) if (d.type() == type) return (Definitions<T>) d;
        throw new IllegalArgumentException(type.getSimpleName() + " is no kind of definition");
    }

    /** The definitions of this record by number of the catalogue; null at the numbers of other cards. */
    @SuppressWarnings({"unchecked", "NullAway"}) // a place that is asked for is one of the kind
    public <T> T[] byCard(Class<T> type) {
        Definitions<T> all = definitions(type);
        T[] cards = (T[]) java.lang.reflect.Array.newInstance(type, this.cards.size());
        for (int i = 0; i < all.size(); i++) cards[all.cardOf(i)] = all.get(i);
        return cards;
    }

    /** The names of all definitions of a kind of which something is true, in their order. */
    public <T> List<String> names(Class<T> type, Predicate<T> isTrue) {
        Definitions<T> all = definitions(type);
        return IntStream.range(0, all.size())
                .filter(i -> isTrue.test(all.get(i)))
                .mapToObj(all::name)
                .toList();
    }

    /** The numbers of the catalogue of all definitions of a kind of which something is true, in their order. */
    public <T> int[] cards(Class<T> type, Predicate<T> isTrue) {
        Definitions<T> all = definitions(type);
        return IntStream.range(0, all.size())
                .filter(i -> isTrue.test(all.get(i)))
                .map(all::cardOf)
                .toArray();
    }

    /** The first of them, 0 for none. */
    public <T> int card(Class<T> type, Predicate<T> isTrue) {
        int[] all = cards(type, isTrue);
        return all.length == 0 ? 0 : all[0];
    }

    /** The numbers of the catalogue of the definitions of a kind, each as often as there are copies of it in a deck. */
    public <T> int[] deck(Class<T> type, ToIntFunction<T> copies) {
        Definitions<T> all = definitions(type);
        return IntStream.range(0, all.size())
                .flatMap(i -> IntStream.generate(() -> all.cardOf(i)).limit(copies.applyAsInt(all.get(i))))
                .toArray();
    }

    /** A definition that no file has but the rules need, such as a card without text: as if this stood in a file. */
    public <T extends Record> T definition(Class<T> type, String written) {
        Mistakes mistakes = new Mistakes();
        Node node = Yaml.read(type.getSimpleName(), written, mistakes);
        Object made = node == null ? null : c.forms.of(type, "").read(node, c.reading(mistakes));
        mistakes.check();
        return type.cast(java.util.Objects.requireNonNull(made));
    }

    /** What the log says of a move, as the grammar of the game has it; null for the usual words, empty to leave it out. */
    @Nullable
    String moveText(@Nullable Zone from, @Nullable Zone to) {
        return grammar.move(from, to);
    }

    /** The definitions in this folder. */
    public Definitions<?> folder(String folder) {
        Definitions<?> found = definitions.get(folder);
        if (found == null) throw new IllegalArgumentException("there is no folder '" + folder + "'");
        return found;
    }

    /** All values that stand in a {@code Numbered} of this type, by number; or all definitions of this record. */
    public <T> List<T> all(Class<T> type) {
        List<Object> numbered = c.numbered.get(type);
        if (numbered == null) {
            for (Definitions<?> d : definitions.values())
                if (d.type() == type) return definitions(type).all();
            return List.of();
        }
        List<T> all = new ArrayList<>(numbered.size());
        for (Object value : numbered) all.add(type.cast(value));
        return all;
    }

    /** What the values are called that stand in a {@code Numbered} of this type, by number: the definition and the place in it. */
    public List<String> names(Class<?> type) {
        return List.copyOf(c.numberedNames.getOrDefault(type, List.of()));
    }

    /** The rules text of a card at a level. */
    public String text(int card, int level) {
        return text(card, level, new IdentityHashMap<>());
    }

    /** The rules text of a card at a level, with some of its amounts as the numbers that they are now. */
    public String text(int card, int level, IdentityHashMap<Amount, Integer> now) {
        return texts.of(card, level, now, () -> madeText(card, level, now));
    }

    private String madeText(int card, int level, IdentityHashMap<Amount, Integer> now) {
        for (Definitions<?> d : definitions.values())
            if (d.has(card)) return teller().counting(now).definition(d.card(card, level));
        return "";
    }

    /** What a card's definition says beside its text: words, numbers and what is true of it, by name. */
    private Map<String, String> face(int card) {
        for (Map.Entry<String, Definitions<?>> folder : definitions.entrySet())
            if (folder.getValue().has(card))
                return Faces.of(folder.getKey(), (Record) folder.getValue().card(card), c.forms);
        return Map.of();
    }

    /** Words of the rules, and what the definitions of one kind do. */
    public Map<String, String> glossary(Map<String, String> words, Class<?> kind) {
        Map<String, String> all = new TreeMap<>(words);
        Definitions<?> d = definitions(kind);
        for (int i = 0; i < d.size(); i++) {
            String text = text(d.get(i));
            if (!text.isBlank()) all.put(d.name(i), text);
        }
        return all;
    }

    /** Says parts of definitions. */
    public Teller teller() {
        return c.teller();
    }

    /** The rules text of a definition, an ability or a text. */
    public String text(Object definition) {
        return teller().definition(definition);
    }

    /** A variant of the folder {@code variants}: its option values. */
    public Variant variant(String name) {
        return definitions(Variant.class).named(name);
    }

    /** All examples of all definitions, as they are written. */
    public List<Example> examples() {
        List<Example> read = new ArrayList<>();
        for (Examples e : examples) for (Node n : e.all().items()) read.add(new Example(e.folder(), e.definition(), n));
        return read;
    }

    /**
     * What only the game could find wrong in a definition, at its place: where this word stands in it, else at its name.
     *
     * @param near a word or key of the definition that the mistake is about
     */
    public MistakesException wrong(Class<?> type, String name, String near, String message) {
        return new MistakesException(List.of(mistake(type, name, near, message)));
    }

    /** What only the game could find wrong in a definition, for a game that goes on to look for others. */
    public Mistake mistake(Class<?> type, String name, String near, String message) {
        for (Map.Entry<String, Definitions<?>> d : definitions.entrySet()) {
            Sources.Written written =
                    sources.folders.getOrDefault(d.getKey(), Map.of()).get(name);
            if (d.getValue().type() != type || written == null) continue;
            Node at = Lookup.find(written.fields(), near);
            return Mistake.at(at == null ? written.name() : at, message);
        }
        throw new IllegalArgumentException("there is no definition '" + name + "'");
    }

    /** The kind of the rows that are this card. */
    public Kind kindOf(int card) {
        for (Vocabulary.Folder f : sources.vocabulary.folders.values())
            if (f.rows() != null && folder(f.name()).has(card)) return f.rows();
        throw new IllegalArgumentException("there is no card " + card);
    }

    /** The folders of definitions; those whose definitions are cards come first. */
    public List<String> folders() {
        List<String> cards = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (Vocabulary.Folder f : sources.vocabulary.folders.values())
            (f.rows() == null ? others : cards).add(f.name());
        cards.addAll(others);
        return cards;
    }

    /** The definitions of that name, of every kind; those whose definitions are cards come first. */
    public List<Page> pages(String name) {
        return lookup().pages(name);
    }

    /** The pages of all definitions of a kind, in their order. */
    public List<Page> pagesOf(String folder) {
        return sources.names(folder).stream().map(n -> lookup().page(folder, n)).toList();
    }

    /** The page of a card of the catalogue. */
    public Page page(int card) {
        for (String folder : folders()) if (folder(folder).has(card)) return lookup().page(folder, cards.name(card));
        throw new IllegalArgumentException("there is no card " + card);
    }

    /** The names of all definitions of every kind. */
    public List<String> names() {
        return lookup().names();
    }

    private Lookup lookup() {
        return new Lookup(this, sources, c);
    }

    /** The folder whose definitions look most like those of a card file; null if it looks like none. */
    public @Nullable String folderLike(String file, String text) {
        return Resemblance.folder(sources.vocabulary, c.forms, file, text);
    }

    /** Whether a field of a definition is a list of words that describe it, nothing that happens. */
    public boolean isDescription(String folder, String key) {
        Shape.Part part =
                c.forms.shape(folder(folder).type().asSubclass(Record.class)).part(key);
        return part != null
                && part.type() instanceof java.lang.reflect.ParameterizedType p
                && p.getRawType() == List.class
                && p.getActualTypeArguments()[0] == String.class;
    }

    /** How often each phrase of the grammar was used in the texts that were made so far, by its place and words. */
    public Map<String, Integer> phraseUses() {
        return grammar.uses();
    }

    /** The JSON Schema of the files in one folder. */
    public String schema(String folder) {
        return Schema.of(sources.vocabulary, c.layout, folder);
    }

    /** The reference page of the game's card files. */
    public String reference() {
        return Reference.of(sources.vocabulary, c.layout, grammar::event);
    }

    /** Reads further pieces, such as those of a scenario, with the same names. */
    public Reading reading() {
        return c.reading(new Mistakes());
    }

    /** Compiles definitions beside those that are loaded. */
    @Internal
    public Recompiler recompiler() {
        return new Recompiler(this, sources, c, grammar);
    }

    public Layout layout() {
        return c.layout;
    }

    public Vocabulary vocabulary() {
        return sources.vocabulary;
    }
}
