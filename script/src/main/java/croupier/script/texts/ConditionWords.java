package croupier.script.texts;

import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.English;
import croupier.script.Nouns;
import croupier.script.forms.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says conditions: "your power is more than 3", "you have no cards in your hand". */
final class ConditionWords {
    private final CardTeller w;

    ConditionWords(CardTeller w) {
        this.w = w;
    }

    /** A condition part by part. */
    String text(Condition condition) {
        String counted = counted(condition);
        if (!counted.isEmpty()) return counted;
        String there = there(condition);
        if (!there.isEmpty()) return there;
        return switch (condition) {
            case Conditions.Fixed f -> f.value() ? "always" : "never";
            case Conditions.Registered r -> w.name(r.name());
            case Conditions.Equal e -> w.words(e.a()) + " is " + w.words(e.b());
            case Conditions.SameName e -> w.words(e.a()) + " is " + w.words(e.b());
            case Conditions.Less e -> w.words(e.a()) + " is less than " + w.words(e.b());
            case Conditions.More e -> w.words(e.a()) + " is more than " + w.words(e.b());
            case Conditions.AtMost e -> w.words(e.a()) + " is at most " + w.words(e.b());
            case Conditions.AtLeast e -> w.words(e.a()) + " is at least " + w.words(e.b());
            case Conditions.And and -> all(Condition.parts(and));
            case Conditions.Or or -> w.words(or.a()) + " or " + w.words(or.b());
            case Conditions.Not not -> not(not.a());
            case Conditions.FlagOf m -> w.names.isMember(m.of(), m.column().name());
            case Conditions.MemberOf m -> w.names.isMember(m.of(), m.name());
            case Conditions.AttributeOf m ->
                w.names.isMember(m.of(), m.attribute().name());
            case Conditions.HasWord m -> w.names.member(m.of(), m.attribute().name()) + " has " + m.word();
            case Conditions.Same e -> w.names.is(e.a(), w.words(e.b()));
            case Conditions.Exists e -> "there is " + w.words(e.a());
            case Conditions.IsIn in -> w.names.is(in.a(), "in " + w.words(in.in()));
            case Conditions.Any any -> w.rows.there(any.of());
            default -> w.values.ofGame(condition);
        };
    }

    /** How many of something there are: "there are 2 or more monsters", "you have no Beast"; nothing for other conditions. */
    private String there(Condition condition) {
        return switch (condition) {
            case Conditions.Equal(Amount a, Amounts.Fixed(int n)) -> there(a, n, "");
            case Conditions.Less(Amount a, Amounts.Fixed(int n)) -> there(a, n - 1, FEWER);
            case Conditions.AtMost(Amount a, Amounts.Fixed(int n)) -> there(a, n, FEWER);
            case Conditions.More(Amount a, Amounts.Fixed(int n)) -> there(a, n + 1, MORE);
            case Conditions.AtLeast(Amount a, Amounts.Fixed(int n)) -> there(a, n, MORE);
            default -> "";
        };
    }

    /** Of rows, and of what the game calls the number of something. */
    private String there(Amount number, int n, String bound) {
        if (number instanceof Amounts.Count c) return w.rows.there(c.of(), n, bound);
        if (n < 2 || !w.aside().words(number).startsWith(AmountWords.NUMBER_OF)) return "";
        String what = w.words(number).substring(AmountWords.NUMBER_OF.length());
        return "there are " + w.amounts.figure(new Amounts.Fixed(n)) + bound + " " + what;
    }

    private static final String FEWER = " or fewer";
    private static final String MORE = " or more";
    private static final String THIS_TURN = " this turn";

    /**
     * That somebody has some or none of a number: "it has no Flight". Where the number counts what somebody does in a turn, and the
     * game calls one of it so, "Spell played this turn" makes "you have played a Spell this turn". Nothing for other conditions.
     */
    private String counted(Condition condition) {
        Amount number = condition instanceof Conditions.More(Amount a, Amounts.Fixed(int n)) && n == 0
                ? a
                : condition instanceof Conditions.Equal(Amount a, Amounts.Fixed(int n)) && n == 0 ? a : null;
        if (!(number instanceof Amounts.OfRow of)) return "";
        if (of.of() instanceof Nouns.It it && it.implied()) return "";
        boolean isSome = condition instanceof Conditions.More;
        String who = w.words(of.of());
        String has = who + (who.equals("you") ? " have" : " has");
        String called = w.names.said("it." + of.label(), "");
        String one = called.substring(0, Math.max(0, called.indexOf('|')));
        if (!one.endsWith(THIS_TURN)) return has + (isSome ? " " : " no ") + w.names.label(of.of(), of.label());
        String what = one.substring(0, one.length() - THIS_TURN.length());
        int space = what.lastIndexOf(' ');
        if (space < 0) return "";
        String thing = what.substring(0, space);
        return has + what.substring(space) + " " + (isSome ? English.a(thing) : "no " + thing) + THIS_TURN;
    }

    /** The opposite of a condition. */
    String not(Condition a) {
        return switch (a) {
            case Conditions.Equal(Amounts.Count c, Amounts.Fixed(int n)) when n == 0 -> w.rows.there(c.of());
            case Conditions.Equal(Amounts.OfRow n, Amounts.Fixed none)
            when none.value() == 0 -> w.words(new Conditions.More(n, none));
            case Conditions.Equal e -> w.words(e.a()) + " is not " + w.words(e.b());
            case Conditions.Less(Amounts.Count c, Amount n) -> w.words(new Conditions.AtLeast(c, n));
            case Conditions.AtMost(Amounts.Count c, Amount n) -> w.words(new Conditions.More(c, n));
            case Conditions.More(Amounts.Count c, Amount n) -> w.words(new Conditions.AtMost(c, n));
            case Conditions.AtLeast(Amounts.Count c, Amount n) -> w.words(new Conditions.Less(c, n));
            case Conditions.SameName e -> w.words(e.a()) + " is not " + w.words(e.b());
            case Conditions.Any any -> w.rows.none(any.of());
            case Conditions.Exists e -> "there is no " + w.words(e.a());
            default -> {
                String text = w.words(a);
                int is = text.startsWith("is ") ? 0 : text.indexOf(" is ") + 1;
                yield is > 0 || text.startsWith("is ")
                        ? text.substring(0, is) + "is not " + text.substring(is + 3)
                        : "not: " + text;
            }
        };
    }

    /** Conditions that must all hold. */
    String all(List<Condition> conditions) {
        List<Condition> left = new ArrayList<>(conditions);
        List<String> parts = new ArrayList<>();
        for (Phrasebook.Fitting f = together(left); f != null; f = together(left)) parts.add(w.values.filled(f));
        for (Condition one : left) parts.add(w.words(one));
        return English.list(parts, "and");
    }

    private Phrasebook.@Nullable Fitting together(List<Condition> left) {
        return w.grammar.phrases.together(left);
    }

    /** What rows are called of which a condition is true; null if the game declares no words for it. */
    Vocabulary.@Nullable Quality quality(Condition condition) {
        return condition instanceof Conditions.MemberOf m && m.of() instanceof Nouns.It
                ? w.c.vocabulary.qualities.get(m.name())
                : null;
    }
}
