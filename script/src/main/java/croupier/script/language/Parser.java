package croupier.script.language;

import croupier.kernel.Nearest;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.Term;
import croupier.script.files.Naming;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads an expression into its typed tree; the first thing that cannot be understood is {@link WrongExpression}. */
public final class Parser extends Primaries {
    private static final Set<String> COMPARISONS = Set.of("=", "!=", "<", "<=", ">", ">=");

    public Parser(String text, Env env, Meanings c) {
        super(text, env, c);
    }

    // ---- what may be asked for

    public Amount amount() {
        Amount a = amount(any(), 0);
        end();
        return a;
    }

    public Condition condition() {
        Condition a = condition(any(), 0);
        end();
        return a;
    }

    public Noun noun() {
        Noun a = noun(any(), 0);
        end();
        return a;
    }

    public Selection selection() {
        Selection a = selection(any(), 0);
        end();
        return a;
    }

    /** A stored number of a row. */
    public Fact fact() {
        Term a = any();
        end();
        return switch (a) {
            case Amounts.ColumnOf f -> new Fact(f.of(), f.column(), null);
            case Amounts.StatOf f -> new Fact(f.of(), f.stat().printed(), f.stat());
            case Conditions.FlagOf f -> new Fact(f.of(), f.column(), null);
            case Nouns.ColumnOf f -> new Fact(f.of(), f.column(), null);
            default ->
                throw new WrongExpression(0, "this is no stored number: write a noun and a column, such as 'me.hp'");
        };
    }

    /** How a choice is written, before its prompt is made. */
    public record Chosen(Choice.How how, Amount min, Amount max, Selection from) {}

    public Chosen choice() {
        Amount none = new Amounts.Fixed(0);
        Amount all = new Amounts.Fixed(Integer.MAX_VALUE);
        Chosen chosen;
        if (words("up", "to")) {
            int from = at;
            Amount max = amount(additive(), from);
            chosen = new Chosen(Choice.How.ASK, none, max, ofSet());
        } else if (words("any", "number", "of") || words("any", "of")) {
            chosen = new Chosen(Choice.How.ASK, none, all, set());
        } else if (words("all", "of")) {
            chosen = new Chosen(Choice.How.ALL, all, all, set());
        } else if (word("random") && !isName()) {
            at++;
            chosen = counted(Choice.How.RANDOM);
        } else {
            chosen = counted(Choice.How.ASK);
        }
        end();
        return chosen;
    }

    /** {@code 2 of SET}, {@code 1 to 3 of SET}; a set alone is all of it, or one at random. */
    Chosen counted(Choice.How how) {
        int from = at;
        Term first = additive();
        if (words("to")) {
            Amount min = amount(first, from);
            int second = at;
            Amount max = amount(additive(), second);
            return new Chosen(how, min, max, ofSet());
        }
        if (word("of")) {
            Amount n = amount(first, from);
            return new Chosen(how, n, n, ofSet());
        }
        if (first instanceof Amount)
            throw new WrongExpression(now().at(), "'of' and a set are missing here, such as '1 of hand'");
        Selection set = selection(first, from);
        Amount one = new Amounts.Fixed(1);
        return how == Choice.How.RANDOM
                ? new Chosen(how, one, one, set)
                : new Chosen(Choice.How.ALL, new Amounts.Fixed(0), new Amounts.Fixed(Integer.MAX_VALUE), set);
    }

    Selection ofSet() {
        expect("of");
        return set();
    }

    Selection set() {
        int from = at;
        return selection(additive(), from);
    }

    /** Where a number may follow: {@code count of enemies - 1} is one less than there are enemies. */
    @Override
    Selection tightSet() {
        int from = at;
        return selection(postfix(), from);
    }

    void end() {
        if (now().is() != Lexer.Is.END)
            throw new WrongExpression(now().at(), "'" + now().text() + "' is too much here");
    }

    // ---- levels of binding, loosest first

    @Override
    Term any() {
        if (++depth > DEEPEST) throw new WrongExpression(now().at(), "this expression is nested too deeply");
        int from = at;
        Term a = and();
        while (words("or")) {
            int second = at;
            a = noted(new Conditions.Or(condition(a, from), condition(and(), second)), from);
        }
        depth--;
        return a;
    }

