package croupier.kernel;

import org.jspecify.annotations.Nullable;

/** Something that a game declares once among its words and that is compared by its number from then on. */
public interface Constant<C extends Constant<C>> {
    int index();

    /** Whether this is that one; false for null. */
    default boolean is(@Nullable C other) {
        return other != null && index() == other.index();
    }
}
