package croupier.script.texts;

import croupier.kernel.Kind;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.English;
import croupier.script.Noun;
import croupier.script.NounPhrase;
import croupier.script.Nouns;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.forms.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Sets of rows as noun phrases: what rows are called, and what is true of them. */
final class NounPhrases {
    private final CardTeller w;

    NounPhrases(CardTeller w) {
        this.w = w;
    }

    /** A set in parts; null if it can only be said as it is. */
    @Nullable
    NounPhrase phrase(Selection set) {
        Phrasebook.Fitting fits = w.grammar.phrases.find(set);
        if (fits != null) return NounPhrase.of(w.values.filled(fits), w.grammar.phrases.english);
        return switch (set) {
            case Selections.Registered r -> w.speech.knows(r.name()) ? null : named(r.name());
            case Selections.MembersOf m -> member(m);
            case Selections.Where where -> where(where);
            case Selections.Without without -> without(without);
            case Selections.Union union -> union(union);
            default -> null;
        };
    }

    /** Rows of two sets that are only told apart by what they are: "spell or ability". */
    private @Nullable NounPhrase union(Selections.Union union) {
        NounPhrase a = union.a() instanceof Selections.Registered ? phrase(union.a()) : null;
        NounPhrase b = union.b() instanceof Selections.Registered ? phrase(union.b()) : null;
        return a == null || b == null || !a.where().equals(b.where()) ? null : a.called(a.noun() + "|" + b.noun());
    }

    private NounPhrase named(String name) {
        String said = w.names.said(name);
        return NounPhrase.of(said != null ? said : name + "|" + name, w.grammar.phrases.english);
    }

    private NounPhrase member(Selections.MembersOf m) {
        String own = w.names.said(NameWords.nameOf(m));
        if (own != null && own.indexOf('{') < 0) return NounPhrase.of(own, w.grammar.phrases.english);
        String any = w.names.said("it." + m.name(), m.name() + "|" + m.name());
        if (any.indexOf('{') >= 0) return NounPhrase.of(w.names.ofRow(any, m.of()), w.grammar.phrases.english);
        NounPhrase p = NounPhrase.of(any, w.grammar.phrases.english);
        return m.of() instanceof Nouns.It it && it.implied() ? p : p.ofOwner(English.whose(w.words(m.of())));
    }

    private @Nullable NounPhrase where(Selections.Where where) {
        NounPhrase p = phrase(where.of());
        if (p == null) p = fixed(where.of());
        return narrowed(p, where.that(), where.kind());
    }

    /** Rows of a kind that a condition is true of, called by another noun than the kind. */
    NounPhrase such(String noun, @Nullable Kind kind, Condition that) {
        return narrowed(NounPhrase.of(noun, w.grammar.phrases.english), that, kind);
    }

    private NounPhrase narrowed(NounPhrase of, Condition that, @Nullable Kind kind) {
        NounPhrase p = of;
        for (Condition condition : Condition.parts(that)) {
            if (condition instanceof Conditions.Not not
                    && not.a() instanceof Conditions.Or or
                    && quality(or, kind) == null)
                for (Condition one : alternatives(or)) p = narrowedOnce(p, new Conditions.Not(one), kind);
            else p = narrowedOnce(p, condition, kind);
        }
        return p;
    }

    private Phrasebook.@Nullable Fitting quality(Condition condition, @Nullable Kind kind) {
        return w.grammar.phrases.quality(condition, kind);
    }

    private static List<Condition> alternatives(Condition c) {
        if (!(c instanceof Conditions.Or or)) return List.of(c);
        List<Condition> all = new ArrayList<>(alternatives(or.a()));
        all.addAll(alternatives(or.b()));
        return all;
    }

    /** Rows of a kind, which its noun names, that a condition is true of: "blue traits". */
    NounPhrase such(String noun, Condition that) {
        NounPhrase p = NounPhrase.of(noun, w.grammar.phrases.english);
        for (Condition condition : Condition.parts(that))
            p = narrowed(p, condition, w.grammar.phrases.quality(condition, noun));
        return p;
    }

