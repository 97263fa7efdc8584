package croupier.script.texts;

import croupier.script.Choice;
import croupier.script.English;
import croupier.script.Noun;
import croupier.script.NounPhrase;
import croupier.script.Nouns;
import croupier.script.Selections;
import croupier.script.Term;
import croupier.script.files.Naming;
import croupier.script.forms.Vocabulary;
import croupier.script.language.EnumWords;
import croupier.script.language.Named;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says names, single rows and what belongs to them: "you", "the target's power", "its controller". */
final class NameWords {
    private final CardTeller w;

    NameWords(CardTeller w) {
        this.w = w;
    }

    // ---- names

    /** How the game calls a name, from this point of view; null if it does not say it. */
    @Nullable
    String said(String name) {
        String seen = w.grammar.views.getOrDefault(w.view, Map.of()).get(name);
        return seen != null ? seen : w.c.said.get(name);
    }

    String said(String name, String otherwise) {
        String said = said(name);
        return said == null ? otherwise : said;
    }

    /** A name as the game says it; of "card in your hand|cards in your hand" the second. */
    String name(String name) {
        String called = w.speech.name(name);
        if (called != null) return called;
        String said = said(name, name);
        return said.substring(said.indexOf('|') + 1);
    }

    /** A word of an enum as the game says it: "whom enemies" may be "all enemies". */
    String word(Enum<?> e) {
        String word = EnumWords.of(e);
        String said = said(Naming.of(e.getDeclaringClass().getSimpleName()) + " " + word);
        return said == null ? word : said;
    }

    /** A number or condition of the game under the name it was given; nothing if it has none. */
    String registered(Term term) {
        for (Named n : w.c.vocabulary.declared.names.values())
            if ((n instanceof Named.Count count && count.of().equals(term))
                    || (n instanceof Named.Test test && test.of().equals(term))) return name(n.name());
        return "";
    }

    /** Rows that earlier steps named. */
    String named(Selections.Variable v) {
        return said(v.name(), "the " + v.name());
    }

    // ---- one row

    /** One row in words. */
    String text(Noun noun) {
        return switch (noun) {
            case Nouns.Registered r -> row(r.name());
            case Nouns.It it -> it(it);
            case Nouns.ColumnOf m -> member(m.of(), m.column().name());
            case Nouns.MemberOf m -> member(m.of(), m.name());
            case Nouns.End end ->
                end.from() instanceof Selections.Variable
                        ? w.words(end.from())
                        : (end.last() ? "the last of " : "the first of ") + w.words(end.from());
            default -> w.values.ofGame(noun);
        };
    }

    static String itOf(int slot) {
        return "it " + slot;
    }

    /** The row being looked at. */
    private String it(Nouns.It it) {
        String said = w.speech.name(itOf(it.slot()));
        return said != null ? said : row(it.name());
    }

    /** A row as the game says it: "you", "the target". */
    String row(String name) {
        String called = w.speech.name(name);
        if (called != null) return called;
        String said = said(name);
        if (said != null) return said;
        return switch (name) {
            case "me" -> "you";
            case "it" -> "it";
            default -> "the " + name;
        };
    }

    // ---- what belongs to a row

    /** Somebody in possessive form: "your", "target player's", "their". */
    String possessive(@Nullable Object who) {
        return w.noted("whose", who, () -> asPossessive(who));
    }

    private String asPossessive(@Nullable Object who) {
        String name = switch (nounOf(who)) {
            case Nouns.Registered r -> r.name();
            case Nouns.It it -> itOf(it.slot());
            case null, default -> "";
        };
        String said = w.speech.whose(name);
        return said != null ? said : English.whose(w.words(who));
    }

    /** The row that a set or a choice of one row names; others as they are. */
    static @Nullable Object nounOf(@Nullable Object who) {
        return switch (who) {
            case Selections.One o -> o.noun();
            case Choice ch -> nounOf(ch.from());
            case null, default -> who;
        };
    }

    /** A member of a row: "your strength"; of the row being looked at "strength" alone. */
    String member(Noun of, String member) {
        String label = label(of, member);
        return of instanceof Nouns.It it && it.implied() ? label : possessive(of) + " " + label;
    }

    /** What a number of a row is called, without saying whose it is. */
    String label(Noun of, String member) {
        String own = of instanceof Nouns.Registered r ? said(r.name() + "." + member) : null;
        String said = own != null ? own : said("it." + member, member);
        return said.substring(said.indexOf('|') + 1);
    }

    /** That something is true of a row: "it is blocked", "you are enraged". */
    String isMember(Noun of, String member) {
        Vocabulary.Quality q = w.c.vocabulary.qualities.get(member);
        if (q != null && q.way() == NounPhrase.Way.TYPE) return is(of, English.a(q.says()));
        if (q != null && q.way() == NounPhrase.Way.WITH) return w.words(of) + " has " + q.says();
        String label = label(of, member);
        return of instanceof Nouns.It it && it.implied() ? "is " + label : is(of, label);
    }

    String is(Noun of, String what) {
        String who = of instanceof Nouns.It it && it.implied() ? "it" : w.words(of);
        return who + (who.equals("you") ? " are " : " is ") + what;
    }

    /** Words for something that belongs to a row: {@code card in {who's} hand}, all of its forms as if they were said first. */
    String ofRow(String forms, Noun who) {
        StringJoiner all = new StringJoiner("|");
        for (String form : forms.split("\\|"))
            all.add(new Template(form, new Values(Map.of("who", who)), w.aside()).filled());
        w.words(who);
        return all.toString();
    }

    /** How a set that belongs to a row is called in the words of the game. */
    static String nameOf(Selections.MembersOf m) {
        return m.of() instanceof Nouns.Registered r ? r.name() + "." + m.name() : "it." + m.name();
    }
}
