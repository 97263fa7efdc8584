package croupier.script.language;

import croupier.kernel.Kind;
import croupier.script.Attribute;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** What the definitions of cards say that expressions can read: {@code it.cost}, {@code tags has strike}. */
public interface CardFacts {
    /** What the definitions of rows of this kind say under a name; null if they say nothing. */
    @Nullable
    Attribute attribute(Kind kind, String name);

    /** The names of all that they say. */
    Collection<String> attributes(Kind kind);
}
