package croupier.kernel;

/** An enum that columns and journals store: each constant as its place, counted from 0. */
public interface Stored {
    /** The place of an enum's constant. */
    int ordinal();

    /** The number that stands for it. */
    default int number() {
        return ordinal();
    }
}
