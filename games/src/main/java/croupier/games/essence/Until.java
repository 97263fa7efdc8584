package croupier.games.essence;

/** How long something lasts that a card gives. */
enum Until {
    END_OF_TURN(1, "Until end of turn, "),
    /** Ends as its giver's next Start Phase begins. */
    YOUR_NEXT_TURN(2, "Until your next turn, "),
    /** Hears the start of its giver's next turn, and ends then. */
    YOUR_NEXT_START(3, "Then, "),
    /** Ends when the card that gave it leaves. */
    THIS_LEAVES(4, "As long as this stays, "),
    THE_GAME_ENDS(5, "For the rest of the game, ");

    final int number;
    final String text;

    Until(int number, String text) {
        this.number = number;
        this.text = text;
    }
}
