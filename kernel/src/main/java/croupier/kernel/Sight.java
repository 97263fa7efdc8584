package croupier.kernel;

/** Who may see the cards of a zone, apart from those who know a card otherwise. */
public enum Sight {
    ALL,
    OWNER,
    NONE
}
