package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.effects.Damage;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** The combat damage steps (510). */
public final class CombatDamage {
    private static final int DEALT_FIRST = 1;
    private static final int HAD_NEITHER = 2;

    private CombatDamage() {}

    /** Whether there is a first step: somebody in combat has first or double strike as it begins (510.4). */
    public static boolean hasFirstStep(Table t) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (isInCombat(t, c) && strikesFirst(t, c)) return true;
        }
        return false;
    }

    private static boolean isInCombat(Table t, int c) {
        return t.get(ATTACKING, c) != 0 || t.get(BLOCKING, c) != 0;
    }

    private static boolean strikesFirst(Table t, int c) {
        return (t.stat(KEYWORDS, c) & (Keyword.FIRST_STRIKE.bit() | Keyword.DOUBLE_STRIKE.bit())) != 0;
    }

    /** All damage of a step is assigned, the active player first, then dealt at once (510.1, 510.2, 101.4). */
    public static void deal(Table t, boolean first) {
        int mark = t.mark();
        Rows assigned = t.rows();
        if (first) note(t);
        t.set(ASSIGNMENTS, 0);
        attackersAssign(t, first, assigned);
        int seat = t.get(ACTIVE);
        for (int n = 0; n < t.seats(); n++) {
            blockersAssign(t, seat, first, assigned);
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
        Rows sources = t.rows();
        Rows targets = t.rows();
        Rows amounts = t.rows();
        for (int i = 0; i < assigned.size(); i += PARTS) {
            sources.add(assigned.get(i));
            targets.add(assigned.get(i + TO));
            amounts.add(assigned.get(i + MUCH_OF_IT));
        }
        t.set(COMBAT_NOW, 1);
        Damage.dealAll(t, sources, targets, amounts);
        t.set(COMBAT_NOW, 0);
        t.release(mark);
    }

    // ---- what is assigned: three numbers each, from what, to what, how much

    private static final int PARTS = 3;
    private static final int TO = 1;
    private static final int MUCH_OF_IT = 2;

    static void add(Rows assigned, int source, int target, int amount) {
        if (amount > 0) assigned.add(source).add(target).add(amount);
    }

    /**
     * How much is missing to lethal damage: what is left of the toughness after marked damage and what is assigned in this step;
     * nothing once deathtouch has assigned any (702.19b, 702.2c).
     */
    static int missing(Table t, int blocker, Rows assigned) {
        int left = t.stat(TOUGHNESS, blocker) - t.get(DAMAGE, blocker);
        for (int i = 0; i < assigned.size(); i += PARTS) {
            if (assigned.get(i + TO) != blocker) continue;
            left -= assigned.get(i + MUCH_OF_IT);
            if (has(t, assigned.get(i), Keyword.DEATHTOUCH)) return 0;
        }
        return Math.max(0, left);
    }

    /** Remembers who had first or double strike as the first step began. */
    private static void note(Table t) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (isInCombat(t, c)) t.set(STRUCK, c, strikesFirst(t, c) ? DEALT_FIRST : HAD_NEITHER);
        }
    }

    private static boolean deals(Table t, int c, boolean first) {
        int struck = t.get(STRUCK, c);
        if (first) return struck == DEALT_FIRST;
        return struck != DEALT_FIRST || has(t, c, Keyword.DOUBLE_STRIKE);
    }

    // ---- attackers

    private static void attackersAssign(Table t, boolean first, Rows assigned) {
        Rows blocked = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (t.get(ATTACKING, c) == 0 || !deals(t, c, first) || t.stat(POWER, c) <= 0) continue;
            if (t.is(IS_BLOCKED, c) && Blocking.blockersOf(t, c) > 0) blocked.add(c);
            else if (isThere(t, c) && (!t.is(IS_BLOCKED, c) || has(t, c, Keyword.TRAMPLE)))
                add(assigned, c, t.get(ATTACKING, c), t.stat(POWER, c));
        }
        boolean shared = blocked.size() > 1 && SharedBlocks.isAny(t);
        Rows through = t.rows();
        for (int i = 0; i < blocked.size(); i++) {
            boolean tramples = has(t, blocked.get(i), Keyword.TRAMPLE) && isThere(t, blocked.get(i));
            if (shared) SharedBlocks.assign(t, blocked, i, tramples, through, assigned);
            else assign(t, blocked.get(i), tramples, assigned);
        }
    }

    /** Whether what it attacks is still there, a planeswalker, and no one's of the attacker's own (506.4, 506.4c). */
    private static boolean isThere(Table t, int attacker) {
        int defender = t.get(ATTACKING, attacker);
        if (isPlayer(t, defender)) return isIn(t, t.ownerOf(defender));
        return onBattlefield(t, defender)
                && isA(t, defender, Type.PLANESWALKER)
                && controller(t, defender) != controller(t, attacker);
    }

    /** An attacker whose blockers block nothing else: with trample what is more than lethal to all of them may go through (702.19b). */
    private static void assign(Table t, int attacker, boolean tramples, Rows assigned) {
        int power = t.stat(POWER, attacker);
        Rows blockers = blockers(t, attacker);
        int most = power;
        for (int i = 0; i < blockers.size() && tramples; i++) most -= lethal(t, attacker, blockers.get(i), assigned);
        int through = tramples && most > 0 ? askThrough(t, attacker, most) : 0;
        add(assigned, attacker, t.get(ATTACKING, attacker), through);
        split(t, attacker, blockers, power - through, through > 0, assigned);
    }

    private static int lethal(Table t, int attacker, int blocker, Rows assigned) {
        int missing = missing(t, blocker, assigned);
        return has(t, attacker, Keyword.DEATHTOUCH) ? Math.min(1, missing) : missing;
    }

    static int askThrough(Table t, int attacker, int most) {
        if (!isAsked(t)) return most;
        long code = t.ask(controller(t, attacker), ASSIGN)
                .because(t.get(ATTACKING, attacker))
                .numbers(0, most)
                .otherwise(Code.of(Code.NUMBER, most, 0))
                .code();
        return Code.a(code);
    }

    /** How much of a source's damage a creature gets; in a crowd, once enough was asked, what is missing to lethal damage. */
    static int askAmount(Table t, int source, int to, int least, int most, Rows assigned) {
        if (least >= most) return least;
        if (!isAsked(t)) return Math.max(least, Math.min(most, missing(t, to, assigned)));
        return Code.a(t.ask(Banding.assigner(t, source), ASSIGN)
                .because(to)
                .numbers(least, most)
                .code());
    }

    /** A damage step asks this many times at most; the rest of what a crowd deals is assigned in order. */
    private static final int MOST_ASKED = 48;

    private static boolean isAsked(Table t) {
        if (t.get(ASSIGNMENTS) >= MOST_ASKED) return false;
        t.add(ASSIGNMENTS, 1);
        return true;
    }

    static Rows blockers(Table t, int attacker) {
        return t.rows().addAll(t, BATTLEFIELD, 0, Blocking::blocks, attacker);
    }

    /** Among several damage is split freely (510.1c, d), or so that it is lethal to each. */
    private static void split(Table t, int source, Rows among, int power, boolean lethally, Rows assigned) {
        int left = power;
        int owed = 0;
        for (int i = 1; i < among.size() && lethally; i++) owed += lethal(t, source, among.get(i), assigned);
        for (int i = 0; i < among.size() - 1; i++) {
            int least = lethally ? lethal(t, source, among.get(i), assigned) : 0;
            int n = askAmount(t, source, among.get(i), least, left - owed, assigned);
            if (lethally) owed -= lethal(t, source, among.get(i + 1), assigned);
            add(assigned, source, among.get(i), n);
            left -= n;
        }
        add(assigned, source, among.get(among.size() - 1), left);
    }

    // ---- blockers

    private static void blockersAssign(Table t, int seat, boolean first, Rows assigned) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (t.get(BLOCKING, c) != 0 && t.stat(CONTROLLER, c) == seat && deals(t, c, first))
                strikeBack(t, c, assigned);
        }
    }

    /** A blocker's damage goes to what it blocks, split freely among several (510.1d). */
    private static void strikeBack(Table t, int blocker, Rows assigned) {
        int power = t.stat(POWER, blocker);
        if (power <= 0) return;
        Rows blocked = t.rows();
        int attacker = t.get(BLOCKING, blocker);
        if (Combat.isAttacking(t, attacker)) blocked.add(attacker);
        for (int more = t.get(MORE_BLOCKS, blocker); more != 0; more = t.get(NEXT_BLOCK, more))
            if (Combat.isAttacking(t, t.get(BLOCKS_TOO, more))) blocked.add(t.get(BLOCKS_TOO, more));
        if (!blocked.isEmpty()) split(t, blocker, blocked, power, false, assigned);
    }
}