    Term and() {
        int from = at;
        Term a = not();
        while (words("and")) {
            int second = at;
            a = noted(new Conditions.And(condition(a, from), condition(not(), second)), from);
        }
        return a;
    }

    Term not() {
        int begin = at;
        if (!words("not")) return noted(comparison(), begin);
        if (++depth > DEEPEST) throw new WrongExpression(now().at(), "this expression is nested too deeply");
        int from = at;
        Condition a = condition(not(), from);
        depth--;
        return noted(new Conditions.Not(a), begin);
    }

    Term comparison() {
        int from = at;
        Term a = additive();
        if (words("has")) return has(a, from);
        if (words("is")) return is(a, from);
        if (words("in")) return new Conditions.IsIn(noun(a, from), set());
        if (now().is() != Lexer.Is.SIGN) return a;
        String sign = now().text();
        if (!COMPARISONS.contains(sign)) return a;
        at++;
        if (sign.equals("=")) return equal(a, from);
        if (sign.equals("!=")) return new Conditions.Not(equal(a, from));
        Amount left = amount(a, from);
        int second = at;
        Amount right = amount(additive(), second);
        return switch (sign) {
            case "<" -> new Conditions.Less(left, right);
            case "<=" -> new Conditions.AtMost(left, right);
            case ">" -> new Conditions.More(left, right);
            default -> new Conditions.AtLeast(left, right);
        };
    }

    Condition equal(Term a, int from) {
        if (a instanceof Amounts.Worded w && w.words() != null) return worded(w, w.words());
        if (a instanceof Amounts.Card card) return named(card);
        int second = at;
        Term b = additive();
        if (a instanceof Noun || b instanceof Noun && (a instanceof Selections.Variable || a instanceof Hole))
            return new Conditions.Same(noun(a, from), noun(b, second));
        return new Conditions.Equal(amount(a, from), amount(b, second));
    }

    @SuppressWarnings("EnumOrdinal")
    Condition worded(Amounts.Worded a, Class<? extends Enum<?>> words) {
        int from = at;
        if (now().is() == Lexer.Is.HOLE) return new Conditions.Equal(a, amount(primary(), from));
        Enum<?> constant = constant(words);
        if (constant != null)
            return new Conditions.Equal(
                    a, noted(new Amounts.FixedWord(constant.ordinal(), Naming.of(constant.name()), words), from));
        if (!isName() && now().is() == Lexer.Is.WORD)
            throw new WrongExpression(
                    now().at(),
                    "there is no '" + now().text() + "' here. " + Nearest.hint(now().text(), EnumWords.all(words)));
        Term b = additive();
        if (b instanceof Amounts.Worded w && w.words() != null && w.words() != words)
            throw new WrongExpression(at(from), "these two are never the same thing");
        return new Conditions.Equal(a, amount(b, from));
    }

    @Nullable
    Enum<?> constant(Class<? extends Enum<?>> words) {
        for (int n = wordsHere(); n > 0; n--) {
            Enum<?> found = EnumWords.constant(words, joined(n));
            if (found == null) continue;
            at += n;
            return found;
        }
        return null;
    }

    Condition named(Amounts.Card a) {
        Lexer.Token token = now();
        if (token.is() == Lexer.Is.HOLE) {
            at++;
            return new Conditions.SameName(a, new Hole.OfAmount(hole(token).name()));
        }
        if (token.is() == Lexer.Is.STRING) {
            at++;
            return new Conditions.SameName(a, noted(new Amounts.FixedCard(card(token), token.text()), at - 1));
        }
        if (token.is() == Lexer.Is.WORD && !isName())
            throw new WrongExpression(
                    token.at(), "write the name in quotation marks, or another card's name, such as 'target.name'");
        int from = at;
        Term b = additive();
        if (!(b instanceof Amounts.Card other)) throw new WrongExpression(at(from), "a name is compared with a name");
        return new Conditions.SameName(a, other);
    }

    int card(Lexer.Token token) {
        Integer card = c.cards().get(token.text());
        if (card == null) card = c.cards().get(c.declared().aliases.getOrDefault(token.text(), ""));
        if (card == null)
            throw new WrongExpression(
                    token.at() + 1,
                    "there is no card '" + token.text() + "'. "
                            + Nearest.hint(token.text(), c.cards().keySet()));
        return card;
    }

