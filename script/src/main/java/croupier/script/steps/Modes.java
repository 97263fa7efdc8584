package croupier.script.steps;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Prompt;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import croupier.script.Amount;
import croupier.script.Branching;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.English;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.Noun;
import croupier.script.RecordParts;
import croupier.script.Required;
import croupier.script.Seats;
import croupier.script.Selection;
import croupier.script.StepPurpose;
import croupier.script.Steps;
import croupier.script.Teller;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody chooses one of several texts, or several of them, each at most once; they are carried out in the order in which they are
 * written. Where several rows act together each of them chooses one.
 */
@Doc("Somebody chooses one of several texts, or several of them, each at most once.")
public record Modes(
        @MainArgument @Doc("The texts to choose from.") List<Mode> modes,
        @Doc("How many are chosen.") @Default("1") Amount pick,

        @Doc("Who chooses; by default the player of the card.") @Nullable
        Noun by,

        @Doc("The card remembers what was chosen.") boolean remember,

        @Doc("Only what the card does not remember can be chosen.")
        boolean unchosen,

        @Default("Choose one") Prompt prompt,
        StepPurpose purpose,
        Seats seats,
        Choosing choosing)
        implements Branching {
    /**
     * What becomes of a choice besides; given to the step.
     *
     * @param heard the event by which others hear that somebody has chosen, null for none
     * @param kept where a card keeps the texts that were chosen, as bits; null where no card remembers them
     */
    public record Choosing(@Nullable Event heard, @Nullable Column kept) {}

    /** One of the texts. */
    @Doc("One of the texts to choose from.")
    public record Mode(
            @Name("option") @Doc("How the option is called.")
            Word label,

            @Name("if") @Doc("Whether it can be chosen.") @Nullable
            Condition when,

            @Required @Name("do") @Doc("What happens then.") Steps steps) {
        /** What happens, and when it can be chosen; that there must be something to choose from goes without saying. */
        String text(Teller w) {
            String text = w.sentences(steps).strip();
            if (when == null || (when instanceof Conditions.Any(Selection from) && takesFrom(w, from))) return text;
            return English.capital("if " + w.words(when) + ", " + English.small(text));
        }

        private boolean takesFrom(Teller w, Selection from) {
            if (steps.isEmpty() || !(steps.get(0) instanceof Record first)) return false;
            for (RecordComponent c : RecordParts.of(first.getClass()))
                if (RecordParts.value(c, first) instanceof Choice taken
                        && w.words(taken.from()).equals(w.words(from))) return true;
            return false;
        }
    }

    public Modes {
        if (modes.size() < 2) throw new IllegalArgumentException("a choice of texts needs at least two");
        if (modes.stream().map(Mode::label).distinct().count() < modes.size())
            throw new IllegalArgumentException("each option is called differently");
        if ((remember || unchosen) && choosing.kept == null)
            throw new IllegalArgumentException("cards of this game do not remember what was chosen");
    }

    @Override
    public int ways() {
        return modes.size();
    }

    @Override
    public Steps way(int number) {
        return modes.get(number).steps;
    }

    @Override
    public void run(Table t, Scope s) {
        int many = pick.of(t, s);
        int chosen = 0;
        for (int i = 0; i < many; i++) {
            int mode = choose(t, s, chosen);
            if (mode < 0) break;
            chosen |= 1 << mode;
        }
        for (int i = 0; i < modes.size(); i++) if ((chosen & (1 << i)) != 0) way(i).run(t, s);
    }

    @Override
    public int branch(Table t, Scope s) {
        return choose(t, s, 0);
    }

    /** The text that is chosen beside those that were chosen already, -1 for none. */
    private int choose(Table t, Scope s, int already) {
        int chooser = by == null ? s.self : by.of(t, s);
        Column kept = choosing.kept;
        int out = unchosen && kept != null ? already | t.get(kept, s.card) : already;
        int seat = by == null || chooser == 0 ? s.seat : seats.of(t, chooser);
        int mode = asked(t, s, seat, out);
        if (mode < 0) return mode;
        if (choosing.heard != null) t.did(choosing.heard, chooser, s.card, 1);
        if (remember && kept != null) t.set(kept, s.card, t.get(kept, s.card) | 1 << mode);
        return mode;
    }

    private int asked(Table t, Scope s, int seat, int out) {
        Ask ask = t.ask(seat, prompt).because(s.card).purpose(purpose);
        for (int i = 0; i < modes.size(); i++) {
            Mode m = modes.get(i);
            if ((out & (1 << i)) == 0 && (m.when == null || m.when.test(t, s))) ask.option(m.label);
        }
        int mode = modes.size() - 1;
        int word = Code.word(ask.code());
        while (mode >= 0 && modes.get(mode).label.index() != word) mode--;
        return mode;
    }

    @Override
    public String question(Teller w) {
        return prompt.text();
    }

    /** What the text does that has this label. */
    @Override
    public String aside(Table t, Teller w, long code) {
        for (Mode m : modes)
            if (Code.is(code, m.label)) return w.sentences(m.steps).strip();
        return "";
    }

    @Override
    public String text(Teller w) {
        String who = by == null ? "Choose " : w.say("{by chooses} ", this);
        StringBuilder text = new StringBuilder(who).append(w.words(pick).equals("1") ? "one" : w.words(pick));
        text.append(unchosen ? " not chosen before:" : ":");
        for (Mode m : modes) text.append(" • ").append(m.text(w));
        return text.toString();
    }
}
