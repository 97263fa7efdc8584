package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** The combat damage steps (510). */
final class CombatDamage {
    private static final int DEALT_FIRST = 1;
    private static final int HAD_NEITHER = 2;

    private CombatDamage() {}

    /** Whether there is a first step: somebody in combat has first or double strike as it begins (510.4). */
    static boolean hasFirstStep(Table t) {
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

    /** All damage of a step is assigned, attackers first, then dealt at once (510.1, 510.2). */
    static void deal(Table t, boolean first) {
        int mark = t.mark();
        Rows sources = t.rows();
        Rows targets = t.rows();
        Rows amounts = t.rows();
        int count = t.count(BATTLEFIELD, 0);
        if (first) note(t);
        for (int i = 0; i < count; i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (t.get(ATTACKING, c) != 0 && deals(t, c, first)) assign(t, c, sources, targets, amounts);
        }
        for (int i = 0; i < count; i++) {
            int c = t.at(BATTLEFIELD, 0, i);
            if (t.get(BLOCKING, c) != 0 && deals(t, c, first)) strikeBack(t, c, sources, targets, amounts);
        }
        t.set(COMBAT_NOW, 1);
        Damage.dealAll(t, sources, targets, amounts);
        t.set(COMBAT_NOW, 0);
        t.release(mark);
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

    private static void add(Rows sources, Rows targets, Rows amounts, int source, int target, int amount) {
        if (amount <= 0) return;
        sources.add(source);
        targets.add(target);
        amounts.add(amount);
    }

    private static void assign(Table t, int attacker, Rows sources, Rows targets, Rows amounts) {
        int power = t.stat(POWER, attacker);
        if (power <= 0) return;
        int defender = t.get(ATTACKING, attacker);
        boolean there = isPlayer(t, defender) ? isIn(t, t.ownerOf(defender)) : onBattlefield(t, defender);
        if (!t.is(IS_BLOCKED, attacker)) {
            if (there) add(sources, targets, amounts, attacker, defender, power);
            return;
        }
        Rows blockers = blockers(t, attacker);
        boolean tramples = has(t, attacker, Keyword.TRAMPLE) && there;
        if (blockers.isEmpty()) {
            if (tramples) add(sources, targets, amounts, attacker, defender, power);
            return;
        }
        int through = tramples ? through(t, attacker, blockers, power, sources, targets, amounts) : 0;
        add(sources, targets, amounts, attacker, defender, through);
        split(t, attacker, blockers, power - through, through > 0, sources, targets, amounts);
    }

    /** A blocker's damage goes to what it blocks, split freely among several (510.1d). */
    private static void strikeBack(Table t, int blocker, Rows sources, Rows targets, Rows amounts) {
        Rows blocked = t.rows();
        int attacker = t.get(BLOCKING, blocker);
        if (Combat.isAttacking(t, attacker)) blocked.add(attacker);
        for (int more = t.get(MORE_BLOCKS, blocker); more != 0; more = t.get(NEXT_BLOCK, more))
            if (Combat.isAttacking(t, t.get(BLOCKS_TOO, more))) blocked.add(t.get(BLOCKS_TOO, more));
        int power = t.stat(POWER, blocker);
        if (power > 0 && !blocked.isEmpty()) split(t, blocker, blocked, power, false, sources, targets, amounts);
    }

    private static Rows blockers(Table t, int attacker) {
        Rows all = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (Blocking.blocks(t, t.at(BATTLEFIELD, 0, i), attacker)) all.add(t.at(BATTLEFIELD, 0, i));
        return all;
    }

    /**
     * How much is lethal: what is left of the toughness after marked damage and what others are assigned in this step, or one
     * with deathtouch (702.19b, 702.2c).
     */
    private static int lethal(Table t, int attacker, int blocker, Rows sources, Rows targets, Rows amounts) {
        int left = t.stat(TOUGHNESS, blocker) - t.get(DAMAGE, blocker);
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i) != blocker || sources.get(i) == attacker) continue;
            left -= amounts.get(i);
            if (has(t, sources.get(i), Keyword.DEATHTOUCH)) left = 0;
        }
        return Math.max(0, has(t, attacker, Keyword.DEATHTOUCH) ? Math.min(1, left) : left);
    }

    /** With trample what is more than lethal to all blockers may be assigned to what it attacks (702.19). */
    private static int through(
            Table t, int attacker, Rows blockers, int power, Rows sources, Rows targets, Rows amounts) {
        int lethal = 0;
        for (int i = 0; i < blockers.size(); i++)
            lethal += lethal(t, attacker, blockers.get(i), sources, targets, amounts);
        int most = power - lethal;
        if (most <= 0) return 0;
        int seat = controller(t, attacker);
        long code = t.ask(seat, ASSIGN)
                .because(t.get(ATTACKING, attacker))
                .numbers(0, most)
                .otherwise(Code.of(Code.NUMBER, most, 0))
                .code();
        return Code.a(code);
    }

    /** Among several blockers damage is split freely (510.1c). */
    private static void split(
            Table t,
            int attacker,
            Rows blockers,
            int power,
            boolean lethalFirst,
            Rows sources,
            Rows targets,
            Rows amounts) {
        int left = power;
        int owed = 0;
        if (lethalFirst)
            for (int i = 1; i < blockers.size(); i++)
                owed += lethal(t, attacker, blockers.get(i), sources, targets, amounts);
        for (int i = 0; i < blockers.size(); i++) {
            int blocker = blockers.get(i);
            int n = left;
            if (i < blockers.size() - 1) {
                int least = lethalFirst ? lethal(t, attacker, blocker, sources, targets, amounts) : 0;
                n = Code.a(t.ask(controller(t, attacker), ASSIGN)
                        .because(blocker)
                        .numbers(least, left - owed)
                        .code());
                if (lethalFirst) owed -= lethal(t, attacker, blockers.get(i + 1), sources, targets, amounts);
            }
            add(sources, targets, amounts, attacker, blocker, n);
            left -= n;
        }
    }
}
