package croupier.games.essence;

import croupier.games.RulesRemoved;

class RulesRemovedTest extends RulesRemoved {
    RulesRemovedTest() {
        super("essence", 158, 37);
    }
}
