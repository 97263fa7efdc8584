package croupier.games.doomlings;

/** What a card in hand may react to: a window of each kind is opened where a card of the pack could answer it. */
enum Trigger {
    ANY_TIME(0, "at any time"),
    PLAYED(1, "when a trait was played", "its action does not happen", ""),
    ACTION(2, "when an action is about to happen"),
    TARGETED(3, "when somebody is affected"),
    /** The amount is the change of the gene pools. */
    CATASTROPHE(4, "when a catastrophe strikes", "it has no effect", "its change of the gene pools"),
    RESTRICTION(5, "when an age forbids traits", "it forbids nothing", ""),
    /** The amount is how many cards the hand will have. */
    BEFORE_STABILISING(6, "before stabilising", "it does not happen", "the size of the hand"),
    STABILISED(7, "after stabilising"),
    STEALING(8, "when a trait would be stolen"),
    DISCARDING(9, "when a trait would be discarded"),
    WORLDS_END(10, "at World's End"),
    /** The amount is how many cards of the hand are discarded. */
    MUST_DISCARD(11, "when somebody must discard cards", "it does not happen", "the number of cards");

    final int number;
    final int bit;
    /** How texts say it, that it is cancelled, and what of it may be changed. */
    final String when;

    final String cancelled;
    final String amount;

    Trigger(int number, String when) {
        this(number, when, "it does not happen", "its amount");
    }

    Trigger(int number, String when, String cancelled, String amount) {
        this.number = number;
        this.when = when;
        this.cancelled = cancelled;
        this.amount = amount.isEmpty() ? "its amount" : amount;
        bit = 1 << number;
    }
}
