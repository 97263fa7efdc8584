package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.InCombat;
import croupier.games.magic.words.Keyword;
import croupier.kernel.*;

/**
 * Banding (702.22). Attackers form bands: any number of creatures with banding and at most one without. A band is blocked together, and who has
 * banding on their side says how damage to their creatures is assigned.
 */
final class Banding {
    private Banding() {}

    /** Bands are formed as attackers are declared (702.22c): all of a band attack the same. */
    static void form(Table t, int seat, Rows attackers) {
        for (int i = 0; i < attackers.size(); i++) {
            int first = attackers.get(i);
            if (!has(t, first, Keyword.BANDING) || t.get(BAND, first) != 0) continue;
            int mark = t.mark();
            Rows with = t.rows();
            Rows without = t.rows();
            for (int n = 0; n < attackers.size(); n++) {
                int other = attackers.get(n);
                if (other == first || t.get(BAND, other) != 0 || t.get(ATTACKING, other) != t.get(ATTACKING, first))
                    continue;
                if (has(t, other, Keyword.BANDING)) with.add(other);
                else without.add(other);
            }
            Rows band = t.rows();
            if (!with.isEmpty())
                band.addAll(t.ask(seat, BAND_WITH).because(first).from(with).some(0, with.size()));
            if (!without.isEmpty()) {
                int one = t.ask(seat, BAND_WITH_OTHER)
                        .because(first)
                        .may()
                        .from(without)
                        .one();
                if (one != 0) band.add(one);
            }
            for (int n = 0; n < band.size(); n++) t.set(BAND, band.get(n), first);
            if (!band.isEmpty()) t.set(BAND, first, first);
            t.release(mark);
        }
    }

    /** What blocks one creature of a band blocks all of it (702.22h). */
    static void blockTogether(Table t, Rows attackers) {
        boolean any = false;
        for (int i = 0; i < attackers.size(); i++) any |= t.get(BAND, attackers.get(i)) != 0;
        if (!any) return;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int blocker = t.at(BATTLEFIELD, 0, i);
            if (t.get(BLOCKING, blocker) != 0) blockBands(t, blocker, attackers);
        }
    }

    private static void blockBands(Table t, int blocker, Rows attackers) {
        int mark = t.mark();
        Rows more = t.rows();
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            if (t.get(BAND, attacker) == 0 || !Blocking.blocks(t, blocker, attacker)) continue;
            for (int n = 0; n < attackers.size(); n++) {
                int other = attackers.get(n);
                if (t.get(BAND, other) == t.get(BAND, attacker)
                        && !Blocking.blocks(t, blocker, other)
                        && !more.has(other)) more.add(other);
            }
        }
        for (int i = 0; i < more.size(); i++) InCombat.block(t, blocker, more.get(i));
        t.release(mark);
    }

    /**
     * Who says how the damage of a source is assigned: its controller, but where it blocks a creature with banding the attacking player, and
     * where one with banding blocks it the defending player (702.22j, k).
     */
    static int assigner(Table t, int source) {
        int own = controller(t, source);
        boolean attacks = t.get(ATTACKING, source) != 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int other = t.at(BATTLEFIELD, 0, i);
            boolean meets = attacks ? Blocking.blocks(t, other, source) : Blocking.blocks(t, source, other);
            if (meets && has(t, other, Keyword.BANDING)) return controller(t, other);
        }
        return own;
    }
}
