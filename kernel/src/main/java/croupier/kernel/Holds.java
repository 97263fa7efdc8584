package croupier.kernel;

/** What the numbers of a column mean, so that a save can be written by names and a check can find every row that is named. */
public enum Holds {
    NUMBER,
    FLAG,
    ROW,
    CARD,
    SEAT
}
