package croupier.script.steps;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Prompt;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import croupier.script.Branching;
import croupier.script.Condition;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.StepPurpose;
import croupier.script.Steps;
import croupier.script.Teller;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The one who decides chooses one of several texts. */
@Doc("The player of the card chooses one of several texts.")
public record Modes(
        @MainArgument @Doc("The texts to choose from.") List<Mode> modes,
        @Doc("The question.") @Default("Choose one") Prompt prompt,
        StepPurpose purpose)
        implements Branching {
    /** One of the texts. */
    @Doc("One of the texts to choose from.")
    public record Mode(
            @Name("option") @Doc("How the option is called.")
            Word label,

            @Name("if") @Doc("Whether it can be chosen.") @Nullable
            Condition when,

            @Name("do") @Doc("What happens then.") Steps steps) {
        /** What happens, and when it can be chosen. */
        String text(Teller w) {
            return (when == null ? "" : "if " + w.words(when) + ", ") + w.clause(steps);
        }
    }

    public Modes {
        if (modes.size() < 2) throw new IllegalArgumentException("a choice of texts needs at least two");
        if (modes.stream().map(Mode::label).distinct().count() < modes.size())
            throw new IllegalArgumentException("each option is called differently");
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
    public int branch(Table t, Scope s) {
        Ask ask = t.ask(s.seat, prompt).because(s.card).purpose(purpose);
        for (int i = 0; i < modes.size(); i++) {
            Mode m = modes.get(i);
            if (m.when == null || m.when.test(t, s)) ask.option(m.label);
        }
        int word = Code.word(ask.code());
        for (int i = 0; i < modes.size(); i++) {
            if (modes.get(i).label.index() == word) return i;
        }
        return -1;
    }

    @Override
    public String question(Teller w) {
        return prompt.text();
    }

    /** What the text does that has this label. */
    @Override
    public String aside(Table t, Teller w, long code) {
        for (Mode m : modes)
            if (m.label.index() == Code.word(code)) return w.sentences(m.steps).strip();
        return "";
    }

    @Override
    public String text(Teller w) {
        StringBuilder text = new StringBuilder("Choose one:");
        for (Mode m : modes) text.append(" • ").append(m.text(w));
        return text.append('.').toString();
    }
}
