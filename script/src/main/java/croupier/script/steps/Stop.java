package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.Teller;
import croupier.script.Verb;

/** Ends the text. */
@Doc("Ends the text.")
public record Stop() implements Verb {
    @Override
    public void run(Table t, Scope s) {
        s.stopped = true;
    }

    @Override
    public String text(Teller w) {
        return "Stop.";
    }
}