    Condition is(Term a, int from) {
        boolean not = words("not");
        Condition is = isWhat(a, from);
        return not ? new Conditions.Not(is) : is;
    }

    Condition isWhat(Term a, int from) {
        if (a instanceof Amounts.Worded || a instanceof Amounts.Card) return equal(a, from);
        Noun left = noun(a, from);
        for (int n = wordsHere(); n > 0; n--) {
            Term member = c.member(left, joined(n));
            if (!(member instanceof Condition is)) continue;
            at += n;
            return is;
        }
        if (words("in")) return new Conditions.IsIn(left, set());
        int second = at;
        return new Conditions.Same(left, noun(additive(), second));
    }

    Condition has(Term a, int from) {
        if (!(a instanceof ListOf list))
            throw new WrongExpression(at(from), "'has' looks into a list of words of a card; this is " + what(a));
        Lexer.Token token = now();
        Class<? extends Enum<?>> words = list.attribute().words();
        if (words != null) {
            Enum<?> constant = constant(words);
            if (constant == null)
                throw new WrongExpression(
                        token.at(),
                        "there is no '" + token.text() + "' here. " + Nearest.hint(token.text(), EnumWords.all(words)));
            return hasWord(list, Naming.of(constant.name()));
        }
        if (token.is() == Lexer.Is.STRING) {
            at++;
            return hasWord(list, token.text());
        }
        int n = 0;
        while (n < wordsHere() && !BETWEEN.contains(tokens.get(at + n).text())) n++;
        if (n == 0) throw new WrongExpression(token.at(), "a word is missing after 'has'");
        String word = joined(n);
        at += n;
        return hasWord(list, word);
    }

    static Condition hasWord(ListOf list, String word) {
        return new Conditions.HasWord(
                list.of(), list.attribute(), word, list.attribute().number(word.toLowerCase(java.util.Locale.ROOT)));
    }

    @Override
    Term additive() {
        int from = at;
        Term a = product();
        while (now().sign("+") || now().sign("-")) {
            boolean plus = now().sign("+");
            at++;
            int second = at;
            Term b = product();
            boolean rows = a instanceof Selection || a instanceof Noun || a instanceof Hole && !(b instanceof Amount);
            a = rows
                    ? sets(selection(a, from), selection(b, second), plus)
                    : Fold.sum(amount(a, from), amount(b, second), plus, at(second));
            noted(a, from);
        }
        return a;
    }

    static Selection sets(Selection a, Selection b, boolean plus) {
        return plus ? new Selections.Union(a, b) : new Selections.Without(a, b);
    }

    Term product() {
        int from = at;
        Term a = noted(unary(), from);
        while (now().sign("*") || now().sign("/") || now().sign("%")) {
            String sign = now().text();
            at++;
            int second = at;
            a = noted(Fold.product(sign, amount(a, from), amount(noted(unary(), second), second), at(second)), from);
        }
        return a;
    }

    Term unary() {
        if (!now().sign("-")) return postfix();
        if (++depth > DEEPEST) throw new WrongExpression(now().at(), "this expression is nested too deeply");
        at++;
        int from = at;
        Amount a = amount(unary(), from);
        depth--;
        return Fold.negative(a);
    }

    /** A set may be followed by {@code where ...} and {@code with highest ...}. */
    @Override
    Term postfix() {
        int from = at;
        Term a = noted(primary(), from);
        while (true) {
            noted(a, from);
            if (words("where")) a = where(selection(a, from));
            else if (words("with", "highest") || words("with", "the", "highest")) a = extreme(selection(a, from), true);
            else if (words("with", "lowest") || words("with", "the", "lowest")) a = extreme(selection(a, from), false);
            else return a;
        }
    }

    Selection where(Selection of) {
        Nouns.It it = env.look(of.kind());
        int from = at;
        Condition that = condition(any(), from);
        env.lookAway();
        return new Selections.Where(of, it.slot(), that);
    }

    Selection extreme(Selection of, boolean highest) {
        Nouns.It it = env.look(of.kind());
        int from = at;
        Amount by = amount(additive(), from);
        env.lookAway();
        return new Selections.Extreme(of, it.slot(), by, highest);
    }
}
