package croupier.kernel;

/** Where a game comes from; found by {@link java.util.ServiceLoader}. */
public interface GameSource {
    String name();

    /** The card files that come with the game. */
    Content content();

    /** The game with these card files; throws with every mistake in them at once. */
    Game load(Content content);
}
