package croupier.games.essence;

import java.util.List;
import java.util.Locale;

/** The subtypes of which the rules speak. Glow, Void and Gray are aspects, Beast is a kind of creature. */
enum Aspect {
    GLOW,
    VOID,
    GRAY,
    BEAST;

    /** Glow, Void and Gray. */
    static final int ALL_ASPECTS = 7;

    final int bit = 1 << ordinal();

    static int bits(List<String> subtypes) {
        int bits = 0;
        for (Aspect a : values())
            for (String s : subtypes)
                if (s.toLowerCase(Locale.ROOT).equals(a.name().toLowerCase(Locale.ROOT))) bits |= a.bit;
        return bits;
    }
}
