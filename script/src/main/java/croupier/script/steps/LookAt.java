package croupier.script.steps;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.Verb;

/** You look at cards. There is nothing to answer: what was seen stays known. */
@Says("Look at {lookAt:all}.")
@Doc("You look at cards.")
public record LookAt(@MainArgument @Doc("Which.") Selection lookAt) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        Rows cards = lookAt.rows(t, s);
        for (int i = 0; i < cards.size(); i++) t.lookAt(cards.get(i), s.seat);
    }
}
