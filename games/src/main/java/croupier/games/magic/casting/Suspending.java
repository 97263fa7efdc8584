package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/** Suspending a card of the hand (702.62a): a special action, whenever one could begin to cast it (116.2f). */
public final class Suspending {
    private Suspending() {}

    public static void offer(Table t, int seat, int card, Ask ask) {
        Defs.SuspendDef d = MagicCards.face(t, card).def.suspend();
        if (d == null) return;
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        if (!CastWays.couldBegin(t, seat, card)) ask.not(SUSPEND, card, NOT_NOW);
        else if (!Forbidding.allows(t, card, 0, false, 0)) ask.not(SUSPEND, card, FORBIDDEN);
        else if (!Paying.canPay(t, s, card, d.cost(), 0, true)) ask.not(SUSPEND, card, TOO_DEAR);
        else ask.option(SUSPEND, card);
        t.done(s);
    }

    public static boolean suspend(Table t, int seat, int card) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = t.attempt(Suspending::propose, seat, card, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    private static void propose(Table t, int seat, int card, Rows stands) {
        Defs.SuspendDef d =
                java.util.Objects.requireNonNull(MagicCards.face(t, card).def.suspend());
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        Paying.pay(t, s, card, card, d.cost(), 0, stands);
        t.done(s);
        int exiled = Moves.move(t, 0, card, EXILE);
        if (exiled != 0 && t.isIn(EXILE, exiled)) Counters.put(t, exiled, exiled, Counters.TIME_KIND, d.time());
    }
}
