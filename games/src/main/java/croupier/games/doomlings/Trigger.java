package croupier.games.doomlings;

/** What a card in hand may react to: a window of each kind is opened where a card of the pack could answer it. */
enum Trigger {
    ANY_TIME(0),
    PLAYED(1),
    ACTION(2),
    TARGETED(3),
    /** The amount is the change of the gene pools. */
    CATASTROPHE(4),
    RESTRICTION(5),
    /** The amount is how many cards the hand will have. */
    BEFORE_STABILISING(6),
    STABILISED(7),
    STEALING(8),
    DISCARDING(9),
    WORLDS_END(10),
    /** The amount is how many cards of the hand are discarded. */
    MUST_DISCARD(11);

    final int number;
    final int bit;

    Trigger(int number) {
        this.number = number;
        bit = 1 << number;
    }
}
