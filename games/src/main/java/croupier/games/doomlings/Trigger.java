package croupier.games.doomlings;

/** What a card in hand may react to: a window of each kind is opened where a card of the pack could answer it. */
enum Trigger {
    ANY_TIME(0, "React?", "at any time"),
    PLAYED(1, "This was played: react?", "when a trait was played", "its action does not happen", "its amount"),
    ACTION(2, "Its action is about to happen: react?", "when an action is about to happen"),
    TARGETED(3, "It affects somebody: react?", "when somebody is affected"),
    CATASTROPHE(
            4, "It strikes: react?", "when a catastrophe strikes", "it has no effect", "its change of the gene pools"),
    RESTRICTION(5, "It forbids traits: react?", "when an age forbids traits", "it forbids nothing", "its amount"),
    BEFORE_STABILISING(
            6, "Before stabilising: react?", "before stabilising", "it does not happen", "the size of the hand"),
    STABILISED(7, "Somebody has stabilised: react?", "after stabilising"),
    STEALING(8, "It would be stolen: react?", "when a trait would be stolen"),
    DISCARDING(9, "It would be discarded: react?", "when a trait would be discarded"),
    WORLDS_END(10, "The world ends: react?", "at World's End"),
    MUST_DISCARD(
            11,
            "Somebody must discard cards: react?",
            "when somebody must discard cards",
            "it does not happen",
            "the number of cards");

    final int number;
    final int bit;
    /** What a window asks. */
    final String question;
    /** How texts say it, that it is cancelled, and what of it may be changed. */
    final String when;

    final String cancelled;
    final String amount;

    Trigger(int number, String question, String when) {
        this(number, question, when, "it does not happen", "its amount");
    }

    Trigger(int number, String question, String when, String cancelled, String amount) {
        this.number = number;
        this.question = question;
        this.when = when;
        this.cancelled = cancelled;
        this.amount = amount;
        bit = 1 << number;
    }
}
