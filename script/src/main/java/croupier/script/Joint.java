package croupier.script;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** A verb that several can carry out at the same time: what each of them chooses comes first, then all of it is done as one. */
public interface Joint extends Verb {
    /** Writes down what is to be done, as this verb reads it: usually the rows it is done to. Asks, but changes nothing. */
    void plan(Table t, Scope s, Rows plan);

    /**
     * Does what was written down, perhaps by several.
     *
     * @param ends where the plan of each of them ends; afterwards where their results end
     * @param results the rows that came of it, in the order of the plan
     */
    void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results);

    /** How many numbers of the plan belong to each of its rows, the row first. */
    default int stride() {
        return 1;
    }

    /** The seat that is asked what to do it to, -1 if nobody is: the others then learn what it has chosen. */
    default int chooser(Table t, Scope s) {
        return -1;
    }

    /** The name that the results get. */
    default @Nullable NamedRows as() {
        return null;
    }

    @Override
    default void run(Table t, Scope s) {
        int mark = t.mark();
        Rows plan = t.rows();
        Rows results = t.rows();
        plan(t, s, plan);
        carryOut(t, s, plan, t.rows().add(plan.size()), results);
        NamedRows name = as();
        if (name != null) name.set(s, results);
        t.release(mark);
    }
}
