package croupier.games.spire.cards;

import croupier.script.*;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step, or a word of one, that may concern the enemy at which a card or potion is aimed. */
public interface Aimed {
    boolean isAimed();

    /** Whether a text or a part of one does something to the enemy that is aimed at; what knows it itself is not looked into. */
    static boolean any(@Nullable Object part) {
        return switch (part) {
            case Aimed a -> a.isAimed();
            case List<?> all -> all.stream().anyMatch(Aimed::any);
            case Record r -> anyOf(r);
            case null, default -> false;
        };
    }

    /** A text that names a target needs one. */
    static void must(boolean targeted, Steps text) {
        if (!targeted && any(text))
            throw new IllegalArgumentException("nobody is aimed at, but a step does something to the target: write"
                    + " 'targeted: true', or a step for others, such as 'damage all'");
    }

    private static boolean anyOf(Record r) {
        for (RecordComponent c : RecordParts.of(r.getClass())) if (any(RecordParts.value(c, r))) return true;
        return false;
    }
}
