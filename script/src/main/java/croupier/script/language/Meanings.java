package croupier.script.language;

import croupier.kernel.Column;
import croupier.kernel.Holds;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Option;
import croupier.kernel.Stat;
import croupier.script.Amounts;
import croupier.script.Attribute;
import croupier.script.Conditions;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Selections;
import croupier.script.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the names of expressions mean in one content: what the game declares, stores, and its cards say. */
public final class Meanings {
    private final Declarations declared;
    private final Layout layout;
    private final CardFacts facts;
    /** Numbers of the catalogue by name. */
    private final Map<String, Integer> cards;
    /** How texts call names. */
    private final Map<String, String> said;

    /** While the grammar file is read: expressions may leave something open. */
    private boolean isOpen;

    /** Where terms stand is noted here; null if nobody asks. */
    private @Nullable Spots spots;

    public Meanings(
            Declarations declared,
            Layout layout,
            CardFacts facts,
            Map<String, Integer> cards,
            Map<String, String> said) {
        this.declared = declared;
        this.layout = layout;
        this.facts = facts;
        this.cards = cards;
        this.said = said;
    }

    Declarations declared() {
        return declared;
    }

    Layout layout() {
        return layout;
    }

    Map<String, Integer> cards() {
        return cards;
    }

    /** Whether expressions are patterns, which may leave something open. */
    public boolean isReadingPatterns() {
        return isOpen;
    }

    public void readPatterns(boolean may) {
        isOpen = may;
    }

    /** Notes from now on where terms stand; null to stop. */
    public void note(@Nullable Spots where) {
        spots = where;
    }

    /** Where terms are noted; null if nobody asks. */
    public @Nullable Spots spots() {
        return spots;
    }

    /** A name that the game declares, or null. */
    public @Nullable Term name(String name) {
        Named n = declared.names.get(name);
        return switch (n) {
            case null -> option(name);
            case Named.One o -> new Nouns.Registered(o.name(), o.kind(), o.of(), declared.readsOf(o));
            case Named.Many m -> new Selections.Registered(m.name(), m.kind(), m.of(), declared.readsOf(m));
            case Named.Count c ->
                declared.readsOf(c) == -1 ? c.of() : new Amounts.Registered(c.name(), c.of(), declared.readsOf(c));
            case Named.Test t ->
                declared.readsOf(t) == -1 ? t.of() : new Conditions.Registered(t.name(), t.of(), declared.readsOf(t));
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
    public @Nullable Term member(Noun of, String name) {
        Kind kind = of.kind();
        if (kind == null) return null;
        Named n = declared.members.getOrDefault(kind.index(), Map.of()).get(name);
        return switch (n) {
            case null -> stored(of, layout.kind(kind.index()), name);
            case Named.CountOf c -> new Amounts.MemberOf(of, name, c.of(), declared.readsOf(c));
            case Named.TestsOf t -> new Conditions.MemberOf(of, name, t.of(), declared.readsOf(t));
            case Named.OneOf o -> new Nouns.MemberOf(of, name, o.kind(), o.of(), declared.readsOf(o));
            case Named.ManyOf m -> new Selections.MembersOf(of, name, m.kind(), m.of(), declared.readsOf(m));
            default -> null;
        };
    }

    private @Nullable Term stored(Noun of, Kind kind, String name) {
        boolean printed = name.startsWith("printed ");
        String stat = printed ? name.substring(8) : name;
        for (Stat s : kind.stats()) if (s.name().equals(stat)) return new Amounts.StatOf(of, s, printed);
        Column column = layout.column(kind, name);
        if (column != null) return column(of, column);
        Attribute a = facts.attribute(kind, name);
        if (a != null) return attribute(of, a);
        return name.equals("name") && kind.isEntity()
                ? new Amounts.CardOf(of, declared.bearers.get(kind.index()))
                : null;
    }

    private Term column(Noun of, Column c) {
        if (c.holds() == Holds.FLAG) return new Conditions.FlagOf(of, c);
        if (c.holds() == Holds.ROW) return new Nouns.ColumnOf(of, c, pointed(c));
        return new Amounts.ColumnOf(of, c, meaning(c));
    }

    private @Nullable Kind pointed(Column column) {
        for (Map.Entry<Column, Kind> e : declared.points.entrySet())
            if (isSame(e.getKey(), column)) return e.getValue();
        return null;
    }

    private @Nullable Class<? extends Enum<?>> meaning(Column column) {
        for (Map.Entry<Column, Class<? extends Enum<?>>> e : declared.meanings.entrySet())
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
            case LIST -> new TokenReader.ListOf(of, a);
        };
    }

    /** The members a row of a kind has, for messages. */
    Collection<String> members(@Nullable Kind kind) {
        List<String> all = new ArrayList<>();
        if (kind == null) return all;
        all.addAll(declared.members.getOrDefault(kind.index(), Map.of()).keySet());
        for (Column c : layout.kind(kind.index()).columns()) all.add(c.name());
        all.addAll(facts.attributes(kind));
        if (kind.isEntity()) all.add("name");
        return all;
    }
}
