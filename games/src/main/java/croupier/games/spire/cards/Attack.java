package croupier.games.spire.cards;

import croupier.script.*;

/** A step that attacks: what players see of it before it comes. */
public interface Attack {
    Amount damage();

    Amount times();
}
