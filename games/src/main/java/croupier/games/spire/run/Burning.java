package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.RunDefs;
import croupier.kernel.*;

/** The elite that carries the emerald key is stronger, in one of several ways. */
final class Burning {
    private Burning() {}

    static void strengthen(Table t) {
        RunDefs.BurningDef how = RunCards.of(t).burnings[t.get(BURNING_BUFF)];
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            Scope s = Actions.scope(t, t.at(MONSTERS, 0, i), t.get(ME));
            how.do_().run(t, s);
            t.done(s);
        }
    }
}
