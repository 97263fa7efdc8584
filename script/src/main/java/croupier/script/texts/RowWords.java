package croupier.script.texts;

import croupier.kernel.Kind;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.English;
import croupier.script.NounPhrase;
import croupier.script.Nouns;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.forms.Pattern;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says sets and choices of rows with English grammar: number, articles, what they are called and what is true of them. */
final class RowWords {
    private final CardTeller w;
    private final NounPhrases phrases;

    RowWords(CardTeller w) {
        this.w = w;
        phrases = new NounPhrases(w);
    }

    /** A set as the grammar of the game says it; null if it can only be said part by part. */
    @Nullable
    String phrased(Selection set) {
        NounPhrase p = phrase(set);
        return p == null ? null : p.many();
    }

    private @Nullable NounPhrase phrase(Selection set) {
        return phrases.phrase(set);
    }

    /** A set part by part. */
    String text(Selection set) {
        return switch (set) {
            case Selections.Registered r -> w.name(r.name());
            case Selections.Variable v -> w.names.named(v);
            case Selections.One o -> w.words(o.noun());
            case Selections.Union u -> w.words(u.a()) + " and " + w.words(u.b());
            case Selections.Without u -> w.words(u.a()) + " except " + w.words(u.b());
            case Selections.Some some ->
                "the " + (some.last() ? "last " : "first ") + w.words(some.count()) + " of " + w.words(some.of());
            case Selections.Extreme e ->
                w.words(e.of()) + " with the " + (e.highest() ? "highest " : "lowest ") + w.words(e.by());
            default -> w.values.ofGame(set);
        };
    }

    // ---- sets

    /** A set as several rows: "creatures you control". */
    String many(Selection set) {
        NounPhrase p = w.aside().rows.phrase(set);
        return p == null ? w.words(set) : p.many();
    }

    /** A set as one row that is taken from where it is: "creature card from your graveyard". */
    String oneFrom(Selection set) {
        NounPhrase p = w.aside().rows.phrase(set);
        return p == null ? w.words(set) : p.from().one();
    }

    /** What one row of a set is, without anything else: "creature"; nothing if it may be one thing or another. */
    String noun(Selection set) {
        NounPhrase p = w.aside().rows.phrase(set);
        return p == null || p.noun().indexOf('|') >= 0 || p.noun().indexOf(' ') >= 0 ? "" : p.noun();
    }

    /** A set as if it were one row. */
    String one(@Nullable Object value) {
        return w.noted("one", value, () -> asOne(value));
    }

    private String asOne(@Nullable Object value) {
        NounPhrase p =
                value instanceof Selection set ? phrase(set) : value instanceof Choice ch ? phrase(ch.from()) : null;
        return p == null ? w.words(value) : p.one();
    }

    /** All rows that something is done to: "all creature cards from graveyards", "your hand". */
    String all(@Nullable Object value) {
        return w.noted("all", value, () -> asAll(value));
    }

    private String asAll(@Nullable Object value) {
        Choice ch = value instanceof Choice is ? is : null;
        Selection set = ch != null ? ch.from() : value instanceof Selection is ? is : null;
        if (set == null || (ch != null && w.grammar.phrases.find(ch) != null)) return w.words(value);
        NounPhrase p = phrase(set);
        if (p == null) return w.words(value);
        return ch == null || ch.how() == Choice.How.ALL ? p.from().all() : choice(ch, p.from());
    }

    /** Rows without saying where they are: "two cards". */
    String bare(@Nullable Object value) {
        return w.noted("bare", value, () -> asBare(value));
    }

    private String asBare(@Nullable Object value) {
        if (!(value instanceof Choice ch)) return w.words(value);
        NounPhrase p = w.aside().rows.phrase(ch.from());
        if (p == null) return w.words(value);
        return ch.how() == Choice.How.ALL ? p.all() : choice(ch, p.bare());
    }

    /** That a row is there: "you have a blue trait", "there is a card in your hand", "an opponent has more life than you". */
    String there(Selection set) {
        return w.noted("there", set, () -> asThere(set));
    }

    private String asThere(Selection set) {
        String compared = set instanceof Selections.Where where ? compared(where) : "";
        if (!compared.isEmpty()) return compared;
        NounPhrase p = phrase(set);
        if (p == null) return "there are " + w.words(set);
        String who = owner(p);
        if (!who.isEmpty()) return who + English.a(p.ofOwner("").one());
        return p.isOwned() ? "there are " + p.many() : "there is " + English.a(p.one());
    }

    /** That no row is there: "you have no blue traits". */
    String none(Selection set) {
        return w.noted("none", set, () -> asNone(set));
    }

    private String asNone(Selection set) {
        NounPhrase p = phrase(set);
        if (p == null) return "there are no " + w.words(set);
        String who = owner(p);
        return who.isEmpty()
                ? "there are no " + p.many()
                : who + "no " + p.ofOwner("").many();
    }

