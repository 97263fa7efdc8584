package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/** Which sources dealt damage to a creature this turn, for cards that ask; nothing is noted where no card of the match does. */
public final class DamageNoted {
    private DamageNoted() {}

    static void note(Table t, int source, int target) {
        if (wasDealtBy(t, target, source)) return;
        int row = t.create(DEALT_DAMAGE);
        t.set(DEALT_BY, row, source);
        t.set(NEXT_DEALT, row, t.get(DEALT, target));
        t.set(DEALT, target, row);
    }

    /** Whether this very source dealt damage to the object this turn; what left is known as it was last. */
    public static boolean wasDealtBy(Table t, int object, int source) {
        if (!t.is(OBJECT, object)) return false;
        for (int row = t.get(DEALT, object); row != 0; row = t.get(NEXT_DEALT, row))
            if (t.get(DEALT_BY, row) == source) return true;
        return false;
    }

    /** The turn is over: nothing was dealt in the next one yet. */
    public static void forget(Table t) {
        if (t.get(NOTES_DAMAGE) == 0) return;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            for (int row = t.get(DEALT, object); row != 0; ) {
                int next = t.get(NEXT_DEALT, row);
                t.remove(row);
                row = next;
            }
            if (t.get(DEALT, object) != 0) t.set(DEALT, object, 0);
        }
    }
}