    private NounPhrase narrowedOnce(NounPhrase p, Condition condition, @Nullable Kind kind) {
        Phrasebook.Fitting fits = quality(condition, kind);
        if (fits != null) return narrowed(p, condition, fits);
        Vocabulary.Quality declared = w.conditions.quality(condition);
        if (declared != null) return p.with(declared.way(), declared.says());
        if (condition instanceof Conditions.Not not) {
            Vocabulary.Quality is = w.conditions.quality(not.a());
            if (is != null)
                return is.way() == NounPhrase.Way.WITH
                        ? p.with(NounPhrase.Way.AFTER, "without " + is.says())
                        : p.with(is.way() == NounPhrase.Way.TYPE ? NounPhrase.Way.ADJECTIVE : is.way(), is.not());
        }
        if (condition instanceof Conditions.Or or) {
            NounPhrase either = either(p, alternatives(or));
            if (either != null) return either;
        }
        String number = number(condition);
        return number.isEmpty() ? narrowed(p, condition, (Phrasebook.Fitting) null) : p.that(number);
    }

    /** Rows that are one thing or another: "artifact or creature". */
    private @Nullable NounPhrase either(NounPhrase p, List<Condition> all) {
        NounPhrase.Way way = null;
        StringJoiner says = new StringJoiner("|");
        for (Condition one : all) {
            Vocabulary.Quality q = w.conditions.quality(one);
            if (q == null || (way != null && way != q.way())) return null;
            way = q.way();
            says.add(q.says());
        }
        return way == null || way == NounPhrase.Way.AFTER ? null : p.with(way, says.toString());
    }

    /** A number of the row itself: "with power 3 or more"; nothing if the condition is of another sort. */
    private String number(Condition condition) {
        return switch (condition) {
            case Conditions.AtLeast c when isOwn(c.a()) -> "with " + w.words(c.a()) + " " + w.words(c.b()) + " or more";
            case Conditions.AtMost c when isOwn(c.a()) -> "with " + w.words(c.a()) + " " + w.words(c.b()) + " or less";
            case Conditions.Equal c
            when isOwn(c.a()) && c.b() instanceof Amounts.Fixed -> "with " + w.words(c.a()) + " " + w.words(c.b());
            default -> "";
        };
    }

    private static boolean isOwn(Amount a) {
        Noun of = switch (a) {
            case Amounts.MemberOf m -> m.of();
            case Amounts.AttributeOf m -> m.of();
            case Amounts.ColumnOf m -> m.of();
            case Amounts.StatOf m -> m.of();
            default -> null;
        };
        return of instanceof Nouns.It it && it.implied();
    }

    private NounPhrase narrowed(NounPhrase p, Condition condition, Phrasebook.@Nullable Fitting fits) {
        if (fits != null) {
            String says = w.values.filled(fits);
            return p.with(NounPhrase.Way.valueOf(fits.phrase().other.toUpperCase(Locale.ROOT)), says);
        }
        String text = w.words(condition);
        if (text.startsWith("is ")) return p.that(text);
        if (text.startsWith("there are ")) return p.that("with " + text.substring(10));
        return p.that("whose " + text);
    }

    private @Nullable NounPhrase without(Selections.Without set) {
        NounPhrase p = phrase(set.a());
        if (p == null) return null;
        String without = w.words(set.b());
        return without.equals("this") ? p.like("other") : p.that("except " + without);
    }

    private NounPhrase fixed(Selection set) {
        String words = w.words(set);
        int space = words.lastIndexOf(' ');
        String noun = words.substring(space + 1);
        return new NounPhrase(
                space < 0 ? "" : words.substring(0, space),
                List.of(),
                noun,
                noun,
                new NounPhrase.Where("", "", ""),
                List.of(),
                w.grammar.phrases.english);
    }
}
