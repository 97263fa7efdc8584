package croupier.script.steps;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Branching;
import croupier.script.Joint;
import croupier.script.NamedRows;
import croupier.script.PerRow;
import croupier.script.Require;
import croupier.script.Steps;
import croupier.script.Together;
import croupier.script.Verb;

/**
 * Several rows carry out steps together: each step is done by all before the next one, what they choose comes before what they do.
 * Every row has a memory of its own for names given in these steps; names given outside are common.
 */
final class Lockstep {
    private Lockstep() {}

    static void run(Table t, Scope s, PerRow<Steps> steps, Rows rows, Together how) {
        int first = -1;
        Rows scopes = t.rows();
        for (int i = 0; i < rows.size(); i++) {
            Scope own = t.scope().enter(s);
            own.names(s, steps.slot(), steps.lists());
            steps.with(own, rows.get(i));
            if (first < 0) first = t.numberOf(own);
            scopes.add(first + i);
        }
        all(t, s, steps, steps.value(), scopes, how);
        for (int i = rows.size() - 1; i >= 0; i--) t.done(t.scope(scopes.get(i)));
    }

    private static void all(Table t, Scope s, PerRow<Steps> in, Steps steps, Rows scopes, Together how) {
        for (int i = 0; i < steps.size() && !s.stopped && !scopes.isEmpty(); i++) {
            Verb step = steps.get(i);
            if (step instanceof Require r && r.skips() && i + 1 < steps.size()) {
                int mark = t.mark();
                one(t, s, in, steps.get(++i), those(t, r, scopes), how);
                t.release(mark);
            } else {
                one(t, s, in, step, scopes, how);
            }
        }
    }

    private static Rows those(Table t, Require r, Rows scopes) {
        Rows those = t.rows();
        for (int i = 0; i < scopes.size(); i++) if (r.that().test(t, t.scope(scopes.get(i)))) those.add(scopes.get(i));
        return those;
    }

    /** One step of all. */
    private static void one(Table t, Scope s, PerRow<Steps> in, Verb step, Rows scopes, Together how) {
        int mark = t.mark();
        switch (step) {
            case Joint j -> joint(t, s, in, j, scopes, how);
            case Branching b -> branch(t, s, in, b, scopes, how);
            default -> {
                for (int i = 0; i < scopes.size() && !s.stopped; i++) {
                    Scope own = enter(t, s, in, scopes.get(i));
                    step.run(t, own);
                    leave(s, in, own);
                    if (t.isWatched()) t.game().afterStep(t);
                }
            }
        }
        if (t.isWatched()) t.game().afterStep(t);
        t.release(mark);
    }

    /** What was named outside is common: it is as the one before has left it. */
    private static Scope enter(Table t, Scope s, PerRow<Steps> in, int number) {
        Scope own = t.scope(number);
        own.names(s, in.slot(), in.lists());
        return own;
    }

    private static void leave(Scope s, PerRow<Steps> in, Scope own) {
        s.names(own, in.slot(), in.lists());
        s.stopped |= own.stopped;
    }

    private static void joint(Table t, Scope s, PerRow<Steps> in, Joint step, Rows scopes, Together how) {
        Rows plan = t.rows();
        Rows ends = t.rows();
        for (int i = 0; i < scopes.size(); i++) {
            Scope own = enter(t, s, in, scopes.get(i));
            int from = plan.size();
            int seat = step.chooser(t, own);
            step.plan(t, own, plan);
            if (seat >= 0 && scopes.size() > 1) how.tell(t, seat, plan, from, step.stride());
            ends.add(plan.size());
            leave(s, in, own);
        }
        Rows results = t.rows();
        step.carryOut(t, s, plan, ends, results);
        NamedRows name = step.as();
        for (int i = 0; i < scopes.size() && name != null; i++) {
            Rows own = t.rows();
            for (int k = i == 0 ? 0 : ends.get(i - 1); k < ends.get(i); k++) own.add(results.get(k));
            name.set(t.scope(scopes.get(i)), own);
            if (name.slot() < in.lists()) name.set(s, results);
        }
    }

    /** All decide first; those who go the same way go on together. */
    private static void branch(Table t, Scope s, PerRow<Steps> in, Branching step, Rows scopes, Together how) {
        Rows goes = t.rows();
        for (int i = 0; i < scopes.size(); i++) {
            Scope own = enter(t, s, in, scopes.get(i));
            goes.add(step.branch(t, own));
            leave(s, in, own);
        }
        for (int way = 0; way < step.ways(); way++) {
            Rows same = t.rows();
            for (int i = 0; i < scopes.size(); i++) if (goes.get(i) == way) same.add(scopes.get(i));
            all(t, s, in, step.way(way), same, how);
        }
    }
}
