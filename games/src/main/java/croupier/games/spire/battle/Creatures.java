package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.words.RunWords;
import croupier.kernel.*;

/** Damage, block, loss of HP, healing and death. */
public final class Creatures {
    /** Percent of an attack's damage that weak leaves, and that vulnerable makes of it. */
    private static final int WEAKENED = 75;

    private static final int EXPOSED = 150;
    private static final float PERCENT = 100f;
    private static final int MOST_HP = 999;
    private static final int MOST_BLOCK = 999;
    private static final float FRAGILE = 0.75f;

    /** How a creature is out of the battle; one that is half dead comes back while others like it live, one that is rising in any case. */
    public static final int FALLEN = 1;

    public static final int ESCAPED = 2;
    static final int HALF_DEAD = 3;
    static final int RISING = 4;

    private static final float DODGING = 0.5f;
    private static final float SLOWED = 0.1f;

    private Creatures() {}

    public static boolean isAlive(Table t, int creature) {
        return t.get(GONE, creature) == 0;
    }

    /** A monster that is half dead still takes its turns. */
    static boolean takesTurns(Table t, int creature) {
        return isAlive(t, creature) || comesBack(t, creature);
    }

    public static boolean comesBack(Table t, int creature) {
        int gone = t.get(GONE, creature);
        return gone == HALF_DEAD || gone == RISING;
    }

    /** Dead for good, and no minion: what gains by a kill gains by this one. */
    public static boolean isSlain(Table t, int creature) {
        return t.get(GONE, creature) == FALLEN && t.get(MINION, creature) == 0;
    }

    static boolean isPlayer(Table t, int creature) {
        return creature == t.get(ME);
    }

    /**
     * Damage of an attack before it arrives: strength and vigor add, double damage doubles, weak takes a quarter,
     * vulnerable adds half; rounded down once, at the end.
     */
    public static int attackDamage(Table t, int attacker, int target, int base) {
        return attackDamage(t, attacker, target, base, 1);
    }

    /** Damage of an attack for which strength counts several times. */
    public static int attackDamage(Table t, int attacker, int target, int base, int strengthTimes) {
        int flat = base + strengthTimes * t.get(STRENGTH, attacker) + t.get(VIGOR, attacker);
        float damage = t.would(DAMAGE_OUT, attacker, target, flat);
        if (t.get(DOUBLE_DAMAGE, attacker) > 0) damage *= 2;
        if (t.get(WEAK, attacker) > 0) damage *= t.would(WEAK_COUNTS, attacker, target, WEAKENED) / PERCENT;
        if (t.get(STANCE) != 0) damage *= Stances.counts(t, attacker);
        if (target != 0) {
            if (t.get(VULNERABLE, target) > 0)
                damage *= t.would(VULNERABLE_COUNTS, attacker, target, EXPOSED) / PERCENT;
            if (t.get(SLOW, target) > 0) damage *= 1 + SLOWED * t.get(SLOW, target);
            if (t.get(BACK_ATTACK, attacker) > 0) damage = (int) (damage * EXPOSED / PERCENT);
            if (t.get(FLIGHT, target) > 0) damage *= DODGING;
            if (t.get(INTANGIBLE, target) > 0 && damage > 1) damage = 1;
        }
        return Math.max(0, (int) damage);
    }

