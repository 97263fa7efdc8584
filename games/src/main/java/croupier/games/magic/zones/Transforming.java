package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.kernel.*;

/** Double-faced permanents turn over (701.27, 712): the same object with the other face up. */
public final class Transforming {
    private Transforming() {}

    /** Only what is a double-faced card, or a token that copies one, can transform (701.27c, 707.8a). */
    public static void transform(Table t, int object) {
        if (turnsOver(t, object)) t.did(TRANSFORMS, 0, object, 0);
    }

    /** Its other face is up; false if it cannot be. Nobody hears of it where a table is laid out so. */
    public static boolean turnsOver(Table t, int object) {
        if (!onBattlefield(t, object) || t.is(FACE_DOWN, object)) return false;
        Face up = MagicCards.face(t, object);
        int other = up.isBack ? up.front : up.back;
        if (other == 0) return false;
        boolean isToken = t.is(IS_TOKEN, object);
        int really = t.get(REALLY, object) == 0 ? t.card(object) : t.get(REALLY, object);
        if (!isToken && really != t.card(object) && really != other) return false;
        t.become(object, other);
        MagicCards.face(t, object).print(t, object);
        if (!isToken) t.set(REALLY, object, really == other ? 0 : really);
        Entering.renew(t, object);
        return true;
    }
}
