package croupier.games.essence;

/** How often an ability may be used. */
enum Once {
    ANY_TIME,
    A_TURN,
    A_GAME
}
