package newgame;

import croupier.kernel.*;
import croupier.script.*;

/** What cards can do. */
final class Verbs {
    @Says("Gain {amount:coin}.")
    @Doc("The player gains coins.")
    record Gain(@MainArgument @Doc("How many.") Amount amount) implements Verb {
        public void run(Table t, Scope s) {
            Rules.gain(t, s.self, amount.of(t, s));
        }
    }

    @Says("The next player loses {amount:coin}.")
    @Doc("The next player loses coins, as many as there are.")
    record Spoil(@MainArgument @Doc("How many.") Amount amount) implements Verb {
        public void run(Table t, Scope s) {
            Rules.lose(t, s.target, amount.of(t, s));
        }
    }

    @Says("Draw {amount:card}.")
    @Doc("The player draws cards.")
    record Draw(@MainArgument @Doc("How many.") Amount amount) implements Verb {
        public void run(Table t, Scope s) {
            Rules.draw(t, s.seat, amount.of(t, s));
        }
    }
}
