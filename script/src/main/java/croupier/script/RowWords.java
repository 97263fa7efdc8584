package croupier.script;

import croupier.kernel.Kind;
import org.jspecify.annotations.Nullable;

/** Says sets and choices of rows with English grammar: number, articles, what they are called and what is true of them. */
final class RowWords {
    private final Compilation c;
    private final Teller w;

    RowWords(Compilation c, Teller w) {
        this.c = c;
        this.w = w;
    }

    /** A set in parts; null if it can only be said as it is. */
    @Nullable
    NounPhrase phrase(Selection set) {
        Phrasebook.Fitting fits = c.phrases.find(set);
        if (fits != null) return NounPhrase.of(w.filled(fits), c.phrases.english);
        return switch (set) {
            case Selections.Registered r -> w.speaksOf(r.name()) ? null : named(r.name());
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
        String said = w.said(name);
        return NounPhrase.of(said != null ? said : name + "|" + name, c.phrases.english);
    }

    private NounPhrase member(Selections.MembersOf m) {
        String own = w.said(Teller.said(m));
        if (own != null && own.indexOf('{') < 0) return NounPhrase.of(own, c.phrases.english);
        String any = w.said("it." + m.name(), m.name() + "|" + m.name());
        if (any.indexOf('{') >= 0) return NounPhrase.of(w.ofRow(any, m.of()), c.phrases.english);
        NounPhrase p = NounPhrase.of(any, c.phrases.english);
        return m.of() instanceof Nouns.It it && it.implied() ? p : p.ofOwner(English.whose(w.words(m.of())));
    }

    /** That rows are there: "you have blue traits", "there are cards in your hand". */
    String there(Selection set, String none) {
        NounPhrase p = phrase(set);
        if (p == null) return "there are " + none + w.words(set);
        String who = p.owner().equals("your") ? "you have " : p.owner().equals("their") ? "they have " : "";
        return who.isEmpty()
                ? "there are " + none + p.many()
                : who + none + p.ofOwner("").many();
    }

    /** "each card in your hand", "each of your traits". */
    String each(Selection set) {
        NounPhrase p = phrase(set);
        if (p == null) return "each of " + w.words(set);
        return p.isOwned() ? "each of " + p.many() : "each " + p.one();
    }

    /** Each row that something is done to: "each creature and each player"; one row by its name. */
    String everyOne(Selection set) {
        if (set instanceof Selections.Union u) return everyOne(u.a()) + " and " + everyOne(u.b());
        NounPhrase p = phrase(set);
        return p == null ? w.words(set) : p.isOwned() ? "each of " + p.many() : "each " + p.one();
    }

    private @Nullable NounPhrase where(Selections.Where where) {
        NounPhrase p = phrase(where.of());
        if (p == null) p = fixed(where.of());
        return narrowed(p, where.that(), where.kind());
    }

    /** Rows of a kind that a condition is true of, called by another noun than the kind. */
    NounPhrase such(String noun, @Nullable Kind kind, Condition that) {
        return narrowed(NounPhrase.of(noun, c.phrases.english), that, kind);
    }

    private NounPhrase narrowed(NounPhrase of, Condition that, @Nullable Kind kind) {
        NounPhrase p = of;
        for (Condition condition : Pattern.conjuncts(that)) {
            if (condition instanceof Conditions.Not not
                    && not.a() instanceof Conditions.Or or
                    && quality(or, kind) == null)
                for (Condition one : alternatives(or)) p = narrowedOnce(p, new Conditions.Not(one), kind);
            else p = narrowedOnce(p, condition, kind);
        }
        return p;
    }

    private Phrasebook.@Nullable Fitting quality(Condition condition, @Nullable Kind kind) {
        return c.phrases.quality(condition, kind);
    }

    private static java.util.List<Condition> alternatives(Condition c) {
        if (!(c instanceof Conditions.Or or)) return java.util.List.of(c);
        java.util.List<Condition> all = new java.util.ArrayList<>(alternatives(or.a()));
        all.addAll(alternatives(or.b()));
        return all;
    }

    /** Rows of a kind, which its noun names, that a condition is true of: "blue traits". */
    NounPhrase such(String noun, Condition that) {
        NounPhrase p = NounPhrase.of(noun, c.phrases.english);
        for (Condition condition : Pattern.conjuncts(that))
            p = narrowed(p, condition, c.phrases.quality(condition, noun));
        return p;
    }

    private NounPhrase narrowedOnce(NounPhrase p, Condition condition, @Nullable Kind kind) {
        Phrasebook.Fitting fits = quality(condition, kind);
        if (fits != null) return narrowed(p, condition, fits);
        Vocabulary.Quality declared = w.quality(condition);
        if (declared != null) return p.with(declared.way(), declared.says());
        if (condition instanceof Conditions.Not not) {
            Vocabulary.Quality is = w.quality(not.a());
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
    private @Nullable NounPhrase either(NounPhrase p, java.util.List<Condition> all) {
        NounPhrase.Way way = null;
        java.util.StringJoiner says = new java.util.StringJoiner("|");
        for (Condition one : all) {
            Vocabulary.Quality q = w.quality(one);
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
            String says = w.filled(fits);
            return p.with(NounPhrase.Way.valueOf(fits.phrase().other.toUpperCase(java.util.Locale.ROOT)), says);
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
                java.util.List.of(),
                noun,
                noun,
                new NounPhrase.Where("", "", ""),
                java.util.List.of(),
                c.phrases.english);
    }

    /** A choice of rows: "up to 2 cards in your hand", "1 of your traits", "a random enemy". */
    String choice(Choice ch) {
        NounPhrase p = phrase(ch.from());
        return p == null ? of(ch, w.words(ch.from())) : choice(ch, p);
    }

    /** The same with all that is said of the rows. */
    String choice(Choice ch, NounPhrase p) {
        boolean one = Teller.isOne(ch.max());
        return switch (ch.how()) {
            case ALL -> p.many();
            case RANDOM ->
                p.isOwned() ? w.words(ch.max()) + " of " + p.many() + " at random" : counted(p.like("random"), ch, one);
            case ASK -> {
                if (isAll(ch)) yield "any number of " + p.many();
                if (isNone(ch.min()))
                    yield "up to "
                            + (p.isOwned()
                                    ? many(ch) + " of " + p.many()
                                    : many(ch) + " " + (one ? p.one() : p.many()));
                if (ch.max() instanceof Amounts.Count n)
                    yield "as many " + p.many() + " as there are " + w.words(n.of());
                if (p.isOwned()) yield range(ch) + " of " + p.many();
                yield ch.min().equals(ch.max()) ? counted(p, ch, one) : range(ch) + " " + p.many();
            }
        };
    }

    /** How many at most: where one is said with its article, "one" stands before "of" and after "up to". */
    private String many(Choice ch) {
        return c.phrases.oneIsA && Teller.isOne(ch.max()) ? "one" : w.figure(ch.max());
    }

    private String of(Choice ch, String rows) {
        return switch (ch.how()) {
            case ALL -> rows;
            case RANDOM -> w.words(ch.max()) + " of " + rows + " at random";
            case ASK ->
                isAll(ch)
                        ? "any number of " + rows
                        : (isNone(ch.min()) ? "up to " + many(ch) : range(ch)) + " of " + rows;
        };
    }

    private String range(Choice ch) {
        return ch.min().equals(ch.max()) ? many(ch) : w.words(ch.min()) + " to " + w.words(ch.max());
    }

    private String counted(NounPhrase p, Choice ch, boolean one) {
        return one && c.phrases.oneIsA ? English.a(p.one()) : number(p, ch, one);
    }

    private String number(NounPhrase p, Choice ch, boolean one) {
        return w.figure(ch.max()) + " " + (one ? p.one() : p.many());
    }

    private static boolean isAll(Choice ch) {
        return ch.max() instanceof Amounts.Fixed f && f.value() == Integer.MAX_VALUE;
    }

    private static boolean isNone(Amount a) {
        return a instanceof Amounts.Fixed f && f.value() == 0;
    }
}
