package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.effects.InCombat;
import croupier.games.magic.words.Keyword;
import croupier.kernel.*;

/**
 * Phasing (702.26). What is phased out is the same object in a place where nothing looks: it did not leave the battlefield, and keeps
 * its counters, what is attached to it, and who controls it.
 */
public final class Phasing {
    private Phasing() {}

    /** What of the active player has phasing phases out, and what phased out under their control phases in, at the same time (502.1). */
    public static void atUntap(Table t, int seat) {
        int mark = t.mark();
        Rows in = t.rows();
        Rows out = t.rows();
        for (int i = 0; i < t.count(PHASED_OUT, 0); i++) {
            int object = t.at(PHASED_OUT, 0, i);
            if (t.get(KEPT_BY, object) == seat && t.get(PHASED_WITH, object) == 0) in.add(object);
        }
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) == seat && has(t, object, Keyword.PHASING)) out.add(object);
        }
        out.each(t, Phasing::phaseOut);
        in.each(t, Phasing::phaseIn);
        t.release(mark);
    }

    /** It phases out, and all that is attached to it with it (702.26g); what lasts as long as it is seen ends (702.26f). */
    public static void phaseOut(Table t, int object) {
        if (!onBattlefield(t, object)) return;
        if (t.get(PHASED_WITH, object) != 0) t.set(PHASED_WITH, object, 0);
        leave(t, object);
        int mark = t.mark();
        Rows with = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACHED, t.at(BATTLEFIELD, 0, i)) == object) with.add(t.at(BATTLEFIELD, 0, i));
        for (int i = 0; i < with.size(); i++) {
            phaseOut(t, with.get(i));
            t.set(PHASED_WITH, with.get(i), 1);
        }
        t.release(mark);
    }

    private static void leave(Table t, int object) {
        t.set(KEPT_BY, object, t.stat(CONTROLLER, object));
        InCombat.remove(t, object);
        ContinuousEffects.endKeptBy(t, object);
        t.move(object, PHASED_OUT, 0);
    }

    /** It is there again with what phased out with it; nothing enters (702.26d). */
    private static void phaseIn(Table t, int object) {
        t.move(object, BATTLEFIELD, 0);
        int mark = t.mark();
        Rows with = t.rows();
        for (int i = 0; i < t.count(PHASED_OUT, 0); i++) {
            int other = t.at(PHASED_OUT, 0, i);
            if (t.get(ATTACHED, other) == object && t.get(PHASED_WITH, other) != 0) with.add(other);
        }
        for (int i = 0; i < with.size(); i++) {
            t.set(PHASED_WITH, with.get(i), 0);
            phaseIn(t, with.get(i));
        }
        t.release(mark);
    }
}
