package croupier.script;

import croupier.kernel.Column;
import croupier.kernel.Holds;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Option;
import croupier.kernel.Stat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What all readings of one content share: its names, what was numbered, what has to be resolved at the end. */
final class Compilation {
    final Vocabulary vocabulary;
    final Layout layout;
    final Mistakes mistakes;
    final Forms forms;
    /** Numbers of the catalogue by name. */
    final Map<String, Integer> cards;
    /** Places of definitions by folder and name. */
    final Map<String, Map<String, Integer>> places;

    /** How the game's texts say what is said often. */
    Phrasebook phrases = Phrasebook.NONE;

    /** How texts call names: as the game says it, and as its grammar does. */
    final Map<String, String> said;

    /** The same from other points of view, by the name of the view. */
    final Map<String, Map<String, String>> views = new HashMap<>();

    /** While the grammar file is read: expressions may leave something open. */
    boolean isReadingPatterns;

    /** The sentences that definitions say of themselves, by definition. */
    final IdentityHashMap<Object, OwnWords> own = new IdentityHashMap<>();

    final Map<Class<?>, List<Object>> numbered = new HashMap<>();
    final Map<String, Attribute> attributes = new LinkedHashMap<>();
    final List<Pending> pending = new ArrayList<>();

    /** Enters what all definitions say into an attribute; null until everything is read. */
    @Nullable
    BiConsumer<Integer, Attribute> enter;

    /** The folder that a name in a file means, where its place leaves no other. */
    final IdentityHashMap<Node, String> meant = new IdentityHashMap<>();

    /** A name that is resolved when everything is read. */
    record Pending(Ref<?> ref, String folder) {}

    Compilation(
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
    }

    /** A reading of its own. */
    Reading reading() {
        return new Reading(this, mistakes);
    }

    // ---- what names mean

    /** A name that the game declares, or null. */
    @Nullable
    Term name(String name) {
        Named n = vocabulary.names.get(name);
        return switch (n) {
            case null -> option(name);
            case Named.One o -> new Nouns.Registered(o.name(), o.kind(), o.of(), vocabulary.readsOf(o));
            case Named.Many m -> new Selections.Registered(m.name(), m.kind(), m.of(), vocabulary.readsOf(m));
            case Named.Count c ->
                vocabulary.readsOf(c) == -1 ? c.of() : new Amounts.Registered(c.name(), c.of(), vocabulary.readsOf(c));
            case Named.Test t ->
                vocabulary.readsOf(t) == -1
                        ? t.of()
                        : new Conditions.Registered(t.name(), t.of(), vocabulary.readsOf(t));
            case Named.Fixed f ->
                said.containsKey(f.name()) ? new Amounts.FixedName(f.value(), f.name()) : new Amounts.Fixed(f.value());
            default -> null;
        };
    }

    private @Nullable Term option(String name) {
        Option o = layout.option(name);
        return o == null ? null : new Amounts.Register(name, o.register());
    }

    /** What a name means of a row, or null. */
    @Nullable
    Term member(Noun of, String name) {
        Kind kind = of.kind();
        if (kind == null) return null;
        Named n = vocabulary.members.getOrDefault(kind.index(), Map.of()).get(name);
        return switch (n) {
            case null -> stored(of, layout.kind(kind.index()), name);
            case Named.CountOf c -> new Amounts.MemberOf(of, name, c.of(), vocabulary.readsOf(c));
            case Named.TestsOf t -> new Conditions.MemberOf(of, name, t.of(), vocabulary.readsOf(t));
            case Named.OneOf o -> new Nouns.MemberOf(of, name, o.kind(), o.of(), vocabulary.readsOf(o));
            case Named.ManyOf m -> new Selections.MembersOf(of, name, m.kind(), m.of(), vocabulary.readsOf(m));
            default -> null;
        };
    }

    private @Nullable Term stored(Noun of, Kind kind, String name) {
        boolean printed = name.startsWith("printed ");
        String stat = printed ? name.substring(8) : name;
        for (Stat s : kind.stats()) if (s.name().equals(stat)) return new Amounts.StatOf(of, s, printed);
        Column column = layout.column(kind, name);
        if (column != null) return column(of, column);
        Attribute a = attribute(kind, name);
        if (a != null) return attribute(of, a);
        return name.equals("name") && kind.isEntity()
                ? new Amounts.CardOf(of, vocabulary.bearers.get(kind.index()))
                : null;
    }

    private Term column(Noun of, Column c) {
        if (c.holds() == Holds.FLAG) return new Conditions.FlagOf(of, c);
        if (c.holds() == Holds.ROW) return new Nouns.ColumnOf(of, c, pointed(c));
        return new Amounts.ColumnOf(of, c, meaning(c));
    }

    private @Nullable Kind pointed(Column column) {
        for (Map.Entry<Column, Kind> e : vocabulary.points.entrySet())
            if (isSame(e.getKey(), column)) return e.getValue();
        return null;
    }

    private @Nullable Class<? extends Enum<?>> meaning(Column column) {
        for (Map.Entry<Column, Class<? extends Enum<?>>> e : vocabulary.meanings.entrySet())
            if (isSame(e.getKey(), column)) return e.getValue();
        return null;
    }

    private static boolean isSame(Column a, Column b) {
        return a.kind().index() == b.kind().index() && a.name().equals(b.name());
    }

    private static Term attribute(Noun of, Attribute a) {
        return switch (a.is()) {
            case NUMBER, WORD -> new Amounts.AttributeOf(of, a);
            case TRUTH -> new Conditions.AttributeOf(of, a);
            case LIST -> new Tokens.ListOf(of, a);
        };
    }

    private @Nullable Attribute attribute(Kind kind, String name) {
        String key = kind.index() + "." + name;
        Attribute known = attributes.get(key);
        if (known != null) return known;
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            if (f.rows() == null || f.rows().index() != kind.index()) continue;
            Shape.Part part = forms.shape(f.type()).part(name);
            Attribute made = part == null ? null : Attributes.of(part, vocabulary.levels.get(kind.index()));
            if (made == null) continue;
            attributes.put(key, made);
            if (enter != null) enter.accept(kind.index(), made);
            return made;
        }
        return null;
    }

    /** The members a row of a kind has, for messages. */
    Collection<String> members(@Nullable Kind kind) {
        List<String> all = new ArrayList<>();
        if (kind == null) return all;
        all.addAll(vocabulary.members.getOrDefault(kind.index(), Map.of()).keySet());
        for (Column c : layout.kind(kind.index()).columns()) all.add(c.name());
        for (Vocabulary.Folder f : vocabulary.folders.values()) {
            if (f.rows() == null || f.rows().index() != kind.index()) continue;
            for (Shape.Part p : forms.shape(f.type()).parts()) if (Attributes.of(p, null) != null) all.add(p.key());
        }
        if (kind.isEntity()) all.add("name");
        return all;
    }

    int number(Class<?> type, Object value) {
        List<Object> all = numbered.computeIfAbsent(type, k -> new ArrayList<>());
        all.add(value);
        return all.size() - 1;
    }
}
