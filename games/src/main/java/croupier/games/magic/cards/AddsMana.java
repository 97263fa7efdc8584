package croupier.games.magic.cards;

import croupier.script.*;

/** A step that adds mana: what is looked at to find out what can be paid. */
public interface AddsMana {
    /** The player who gets it. */
    Noun who();

    Amount times();

    /** It adds the kind that was made. */
    boolean isSame();

    /** It adds a color that the player says. */
    boolean isAny();

    /** How much of a kind it adds at a time, where the text says which. */
    int adds(int kind);
}
