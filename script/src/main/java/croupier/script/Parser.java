package croupier.script;

import croupier.kernel.Kind;
import croupier.kernel.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads an expression into its typed tree; the first thing that cannot be understood is {@link Wrong}. */
final class Parser {
    private static final int LONGEST_NAME = 6;
    private static final int DEEPEST = 60;
    private static final int LONGEST = 4000;
    private static final Set<String> BETWEEN =
            Set.of("and", "or", "where", "with", "then", "else", "of", "over", "is", "in", "has", "to");

    private final List<Lexer.Token> tokens;
    private final Env env;
    private final Compilation c;
    private int at;
    private int depth;

    private static final Set<String> OTHER =
            Set.of("not", "if", "true", "false", "any", "no", "all", "my", "its", "their");

    /** Whether a word belongs to the language of expressions, so that no name can be made of it alone. */
    static boolean isReserved(String name) {
        return BETWEEN.contains(name) || OTHER.contains(name);
    }

    /** A list of words of a card's definition; good for {@code has} only. */
    record ListOf(Noun of, Attribute attribute) implements Term {}

    Parser(String text, Env env, Compilation c) {
        if (text.length() > LONGEST) throw new Wrong(0, "this expression is longer than " + LONGEST + " characters");
        this.tokens = Lexer.tokens(text);
        this.env = env;
        this.c = c;
        if (tokens.size() == 1) throw new Wrong(0, "something is missing here");
    }

    // ---- what may be asked for

    Amount amount() {
        Amount a = amount(any(), 0);
        end();
        return a;
    }

    Condition condition() {
        Condition a = condition(any(), 0);
        end();
        return a;
    }

    Noun noun() {
        Noun a = noun(any(), 0);
        end();
        return a;
    }

    Selection selection() {
        Selection a = selection(any(), 0);
        end();
        return a;
    }

    /** A stored number of a row. */
    Fact fact() {
        Term a = any();
        end();
        return switch (a) {
            case Amounts.ColumnOf f -> new Fact(f.of(), f.column(), null);
            case Amounts.StatOf f -> new Fact(f.of(), f.stat().printed(), f.stat());
            case Conditions.FlagOf f -> new Fact(f.of(), f.column(), null);
            case Nouns.ColumnOf f -> new Fact(f.of(), f.column(), null);
            default -> throw new Wrong(0, "this is no stored number: write a noun and a column, such as 'me.hp'");
        };
    }

    /** How a choice is written, before its prompt is made. */
    record Chosen(Choice.How how, Amount min, Amount max, Selection from) {}

