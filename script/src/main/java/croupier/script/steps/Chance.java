package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.Required;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;

/** Does something with a chance in percent. */
@Doc("Does something with a chance in percent, and perhaps something else otherwise.")
public record Chance(
        @MainArgument @Doc("The chance in percent.") Amount percent,
        @Required @Name("do") @Doc("What happens then.") Steps steps,
        @Name("else") @Doc("What happens otherwise.") Steps otherwise,
        Stream stream)
        implements Verb {
    public Chance {
        if (steps.isEmpty() && otherwise.isEmpty())
            throw new IllegalArgumentException("neither 'do' nor 'else' has a step: nothing would happen");
    }

    @Override
    public void run(Table t, Scope s) {
        if (t.roll(stream, 100) < percent.of(t, s)) steps.run(t, s);
        else otherwise.run(t, s);
    }

    @Override
    public String text(Teller w) {
        String text = "With a chance of " + w.words(percent) + "%, " + w.clause(steps) + ".";
        return otherwise.isEmpty() ? text : text + " Otherwise, " + w.clause(otherwise) + ".";
    }
}
