package croupier.games.spire.outlook;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** How good a battle looks to the player. */
public final class Outlook {
    private static final int DEADLY = 500_000;
    private static final int PER_HP = 12;
    private static final int PER_MONSTER = 60;
    static final int PER_MONSTER_HP = 5;
    private static final int PER_STRENGTH = 25;
    /** What each turn costs: of two ways that end the same the sooner one is better. */
    private static final int PER_TURN = 10;
    /** What energy that is left will still block: else the start of a turn looks worse than its end. */
    private static final int BLOCK_PER_ENERGY = 5;
    /** What is expected of a monster whose intent is not seen. */
    private static final int EXPECTED = 8;

    private Outlook() {}

    /** A battle by itself: HP that will be left, what is left of the monsters, and how long it lasts. */
    public static int score(Seen seen) {
        int hp = seen.get(HP, seen.get(ME));
        int left = seen.isOver() ? hp : hp - expectedLoss(seen);
        return left * PER_HP + board(seen) - seen.get(TURN) * PER_TURN - (left <= 0 && !seen.isOver() ? DEADLY : 0);
    }

    /** What the monsters will take that neither block nor the energy that is left will stop. */
    static int expectedLoss(Seen seen) {
        return Math.max(0, coming(seen) - Math.min(seen.get(ENERGY), seen.count(HAND, 0)) * BLOCK_PER_ENERGY);
    }

    /** What the monsters intend to take beyond the block that there is; below 0 if there is more block than that. */
    static int coming(Seen seen) {
        int me = seen.get(ME);
        int coming = -seen.get(BLOCK, me);
        for (int i = 0; i < seen.count(MONSTERS, 0); i++) {
            int monster = seen.at(MONSTERS, 0, i);
            if (seen.get(GONE, monster) == 0) coming += intended(seen, monster, me);
        }
        return coming;
    }

    /** Everything but HP: what is left of the monsters, strength, and what can still be done. */
    static int board(Seen seen) {
        int me = seen.get(ME);
        int score = (seen.get(STRENGTH, me) + seen.get(DEXTERITY, me)) * PER_STRENGTH;
        for (int i = 0; i < seen.count(MONSTERS, 0); i++) {
            int monster = seen.at(MONSTERS, 0, i);
            if (seen.get(GONE, monster) != 0) continue;
            score -= PER_MONSTER + (seen.get(HP, monster) + seen.get(BLOCK, monster)) * PER_MONSTER_HP;
            score -= seen.get(STRENGTH, monster) * PER_STRENGTH;
            score += Math.min(4, seen.get(VULNERABLE, monster)) * 10 + Math.min(4, seen.get(WEAK, monster)) * 8;
        }
        return score + seen.get(ENERGY) + seen.count(HAND, 0);
    }

    /** What a monster's next move takes, as players see it. */
    static int intended(Seen seen, int monster, int me) {
        if (seen.get(INTENTS_HIDDEN) != 0) return EXPECTED;
        int hits = seen.get(INTENT_HITS, monster);
        if (hits == 0) return 0;
        float damage = seen.get(INTENT_DAMAGE, monster) + seen.get(STRENGTH, monster);
        if (seen.get(WEAK, monster) > 0) damage *= 0.75f;
        if (seen.get(VULNERABLE, me) > 0) damage *= 1.5f;
        return Math.max(0, (int) damage) * hits;
    }
}
