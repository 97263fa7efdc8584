package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Action;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs about turns. */
public final class TurnVerbs {
    private TurnVerbs() {}

    /**
     * One card alone uses it: nothing else in the game takes a turn away from the monsters, so it cannot be composed.
     */
    @Doc("The monsters do not act when this turn ends.")
    @Says("The monsters miss their next turn.")
    public record SkipMonsters() implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            t.set(SKIP_MONSTERS, 1);
        }
    }
}
