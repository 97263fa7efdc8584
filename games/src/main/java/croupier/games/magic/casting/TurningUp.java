package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.zones.FaceDown;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Turning a face-down permanent face up for its morph cost (702.37e). */
public final class TurningUp {
    private TurningUp() {}

    /** Its controller may turn it face up for its morph cost whenever they have priority (702.37e). */
    public static void offer(Table t, int seat, int object, Ask ask) {
        Cost morph = morph(t, object);
        if (morph == null) return;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        if (Paying.canPay(t, s, object, morph, 0, false)) ask.option(TURN_UP, object);
        else ask.not(TURN_UP, object, TOO_DEAR);
        t.done(s);
    }

    /** The morph cost that it would have if it were face up; null if it would have none (702.37e). */
    private static @Nullable Cost morph(Table t, int object) {
        if (t.stat(LOST, object) != 0) return null;
        int like = t.get(UP_LIKE, object);
        return MagicCards.face(t, like != 0 ? like : FaceDown.under(t, object))
                .def
                .morph();
    }

    /** A special action: no stack (116.2b). */
    public static boolean turnUp(Table t, int seat, int object) {
        Rows stands = t.rows();
        boolean done = t.attempt(TurningUp::pay, seat, object, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        return done;
    }

    private static void pay(Table t, int seat, int object, Rows stands) {
        Cost morph = java.util.Objects.requireNonNull(morph(t, object));
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        Paying.pay(t, s, object, object, morph, 0, stands);
        t.done(s);
        FaceDown.reveal(t, object);
        t.did(TURNED_UP, 0, object, 0);
    }
}