    /** A surrounded player turns to the one aimed at; the others attack from behind. */
    static void turnTo(Table t, int target) {
        if (target == 0 || t.get(SURROUNDED, t.get(ME)) == 0) return;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            t.set(BACK_ATTACK, monster, monster == target || !isAlive(t, monster) ? 0 : 1);
        }
    }

    /** An attack arrives: block absorbs, the rest is lost as HP; those who were attacked answer it. */
    public static int attack(Table t, int attacker, int target, int damage) {
        return orLeave(t, strike(t, attacker, target, damage));
    }

    /** The same for a rule that has nothing left to do if the player falls. */
    public static int strike(Table t, int attacker, int target, int damage) {
        return takeHp(t, attacker, target, arrive(t, attacker, target, damage, true), false);
    }

    /** An attack arrives, and the attacker heals by what passed the block, before anybody dies of it. */
    public static int drain(Table t, int attacker, int target, int damage) {
        return orLeave(t, takeHp(t, attacker, target, arrive(t, attacker, target, damage, true), true));
    }

    /** Damage that is not an attack: not changed by powers of the one who deals it, but block absorbs it. */
    public static int harm(Table t, int source, int target, int damage) {
        return orLeave(t, takeHp(t, source, target, arrive(t, source, target, damage, false), false));
    }

    /** Damage arrives: what is lost of it as HP. Those who were attacked answer, also an attack that deals 0 damage. */
    private static int arrive(Table t, int source, int target, int damage, boolean isAttack) {
        if (!isAlive(t, target)) return 0;
        if (damage > 1 && t.get(INTANGIBLE, target) > 0) damage = 1;
        int absorbed = Math.min(t.get(BLOCK, target), damage);
        if (absorbed > 0) {
            t.add(BLOCK, target, -absorbed);
            if (t.get(BLOCK, target) == 0) t.did(BLOCK_BROKEN, source, target, absorbed);
        }
        int unblocked = damage - absorbed;
        t.did(DAMAGED, source, target, damage);
        if (isAttack && unblocked > 0) unblocked = t.would(ATTACK_LANDS, source, target, unblocked);
        if (unblocked > 0) unblocked = t.would(LOSE_HP, source, target, unblocked);
        if (unblocked == Event.NOTHING) unblocked = 0;
        if (isAttack) {
            t.did(ATTACKED, source, target, unblocked);
            t.did(STRUCK, source, target, damage);
        }
        return unblocked;
    }

    /** HP is lost past any block. */
    public static int loseHp(Table t, int source, int target, int amount) {
        if (!isAlive(t, target) || amount <= 0) return 0;
        if (amount > 1 && t.get(INTANGIBLE, target) > 0) amount = 1;
        amount = t.would(LOSE_HP, source, target, amount);
        return amount == Event.NOTHING ? 0 : orLeave(t, takeHp(t, source, target, amount, false));
    }

    /** Listeners hear of the whole loss; what is lost beyond 0 HP does not count as lost. */
    private static int takeHp(Table t, int source, int target, int amount, boolean drains) {
        if (amount > 0) amount = t.would(LOSE_HP_LAST, source, target, amount);
        if (amount <= 0) return 0;
        int lost = Math.min(amount, t.get(HP, target));
        t.add(HP, target, -lost);
        if (isPlayer(t, target)) t.add(HP_LOSSES, 1);
        if (Battle.isOn(t)) t.did(LOST_HP, source, target, amount);
        else t.tell(LOST_HP, source, target, amount);
        if (drains) heal(t, source, amount);
        if (t.get(HP, target) == 0) fall(t, source, target);
        return lost;
    }

    /** A creature gains block from a card: dexterity adds, frailty takes a quarter. */
    public static int cardBlock(Table t, int creature, int base) {
        if (t.get(NO_BLOCK, creature) > 0) return 0;
        float block = base + t.get(DEXTERITY, creature);
        if (t.get(FRAIL, creature) > 0) block *= FRAGILE;
        return Math.max(0, (int) block);
    }

    public static void gainBlock(Table t, int creature, int amount) {
        if (amount <= 0) return;
        if (!isAlive(t, creature)) {
            layOnTheFallen(t, creature, amount);
            return;
        }
        t.set(BLOCK, creature, Math.min(MOST_BLOCK, t.get(BLOCK, creature) + amount));
        t.did(GAINED_BLOCK, creature, creature, amount);
    }

    /** Block that was on its way to a monster when it fell is counted while the battle goes on; it does nothing any more. */
    private static void layOnTheFallen(Table t, int creature, int amount) {
        if (t.get(GONE, creature) == FALLEN && t.get(PHASE) != Battle.IS_WON) t.add(BLOCK, creature, amount);
    }

    /** Healing never goes past the maximum. */
    public static void heal(Table t, int creature, int amount) {
        if (!isAlive(t, creature)) return;
        amount = t.would(HEALING, creature, creature, amount);
        int healed = Math.min(amount, t.get(MAX_HP, creature) - t.get(HP, creature));
        if (healed <= 0) return;
        t.add(HP, creature, healed);
        if (Battle.isOn(t)) t.did(HEALED, creature, creature, healed);
        else t.tell(HEALED, creature, creature, healed);
    }

    public static boolean canHeal(Table t, int creature) {
        return t.would(HEALING, creature, creature, MOST_HP) > 0;
    }

    /** More HP at most, and as much healed; or less. */
    public static void changeMaxHp(Table t, int creature, int by) {
        int max = Math.max(1, t.get(MAX_HP, creature) + by);
        t.set(MAX_HP, creature, max);
        if (by > 0) heal(t, creature, by);
        else t.set(HP, creature, Math.min(t.get(HP, creature), max));
    }

    /** At 0 HP: the player has lost at once; a monster's death is answered, and the last one's ends the battle. */
    public static void die(Table t, int source, int creature) {
        if (!isPlayer(t, creature)) t.set(HP, creature, 0);
        fall(t, source, creature);
        t.leaveIfOver();
    }

    /** What a creature has lost; if the match is over with that, the rule is left. */
    private static int orLeave(Table t, int lost) {
        t.leaveIfOver();
        return lost;
    }

    private static void fall(Table t, int source, int creature) {
        if (!isAlive(t, creature)) return;
        if (isPlayer(t, creature)) {
            t.would(DEATH, source, creature, 1);
            if (t.get(HP, creature) > 0) return;
            t.did(DIED, source, creature, 0);
            t.score(0, t.get(RunWords.FLOOR_NOW));
            t.finish(0);
            return;
        }
        if (t.would(DEATH, source, creature, 1) != 1) return;
        t.set(GONE, creature, FALLEN);
        t.set(HP, creature, 0);
        t.set(BLOCK, creature, 0);
        t.did(DIED, source, creature, 0);
        Powers.leave(t, creature);
        if (Monsters.allGone(t)) Battle.isWon(t);
    }

    /** A monster at 0 HP is not dead yet: nobody can aim at it, it takes its turns and will come back. */
    public static void halfDie(Table t, int monster, boolean isLinked) {
        t.did(DIED, 0, monster, 0);
        if (isLinked) Powers.loseAll(t, monster);
        t.set(GONE, monster, isLinked ? HALF_DEAD : RISING);
        t.set(BLOCK, monster, 0);
        if (Monsters.allGone(t)) Battle.isWon(t);
    }

    /**
     * A monster is back. One that comes back because others like it live has lost what was laid on it meanwhile, and those that hear of newcomers hear of it.
     */
    public static void revive(Table t, int monster, int hp) {
        boolean isNew = t.get(GONE, monster) == HALF_DEAD;
        if (isNew) Powers.loseAll(t, monster);
        t.set(GONE, monster, 0);
        t.set(HP, monster, hp);
        if (isNew) t.did(JOINED, monster, monster, 0);
    }

    public static void escape(Table t, int monster) {
        t.set(GONE, monster, ESCAPED);
        Powers.leave(t, monster);
        if (Monsters.allGone(t)) Battle.isWon(t);
    }
}
