package croupier.games.magic.words;

/** How decks may be built (100.2, 100.4): how many cards at least, how many of one card at most, how many beside the deck. */
public enum DeckFormat {
    CONSTRUCTED(60, 4, 15),
    LIMITED(40, Integer.MAX_VALUE, Integer.MAX_VALUE),
    SINGLETON(60, 1, 15);

    public final int least;
    public final int copies;
    public final int aside;

    DeckFormat(int least, int copies, int aside) {
        this.least = least;
        this.copies = copies;
        this.aside = aside;
    }
}
