package croupier.games.spire;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Verb;

/** A verb that waits in the action queue: some of it is fixed when it is queued, the rest is done when its turn comes. */
interface Action extends Verb {
    /** The number that is fixed when it is queued: damage and block are computed as the card is used. */
    default int fix(Table t, Scope s) {
        return s.amount;
    }

    /** How often it is queued. */
    default int times(Table t, Scope s) {
        return 1;
    }

    /** Whether the number is fixed anew each time it is queued, as a target that is drawn. */
    default boolean fixesEachTime() {
        return false;
    }

    void act(Table t, Scope s, int fixed);

    /** Whether it is still done when the last monster has died meanwhile. */
    default boolean staysAfterVictory() {
        return false;
    }

    /** At once: inside another step. */
    @Override
    default void run(Table t, Scope s) {
        int fixed = fix(t, s);
        for (int i = times(t, s); i > 0; i--) act(t, s, fixed);
    }
}
