package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** Protection (702.16): damage, enchanting and equipping, blocking, targeting. */
public final class Protection {
    private static final int COLORS_BIT = Keyword.PROTECTION_FROM_WHITE.bit();

    private Protection() {}

    /** Whether an object has protection from this source. */
    public static boolean from(Table t, int object, int source) {
        if (source == 0 || !t.is(OBJECT, object) || !t.is(OBJECT, source)) return false;
        int guards = t.stat(GUARDS, object);
        if (guards == 0) return false;
        if (has(guards, Keyword.PROTECTION_FROM_EVERYTHING)) return true;
        int colors = t.stat(COLORS, source);
        if ((guards & colors * COLORS_BIT) != 0) return true;
        if (colors == 0 && has(guards, Keyword.PROTECTION_FROM_COLORLESS)) return true;
        int types = t.stat(TYPES, source);
        if (has(guards, Keyword.PROTECTION_FROM_DEMONS) && isOf(t, source, MagicCards.of(t).demons)) return true;
        if (has(guards, Keyword.PROTECTION_FROM_DRAGONS) && isOf(t, source, MagicCards.of(t).dragons)) return true;
        return (is(types, Type.CREATURE) && has(guards, Keyword.PROTECTION_FROM_CREATURES))
                || (is(types, Type.ARTIFACT) && has(guards, Keyword.PROTECTION_FROM_ARTIFACTS))
                || (is(types, Type.INSTANT) && has(guards, Keyword.PROTECTION_FROM_INSTANTS))
                || (is(types, Type.SORCERY) && has(guards, Keyword.PROTECTION_FROM_SORCERIES));
    }

    private static boolean isOf(Table t, int source, int subtype) {
        if (subtype < 0) return false;
        return (t.stat(SUBTYPES[subtype >> 5], source) & (1 << (subtype & 31))) != 0
                || is(t.stat(TYPES, source), Type.CHANGELING);
    }

    private static boolean has(int guards, Keyword k) {
        return (guards & k.bit()) != 0;
    }

    private static boolean is(int types, Type type) {
        return (types & type.bit()) != 0;
    }
}
