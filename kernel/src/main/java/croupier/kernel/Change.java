package croupier.kernel;

/** What a modifier does to stats, compiled from a card's text. Reads and writes stats of the layers below it only. */
public interface Change {
    /** Whether the modifier changes this row, given the stats as the layers so far have left them. */
    boolean affects(Table t, int modifier, int row);

    /** Adds those of the rows that the modifier changes, in their order; what knows them without a look at each says so here. */
    default void affected(Table t, int modifier, Rows rows, Rows out) {
        for (int i = 0; i < rows.size(); i++) if (affects(t, modifier, rows.get(i))) out.add(rows.get(i));
    }

    /** Changes stats of an affected row with {@link Table#change}. */
    void apply(Table t, int modifier, int row);

    /** Whether the modifier is in force at all, asked when its layer is reached. */
    default boolean holds(Table t, int modifier) {
        return true;
    }

    /**
     * Whether other modifiers of later layers change the same rows: what this one affects is kept for them (CR 613.6).
     */
    default boolean leads() {
        return false;
    }

    /** The stats that {@code affects}, {@code apply} and {@code holds} read, as bits; all by default. */
    default long reads() {
        return -1;
    }

    /** The stats that {@code apply} writes, as bits; all by default. */
    default long writes() {
        return -1;
    }
}
