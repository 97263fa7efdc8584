package croupier.script.steps;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Together;
import croupier.script.Verb;

/** Does something for each of some rows, as they are when it begins; each in turn is {@code it}. See {@link Together}. */
@Doc("Does something for each of some rows, as they are when it begins; each in turn is 'it'.")
public record Each(
        @MainArgument @Doc("For each of these.") Selection each,
        @Name("do") @Doc("What happens for each.") PerRow<Steps> steps,
        Together together)
        implements Verb {
    public Each {
        if (steps.value().isEmpty())
            throw new IllegalArgumentException("'do' has no step: nothing would happen for each");
    }

    @Override
    public void run(Table t, Scope s) {
        int mark = t.mark();
        Rows all = each.rows(t, s);
        if (!together.isUsual()) {
            together.order(t, all);
            Lockstep.run(t, s, steps, all, together);
            t.release(mark);
            return;
        }
        for (int i = 0; i < all.size() && !s.stopped; i++)
            steps.with(s, all.get(i)).run(t, s);
        t.release(mark);
    }

    @Override
    public String text(Teller w) {
        return w.forEach(each, steps) + ".";
    }
}
