package croupier.games.essence;

import croupier.games.RulesRemoved;

class RulesRemovedTest extends RulesRemoved {
    RulesRemovedTest() {
        super("essence", EssenceSource.class, 158, 37);
    }
}
