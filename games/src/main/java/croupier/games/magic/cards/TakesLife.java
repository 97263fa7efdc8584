package croupier.games.magic.cards;

import croupier.kernel.*;

/** A step by which players lose life: what is looked at to find out what a mana ability costs. */
public interface TakesLife {
    /** How much life this player would lose, if nothing changed it. */
    int taken(Table t, Scope s, int player);
}
