package croupier.kernel;

/** A way to play: gets what its seat may see and the open decision, never the table. */
public interface Policy {
    /** In place of an option: the playout is left where it stands ({@link Seen#play}). */
    int LEAVE = -1;

    /** The index of an option. */
    int choose(Seen seen, Decision d);

    /** Whether it calls {@link Seen#imagine}, so that the match must keep checkpoints for it. */
    default boolean imagines() {
        return false;
    }

    /** Called before every match, so that the same seed gives the same play. */
    default void begin(long seed, int seat) {}
}
