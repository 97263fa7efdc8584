package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** Does something only if a condition is true, and perhaps something else otherwise. */
@Name("if")
@Doc("Does something only if a condition is true, and perhaps something else otherwise.")
public record If(
        @MainArgument @Doc("What must be true.") Condition that,
        @Required @Doc("What happens then.") Steps then,
        @Name("else") @Doc("What happens otherwise.") Steps otherwise)
        implements Branching {
    public If {
        if (then.isEmpty() && otherwise.isEmpty())
            throw new IllegalArgumentException("neither 'then' nor 'else' has a step: nothing would happen");
    }

    @Override
    public void run(Table t, Scope s) {
        if (Conditions.holds(that, t, s)) then.run(t, s);
        else otherwise.run(t, s);
    }

    @Override
    public Steps way(int number) {
        return number == 0 ? then : otherwise;
    }

    @Override
    public int branch(Table t, Scope s) {
        return Conditions.holds(that, t, s) ? 0 : 1;
    }

    @Override
    public String text(Teller w) {
        boolean silent = w.isSilent(then);
        boolean alone = w.isSilent(otherwise);
        if (silent && alone) return "";
        String does = w.clause(then);
        String text = "If " + w.words(that) + (does.startsWith("if ") ? ": " : ", ") + does + ".";
        return alone ? text : text + " Otherwise, " + w.clause(otherwise) + ".";
    }
}
