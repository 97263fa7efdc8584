package croupier.kernel;

/** What the numbers of a column mean, so that a save can be written by names and a check can find every row that is named. */
public enum Holds {
    NUMBER,
    /** 1 if something is so, 0 if not. */
    FLAG,
    /** A row of the table, 0 for none. */
    ROW,
    /** A number of the catalogue, 0 for none. */
    CARD,
    SEAT
}
