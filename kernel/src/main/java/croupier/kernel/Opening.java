package croupier.kernel;

/**
 * How a scenario lays out its table: after the game's own setup, at rest, before the first answer. Part of the setup, so
 * that undo and replay lay out the same table again.
 */
public interface Opening {
    /** Numbers that chance gives while the game sets itself up; where it is scripted, shuffles change nothing. */
    default int[] chance() {
        return new int[0];
    }

    /** Whether the game's tasks run up to the first real choice before the table is laid out. */
    default boolean atFirstChoice() {
        return true;
    }

    /** Lays out the table; asks nothing. */
    void lay(Table t);
}
