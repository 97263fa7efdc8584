package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.ContinuousEffects;
import croupier.kernel.*;

/** A player leaves a game of more than two (800.4); the others play on. */
public final class Leaving {
    private static final Zone[] SHARED = {BATTLEFIELD, STACK, WAITING, PHASED_OUT};
    private static final Zone[] OWN = {HAND, LIBRARY, GRAVEYARD, EXILE, UNDER};
    private static final int OUT_OF_THE_GAME = -1;

    private Leaving() {}

    /**
     * Everything the player owns leaves the game, effects that give them control end, and what they control all the same is
     * exiled (800.4a). A turn of theirs goes on without an active player (800.4j).
     */
    public static void leave(Table t, int seat) {
        int mark = t.mark();
        endControl(t, seat);
        FaceDown.showAll(t, seat);
        Rows leaving = t.rows();
        for (Zone z : SHARED)
            for (int i = 0; i < t.count(z, 0); i++) if (t.get(OWNER, t.at(z, 0, i)) == seat) leaving.add(t.at(z, 0, i));
        int permanents = leaving.size();
        for (Zone z : OWN) leaving.addAll(t, z, seat);
        keepPlace(t, leaving);
        Moves.vanish(t, leaving);
        for (int i = 0; i < permanents; i++)
            if (t.get(ABILITY, leaving.get(i)) == 0) t.did(LEAVES, 0, leaving.get(i), OUT_OF_THE_GAME);
        leaving.each(t, Moves::forget);
        UntilLeaves.giveBack(t);
        exileControlled(t, seat);
        if (t.get(PRIORITY) == seat) t.set(PRIORITY, next(t, seat));
        t.release(mark);
    }

    private static void endControl(Table t, int seat) {
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m))
            if (t.abilityOf(m) == ContinuousEffects.Does.TAKE.number() && t.get(FIRST, m) == seat) t.unmodify(m);
    }

    /** While blockers are declared: the next one to be asked about lies this many places further down. */
    private static void keepPlace(Table t, Rows leaving) {
        int place = t.get(BLOCK_PLACE);
        int before = 0;
        for (int i = 0; place > 0 && i < leaving.size(); i++)
            if (onBattlefield(t, leaving.get(i)) && t.placeOf(leaving.get(i)) < place) before++;
        if (before > 0) t.set(BLOCK_PLACE, place - before);
    }

    private static void exileControlled(Table t, int seat) {
        Rows left = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.stat(CONTROLLER, t.at(BATTLEFIELD, 0, i)) == seat) left.add(t.at(BATTLEFIELD, 0, i));
        for (int i = 0; i < t.count(STACK, 0); i++)
            if (t.printed(CONTROLLER, t.at(STACK, 0, i)) == seat) left.add(t.at(STACK, 0, i));
        keepPlace(t, left);
        if (!left.isEmpty()) Moves.moveAll(t, 0, left, EXILE, Moves.ON_TOP);
    }
}
