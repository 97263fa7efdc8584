package croupier.games.spire.cards;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.steps.Repeat;

/** Verbs that say when steps come: an action that itself queues actions. */
public final class Waits {
    private Waits() {}

    /** Damage and block of a card are fixed when it is used, wherever they stand in its text. */
    static boolean isFixedAtUse(Verb v) {
        return v instanceof Action a && a.isFixedAtUse();
    }

    /** How many steps of damage or block stand inside of other steps. */
    static int fixedInside(Steps text) {
        int count = 0;
        for (Verb v : text)
            switch (v) {
                case If i -> count += fixedIn(i.then()) + fixedIn(i.otherwise());
                case Repeat r -> count += fixedIn(r.steps());
                case Next n -> count += fixedIn(n.next());
                case Later l -> count += fixedIn(l.later());
                default -> {}
            }
        return count;
    }

    private static int fixedIn(Steps text) {
        int count = fixedInside(text);
        for (Verb v : text) if (isFixedAtUse(v)) count++;
        return count;
    }

    /** For effects that count something when their turn comes, not when the card is used, and then do several things. */
    @Doc("When its turn comes, these steps come before all that waits, with numbers as they are then.")
    @Says("{next:sentences}")
    public record Next(@MainArgument Steps next) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            next.run(t, s);
        }
    }

    @Doc("When its turn comes, these steps are put behind all that waits, with numbers as they are then.")
    @Says("{later:sentences}")
    public record Later(@MainArgument Steps later) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            later.run(t, s);
        }
    }
}