    Chosen choice() {
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
    private Chosen counted(Choice.How how) {
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
            throw new Wrong(now().at(), "'of' and a set are missing here, such as '1 of hand'");
        Selection set = selection(first, from);
        Amount one = new Amounts.Fixed(1);
        return how == Choice.How.RANDOM
                ? new Chosen(how, one, one, set)
                : new Chosen(Choice.How.ALL, new Amounts.Fixed(0), new Amounts.Fixed(Integer.MAX_VALUE), set);
    }

    private Selection ofSet() {
        expect("of");
        return set();
    }

    private Selection set() {
        int from = at;
        return selection(additive(), from);
    }

    /** Where a number may follow: {@code count of enemies - 1} is one less than there are enemies. */
    private Selection tightSet() {
        int from = at;
        return selection(postfix(), from);
    }

    private void end() {
        if (now().is() != Lexer.Is.END) throw new Wrong(now().at(), "'" + now().text() + "' is too much here");
    }

    // ---- levels of binding, loosest first

    private Term any() {
        if (++depth > DEEPEST) throw new Wrong(now().at(), "this expression is nested too deeply");
        int from = at;
        Term a = and();
        while (words("or")) {
            int second = at;
            a = new Conditions.Or(condition(a, from), condition(and(), second));
        }
        depth--;
        return a;
    }

    private Term and() {
        int from = at;
        Term a = not();
        while (words("and")) {
            int second = at;
            a = new Conditions.And(condition(a, from), condition(not(), second));
        }
        return a;
    }

    private Term not() {
        if (!words("not")) return comparison();
        if (++depth > DEEPEST) throw new Wrong(now().at(), "this expression is nested too deeply");
        int from = at;
        Condition a = condition(not(), from);
        depth--;
        return new Conditions.Not(a);
    }

    private Term comparison() {
        int from = at;
        Term a = additive();
        if (words("has")) return has(a, from);
        if (words("is")) return is(a, from);
        if (words("in")) return new Conditions.IsIn(noun(a, from), set());
        if (now().is() != Lexer.Is.SIGN) return a;
        String sign = now().text();
        if (!Set.of("=", "!=", "<", "<=", ">", ">=").contains(sign)) return a;
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

    private Condition equal(Term a, int from) {
        if (a instanceof Amounts.Worded w && w.words() != null) return worded(w, w.words());
        if (a instanceof Amounts.Card card) return named(card);
        int second = at;
        Term b = additive();
        if (a instanceof Noun || b instanceof Noun && a instanceof Selections.Variable)
            return new Conditions.Same(noun(a, from), noun(b, second));
        return new Conditions.Equal(amount(a, from), amount(b, second));
    }

    @SuppressWarnings("EnumOrdinal")
    private Condition worded(Amounts.Worded a, Class<? extends Enum<?>> words) {
        int from = at;
        Enum<?> constant = constant(words);
        if (constant != null)
            return new Conditions.Equal(a, new Amounts.FixedWord(constant.ordinal(), Words.of(constant.name()), words));
        if (!isName() && now().is() == Lexer.Is.WORD)
            throw new Wrong(
                    now().at(),
                    "there is no '" + now().text() + "' here. " + Nearest.hint(now().text(), Forms.wordsOf(words)));
        Term b = additive();
        if (b instanceof Amounts.Worded w && w.words() != null && w.words() != words)
            throw new Wrong(at(from), "these two are never the same thing");
        return new Conditions.Equal(a, amount(b, from));
    }

    private @Nullable Enum<?> constant(Class<? extends Enum<?>> words) {
        for (int n = wordsHere(); n > 0; n--) {
            Enum<?> found = Forms.constant(words, joined(n));
            if (found == null) continue;
            at += n;
            return found;
        }
        return null;
    }

    private Condition named(Amounts.Card a) {
        Lexer.Token token = now();
        if (token.is() == Lexer.Is.STRING) {
            at++;
            return new Conditions.Equal(a, new Amounts.FixedCard(card(token), token.text()));
        }
        if (token.is() == Lexer.Is.WORD && !isName())
            throw new Wrong(
                    token.at(), "write the name in quotation marks, or another card's name, such as 'target.name'");
        int from = at;
        Term b = additive();
        if (!(b instanceof Amounts.Card other)) throw new Wrong(at(from), "a name is compared with a name");
        return new Conditions.Equal(a, other);
    }

    private int card(Lexer.Token token) {
        Integer card = c.cards.get(token.text());
        if (card == null)
            throw new Wrong(
                    token.at() + 1,
                    "there is no card '" + token.text() + "'. " + Nearest.hint(token.text(), c.cards.keySet()));
        return card;
    }

    private Condition is(Term a, int from) {
        boolean not = words("not");
        Condition is = isWhat(a, from);
        return not ? new Conditions.Not(is) : is;
    }

    private Condition isWhat(Term a, int from) {
        if (words("in")) return new Conditions.IsIn(noun(a, from), set());
        if (a instanceof Amounts.Worded || a instanceof Amounts.Card) return equal(a, from);
        Noun left = noun(a, from);
        for (int n = wordsHere(); n > 0; n--) {
            Term member = c.member(left, joined(n));
            if (!(member instanceof Condition is)) continue;
            at += n;
            return is;
        }
        int second = at;
        return new Conditions.Same(left, noun(additive(), second));
    }

    private Condition has(Term a, int from) {
        if (!(a instanceof ListOf list))
            throw new Wrong(at(from), "'has' looks into a list of words of a card; this is " + what(a));
        Lexer.Token token = now();
        Class<? extends Enum<?>> words = list.attribute().words();
        if (words != null) {
            Enum<?> constant = constant(words);
            if (constant == null)
                throw new Wrong(
                        token.at(),
                        "there is no '" + token.text() + "' here. " + Nearest.hint(token.text(), Forms.wordsOf(words)));
            return hasWord(list, Words.of(constant.name()));
        }
        if (token.is() == Lexer.Is.STRING) {
            at++;
            return hasWord(list, token.text());
        }
        int n = 0;
        while (n < wordsHere() && !BETWEEN.contains(tokens.get(at + n).text())) n++;
        if (n == 0) throw new Wrong(token.at(), "a word is missing after 'has'");
        String word = joined(n);
        at += n;
        return hasWord(list, word);
    }

    private static Condition hasWord(ListOf list, String word) {
        return new Conditions.HasWord(
                list.of(), list.attribute(), word, list.attribute().number(word.toLowerCase(java.util.Locale.ROOT)));
    }

    private Term additive() {
        int from = at;
        Term a = product();
        while (now().sign("+") || now().sign("-")) {
            boolean plus = now().sign("+");
            at++;
            int second = at;
            Term b = product();
            a = a instanceof Selection || a instanceof Noun
                    ? sets(selection(a, from), selection(b, second), plus)
                    : Fold.sum(amount(a, from), amount(b, second), plus, at(second));
        }
        return a;
    }

    private static Selection sets(Selection a, Selection b, boolean plus) {
        return plus ? new Selections.Union(a, b) : new Selections.Without(a, b);
    }

    private Term product() {
        int from = at;
        Term a = unary();
        while (now().sign("*") || now().sign("/") || now().sign("%")) {
            String sign = now().text();
            at++;
            int second = at;
            a = Fold.product(sign, amount(a, from), amount(unary(), second), at(second));
        }
        return a;
    }

    private Term unary() {
        if (!now().sign("-")) return postfix();
        if (++depth > DEEPEST) throw new Wrong(now().at(), "this expression is nested too deeply");
        at++;
        int from = at;
        Amount a = amount(unary(), from);
        depth--;
        return Fold.negative(a);
    }

    /** A set may be followed by {@code where ...} and {@code with highest ...}. */
    private Term postfix() {
        int from = at;
        Term a = primary();
        while (true) {
            if (words("where")) a = where(selection(a, from));
            else if (words("with", "highest") || words("with", "the", "highest")) a = extreme(selection(a, from), true);
            else if (words("with", "lowest") || words("with", "the", "lowest")) a = extreme(selection(a, from), false);
            else return a;
        }
    }

    private Selection where(Selection of) {
        Nouns.It it = env.look(of.kind());
        int from = at;
        Condition that = condition(any(), from);
        env.lookAway();
        return new Selections.Where(of, it.slot(), that);
    }

    private Selection extreme(Selection of, boolean highest) {
        Nouns.It it = env.look(of.kind());
        int from = at;
        Amount by = amount(additive(), from);
        env.lookAway();
        return new Selections.Extreme(of, it.slot(), by, highest);
    }

    // ---- what expressions are made of

    private Term primary() {
        Lexer.Token token = now();
        switch (token.is()) {
            case NUMBER:
                at++;
                return new Amounts.Fixed(Fold.number(token));
            case STRING:
                throw new Wrong(
                        token.at(),
                        "a name in quotation marks is compared with a name: name = \"" + token.text() + "\"");
            case SIGN:
                if (token.sign("(")) return inBrackets();
                throw new Wrong(token.at(), "'" + token.text() + "' cannot stand here");
            case END:
                throw new Wrong(token.at(), "something is missing at the end");
            default:
                return wordy();
        }
    }

    private Term inBrackets() {
        at++;
        Term a = any();
        close();
        return members(a);
    }

    private void close() {
        if (!now().sign(")")) throw new Wrong(now().at(), "')' is missing here");
        at++;
    }

    private Term wordy() {
        Term built = built();
        if (built != null) return built;
        for (int n = wordsHere(); n > 0; n--) {
            String name = joined(n);
            if (isCall(n, name)) return call(name, n);
            Term found = meant(name);
            if (found != null) {
                at += n;
                return members(found);
            }
            Term possessive = possessive(name, n);
            if (possessive != null) return possessive;
        }
        throw unknown();
    }

    /** Words of the language itself; a longer name of the game goes first. */
    private @Nullable Term built() {
        String word = now().text();
        boolean of = next().word("of");
        switch (word) {
            case "true", "false":
                at++;
                return new Conditions.Fixed(word.equals("true"));
            case "if":
                at++;
                return ifElse();
            case "count":
                if (!of) return null;
                at += 2;
                return new Amounts.Count(tightSet());
            case "sum", "highest", "lowest", "distinct":
                if (!of) return null;
                at += 2;
                return gathered(word);
            case "first", "last":
                return end(word.equals("last"));
            case "any", "no", "all":
                return isLongerName() ? null : quantity(word);
            case "min", "max":
                return next().sign("(") ? ends(word.equals("min")) : null;
            case "there":
                if (!next().word("is")) return null;
                at += 2;
                int from = at;
                return exists(additive(), from);
            default:
                return null;
        }
    }

    private Condition exists(Term a, int from) {
        return a instanceof Noun n ? new Conditions.Exists(n) : new Conditions.Any(selection(a, from));
    }

    private @Nullable Term quantity(String word) {
        at++;
        words("of");
        int from = at;
        Term set = postfix();
        if (word.equals("all")) return selection(set, from);
        Condition any = exists(set, from);
        return word.equals("any") ? any : new Conditions.Not(any);
    }

    private @Nullable Term end(boolean last) {
        if (next().word("of")) {
            at += 2;
            return members(new Nouns.End(tightSet(), last));
        }
        int kept = at;
        if (tokens.get(at + 1).is() != Lexer.Is.NUMBER && !isCounted()) return null;
        at++;
        int from = at;
        Amount n = amount(additive(), from);
        if (!words("of")) {
            at = kept;
            return null;
        }
        return new Selections.Some(n, tightSet(), last);
    }

    private boolean isCounted() {
        for (int i = at + 1; i < Math.min(at + 5, tokens.size()); i++)
            if (tokens.get(i).word("of")) return !isLongerName();
        return false;
    }

    private Amount ifElse() {
        int from = at;
        Condition that = condition(any(), from);
        expect("then");
        int a = at;
        Amount then = amount(any(), a);
        expect("else");
        int b = at;
        return new Amounts.IfElse(that, then, amount(any(), b));
    }

    /** {@code sum of EXPR over SET}: the set is read first, since names of the expression belong to its rows. */
    private Amount gathered(String word) {
        int begin = at;
        int over = over(begin);
        at = over + 1;
        Selection set = tightSet();
        int after = at;
        at = begin;
        Nouns.It it = env.look(set.kind());
        Amount each = amount(additive(), begin);
        env.lookAway();
        if (at != over) throw new Wrong(now().at(), "'" + now().text() + "' cannot stand before 'over'");
        at = after;
        return new Amounts.Gathered(Amounts.How.valueOf(word.toUpperCase(java.util.Locale.ROOT)), set, it.slot(), each);
    }

    private int over(int from) {
        int nested = 0;
        for (int i = from; i < tokens.size(); i++) {
            Lexer.Token token = tokens.get(i);
            boolean begins = Set.of("sum", "highest", "lowest", "distinct").contains(token.text())
                    && tokens.get(Math.min(i + 1, tokens.size() - 1)).word("of");
            if (token.sign("(") || begins) nested++;
            else if (token.sign(")")) nested--;
            else if (token.word("over") && nested-- == 0) return i;
            if (nested < 0) break;
        }
        throw new Wrong(at(from), "'over' and a set are missing: sum of hp over enemies");
    }

    private Amount ends(boolean least) {
        at += 2;
        int from = at;
        Amount a = amount(any(), from);
        if (!now().sign(",")) throw new Wrong(now().at(), "',' and another amount are missing here");
        while (now().sign(",")) {
            at++;
            int second = at;
            Amount b = amount(any(), second);
            a = least ? new Amounts.Least(a, b) : new Amounts.Most(a, b);
        }
        close();
        return a;
    }

    private boolean isCall(int n, String name) {
        return c.vocabulary.names.get(name) instanceof Named.Function
                && tokens.get(at + n).sign("(");
    }

    private Amount call(String name, int n) {
        Named.Function f = (Named.Function) java.util.Objects.requireNonNull(c.vocabulary.names.get(name));
        int start = at;
        at += n + 1;
        List<Amount> arguments = new ArrayList<>();
        while (!now().sign(")")) {
            int from = at;
            arguments.add(amount(any(), from));
            if (!now().sign(",")) break;
            at++;
        }
        close();
        if (arguments.size() != f.arguments())
            throw new Wrong(at(start), "'" + name + "' takes " + f.arguments() + " amounts, not " + arguments.size());
        Amount none = new Amounts.Fixed(0);
        return new Amounts.Call(
                name,
                f.of(),
                arguments.isEmpty() ? none : arguments.get(0),
                arguments.size() < 2 ? none : arguments.get(1));
    }

    /** {@code my x}, {@code its x}, {@code target's x}: a member follows, with or without a point. */
    private @Nullable Term possessive(String name, int n) {
        String owner = switch (name) {
            case "my" -> "me";
            case "its", "their" -> "it";
            default -> name.endsWith("'s") ? name.substring(0, name.length() - 2) : "";
        };
        if (owner.isEmpty()) return null;
        Term noun = meant(owner);
        if (noun == null) {
            if (name.endsWith("'s")) return null;
            throw new Wrong(now().at(), "'" + name + "' means nothing here, since there is no '" + owner + "'");
        }
        int from = at;
        at += n;
        if (now().sign(".")) at++;
        return members(member(noun(noun, from)));
    }

    /** {@code noun.member.member}. */
    private Term members(Term a) {
        Term term = a;
        while (now().sign(".")) {
            int from = at;
            at++;
            term = member(noun(term, from - 1));
        }
        return term;
    }

    private Term member(Noun of) {
        if (now().is() == Lexer.Is.STRING) {
            Term found = c.member(of, now().text().toLowerCase(java.util.Locale.ROOT));
            if (found == null) throw noMember(of, now().text());
            at++;
            return found;
        }
        for (int n = wordsHere(); n > 0; n--) {
            Term found = c.member(of, joined(n));
            if (found == null) continue;
            at += n;
            return found;
        }
        throw noMember(of, now().text());
    }

    private Wrong noMember(Noun of, String name) {
        Kind kind = of.kind();
        if (name.isEmpty()) return new Wrong(now().at(), "a name is missing after the point");
        if (kind == null)
            return new Wrong(now().at(), "it is not known what kind of row this is, so it has no '" + name + "'");
        return new Wrong(
                now().at(), "a " + kind.name() + " has no '" + name + "'. " + Nearest.hint(name, c.members(kind)));
    }

    private @Nullable Term meant(String name) {
        Nouns.It it = env.looked();
        Term found = it == null ? null : c.member(it, name);
        if (found == null) found = env.find(name);
        return found != null ? found : c.name(name);
    }

    private Wrong unknown() {
        String word = now().text();
        List<String> all = new ArrayList<>(env.names());
        Nouns.It it = env.looked();
        if (it != null) all.addAll(c.members(it.kind()));
        all.addAll(c.vocabulary.names.keySet());
        String best = joined(Math.max(1, unknownWords()));
        String hint = Nearest.hint(best, all);
        if (!hint.startsWith("Did") && !best.equals(word)) {
            hint = Nearest.hint(word, all);
            best = word;
        }
        return new Wrong(now().at(), "no noun, set, number or name called '" + best + "' here. " + hint);
    }

    private int unknownWords() {
        int n = 0;
        while (n < wordsHere() && !BETWEEN.contains(tokens.get(at + n).text())) n++;
        return n;
    }

    // ---- types

    private Amount amount(Term a, int from) {
        if (a instanceof Amount amount) return amount;
        String more = a instanceof Selection ? ": write 'count of' for how many they are" : "";
        throw new Wrong(at(from), "a number is expected here, this is " + what(a) + more);
    }

    private Condition condition(Term a, int from) {
        if (a instanceof Condition condition) return condition;
        String more = a instanceof Selection
                ? ": write 'any' before it to ask whether there are some"
                : a instanceof Amount ? ": compare it with something, such as '> 0'" : "";
        throw new Wrong(at(from), "a condition is expected here, this is " + what(a) + more);
    }

    private Noun noun(Term a, int from) {
        if (a instanceof Noun noun) return noun;
        if (a instanceof Selections.Variable named) return new Nouns.End(named, false);
        String more = a instanceof Selection ? ": write 'first of' for the first one" : "";
        throw new Wrong(at(from), "one thing is expected here, this is " + what(a) + more);
    }

    private Selection selection(Term a, int from) {
        if (a instanceof Selection selection) return selection;
        if (a instanceof Noun noun) return new Selections.One(noun);
        throw new Wrong(at(from), "a set is expected here, this is " + what(a));
    }

    private static String what(Term a) {
        return switch (a) {
            case Amounts.Card card -> "a card's name";
            case Amount amount -> "a number";
            case Condition condition -> "a condition";
            case Noun noun -> "one " + kind(noun.kind());
            case Selection set -> "a set of " + kind(set.kind());
            default -> "a list of words";
        };
    }

    private static String kind(@Nullable Kind kind) {
        return kind == null ? "row" : kind.name();
    }

    // ---- tokens

    private Lexer.Token now() {
        return tokens.get(at);
    }

    private Lexer.Token next() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    private int at(int index) {
        return tokens.get(Math.max(0, Math.min(index, tokens.size() - 1))).at();
    }

    private boolean word(String word) {
        return now().word(word);
    }

    /** Takes these words if they come next. */
    private boolean words(String... all) {
        for (int i = 0; i < all.length; i++)
            if (at + i >= tokens.size() || !tokens.get(at + i).word(all[i])) return false;
        at += all.length;
        return true;
    }

    private void expect(String word) {
        if (words(word)) return;
        String found = now().is() == Lexer.Is.END ? "" : ", not '" + now().text() + "'";
        throw new Wrong(now().at(), "'" + word + "' is expected here" + found);
    }

    private int wordsHere() {
        int n = 0;
        while (n < LONGEST_NAME && tokens.get(at + n).is() == Lexer.Is.WORD) n++;
        return n;
    }

    private String joined(int n) {
        if (n == 1) return now().text();
        StringBuilder all = new StringBuilder(now().text());
        for (int i = 1; i < n; i++) all.append(' ').append(tokens.get(at + i).text());
        return all.toString();
    }

    private boolean isName() {
        for (int n = wordsHere(); n > 0; n--) if (meant(joined(n)) != null) return true;
        return word("my") || word("its") || word("their");
    }

    private boolean isLongerName() {
        for (int n = wordsHere(); n > 1; n--) if (meant(joined(n)) != null) return true;
        return false;
    }
}
