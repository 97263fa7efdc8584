package croupier.games.duel;

import croupier.games.RulesRemoved;

class RulesRemovedTest extends RulesRemoved {
    RulesRemovedTest() {
        super("duel", 193, 13);
    }
}
