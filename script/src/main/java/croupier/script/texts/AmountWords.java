package croupier.script.texts;

import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.English;
import croupier.script.Selection;
import croupier.script.forms.Pattern;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says amounts: "3", "twice your power", "damage equal to your block", "2 for each card in your hand". */
final class AmountWords {
    private final CardTeller w;

    AmountWords(CardTeller w) {
        this.w = w;
    }

    /** How a number begins that counts something. */
    static final String NUMBER_OF = "the number of ";

    /** An amount part by part. */
    String text(Amount amount) {
        return switch (amount) {
            case Amounts.Fixed f -> Integer.toString(f.value());
            case Amounts.FixedName f -> w.name(f.name());
            case Amounts.FixedWord f -> f.name();
            case Amounts.FixedCard f -> f.name();
            case Amounts.ByName n -> w.name(n.name());
            case Amounts.ColumnOf m -> w.names.member(m.of(), m.column().name());
            case Amounts.StatOf m ->
                w.names.member(
                        m.of(),
                        m.printed() ? "printed " + m.stat().name() : m.stat().name());
            case Amounts.MemberOf m -> w.names.member(m.of(), m.name());
            case Amounts.AttributeOf m -> w.names.member(m.of(), m.attribute().name());
            case Amounts.CardOf m -> w.names.member(m.of(), "name");
            case Amounts.Plus p -> w.words(p.a()) + " + " + w.words(p.b());
            case Amounts.Minus m -> w.words(m.a()) + " minus " + inner(m.b());
            case Amounts.Times t -> times(t);
            case Amounts.Over o -> over(o);
            case Amounts.Negative n -> "-" + inner(n.a());
            case Amounts.Least l -> "the lesser of " + w.words(l.a()) + " and " + w.words(l.b());
            case Amounts.Most m -> "the greater of " + w.words(m.a()) + " and " + w.words(m.b());
            case Amounts.IfElse i -> w.words(i.a()) + " (" + w.words(i.b()) + " unless " + w.words(i.that()) + ")";
            case Amounts.ByLevel b -> byLevel(b);
            case Amounts.Call call -> w.name(call.name()) + " of " + w.words(call.a());
            case Amounts.Count n -> NUMBER_OF + w.words(n.of());
            case Amounts.Gathered g -> gathered(g.how()) + w.words(g.each()) + " among " + w.words(g.over());
            default -> w.values.ofGame(amount);
        };
    }

    private String times(Amounts.Times t) {
        if (isTwo(t.a())) return "twice " + inner(t.b());
        if (isTwo(t.b())) return "twice " + inner(t.a());
        return inner(t.a()) + " × " + inner(t.b());
    }

    private String over(Amounts.Over o) {
        if (!o.rest() && isTwo(o.b())) return "half of " + inner(o.a());
        return inner(o.a()) + (o.rest() ? " modulo " : " / ") + inner(o.b());
    }

    /** Before the level from which on something is so. */
    static final String FROM = "from ";

    /** "3 (4 from ascension 2, 5 from ascension 17)". */
    private String byLevel(Amounts.ByLevel b) {
        StringJoiner more = new StringJoiner(", ", " (", ")");
        for (int i = 1; i < b.from().size(); i++)
            more.add(w.words(b.values().get(i)) + " " + FROM + w.words(b.by()) + " "
                    + b.from().get(i));
        return w.words(b.values().get(0)) + (b.from().size() == 1 ? "" : more);
    }

    private static String gathered(Amounts.How how) {
        return switch (how) {
            case SUM -> "the sum of ";
            case HIGHEST -> "the highest ";
            case LOWEST -> "the lowest ";
            case DISTINCT -> "the number of different ";
        };
    }

    /** An amount in brackets if it is a sum. */
    private String inner(Amount a) {
        return a instanceof Amounts.Plus || a instanceof Amounts.Minus ? "(" + w.words(a) + ")" : w.words(a);
    }

    private static boolean isTwo(Amount a) {
        return a instanceof Amounts.Fixed f && f.value() == 2;
    }

    static boolean isOne(Amount a) {
        return a instanceof Amounts.Fixed f && f.value() == 1;
    }

    /** What the amount of an event becomes: "2 less", "1 more", "twice as much"; other amounts as they are. */
    Object changed(Amount now) {
        return switch (now) {
            case Amounts.Plus(Amounts.TheAmount a, Amount more) -> w.words(more) + " more";
            case Amounts.Minus(Amounts.TheAmount a, Amount less) -> w.words(less) + " less";
            case Amounts.Most(Amounts.Fixed least, Amounts.Minus(Amounts.TheAmount a, Amount less))
            when least.value() == 0 -> w.words(less) + " less";
            case Amounts.Times(Amounts.TheAmount a, Amount times) when isTwo(times) -> "twice as much";
            default -> now;
        };
    }

