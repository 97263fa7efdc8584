package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** What takes part in combat, as the table keeps it: who blocks whom, and that something does so no more (506.4). */
public final class InCombat {
    private InCombat() {}

    public static void block(Table t, int blocker, int attacker) {
        if (t.get(BLOCKING, blocker) == 0) {
            t.set(BLOCKING, blocker, attacker);
            return;
        }
        int more = t.create(BLOCK_TOO);
        t.set(BLOCKS_TOO, more, attacker);
        t.set(NEXT_BLOCK, more, t.get(MORE_BLOCKS, blocker));
        t.set(MORE_BLOCKS, blocker, more);
    }

    /** The newest of its blocks is undone. */
    public static void unblock(Table t, int blocker) {
        int more = t.get(MORE_BLOCKS, blocker);
        if (more == 0) {
            t.set(BLOCKING, blocker, 0);
            return;
        }
        t.set(MORE_BLOCKS, blocker, t.get(NEXT_BLOCK, more));
        t.remove(more);
    }

    /** It blocks nothing any more. */
    public static void drop(Table t, int blocker) {
        while (t.get(BLOCKING, blocker) != 0) unblock(t, blocker);
    }

    /**
     * A creature that was put onto the battlefield attacking (508.4): it was never declared as an attacker, and attacks nothing if
     * what it would attack is gone, is no opponent's, or nobody attacks at all.
     */
    public static void enterAttacking(Table t, int creature, int defender) {
        boolean isThere = isPlayer(t, defender)
                ? isIn(t, t.ownerOf(defender))
                : onBattlefield(t, defender) && isA(t, defender, Type.PLANESWALKER);
        boolean can = onBattlefield(t, creature)
                && isA(t, creature, Type.CREATURE)
                && t.stat(CONTROLLER, creature) == t.get(ACTIVE)
                && t.get(ATTACKERS_DECLARED) > 0;
        if (isThere && can && controller(t, defender) != t.get(ACTIVE)) t.set(ATTACKING, creature, defender);
    }

    /** It neither attacks nor blocks any more (506.4). */
    public static void remove(Table t, int object) {
        if (t.get(ATTACKING, object) != 0) t.set(ATTACKING, object, 0);
        if (t.get(BAND, object) != 0) t.set(BAND, object, 0);
        if (t.get(BLOCKING, object) != 0) drop(t, object);
        if (t.is(IS_BLOCKED, object)) t.set(IS_BLOCKED, object, 0);
        if (t.get(STRUCK, object) != 0) t.set(STRUCK, object, 0);
    }
}
