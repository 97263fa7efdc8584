package croupier.games.spire;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;

/** Verbs that say when steps come: an action that itself queues actions. */
final class Waits {
    private Waits() {}

    /** For effects that count something when their turn comes, not when the card is used, and then do several things. */
    @Doc("When its turn comes, these steps come before all that waits, with numbers as they are then.")
    public record Next(@Main Steps next) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            next.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.sentences(next);
        }
    }

    @Doc("When its turn comes, these steps are put behind all that waits, with numbers as they are then.")
    public record Later(@Main Steps later) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            later.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.sentences(later);
        }
    }
}
