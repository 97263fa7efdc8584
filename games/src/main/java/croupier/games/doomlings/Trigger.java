package croupier.games.doomlings;

import croupier.kernel.*;

/** What a card in hand may react to: a window of each kind is opened where a card of the pack could answer it. */
enum Trigger implements Stored {
    ANY_TIME("React?", "at any time"),
    PLAYED("This was played: react?", "when a trait was played", "its action does not happen", "its amount"),
    ACTION("Its action is about to happen: react?", "when an action is about to happen"),
    TARGETED("It affects somebody: react?", "when somebody is affected"),
    CATASTROPHE("It strikes: react?", "when a catastrophe strikes", "it has no effect", "its change of the gene pools"),
    RESTRICTION("It forbids traits: react?", "when an age forbids traits", "it forbids nothing", "its amount"),
    BEFORE_STABILISING(
            "Before stabilising: react?", "before stabilising", "it does not happen", "the size of the hand"),
    STABILISED("Somebody has stabilised: react?", "after stabilising"),
    STEALING("It would be stolen: react?", "when a trait would be stolen"),
    DISCARDING("It would be discarded: react?", "when a trait would be discarded"),
    WORLDS_END("The world ends: react?", "at World's End"),
    MUST_DISCARD(
            "Somebody must discard cards: react?",
            "when somebody must discard cards",
            "it does not happen",
            "the number of cards");

    /** What a window asks. */
    final String question;
    /** How texts say it, that it is cancelled, and what of it may be changed. */
    final String when;

    final String cancelled;
    final String amount;

    Trigger(String question, String when) {
        this(question, when, "it does not happen", "its amount");
    }

    Trigger(String question, String when, String cancelled, String amount) {
        this.question = question;
        this.when = when;
        this.cancelled = cancelled;
        this.amount = amount;
    }

    int bit() {
        return 1 << number();
    }
}
