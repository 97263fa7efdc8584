package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/**
 * One thing a card can say: a record whose components are its parameters. Written as {@code verb: main argument}, the other
 * parameters beside it. Its key is its class name in words ({@code GainEnergy} is {@code gain energy}) unless
 * {@link Name} says otherwise. A constructor that throws IllegalArgumentException refuses what a card says, with that message.
 */
public interface Verb {
    /** Carries it out. Lists that it borrows from the table are given back when the step is done. */
    void run(Table t, Scope s);

    /** One or more sentences of rules text: what {@link Says} says with the parameters filled in. */
    default String text(Teller w) {
        return w.says((Record) this);
    }

    /** The question it asks, if it asks one: what it does, unless it has better words. */
    default String question(Teller w) {
        return text(w);
    }

    /** What comes of an option of that question, where the question does not say it; empty for nothing to add. */
    default String aside(Table t, Teller w, long code) {
        return "";
    }
}
