package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/**
 * Blockers: each ready Avatar of the defender may block one attacker. The first attacker against somebody with a ready
 * Guardian must be blocked by at least one ready Guardian.
 */
final class Blocking {
    /** The next defender in turn order declares a blocker, or is done. */
    static void declareBlocker(Table t) {
        int n = t.get(NEXT_SEAT);
        if (n == t.seats()) {
            blockersAreDeclared(t);
            return;
        }
        int defender = (t.get(ACTIVE) + n) % t.seats();
        Rows against = against(t, defender);
        if (isOut(t, defender) || against.isEmpty()) {
            t.set(NEXT_SEAT, n + 1);
            return;
        }
        int due = due(t, defender, against.get(0));
        int guardians = due == 0 ? 0 : guardians(t, defender);
        Ask ask = t.ask(defender, DEFEND);
        ask.optionUnless(due == 0 ? null : GUARDIAN_FIRST, DEFENDED, 0);
        for (int i = 0; i < t.count(AVATARS, defender); i++) {
            int card = t.at(AVATARS, defender, i);
            if (!canBlock(t, card)) continue;
            boolean isLast = guardians == 1 && Essence.isGuardian(t, card);
            for (int k = 0; k < against.size(); k++)
                if (!isLast || against.get(k) == due) ask.option(BLOCK_WITH, card, against.get(k));
                else ask.not(BLOCK_WITH, card, LAST_GUARDIAN);
        }
        long choice = ask.code();
        if (Code.is(choice, BLOCK_WITH)) block(t, Code.a(choice), Code.b(choice));
        else t.set(NEXT_SEAT, n + 1);
    }

    private static Rows against(Table t, int defender) {
        Rows all = Combat.attackers(t);
        for (int i = all.size() - 1; i >= 0; i--) if (t.get(ATTACKS, all.get(i)) != defender + 1) all.removeAt(i);
        return all;
    }

    private static boolean canBlock(Table t, int card) {
        return !t.is(EXHAUSTED, card) && t.get(BLOCKS, card) == 0;
    }

    /** The first attacker, as long as no Guardian blocks it though one could; else 0. */
    private static int due(Table t, int defender, int first) {
        if (!t.isOn(GUARDIANS) || guardians(t, defender) == 0) return 0;
        for (int i = 0; i < t.count(AVATARS, defender); i++) {
            int card = t.at(AVATARS, defender, i);
            if (t.get(BLOCKS, card) == first && Essence.isGuardian(t, card)) return 0;
        }
        return first;
    }

    /** How many Guardians could still block. */
    private static int guardians(Table t, int defender) {
        int count = 0;
        for (int i = 0; i < t.count(AVATARS, defender); i++) {
            int card = t.at(AVATARS, defender, i);
            if (canBlock(t, card) && Essence.isGuardian(t, card)) count++;
        }
        return count;
    }

    /** Blocking does not exhaust. A blocked attacker stays blocked whatever becomes of its blockers. */
    private static void block(Table t, int blocker, int attacker) {
        t.set(BLOCKS, blocker, attacker);
        t.set(BLOCKED, attacker, 1);
        t.did(BLOCK, blocker, attacker, 1);
    }

    private static void blockersAreDeclared(Table t) {
        Turn.phase(t, Phase.SPLIT);
        t.set(NEXT_ATTACKER, 0);
        Rows attackers = Combat.attackers(t);
        for (int i = 0; i < attackers.size(); i++) {
            int card = attackers.get(i);
            if (!t.is(BLOCKED, card)) t.did(UNBLOCKED, card, player(t, t.get(ATTACKS, card) - 1), 1);
        }
    }
}
