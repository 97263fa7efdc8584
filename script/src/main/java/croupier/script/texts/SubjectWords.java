package croupier.script.texts;

import croupier.script.Choice;
import croupier.script.English;
import croupier.script.Selection;
import croupier.script.Selections;
import croupier.script.forms.Pattern;
import org.jspecify.annotations.Nullable;

/** Says who does something, with the verb that fits: "you gain", "the target gains", "all enemies gain". */
final class SubjectWords {
    /** The point of view of somebody who may do something or not. */
    private static final String MAY = "may";

    private final CardTeller w;

    SubjectWords(CardTeller w) {
        this.w = w;
    }

    String does(@Nullable Object who, String verb, boolean first) {
        if (w.doer != null && Pattern.match(w.doer, NameWords.nounOf(who)) != null) return English.base(verb);
        String words = w.words(who);
        if (first && w.view.equals(MAY) && !words.equals("you")) return "have " + words + " " + English.base(verb);
        if (first && !w.saysYou && isAddressed(words)) return English.base(verb);
        if (words.equals("you")) return "you " + English.base(verb);
        return words + " " + (isSeveral(who) ? English.base(verb) : verb);
    }

    /** Whether a sentence speaks to them: then it need not name them. A point of view may call them by a longer name. */
    private boolean isAddressed(String words) {
        return words.equals(w.names.row("me")) && words.indexOf(' ') < 0;
    }

    /** Each of a set does something: "each player draws". */
    String eachDoes(@Nullable Object who, String verb, boolean first) {
        if (!isSeveral(who) || !(who instanceof Selection set)) return does(who, verb, first);
        String have = first && w.view.equals(MAY) ? "have " : "";
        return have + w.rows.everyOne(set) + " " + (have.isEmpty() ? verb : English.base(verb));
    }

    /** Whether rows are several where somebody speaks of them: "they get", not "it gets". */
    boolean isSeveral(@Nullable Object who) {
        return switch (who) {
            case Selections.One o -> false;
            case Enum<?> e -> w.names.word(e).startsWith("all ");
            case Selections.Variable v ->
                w.names.named(v).equals("they") || w.names.named(v).startsWith("those ");
            case Choice ch -> ch.how() == Choice.How.ALL ? isSeveral(ch.from()) : !AmountWords.isOne(ch.max());
            case Selection s -> true;
            case null, default -> false;
        };
    }
}