    /** How many rows are there: "you have 3 Beasts", "there are 2 or more monsters"; {@code bound} follows the number. */
    String there(Selection set, int n, String bound) {
        boolean isOpen = bound.endsWith("more");
        if (n <= 0 && !isOpen) return none(set);
        if (n == 1 && isOpen) return there(set);
        NounPhrase p = phrase(set);
        String many = w.amounts.figure(new Amounts.Fixed(n)) + bound + " ";
        if (p == null) return "there are " + many + "of " + w.words(set);
        boolean one = n == 1 && bound.isEmpty();
        String who = owner(p);
        NounPhrase rows = who.isEmpty() ? p : p.ofOwner("");
        return (!who.isEmpty() ? who : one ? "there is " : "there are ") + many + (one ? rows.one() : rows.many());
    }

    private static String owner(NounPhrase p) {
        return p.owner().equals("your") ? "you have " : p.owner().equals("their") ? "they have " : "";
    }

    /** A row that has more or less of a number than somebody: "an opponent has more life than you"; nothing for other sets. */
    private String compared(Selections.Where where) {
        Amounts.OfRow own = null;
        Amounts.OfRow other = null;
        boolean isMore = where.that() instanceof Conditions.More;
        if (where.that() instanceof Conditions.More(Amounts.OfRow a, Amounts.OfRow b)) {
            own = a;
            other = b;
        } else if (where.that() instanceof Conditions.Less(Amounts.OfRow a, Amounts.OfRow b)) {
            own = a;
            other = b;
        }
        NounPhrase p = phrase(where.of());
        if (own == null || other == null || p == null || !own.label().equals(other.label())) return "";
        if (!(own.of() instanceof Nouns.It it && it.implied())) return "";
        return English.a(p.one()) + " has " + (isMore ? "more " : "less ") + w.words(own) + " than "
                + w.words(other.of());
    }

    /** "each card in your hand", "each of your traits". */
    String each(Selection set) {
        return w.noted("each", set, () -> asEach(set));
    }

    private String asEach(Selection set) {
        NounPhrase p = phrase(set);
        if (p == null) return "each of " + w.words(set);
        return p.isOwned() ? "each of " + p.many() : "each " + p.one();
    }

    /** Each row that something is done to: "each creature and each player"; one row by its name. */
    String everyOne(Selection set) {
        return w.noted("everyOne", set, () -> asEveryOne(set));
    }

    private String asEveryOne(Selection set) {
        if (set instanceof Selections.Union u) return everyOne(u.a()) + " and " + everyOne(u.b());
        NounPhrase p = phrase(set);
        return p == null ? w.words(set) : p.isOwned() ? "each of " + p.many() : "each " + p.one();
    }

    // ---- rows of which something is true

    /** Rows of a kind that a condition is true of: "blue traits", "a blue trait". */
    String such(String noun, @Nullable Object condition) {
        if (!(Pattern.plain(condition) instanceof Condition that)) return w.words(condition);
        return noun.startsWith("a ")
                ? English.a(phrases.such(noun.substring(2), that).one())
                : phrases.such(noun, that).many();
    }

    /** Rows of a kind that conditions are true of, as one of them: "a creature you control"; the row that they name. */
    String such(String noun, Kind kind, List<Condition> all) {
        for (Condition one : all)
            if (one instanceof Conditions.Same s && s.a() instanceof Nouns.It) return w.words(s.b());
        return English.a(narrowed(noun, kind, all).one());
    }

    /** Rows of a kind that conditions are true of, as several: "creatures you control". */
    String manySuch(String noun, Kind kind, List<Condition> all) {
        return narrowed(noun, kind, all).many();
    }

    private NounPhrase narrowed(String noun, Kind kind, List<Condition> all) {
        Condition that = Condition.all(
                all.stream().filter(one -> !(one instanceof Conditions.Fixed)).toList());
        return that == null ? NounPhrase.of(noun, w.grammar.phrases.english) : phrases.such(noun, kind, that);
    }

    // ---- choices

    /** A choice of rows: "up to 2 cards in your hand", "1 of your traits", "a random enemy". */
    String choice(Choice ch) {
        NounPhrase p = phrase(ch.from());
        return p == null ? of(ch, w.words(ch.from())) : choice(ch, p);
    }

    /** A choice of rows, with all that is said of them. */
    String choice(Choice ch, NounPhrase p) {
        boolean one = AmountWords.isOne(ch.max());
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
        return w.grammar.phrases.oneIsA && AmountWords.isOne(ch.max()) ? "one" : w.amounts.figure(ch.max());
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
        return one && w.grammar.phrases.oneIsA ? English.a(p.one()) : number(p, ch, one);
    }

    private String number(NounPhrase p, Choice ch, boolean one) {
        return w.amounts.figure(ch.max()) + " " + (one ? p.one() : p.many());
    }

    private static boolean isAll(Choice ch) {
        return ch.max() instanceof Amounts.Fixed f && f.value() == Integer.MAX_VALUE;
    }

    private static boolean isNone(Amount a) {
        return a instanceof Amounts.Fixed f && f.value() == 0;
    }
}
