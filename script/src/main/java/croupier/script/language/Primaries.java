package croupier.script.language;

import croupier.kernel.Nearest;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What expressions are made of: numbers, names, members, calls, and what is said in words. */
abstract class Primaries extends TokenReader {
    Primaries(String text, Env env, Meanings c) {
        super(text, env, c);
    }

    /** A whole expression. */
    abstract Term any();

    /** A sum, or what binds closer. */
    abstract Term additive();

    /** Something with what is said behind it. */
    abstract Term postfix();

    /** Several rows, as tightly bound as a name. */
    abstract Selection tightSet();

    Term primary() {
        Lexer.Token token = now();
        switch (token.is()) {
            case NUMBER:
                at++;
                return new Amounts.Fixed(Fold.number(token));
            case STRING:
                throw new WrongExpression(
                        token.at(),
                        "a name in quotation marks is compared with a name: name = \"" + token.text() + "\"");
            case HOLE:
                at++;
                return Tables.isTable(token, c) ? Tables.table(token, c) : members(hole(token));
            case SIGN:
                if (token.sign("(")) return inBrackets();
                throw new WrongExpression(token.at(), "'" + token.text() + "' cannot stand here");
            case END:
                throw new WrongExpression(token.at(), "something is missing at the end");
            default:
                return wordy();
        }
    }

    Term inBrackets() {
        at++;
        Term a = any();
        close();
        return members(a);
    }

    void close() {
        if (!now().sign(")")) throw new WrongExpression(now().at(), "')' is missing here");
        at++;
    }

    Term wordy() {
        Term built = built();
        if (built != null) return built;
        for (int n = wordsHere(); n > 0; n--) {
            String name = joined(n);
            if (isCall(n, name)) return call(name, n);
            Term found = meant(name);
            if (found != null) {
                note(found, at, at + n);
                at += n;
                return members(found);
            }
            Term possessive = possessive(name, n);
            if (possessive != null) return possessive;
        }
        throw unknown();
    }

    /** Words of the language itself; a longer name of the game goes first. */
    @Nullable
    Term built() {
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

    Condition exists(Term a, int from) {
        return a instanceof Noun n ? new Conditions.Exists(n) : new Conditions.Any(selection(a, from));
    }

    @Nullable
    Term quantity(String word) {
        at++;
        words("of");
        int from = at;
        Term set = postfix();
        if (word.equals("all")) return selection(set, from);
        Condition any = exists(set, from);
        return word.equals("any") ? any : new Conditions.Not(any);
    }

    @Nullable
    Term end(boolean last) {
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

    boolean isCounted() {
        for (int i = at + 1; i < Math.min(at + 5, tokens.size()); i++)
            if (tokens.get(i).word("of")) return !isLongerName();
        return false;
    }

    Amount ifElse() {
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
    Amount gathered(String word) {
        int begin = at;
        int over = over(begin);
        at = over + 1;
        Selection set = tightSet();
        int after = at;
        at = begin;
        Nouns.It it = env.look(set.kind());
        Amount each = amount(additive(), begin);
        env.lookAway();
        if (at != over) throw new WrongExpression(now().at(), "'" + now().text() + "' cannot stand before 'over'");
        at = after;
        return new Amounts.Gathered(Amounts.How.valueOf(word.toUpperCase(java.util.Locale.ROOT)), set, it.slot(), each);
    }

    int over(int from) {
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
        throw new WrongExpression(at(from), "'over' and a set are missing: sum of hp over enemies");
    }

    Amount ends(boolean least) {
        at += 2;
        int from = at;
        Amount a = amount(any(), from);
        if (!now().sign(",")) throw new WrongExpression(now().at(), "',' and another amount are missing here");
        while (now().sign(",")) {
            at++;
            int second = at;
            Amount b = amount(any(), second);
            a = least ? new Amounts.Least(a, b) : new Amounts.Most(a, b);
        }
        close();
        return a;
    }

    boolean isCall(int n, String name) {
        return c.declared().names.get(name) instanceof Named.Function
                && tokens.get(at + n).sign("(");
    }

    Amount call(String name, int n) {
        Named.Function f = (Named.Function)
                java.util.Objects.requireNonNull(c.declared().names.get(name));
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
            throw new WrongExpression(
                    at(start), "'" + name + "' takes " + f.arguments() + " amounts, not " + arguments.size());
        Amount none = new Amounts.Fixed(0);
        return new Amounts.Call(
                name,
                f.of(),
                arguments.isEmpty() ? none : arguments.get(0),
                arguments.size() < 2 ? none : arguments.get(1));
    }

    /** {@code my x}, {@code its x}, {@code target's x}: a member follows, with or without a point. */
    @Nullable
    Term possessive(String name, int n) {
        String owner = switch (name) {
            case "my" -> "me";
            case "its", "their" -> "it";
            default -> name.endsWith("'s") ? name.substring(0, name.length() - 2) : "";
        };
        if (owner.isEmpty()) return null;
        Term noun = meant(owner);
        if (noun == null) {
            if (name.endsWith("'s")) return null;
            throw new WrongExpression(
                    now().at(), "'" + name + "' means nothing here, since there is no '" + owner + "'");
        }
        int from = at;
        at += n;
        if (now().sign(".")) at++;
        if (c.spots() != null) c.spots().part(noun, at(from), now().at(), true);
        return members(member(noun(noun, from)));
    }

    /** {@code noun.member.member}. */
    Term members(Term a) {
        Term term = a;
        while (now().sign(".")) {
            int from = at;
            at++;
            term = member(noun(term, from - 1));
        }
        return term;
    }

    Term member(Noun of) {
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

    @Nullable
    Term meant(String name) {
        Nouns.It it = env.looked();
        Term found = it == null ? null : c.member(it, name);
        if (found == null) found = env.find(name);
        return found != null ? found : c.name(name);
    }

    WrongExpression unknown() {
        String word = now().text();
        List<String> all = new ArrayList<>(env.names());
        Nouns.It it = env.looked();
        if (it != null) all.addAll(c.members(it.kind()));
        all.addAll(c.declared().names.keySet());
        String best = joined(Math.max(1, unknownWords()));
        String hint = Nearest.hint(best, all);
        if (!hint.startsWith("Did") && !best.equals(word)) {
            hint = Nearest.hint(word, all);
            best = word;
        }
        return new WrongExpression(now().at(), "no noun, set, number or name called '" + best + "' here. " + hint);
    }

    int unknownWords() {
        int n = 0;
        while (n < wordsHere() && !BETWEEN.contains(tokens.get(at + n).text())) n++;
        return n;
    }

    boolean isName() {
        for (int n = wordsHere(); n > 0; n--) if (meant(joined(n)) != null || isOwner(joined(n))) return true;
        return word("my") || word("its") || word("their");
    }

    /** {@code target's}: a member of it follows. */
    private boolean isOwner(String name) {
        return name.endsWith("'s") && meant(name.substring(0, name.length() - 2)) != null;
    }

    boolean isLongerName() {
        for (int n = wordsHere(); n > 1; n--) if (meant(joined(n)) != null) return true;
        return false;
    }
}
