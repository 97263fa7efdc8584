package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Keyword;
import croupier.kernel.*;

/**
 * Restrictions and requirements that tie the blocks of several creatures together (509.1b, c): menace, creatures that cannot
 * block alone, attackers that all who can must block. A half-made declaration is worth as many requirements as can still be
 * obeyed without breaking a restriction; only what keeps that number is offered.
 */
final class BlockLaw {
    static final int BROKEN = -1;
    /** This many attackers with menace that must be blocked are weighed in all combinations. */
    private static final int MOST_WEIGHED = 8;

    private BlockLaw() {}

    static boolean isNeeded(Table t, Rows able, Rows attackers) {
        int ties = Keyword.MENACE.bit() | Keyword.MUST_BE_BLOCKED.bit();
        for (int i = 0; i < attackers.size(); i++) if ((t.stat(KEYWORDS, attackers.get(i)) & ties) != 0) return true;
        for (int i = 0; i < able.size(); i++) if (has(t, able.get(i), Keyword.CANT_BLOCK_ALONE)) return true;
        int blocker = Blocking.anyBlockerOf(t, attackers);
        return blocker != 0 && has(t, blocker, Keyword.CANT_BLOCK_ALONE);
    }

    /**
     * How many requirements can be obeyed at most if the creatures from this place on are still to be asked, or {@link #BROKEN}
     * if a restriction is broken whatever they do.
     */
    static int most(Table t, Rows able, int from, Rows attackers) {
        int mark = t.mark();
        Rows open = t.rows();
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            if (isLure(t, attacker) && has(t, attacker, Keyword.MENACE) && Blocking.blockersOf(t, attacker) == 0)
                open.add(attacker);
        }
        int best = BROKEN;
        for (int set = 0; set < 1 << Math.min(open.size(), MOST_WEIGHED); set++)
            best = Math.max(best, with(t, able, from, attackers, open, set));
        t.release(mark);
        return best;
    }

    static boolean isLure(Table t, int attacker) {
        return has(t, attacker, Keyword.MUST_BE_BLOCKED);
    }

    private static boolean isIn(Rows open, int set, int attacker) {
        for (int i = 0; i < open.size() && i < MOST_WEIGHED; i++)
            if (open.get(i) == attacker) return (set & (1 << i)) != 0;
        return false;
    }

    /** The same if of the attackers with menace that must be blocked, and are not yet, exactly those of a set are. */
    private static int with(Table t, Rows able, int from, Rows attackers, Rows open, int set) {
        int mark = t.mark();
        Rows needs = t.rows();
        Rows lures = t.rows();
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            int blockers = Blocking.blockersOf(t, attacker);
            boolean menace = has(t, attacker, Keyword.MENACE);
            boolean wanted = isIn(open, set, attacker);
            if (menace && (wanted || blockers == 1)) needs.add(attacker);
            if (wanted) needs.add(attacker);
            if (isLure(t, attacker) && (!menace || blockers > 0 || wanted)) lures.add(attacker);
        }
        Rows filled = t.rows();
        for (int i = 0; i < needs.size(); i++) filled.add(0);
        boolean all = fillAll(t, able, from, needs, filled, lures);
        int obeyed = all ? obeyed(t, able, from, needs, filled, lures, attackers) : BROKEN;
        t.release(mark);
        return obeyed;
    }

    /** Every place is filled by a creature of its own: first by those who could obey nothing else. */
    private static boolean fillAll(Table t, Rows able, int from, Rows needs, Rows filled, Rows lures) {
        for (int n = 0; n < needs.size(); n++)
            if (!lures.has(needs.get(n))) fill(t, able, from, needs, filled, lures, n, true, seen(t, able));
        for (int n = 0; n < needs.size(); n++)
            if (filled.get(n) == 0 && !fill(t, able, from, needs, filled, lures, n, false, seen(t, able))) return false;
        return true;
    }

    private static Rows seen(Table t, Rows able) {
        Rows seen = t.rows();
        for (int i = 0; i < able.size(); i++) seen.add(0);
        return seen;
    }

    /** A creature for this place; one that has a place already may leave it if another takes that (an augmenting path). */
    private static boolean fill(
            Table t, Rows able, int from, Rows needs, Rows filled, Rows lures, int n, boolean idle, Rows seen) {
        for (int i = from; i < able.size(); i++) {
            int creature = able.get(i);
            if (seen.get(i) != 0 || !Blocking.mayBlock(t, creature, needs.get(n))) continue;
            if (idle && luresFor(t, creature, lures) > 0) continue;
            if (holds(needs, filled, creature, needs.get(n))) continue;
            int held = placesOf(filled, creature);
            if (held > 0 && held >= Blocking.room(t, creature)) {
                seen.set(i, 1);
                int place = placeOf(filled, creature);
                if (!fill(t, able, from, needs, filled, lures, place, idle, seen)) continue;
            }
            filled.set(n, creature);
            return true;
        }
        return false;
    }

    private static boolean holds(Rows needs, Rows filled, int creature, int attacker) {
        for (int n = 0; n < needs.size(); n++) if (filled.get(n) == creature && needs.get(n) == attacker) return true;
        return false;
    }

    private static int placesOf(Rows filled, int creature) {
        int n = 0;
        for (int i = 0; i < filled.size(); i++) if (filled.get(i) == creature) n++;
        return n;
    }

    private static int placeOf(Rows filled, int creature) {
        for (int i = 0; i < filled.size(); i++) if (filled.get(i) == creature) return i;
        return 0;
    }

    private static int luresFor(Table t, int creature, Rows lures) {
        int n = 0;
        for (int i = 0; i < lures.size(); i++) if (Blocking.mayBlock(t, creature, lures.get(i))) n++;
        return n;
    }

    /** Requirements obeyed by the blocks made and by all who are still to be asked, except where they are needed elsewhere. */
    private static int obeyed(Table t, Rows able, int from, Rows needs, Rows filled, Rows lures, Rows attackers) {
        int sum = 0;
        for (int i = 0; i < lures.size(); i++) sum += Blocking.blockersOf(t, lures.get(i));
        int blocking = 0;
        int lone = 0;
        int first = Blocking.blockersOf(t, attackers);
        if (first > 0) {
            blocking = first;
            lone = Blocking.anyBlockerOf(t, attackers);
        }
        for (int i = from; i < able.size(); i++) {
            int creature = able.get(i);
            int elsewhere = 0;
            for (int n = 0; n < needs.size(); n++)
                if (filled.get(n) == creature && !lures.has(needs.get(n))) elsewhere++;
            int obeys = Math.min(Blocking.room(t, creature) - elsewhere, luresFor(t, creature, lures));
            sum += Math.max(0, obeys);
            if (t.get(BLOCKING, creature) != 0 || obeys + placesOf(filled, creature) <= 0) continue;
            blocking++;
            lone = creature;
        }
        if (blocking != 1 || !has(t, lone, Keyword.CANT_BLOCK_ALONE)) return sum;
        if (canBeJoined(t, able, from, attackers, lone)) return sum;
        return t.get(BLOCKING, lone) != 0 ? BROKEN : sum - 1;
    }

    /** Whether another creature can block too. */
    private static boolean canBeJoined(Table t, Rows able, int from, Rows attackers, int lone) {
        for (int i = from; i < able.size(); i++) {
            if (able.get(i) == lone) continue;
            for (int a = 0; a < attackers.size(); a++)
                if (Blocking.mayBlock(t, able.get(i), attackers.get(a))
                        && (!has(t, attackers.get(a), Keyword.MENACE)
                                || Blocking.blockersOf(t, attackers.get(a)) > 0
                                || i + 1 < able.size()
                                || t.get(BLOCKING, lone) == 0)) return true;
        }
        return false;
    }
}
