package croupier.script.steps;

import croupier.kernel.Code;
import croupier.kernel.Prompt;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import croupier.script.Branching;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.StepPurpose;
import croupier.script.Steps;
import croupier.script.Teller;

/** The one who decides may do something, or not. */
@Doc("The player of the card may do something, or not.")
public record May(
        @MainArgument @Doc("What may be done.") Steps may,
        @Name("else") @Doc("What happens if not.") Steps otherwise,
        @Doc("The question.") @Default(USUAL) Prompt prompt,
        @Doc("How the option is called.") @Default("yes") Word label,
        StepPurpose purpose)
        implements Branching {
    private static final String USUAL = "Do it?";

    public May {
        if (may.isEmpty()) throw new IllegalArgumentException("'may' has no step: there is nothing that may be done");
    }

    @Override
    public Steps way(int number) {
        return number == 0 ? may : otherwise;
    }

    @Override
    public int branch(Table t, Scope s) {
        long chosen = t.ask(s.seat, prompt)
                .because(s.card)
                .purpose(purpose)
                .may()
                .option(label)
                .code();
        return Code.is(chosen, label) ? 0 : 1;
    }

    @Override
    public String question(Teller w) {
        if (!prompt.text().equals(USUAL)) return prompt.text();
        return Teller.sentence(w.clause(may) + "?");
    }

    @Override
    public String text(Teller w) {
        String text = "You may " + w.from("may").clause(may) + ".";
        return otherwise.isEmpty() ? text : text + " If you do not, " + w.clause(otherwise) + ".";
    }
}
