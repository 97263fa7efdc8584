package croupier.games.spire;

import croupier.games.RulesRemoved;

class RulesRemovedTest extends RulesRemoved {
    RulesRemovedTest() {
        super("spire", 500);
    }

    /** The traces of whole battles and runs prove most of the rules; here are those of a battle that rulings are about. */
    @Override
    protected boolean provesAll() {
        return false;
    }
}
