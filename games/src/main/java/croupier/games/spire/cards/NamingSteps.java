package croupier.games.spire.cards;

import croupier.kernel.*;
import croupier.script.*;

/** A step that names something and those that follow it: one action, since a name holds as long as an action is carried out. */
record NamingSteps(Steps steps) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        steps.run(t, s);
    }

    @Override
    public String text(Teller w) {
        return w.sentences(steps);
    }
}
