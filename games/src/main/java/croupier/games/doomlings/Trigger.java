package croupier.games.doomlings;

/** What a card in hand may react to: a window of each kind is opened where a card of the pack could answer it. */
enum Trigger {
    ANY_TIME(0),
    PLAYED(1),
    ACTION(2),
    TARGETED(3),
    CATASTROPHE(4),
    RESTRICTION(5),
    BEFORE_STABILISING(6),
    STABILISED(7),
    STEALING(8),
    DISCARDING(9),
    WORLDS_END(10);

    final int number;
    final int bit;

    Trigger(int number) {
        this.number = number;
        bit = 1 << number;
    }
}
