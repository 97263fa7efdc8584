package croupier.games.duel;

/** How long a listener lasts: for ever (or as long as its item), for so many reactions, or for so many of its owner's turns. */
enum Lasts {
    ALWAYS,
    CHARGES,
    TURNS
}
