package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.Required;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;

/** Does something several times, at most a thousand. */
@Doc("Does something several times, at most a thousand.")
public record Repeat(
        @MainArgument @Doc("How many times.") Amount times,

        @Required @Name("do") @Doc("What happens each time.")
        Steps steps)
        implements Verb {
    private static final int MOST = 1000;

    public Repeat {
        if (steps.isEmpty()) throw new IllegalArgumentException("'do' has no step: nothing would be repeated");
    }

    @Override
    public void run(Table t, Scope s) {
        int n = Math.min(MOST, times.of(t, s));
        for (int i = 0; i < n && !s.stopped; i++) steps.run(t, s);
    }

    @Override
    public String text(Teller w) {
        return w.clause(steps) + " " + w.count(times, "time", "times") + ".";
    }
}
