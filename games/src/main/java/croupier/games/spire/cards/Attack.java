package croupier.games.spire.cards;

import croupier.script.Amount;

/** A step that attacks: what players see of it before it comes. */
public interface Attack {
    Amount damage();

    Amount times();
}
