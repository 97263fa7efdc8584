package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/** Tapping and untapping (701.26). */
public final class Tapping {
    private Tapping() {}

    public static void tap(Table t, int object) {
        if (t.is(TAPPED, object) || t.would(TAPS, 0, object, 0) == Event.NOTHING) return;
        t.set(TAPPED, object, 1);
        t.did(TAPS, 0, object, 0);
    }

    public static void untap(Table t, int object) {
        if (!t.is(TAPPED, object) || t.would(UNTAPS, 0, object, 0) == Event.NOTHING) return;
        t.set(TAPPED, object, 0);
        t.did(UNTAPS, 0, object, 0);
    }
}
