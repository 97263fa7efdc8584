package croupier.games.doomlings;

/** The colour of a trait. Grey is no colour: where a rule speaks of colours it means the other four. */
enum Color {
    COLORLESS(0),
    RED(1),
    BLUE(2),
    GREEN(3),
    PURPLE(4);

    /** How many there are, with grey. */
    static final int COUNT = 5;

    /** How a row stores it. */
    final int number;

    Color(int number) {
        this.number = number;
    }
}
