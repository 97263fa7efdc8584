package croupier.games.magic.cards;

import croupier.script.*;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A verb that changes how something enters, where it stands under 'do' of 'before: enters' (614.12). */
public interface EntersWith extends Verb {
    /** 616.1: control of what enters, then copies as they enter, then everything else, shields too. */
    int CONTROL_FIRST = -2;

    int COPIES = -1;

    int OTHERS = 0;

    /** When it applies, among all that replaces the same event: the lower one first. */
    default int precedence() {
        return OTHERS;
    }

    /**
     * How something enters with it, for "this enters ..."; null where its own text is said.
     *
     * @param gaps gets what the words name
     */
    default @Nullable String manner(Defs.Replaces in, Map<String, Object> gaps) {
        return null;
    }

    /** Whether others enter so in the plural: "lands enter tapped". */
    default boolean isSaidOfMany() {
        return false;
    }
}
