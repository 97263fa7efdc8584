package croupier.script.steps;

import croupier.kernel.Code;
import croupier.kernel.Prompt;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.StepPurpose;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;

/** The one who decides may do something, or not. */
@Doc("The player of the card may do something, or not.")
public record May(
        @Main @Doc("What may be done.") Steps may,

        @Name("else") @Doc("What happens if not.") @Default("[]")
        Steps otherwise,

        @Doc("The question.") @Default(USUAL) Prompt prompt,
        @Doc("How the option is called.") @Default("yes") Word label,
        StepPurpose purpose)
        implements Verb {
    private static final String USUAL = "Do it?";

    @Override
    public void run(Table t, Scope s) {
        long chosen = t.ask(s.seat, prompt)
                .because(s.card)
                .purpose(purpose)
                .may()
                .option(label)
                .code();
        if (Code.word(chosen) == label.index()) may.run(t, s);
        else otherwise.run(t, s);
    }

    @Override
    public String question(Teller w) {
        if (!prompt.text().equals(USUAL)) return prompt.text();
        return Teller.sentence(w.clause(may) + "?");
    }

    @Override
    public String text(Teller w) {
        String text = "You may " + w.clause(may) + ".";
        return otherwise.isEmpty() ? text : text + " If you do not, " + w.clause(otherwise) + ".";
    }
}
