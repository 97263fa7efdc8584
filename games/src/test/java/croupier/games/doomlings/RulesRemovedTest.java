package croupier.games.doomlings;

import croupier.games.RulesRemoved;

class RulesRemovedTest extends RulesRemoved {
    RulesRemovedTest() {
        super("doomlings", DoomSource.class, 183);
    }
}
