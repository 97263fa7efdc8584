package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Stat;
import croupier.kernel.Word;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.Modifier;
import croupier.script.NamedNumber;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Numbered;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Span;
import croupier.script.Steps;
import croupier.script.Term;
import croupier.script.Told;
import croupier.script.Verb;
import croupier.script.forms.Pattern;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Says any value: in the words of its file, of the grammar, or part by part as what it is. */
final class ValueWords {
    private final CardTeller w;

    ValueWords(CardTeller w) {
        this.w = w;
    }

    String words(@Nullable Object value) {
        Integer now = w.speech.now(value);
        if (now != null) return now.toString();
        String own = w.definitions.own(value);
        if (own != null) return value instanceof Told t ? t.text(w, own) : own;
        String said = phrased(value);
        if (said != null) return said;
        return switch (value) {
            case null -> "";
            case Term t -> term(t);
            case Steps s -> w.clause(s);
            case PerRow<?> p -> words(p.value());
            case Numbered<?> n -> words(n.value());
            case Verb v -> v.text(w);
            case Told t -> t.text(w);
            case Ability a -> w.ability(a);
            case Modifier m -> w.abilities.modifier(m);
            case Enum<?> e -> w.names.word(e);
            case Event e -> w.name(e.name());
            case Stat s -> w.name(s.name());
            case Word word -> word.text();
            case NamedRows n -> n.name();
            case NamedNumber n -> n.name();
            case Span s -> s.least() == s.most() ? "" + s.most() : s.least() + " to " + s.most();
            case Collection<?> all ->
                StepWords.joined(all.stream().map(this::words).toList());
            default -> value.toString();
        };
    }

    /** A term part by part. */
    String term(Term term) {
        return switch (term) {
            case Amount a -> w.amounts.text(a);
            case Condition that -> w.conditions.text(that);
            case Noun n -> w.names.text(n);
            case Selection set -> w.rows.text(set);
            case Choice ch -> w.rows.choice(ch);
            default -> ofGame(term);
        };
    }

    /** A term of the game's own says itself, or is called by the name that the game gave it. */
    String ofGame(Term term) {
        String said = term.text(w);
        return said.isEmpty() ? w.names.registered(term) : said;
    }

    /** A value as the grammar of the game says it; null if it has no words of its own for it. */
    private @Nullable String phrased(@Nullable Object value) {
        if (Pattern.plain(value) instanceof Ability) return null;
        if (value instanceof Nouns.Registered r && w.speech.knows(r.name())) return null;
        if (value instanceof Conditions.And) return null;
        if (value instanceof Selection set) return w.rows.phrased(set);
        if (value instanceof Conditions.Not not) {
            Phrasebook.Fitting fits = w.grammar.phrases.find(not.a());
            if (fits != null && !fits.phrase().other.isEmpty()) return filled(fits, fits.phrase().other);
        }
        Phrasebook.Fitting fits = w.grammar.phrases.find(value);
        if (fits != null) return filled(fits);
        if (!(value instanceof Conditions.More(Amount a, Amounts.Fixed none) && none.value() == 0)) return null;
        Phrasebook.Fitting opposite = w.grammar.phrases.find(new Conditions.Equal(a, none));
        return opposite == null || opposite.phrase().other.isEmpty() ? null : filled(opposite, opposite.phrase().other);
    }

    /** The words of a phrase with its holes filled. */
    String filled(Phrasebook.Fitting fits) {
        return filled(fits, fits.phrase().says);
    }

    /** Steps may leave out "you" at the beginning, others say it. */
    private String filled(Phrasebook.Fitting fits, String says) {
        fits.phrase().uses++;
        CardTeller who = fits.phrase().about == Phrase.About.STEPS ? w : w.alsoSayingYou();
        return new Template(says, new Values(fits.values()), who).filled();
    }
}
