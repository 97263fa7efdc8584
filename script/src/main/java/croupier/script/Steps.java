package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * A text: steps carried out in order, until one of them stops it. A {@code require} that fails leaves out the next step or
 * ends the text.
 */
public final class Steps extends AbstractList<Verb> implements Verb, RandomAccess {
    public static final Steps NONE = new Steps(List.of());

    private final Verb[] steps;
    private final boolean mayLeaveOut;

    public Steps(List<? extends Verb> steps) {
        this.steps = steps.toArray(Verb[]::new);
        mayLeaveOut = steps.stream().anyMatch(v -> v instanceof Require r && r.skips());
    }

    @Override
    public void run(Table t, Scope s) {
        if (mayLeaveOut) runLeavingOut(t, s);
        else for (int i = 0; i < steps.length && !s.stopped; i++) run(steps[i], t, s);
    }

    /**
     * Carries the text out in a scope of its own.
     *
     * @param self the row that {@code me} means
     * @param card the row whose text it is
     */
    public void run(Table t, int seat, int self, int target, int card) {
        Scope s = t.scope(seat, self, card);
        s.target = target;
        run(t, s);
        t.done(s);
    }

    private static void run(Verb step, Table t, Scope s) {
        int mark = t.mark();
        t.stepped(step);
        if (step instanceof If i) i.run(t, s);
        else step.run(t, s);
        t.release(mark);
        if (t.isWatched()) t.game().afterStep(t);
    }

    private void runLeavingOut(Table t, Scope s) {
        for (int i = 0; i < steps.length && !s.stopped; i++) {
            Verb step = steps[i];
            if (step instanceof Require r && r.skips()) {
                if (!r.that().test(t, s)) i++;
            } else {
                run(step, t, s);
            }
        }
    }

    @Override
    public String text(Teller w) {
        return w.sentences(this);
    }

    @Override
    public Verb get(int i) {
        return steps[i];
    }

    @Override
    public int size() {
        return steps.length;
    }
}
