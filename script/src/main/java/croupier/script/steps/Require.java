package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Condition;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Teller;
import croupier.script.Verb;

/** Goes on only if a condition is true; otherwise the text ends, or the next step is left out. */
@Doc("Goes on only if a condition is true; otherwise the text ends, or the next step is left out.")
public record Require(
        @Main @Doc("What must be true.") Condition that,

        @Name("else") @Doc("What happens otherwise.") @Default("stop")
        Otherwise otherwise)
        implements Verb {
    /** What happens if the condition is false. */
    public enum Otherwise {
        STOP,
        SKIP
    }

    public boolean skips() {
        return otherwise == Otherwise.SKIP;
    }

    @Override
    public void run(Table t, Scope s) {
        if (!that.test(t, s)) s.stopped = true;
    }

    @Override
    public String text(Teller w) {
        return "If " + w.words(that) + ":";
    }
}
