package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.effects.InCombat;
import croupier.kernel.*;

/** A permanent has come under another player's control (110.2). */
public final class Control {
    private Control() {}

    /** Notices a change: it is summoning sick again (302.6), out of combat (506.4), and may be looked at (708.5). */
    public static boolean notice(Table t, int object) {
        int now = t.stat(CONTROLLER, object);
        if (now == t.get(KEPT_BY, object)) return false;
        t.set(KEPT_BY, object, now);
        t.set(SINCE, object, t.get(TURN));
        InCombat.remove(t, object);
        ContinuousEffects.endControlled(t, object, now);
        if (t.is(FACE_DOWN, object)) FaceDown.show(t, object, now);
        return true;
    }
}
