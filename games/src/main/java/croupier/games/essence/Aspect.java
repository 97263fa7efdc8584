package croupier.games.essence;

import java.util.List;
import java.util.Locale;

/** The subtypes of which the rules speak. Glow, Void and Gray are aspects, Beast is a kind of creature. */
enum Aspect {
    GLOW(1),
    VOID(2),
    GRAY(4),
    BEAST(8);

    /** Glow, Void and Gray. */
    static final int ALL_ASPECTS = 7;

    final int bit;

    Aspect(int bit) {
        this.bit = bit;
    }

    static int bits(List<String> subtypes) {
        int bits = 0;
        for (Aspect a : values())
            for (String s : subtypes)
                if (s.toLowerCase(Locale.ROOT).equals(a.name().toLowerCase(Locale.ROOT))) bits |= a.bit;
        return bits;
    }
}
