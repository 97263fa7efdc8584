package croupier.script.language;

import croupier.kernel.Kind;
import croupier.kernel.Nearest;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Attribute;
import croupier.script.Condition;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.Term;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words of an expression, read from left to right, and what kind of thing was read. */
public abstract class TokenReader {
    static final int LONGEST_NAME = 6;
    static final int DEEPEST = 60;
    private static final int LONGEST = 4000;
    static final Set<String> BETWEEN =
            Set.of("and", "or", "where", "with", "then", "else", "of", "over", "is", "in", "has", "to");

    final List<Lexer.Token> tokens;
    final Env env;
    final Meanings c;
    int at;
    int depth;

    private static final Set<String> OTHER =
            Set.of("not", "if", "true", "false", "any", "no", "all", "my", "its", "their");

    /** Whether a word belongs to the language of expressions, so that no name can be made of it alone. */
    public static boolean isReserved(String name) {
        return BETWEEN.contains(name) || OTHER.contains(name);
    }
    /** A list of words of a card's definition; good for {@code has} only. */
    record ListOf(Noun of, Attribute attribute) implements Term {}

    TokenReader(String text, Env env, Meanings c) {
        if (text.length() > LONGEST)
            throw new WrongExpression(0, "this expression is longer than " + LONGEST + " characters");
        this.tokens = Lexer.tokens(text);
        this.env = env;
        this.c = c;
        if (tokens.size() == 1) throw new WrongExpression(0, "something is missing here");
    }
    // ---- types

    Amount amount(Term a, int from) {
        if (a instanceof Amount amount) return amount;
        if (a instanceof Hole h) return new Hole.OfAmount(h.name());
        String more = a instanceof Selection ? ": write 'count of' for how many they are" : "";
        throw new WrongExpression(at(from), "a number is expected here, this is " + what(a) + more);
    }

    Condition condition(Term a, int from) {
        if (a instanceof Condition condition) return condition;
        if (a instanceof Hole h) return new Hole.OfCondition(h.name());
        String more = a instanceof Selection
                ? ": write 'any' before it to ask whether there are some"
                : a instanceof Amount ? ": compare it with something, such as '> 0'" : "";
        throw new WrongExpression(at(from), "a condition is expected here, this is " + what(a) + more);
    }

    Noun noun(Term a, int from) {
        if (a instanceof Noun noun) return noun;
        if (a instanceof Hole h) return new Hole.OfNoun(h.name(), h.kind());
        if (a instanceof Selections.Variable named) return noted(new Nouns.End(named, false), from);
        String more = a instanceof Selection ? ": write 'first of' for the first one" : "";
        throw new WrongExpression(at(from), "one thing is expected here, this is " + what(a) + more);
    }

    Selection selection(Term a, int from) {
        if (a instanceof Selection selection) return selection;
        if (a instanceof Hole h) return new Hole.OfSelection(h.name(), h.kind());
        if (a instanceof Noun noun) return noted(new Selections.One(noun), from);
        throw new WrongExpression(at(from), "a set is expected here, this is " + what(a));
    }

    /** Only patterns leave something open. */
    Hole hole(Lexer.Token token) {
        if (!c.isReadingPatterns())
            throw new WrongExpression(
                    token.at(), "braces mean nothing in an expression of a card: write a name without them");
        int colon = token.text().indexOf(':');
        if (colon < 0) return new Hole(token.text(), null);
        String kind = token.text().substring(colon + 1).strip();
        for (Kind k : c.layout().kinds())
            if (k.name().equals(kind))
                return new Hole(token.text().substring(0, colon).strip(), k);
        throw new WrongExpression(token.at(), "there is no kind '" + kind + "'");
    }

    static String what(Term a) {
        return switch (a) {
            case Amounts.Card card -> "a card's name";
            case Amount amount -> "a number";
            case Condition condition -> "a condition";
            case Noun noun -> "one " + kind(noun.kind());
            case Selection set -> "a set of " + kind(set.kind());
            default -> "a list of words";
        };
    }

    static String kind(@Nullable Kind kind) {
        return kind == null ? "row" : kind.name();
    }

    WrongExpression noMember(Noun of, String name) {
        Kind kind = of.kind();
        if (name.isEmpty()) return new WrongExpression(now().at(), "a name is missing after the point");
        if (kind == null)
            return new WrongExpression(
                    now().at(), "it is not known what kind of row this is, so it has no '" + name + "'");
        return new WrongExpression(
                now().at(), "a " + kind.name() + " has no '" + name + "'. " + Nearest.hint(name, c.members(kind)));
    }

    // ---- spots

    /** Notes where a term stands, if somebody asks: from this token to the last one read. */
    final <T extends Term> T noted(T a, int from) {
        if (c.spots() != null) note(a, from, at);
        return a;
    }

    final void note(Term a, int from, int to) {
        Spots spots = c.spots();
        if (spots != null && to > from) spots.part(a, at(from), end(to - 1), false);
    }

    /** Where the words of a token end. */
    private int end(int index) {
        Lexer.Token token = tokens.get(index);
        boolean enclosed = token.is() == Lexer.Is.STRING || token.is() == Lexer.Is.HOLE;
        return token.at() + token.text().length() + (enclosed ? 2 : 0);
    }

    // ---- tokens

    Lexer.Token now() {
        return tokens.get(at);
    }

    Lexer.Token next() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    int at(int index) {
        return tokens.get(Math.max(0, Math.min(index, tokens.size() - 1))).at();
    }

    boolean word(String word) {
        return now().word(word);
    }

    /** Takes these words if they come next. */
    boolean words(String... all) {
        for (int i = 0; i < all.length; i++)
            if (at + i >= tokens.size() || !tokens.get(at + i).word(all[i])) return false;
        at += all.length;
        return true;
    }

    void expect(String word) {
        if (words(word)) return;
        String found = now().is() == Lexer.Is.END ? "" : ", not '" + now().text() + "'";
        throw new WrongExpression(now().at(), "'" + word + "' is expected here" + found);
    }

    int wordsHere() {
        int n = 0;
        while (n < LONGEST_NAME && tokens.get(at + n).is() == Lexer.Is.WORD) n++;
        return n;
    }

    String joined(int n) {
        if (n == 1) return now().text();
        StringBuilder all = new StringBuilder(now().text());
        for (int i = 1; i < n; i++) all.append(' ').append(tokens.get(at + i).text());
        return all.toString();
    }
}
