package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A text: steps carried out in order, until one of them stops it. A {@code require} that fails leaves out the next step or
 * ends the text.
 */
public final class Steps extends AbstractList<Verb> implements Verb, RandomAccess {
    public static final Steps NONE = new Steps(List.of());

    /** At how many call sites steps are carried out. */
    private static final int SITES = 24;

    private static final AtomicInteger VERBS = new AtomicInteger();
    private static final ClassValue<Integer> SITE = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> verb) {
            return VERBS.getAndIncrement() % SITES;
        }
    };

    private final Verb[] steps;
    /** At which call site each step is carried out. */
    private final int[] sites;

    private final boolean mayLeaveOut;

    /** Texts without a step are one object: most parts of a card say nothing, and are looked at often. */
    public static Steps of(List<? extends Verb> steps) {
        return steps.isEmpty() ? NONE : new Steps(steps);
    }

    public Steps(List<? extends Verb> steps) {
        this.steps = steps.toArray(Verb[]::new);
        sites = steps.stream().mapToInt(v -> SITE.get(v.getClass())).toArray();
        mayLeaveOut = steps.stream().anyMatch(v -> v instanceof Require r && r.skips());
    }

    @Override
    public void run(Table t, Scope s) {
        if (mayLeaveOut) runLeavingOut(t, s);
        else for (int i = 0; i < steps.length && !s.stopped; i++) run(steps[i], sites[i], t, s);
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

    /**
     * Carries out a step. Verbs are spread over several call sites: where the JIT sees only one or two classes it calls or inlines
     * their method directly, at a site that all verbs share it would look the method up each time. The cases look alike on purpose.
     */
    private static void run(Verb step, int site, Table t, Scope s) {
        int mark = t.mark();
        t.stepped(step);
        switch (site) {
            case 0 -> step.run(t, s);
            case 1 -> step.run(t, s);
            case 2 -> step.run(t, s);
            case 3 -> step.run(t, s);
            case 4 -> step.run(t, s);
            case 5 -> step.run(t, s);
            case 6 -> step.run(t, s);
            case 7 -> step.run(t, s);
            case 8 -> step.run(t, s);
            case 9 -> step.run(t, s);
            case 10 -> step.run(t, s);
            case 11 -> step.run(t, s);
            case 12 -> step.run(t, s);
            case 13 -> step.run(t, s);
            case 14 -> step.run(t, s);
            case 15 -> step.run(t, s);
            case 16 -> step.run(t, s);
            case 17 -> step.run(t, s);
            case 18 -> step.run(t, s);
            case 19 -> step.run(t, s);
            case 20 -> step.run(t, s);
            case 21 -> step.run(t, s);
            case 22 -> step.run(t, s);
            default -> step.run(t, s);
        }
        t.release(mark);
        if (t.isWatched()) t.game().afterStep(t);
    }

    /** Whether one of its steps is such a verb. */
    public boolean has(Class<? extends Verb> verb) {
        for (Verb step : steps) if (verb.isInstance(step)) return true;
        return false;
    }

    private void runLeavingOut(Table t, Scope s) {
        for (int i = 0; i < steps.length && !s.stopped; i++) {
            Verb step = steps[i];
            if (step instanceof Require r && r.skips()) {
                if (!r.that().test(t, s)) i++;
            } else {
                run(step, sites[i], t, s);
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
    public boolean isEmpty() {
        return steps.length == 0;
    }

    @Override
    public int size() {
        return steps.length;
    }
}
