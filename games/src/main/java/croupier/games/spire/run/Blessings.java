package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.RunDefs;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.*;

/** The four blessings at the start of a run, of which one is chosen. */
public final class Blessings {
    private static final int THIRD = 2;
    private static final int FOURTH = 3;

    private Blessings() {}

    /** Each offer has its own list; the third comes with a drawback, the fourth takes the first relic away. */
    static void roll(Table t) {
        t.set(BLESSINGS, 0, one(t, RunDefs.Offer.FIRST, -1));
        t.set(BLESSINGS, 1, one(t, RunDefs.Offer.SECOND, -1));
        int drawback = t.roll(NEOW_ROLLS, RunCards.of(t).drawbacks.length);
        t.set(DRAWBACK, drawback);
        t.set(BLESSINGS, THIRD, one(t, RunDefs.Offer.WITH_DRAWBACK, drawback));
        t.set(BLESSINGS, FOURTH, one(t, RunDefs.Offer.SWAP, -1));
    }

    private static int one(Table t, RunDefs.Offer offer, int drawback) {
        RunDefs.BlessingDef[] all = RunCards.of(t).blessings;
        Rows list = t.rows();
        for (int i = 0; i < all.length; i++) if (all[i].offer() == offer && !excludes(all[i], drawback)) list.add(i);
        return list.get(t.roll(NEOW_ROLLS, list.size()));
    }

    private static boolean excludes(RunDefs.BlessingDef b, int drawback) {
        for (int i = 0; i < b.notWith().size(); i++) if (b.notWith().get(i).number() == drawback) return true;
        return false;
    }

    static void ask(Table t) {
        Ask ask = t.ask(0, CHOOSE_BLESSING);
        for (int i = 0; i < BLESSINGS.count(); i++) ask.option(BLESSING, i);
        int chosen = Code.a(ask.code());
        RunDefs.BlessingDef b = RunCards.of(t).blessings[t.get(BLESSINGS, chosen)];
        t.set(SpireWords.PHASE, Climb.MAP_SCREEN);
        if (chosen != THIRD) {
            Climb.run(t, b.do_());
            return;
        }
        RunDefs.DrawbackDef drawback = RunCards.of(t).drawbacks[t.get(DRAWBACK)];
        boolean later = drawback.waits() && !b.afterDrawback();
        if (!later) Climb.run(t, drawback.do_());
        Climb.run(t, b.do_());
        if (later) Climb.run(t, drawback.do_());
    }
}
