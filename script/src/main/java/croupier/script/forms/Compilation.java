package croupier.script.forms;

import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.script.Attribute;
import croupier.script.Ref;
import croupier.script.StepPurpose;
import croupier.script.Teller;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.language.CardFacts;
import croupier.script.language.Meanings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What all readings of one content share: its names, what was numbered, what has to be resolved at the end. */
public final class Compilation implements CardFacts {
    public final Vocabulary vocabulary;
    public final Layout layout;
    public final Mistakes mistakes;
    public final Forms forms;
    /** Numbers of the catalogue by name. */
    public final Map<String, Integer> cards;
    /** Places of definitions by folder and name. */
    final Map<String, Map<String, Integer>> places;

    /** How texts call names: as the game says it, and as its grammar does. */
    public final Map<String, String> said;

    private Supplier<Teller> texts = () -> {
        throw new IllegalStateException("there are no words yet");
    };

    /** What the names of expressions mean. */
    public final Meanings meanings;

    /** The sentences that definitions say of themselves, by definition. */
    public final IdentityHashMap<Object, OwnWords> own = new IdentityHashMap<>();

    public final Map<Class<?>, List<Object>> numbered = new HashMap<>();
    public final Map<Class<?>, List<String>> numberedNames = new HashMap<>();
    private final Map<String, Integer> partsOf = new HashMap<>();
    public final Map<String, Attribute> attributes = new LinkedHashMap<>();
    public final List<Pending> pending = new ArrayList<>();

    /** Enters what all definitions say into an attribute; null until everything is read. */
    @Nullable
    public BiConsumer<Integer, Attribute> enter;

    /** The folder that a name in a file means, where its place leaves no other. */
    public final IdentityHashMap<Node, String> meant = new IdentityHashMap<>();

    /** A name that is resolved when everything is read. */
    public record Pending(Ref<?> ref, String folder) {}

    public Compilation(
            Vocabulary vocabulary,
            Layout layout,
            Mistakes mistakes,
            Map<String, Integer> cards,
            Map<String, Map<String, Integer>> places) {
        this.vocabulary = vocabulary;
        this.layout = layout;
        this.mistakes = mistakes;
        this.cards = cards;
        this.places = places;
        this.forms = vocabulary.forms();
        this.said = new HashMap<>(vocabulary.said);
        this.meanings = new Meanings(vocabulary.declared, layout, this, cards, said);
    }

    /** A reading of its own. */
    public Reading reading() {
        return reading(mistakes);
    }

    /** A reading that keeps its own mistakes. */
    public Reading reading(Mistakes kept) {
        return new Reading(this, kept);
    }

    /** Texts are made so from now on; the one who knows the grammar of the content says how. */
    public void texts(Supplier<Teller> made) {
        texts = made;
    }

    /** Says what was read. */
    public Teller teller() {
        return texts.get();
    }

    /** What a step asks for, in the words of the step. */
    StepPurpose purpose(String usual) {
        return new StepPurpose(this::teller, usual);
    }

    // ---- what definitions say

    @Override
    public @Nullable Attribute attribute(Kind kind, String name) {
        String key = kind.index() + "." + name;
        Attribute known = attributes.get(key);
        if (known != null) return known;
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            if (f.rows() == null || f.rows().index() != kind.index()) continue;
            Shape.Part part = forms.shape(f.type()).part(name);
            Attribute made = part == null ? null : Attributes.of(part, vocabulary.declared.levels.get(kind.index()));
            if (made == null) continue;
            attributes.put(key, made);
            if (enter != null) enter.accept(kind.index(), made);
            return made;
        }
        return null;
    }

    @Override
    public Collection<String> attributes(Kind kind) {
        List<String> all = new ArrayList<>();
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            if (f.rows() == null || f.rows().index() != kind.index()) continue;
            for (Shape.Part p : forms.shape(f.type()).parts()) if (Attributes.of(p, null) != null) all.add(p.key());
        }
        return all;
    }

    /** The number of a part of a definition, which is called by the definition and its place among those parts of it. */
    int number(Class<?> type, Object value, @Nullable String definition) {
        List<Object> all = numbered.computeIfAbsent(type, k -> new ArrayList<>());
        int place = partsOf.merge(type.getName() + " " + definition, 1, Integer::sum);
        numberedNames.computeIfAbsent(type, k -> new ArrayList<>()).add(definition + " " + place);
        all.add(value);
        return all.size() - 1;
    }
}