    // ---- with what is counted

    /** A number with its noun: "1 card", "X cards", "a number of cards equal to the number of times it was kicked". */
    String count(Amount amount, String one, String many) {
        String figure = figure(amount);
        return figure.startsWith(NUMBER_OF)
                ? "a number of " + many + " equal to " + figure
                : figure + " " + (isOne(amount) ? one : many);
    }

    /** A number of things: where the game says so, small ones as words. */
    String figure(Amount amount) {
        return w.grammar.phrases.saysNumbers && amount instanceof Amounts.Fixed f
                ? English.number(f.value())
                : many(amount);
    }

    /** An amount of things that are counted, "that many"; of others it is "that much". */
    String many(Amount amount) {
        return w.noted("many", amount, () -> asMany(amount));
    }

    private String asMany(Amount amount) {
        return switch (amount) {
            case Amounts.ByName n -> {
                String said = w.names.said(n.name(), n.name());
                int bar = said.indexOf('|');
                yield bar < 0 ? said : said.substring(0, bar);
            }
            case Amounts.Times t when isTwo(t.b()) -> "twice " + many(t.a());
            case Amounts.Plus p -> many(p.a()) + " plus " + many(p.b());
            default -> w.words(amount);
        };
    }

    /** An amount of something: "3 damage", "damage equal to its power". */
    String of(@Nullable Object amount, String what) {
        return isFigure(amount) ? w.words(amount) + " " + what : what + " equal to " + w.words(amount);
    }

    /** Whether an amount is said as a number: 3, X, "that much"; others are computed from something. */
    boolean isFigure(@Nullable Object amount) {
        return switch (Pattern.plain(amount)) {
            case Amounts.Fixed f -> true;
            case Amounts.TheAmount a -> true;
            case Amounts.ByName n -> w.name(n.name()).indexOf(' ') < 0;
            case Amounts.Times t -> isFigure(t.a()) && isFigure(t.b());
            case Amounts.Negative n -> isFigure(n.a());
            case Amounts.IfElse i -> isFigure(i.a()) && isFigure(i.b());
            case null, default -> false;
        };
    }

    /** How much of something: "6 damage", "damage equal to your block", "2 damage for each card in your hand". */
    String measure(Amount amount, String noun) {
        return w.noted("of " + noun, amount, () -> asMeasure(amount, noun));
    }

    private String asMeasure(Amount amount, String noun) {
        return switch (amount) {
            case Amounts.Count n -> "1 " + noun + " for " + w.rows.each(n.of());
            case Amounts.Times t
            when t.b() instanceof Amounts.Count n -> w.words(t.a()) + " " + noun + " for " + w.rows.each(n.of());
            case Amounts.Plus p
            when isPlain(p.a()) && !isPlain(p.b()) -> w.words(p.a()) + " " + noun + ", and " + more(p.b());
            default -> isPlain(amount) ? w.words(amount) + " " + noun : noun + " equal to " + w.words(amount);
        };
    }

    private String more(Amount amount) {
        String more = measure(amount, "more");
        return more.startsWith("more equal to ") ? "as much more as " + more.substring(14) : more;
    }

    /** Whether an amount can stand before a noun: a number, a letter, a name for a number. */
    private boolean isPlain(Amount amount) {
        return switch (amount) {
            case Amounts.Plus p -> isPlain(p.a()) && isPlain(p.b());
            case Amounts.Minus m -> isPlain(m.a()) && isPlain(m.b());
            case Amounts.Fixed f -> true;
            case Amounts.ByLevel t -> true;
            case Amounts.FixedName n -> true;
            default -> w.words(amount).indexOf(' ') < 0;
        };
    }

    /** An amount that is counted row by row: "2 for each card in your hand"; others as they are. */
    String each(@Nullable Object amount) {
        return w.noted("for each", amount, () -> asEach(amount));
    }

    private String asEach(@Nullable Object amount) {
        Object plain = Pattern.plain(amount);
        if (plain instanceof Selection set) return w.rows.everyOne(set);
        if (plain instanceof Choice ch && ch.how() == Choice.How.ALL) return w.rows.everyOne(ch.from());
        if (plain instanceof Amounts.Count n) return "1 for " + w.rows.each(n.of());
        if (plain instanceof Amounts.Times t && t.b() instanceof Amounts.Count n)
            return w.words(t.a()) + " for " + w.rows.each(n.of());
        return w.words(amount);
    }
}
