package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.steps.Require;
import java.util.Iterator;
import java.util.List;

/**
 * A text: steps carried out in order, until one of them stops it. A {@code require} that fails leaves out the next step or
 * ends the text.
 *
 * @param chain the same steps as they are carried out: records all the way, so that the JIT can see through them
 */
public record Steps(List<Verb> verbs, Chain chain) implements Verb, Iterable<Verb> {
    public static final Steps NONE = new Steps(List.of());

    /** What is still to be done of a text. */
    sealed interface Chain {
        void run(Table t, Scope s);
    }

    record End() implements Chain {
        @Override
        public void run(Table t, Scope s) {}
    }

    record Link(Verb first, Chain rest) implements Chain {
        @Override
        public void run(Table t, Scope s) {
            first.run(t, s);
            if (!s.stopped) rest.run(t, s);
        }
    }

    record Unless(Condition that, Chain next, Chain behind) implements Chain {
        @Override
        public void run(Table t, Scope s) {
            if (that.test(t, s)) next.run(t, s);
            else behind.run(t, s);
        }
    }

    public Steps(List<? extends Verb> steps) {
        this(List.copyOf(steps), chain(steps, 0));
    }

    private static Chain chain(List<? extends Verb> steps, int i) {
        if (i >= steps.size()) return new End();
        if (steps.get(i) instanceof Require r && r.skips())
            return new Unless(r.that(), chain(steps, i + 1), chain(steps, i + 2));
        return new Link(steps.get(i), chain(steps, i + 1));
    }

    @Override
    public void run(Table t, Scope s) {
        if (!s.stopped) chain.run(t, s);
    }

    @Override
    public String text(Teller w) {
        return w.sentences(verbs);
    }

    public Verb get(int i) {
        return verbs.get(i);
    }

    public int size() {
        return verbs.size();
    }

    public boolean isEmpty() {
        return verbs.isEmpty();
    }

    @Override
    public Iterator<Verb> iterator() {
        return verbs.iterator();
    }
}
