package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.Seen;

/** How good a battle looks to the player. */
public final class Outlook {
    private static final int DECIDED = 1_000_000;
    private static final int PER_HP = 12;
    private static final int PER_MONSTER = 60;
    private static final int PER_MONSTER_HP = 5;
    private static final int PER_STRENGTH = 25;
    /** What is expected of a monster whose intent is not seen. */
    private static final int EXPECTED = 8;

    private Outlook() {}

    public static int score(Seen seen) {
        int me = seen.get(ME);
        int hp = seen.get(HP, me);
        if (seen.isOver()) return seen.resultOf(0) > 0 ? DECIDED + hp * PER_HP : -DECIDED;
        int score = hp * PER_HP + seen.get(STRENGTH, me) * PER_STRENGTH + seen.get(DEXTERITY, me) * PER_STRENGTH;
        int coming = 0;
        for (int i = 0; i < seen.count(MONSTERS, 0); i++) {
            int monster = seen.at(MONSTERS, 0, i);
            if (seen.get(GONE, monster) != 0) continue;
            score -= PER_MONSTER + (seen.get(HP, monster) + seen.get(BLOCK, monster)) * PER_MONSTER_HP;
            score -= seen.get(STRENGTH, monster) * PER_STRENGTH;
            score += Math.min(4, seen.get(VULNERABLE, monster)) * 10 + Math.min(4, seen.get(WEAK, monster)) * 8;
            coming += intended(seen, monster, me);
        }
        int unblocked = Math.max(0, coming - seen.get(BLOCK, me));
        score -= unblocked * PER_HP;
        if (unblocked >= hp) score -= DECIDED / 2;
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
