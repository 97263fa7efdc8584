package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.NamedNumber;
import croupier.script.Teller;
import croupier.script.Verb;

/** Gives a number a name for the steps that follow. */
@Doc("Gives a number a name for the steps that follow.")
public record Let(
        @Doc("The number.") Amount be,
        @MainArgument @Doc("The name.") NamedNumber let) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        let.set(s, be.of(t, s));
    }

    @Override
    public String text(Teller w) {
        return Teller.sentence(let.name() + " is " + w.words(be));
    }
}
