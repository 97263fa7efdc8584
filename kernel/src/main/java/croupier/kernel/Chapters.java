package croupier.kernel;

/**
 * The parts of a match that studies tell apart, such as the rooms of a run: what each was, and what it did to a number that counts.
 * Looked at between two tasks only.
 */
public interface Chapters {
    /** Another number in every chapter of a match; -1 between two. */
    int now(Table t);

    /** How far the match has come, such as the floor of a tower. */
    int place(Table t);

    /** What sort of chapter this is, such as "elite". */
    String kind(Table t);

    /** Its name, such as that of an encounter; empty for none. */
    String name(Table t);

    /** What the number is called that is followed through the chapters. */
    String measure();

    /** That number now. */
    int measured(Table t, int seat);
}
