package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Keyword;
import croupier.kernel.*;

/**
 * Combat damage of attackers where a creature blocks several of them. The whole assignment must be legal, not what each attacker
 * assigns (510.1e): an attacker may leave it to others to assign the rest of what is lethal to a blocker, no matter who is asked first.
 * So only those numbers are offered with which the attackers still to be asked can make everything legal.
 */
final class SharedBlocks {
    private SharedBlocks() {}

    /** Whether some creature blocks more than one attacker. */
    static boolean isAny(Table t) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(MORE_BLOCKS, t.at(BATTLEFIELD, 0, i)) != 0) return true;
        return false;
    }

    /**
     * The damage of one attacker is assigned.
     *
     * @param attackers those that are blocked and deal damage now, in the order in which they are asked
     * @param through what those asked before have assigned to what they attack; that of this one is added
     */
    static void assign(Table t, Rows attackers, int at, boolean tramples, Rows through, Rows assigned) {
        int attacker = attackers.get(at);
        int left = t.stat(POWER, attacker);
        Rows blockers = CombatDamage.blockers(t, attacker);
        int most = tramples ? left : 0;
        through.add(most);
        while (most > 0 && !canBeCompleted(t, attackers, at, left - most, blockers, 0, through, assigned))
            through.set(at, --most);
        if (most > 0) through.set(at, CombatDamage.askThrough(t, attacker, most));
        CombatDamage.add(assigned, attacker, t.get(ATTACKING, attacker), through.get(at));
        left -= through.get(at);
        for (int i = 0; i < blockers.size() - 1; i++) {
            int least = 0;
            while (least < left && !canHave(t, attackers, at, left, blockers, i, least, through, assigned)) least++;
            int upTo = left;
            while (upTo > least && !canHave(t, attackers, at, left, blockers, i, upTo, through, assigned)) upTo--;
            int n = CombatDamage.askAmount(t, attacker, blockers.get(i), least, upTo, assigned);
            CombatDamage.add(assigned, attacker, blockers.get(i), n);
            left -= n;
        }
        CombatDamage.add(assigned, attacker, blockers.get(blockers.size() - 1), left);
    }

    /** Whether everything can still be legal if this blocker is assigned so much. */
    private static boolean canHave(
            Table t, Rows attackers, int at, int left, Rows blockers, int i, int n, Rows through, Rows assigned) {
        int before = assigned.size();
        CombatDamage.add(assigned, attackers.get(at), blockers.get(i), n);
        boolean can = canBeCompleted(t, attackers, at, left - n, blockers, i + 1, through, assigned);
        assigned.shorten(before);
        return can;
    }

    /**
     * Whether every blocker of an attacker whose damage goes through can still be assigned lethal damage (702.19b): by this attacker,
     * which has so much left for its blockers from this one on, and by those asked after it.
     */
    private static boolean canBeCompleted(
            Table t, Rows attackers, int at, int left, Rows blockers, int from, Rows through, Rows assigned) {
        int mark = t.mark();
        Rows wanting = t.rows();
        Rows wants = t.rows();
        for (int k = 0; k <= at; k++) if (through.get(k) > 0) addWanting(t, attackers.get(k), wanting, wants, assigned);
        Rows has = t.rows();
        Rows reach = t.rows();
        for (int k = at; k < attackers.size(); k++) {
            has.add(k == at ? left : t.stat(POWER, attackers.get(k)));
            int how = has(t, attackers.get(k), Keyword.DEATHTOUCH) ? DEADLY_DAMAGE : PLAIN_DAMAGE;
            for (int d = 0; d < wanting.size(); d++) {
                boolean reaches = k == at
                        ? isFrom(blockers, from, wanting.get(d))
                        : Blocking.blocks(t, wanting.get(d), attackers.get(k));
                reach.add(reaches ? how : OUT_OF_REACH);
            }
        }
        boolean can = giveDeadly(t, reach, wants, has, 0);
        t.release(mark);
        return can;
    }

    private static void addWanting(Table t, int attacker, Rows wanting, Rows wants, Rows assigned) {
        Rows all = CombatDamage.blockers(t, attacker);
        for (int i = 0; i < all.size(); i++) {
            int missing = CombatDamage.missing(t, all.get(i), assigned);
            if (missing <= 0 || wanting.has(all.get(i))) continue;
            wanting.add(all.get(i));
            wants.add(missing);
        }
    }

    private static boolean isFrom(Rows blockers, int from, int blocker) {
        for (int i = from; i < blockers.size(); i++) if (blockers.get(i) == blocker) return true;
        return false;
    }

    // ---- who can give whom how much: rows of attackers, columns of blockers

    private static final int OUT_OF_REACH = 0;
    private static final int PLAIN_DAMAGE = 1;
    private static final int DEADLY_DAMAGE = 2;

    /** One damage of deathtouch is lethal (702.2c): every blocker in turn gets it from some attacker, or does without. */
    private static boolean giveDeadly(Table t, Rows reach, Rows wants, Rows has, int d) {
        int many = wants.size();
        if (d == many) return givePlain(t, reach, wants, has);
        int want = wants.get(d);
        for (int k = 0; k < has.size(); k++) {
            if (has.get(k) == 0 || reach.get(k * many + d) != DEADLY_DAMAGE) continue;
            has.set(k, has.get(k) - 1);
            wants.set(d, 0);
            if (giveDeadly(t, reach, wants, has, d + 1)) return true;
            has.set(k, has.get(k) + 1);
            wants.set(d, want);
        }
        return giveDeadly(t, reach, wants, has, d + 1);
    }

    /** The others assign the rest; what one has given may be moved on to another blocker, as in a flow. */
    private static boolean givePlain(Table t, Rows reach, Rows wants, Rows has) {
        int mark = t.mark();
        Rows left = t.rows().addAll(has);
        Rows given = t.rows().fill(reach.size(), 0);
        Rows seen = t.rows();
        boolean all = true;
        for (int d = 0; d < wants.size() && all; d++)
            for (int want = wants.get(d); want > 0 && all; ) {
                int n = give(reach, wants.size(), d, want, left, given, seen.clear());
                all = n > 0;
                want -= n;
            }
        t.release(mark);
        return all;
    }

    /** Gives a blocker as much as one attacker can, perhaps after another has taken over what that one gave elsewhere. */
    private static int give(Rows reach, int many, int d, int want, Rows left, Rows given, Rows seen) {
        for (int k = 0; k < left.size(); k++) {
            if (reach.get(k * many + d) != PLAIN_DAMAGE || seen.has(k)) continue;
            seen.add(k);
            int n = Math.min(want, left.get(k));
            left.set(k, left.get(k) - n);
            for (int e = 0; e < many && n == 0; e++) {
                int had = e == d ? 0 : given.get(k * many + e);
                if (had == 0) continue;
                n = give(reach, many, e, Math.min(want, had), left, given, seen);
                given.set(k * many + e, had - n);
            }
            if (n == 0) continue;
            given.set(k * many + d, given.get(k * many + d) + n);
            return n;
        }
        return 0;
    }
}
