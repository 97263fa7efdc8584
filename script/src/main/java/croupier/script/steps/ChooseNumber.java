package croupier.script.steps;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Prompt;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.NamedNumber;
import croupier.script.StepPurpose;
import croupier.script.Teller;
import croupier.script.Verb;

/** Somebody chooses a number. */
@Doc("The player of the card chooses a number.")
public record ChooseNumber(
        @Doc("The least.") @Default("0") Amount from,
        @Doc("The most.") @MainArgument Amount to,
        @Doc("The name of the number.") NamedNumber as,
        @Doc("The question.") @Default(USUAL) Prompt prompt,
        StepPurpose purpose)
        implements Verb {
    private static final String USUAL = "Choose a number";

    @Override
    public void run(Table t, Scope s) {
        int least = Math.max(0, from.of(t, s));
        int most = Math.max(least, to.of(t, s));
        Ask ask = t.ask(s.seat, prompt).because(s.card).purpose(purpose).numbers(least, most);
        as.set(s, Code.a(ask.code()));
    }

    @Override
    public String question(Teller w) {
        return prompt.text().equals(USUAL) ? text(w) : prompt.text();
    }

    @Override
    public String text(Teller w) {
        return w.say("Choose a number from {from} to {to}.", this);
    }
}
