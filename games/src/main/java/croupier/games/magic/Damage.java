package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** Damage (120): dealt by a source to a player, a creature or a planeswalker. */
final class Damage {
    private Damage() {}

    /** One source deals damage to one thing. */
    static int deal(Table t, int source, int target, int amount) {
        int mark = t.mark();
        Rows amounts = t.rows().add(amount);
        dealAll(t, t.rows().add(source), t.rows().add(target), amounts);
        int dealt = amounts.get(0);
        t.release(mark);
        return dealt;
    }

    /** Damage dealt at the same time: all of it is changed first, then it has its results, then it is told (120.4). */
    static void dealAll(Table t, Rows sources, Rows targets, Rows amounts) {
        for (int i = 0; i < amounts.size(); i++)
            amounts.set(i, changed(t, sources.get(i), targets.get(i), amounts.get(i)));
        for (int i = 0; i < amounts.size(); i++)
            if (amounts.get(i) > 0) results(t, sources.get(i), targets.get(i), amounts.get(i));
        for (int i = 0; i < amounts.size(); i++)
            if (amounts.get(i) > 0) tell(t, sources.get(i), targets.get(i), amounts.get(i));
    }

    /** How much is dealt, after what prevents or replaces it; 0 is no damage at all (120.8). */
    private static int changed(Table t, int source, int target, int amount) {
        if (amount <= 0 || !canBeDealt(t, target)) return 0;
        if (Protection.from(t, target, source) && !Rule.NO_PREVENTION.says(t, target)) return 0;
        int n = t.would(DAMAGED, source, target, amount);
        return n == Event.NOTHING ? 0 : Math.max(0, n);
    }

    static boolean canBeDealt(Table t, int target) {
        if (isPlayer(t, target)) return isIn(t, t.ownerOf(target));
        return onBattlefield(t, target) && (isA(t, target, Type.CREATURE) || isA(t, target, Type.PLANESWALKER));
    }

    /** 120.3: life, poison, loyalty, counters or marked damage; lifelink is part of it. */
    private static void results(Table t, int source, int target, int n) {
        boolean withers = has(t, source, Keyword.WITHER) || has(t, source, Keyword.INFECT);
        if (isPlayer(t, target)) {
            if (has(t, source, Keyword.INFECT)) Counters.poison(t, source, target, n);
            else Life.loseQuietly(t, target, n);
        } else {
            if (isA(t, target, Type.PLANESWALKER)) Counters.remove(t, target, Counters.LOYALTY_KIND, n);
            if (isA(t, target, Type.CREATURE)) {
                if (withers) Counters.put(t, source, target, Counters.MINUS_ONE, n);
                else t.add(DAMAGE, target, n);
                if (has(t, source, Keyword.DEATHTOUCH)) t.set(DEADLY, target, 1);
            }
        }
        if (has(t, source, Keyword.LIFELINK)) Life.gain(t, player(t, controller(t, source)), n);
    }

    private static void tell(Table t, int source, int target, int n) {
        t.did(DAMAGED, source, target, n);
        t.did(DEALS_DAMAGE, target, source, n);
        if (t.get(COMBAT_NOW) == 0) return;
        t.did(COMBAT_DAMAGED, source, target, n);
        t.did(DEALS_COMBAT_DAMAGE, target, source, n);
    }
}
