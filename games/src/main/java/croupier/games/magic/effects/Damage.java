package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** Damage (120): dealt by a source to a player, a creature or a planeswalker. */
public final class Damage {
    private Damage() {}

    /** One source deals damage to one thing. */
    public static int deal(Table t, int source, int target, int amount) {
        int mark = t.mark();
        Rows amounts = t.rows().add(amount);
        dealAll(t, t.rows().add(source), t.rows().add(target), amounts);
        int dealt = amounts.get(0);
        t.release(mark);
        return dealt;
    }

    /** Damage dealt at the same time: all of it is changed first, then it has its results, then listeners hear of it (120.4). */
    public static void dealAll(Table t, Rows sources, Rows targets, Rows amounts) {
        changeAll(t, sources, targets, amounts);
        for (int i = 0; i < amounts.size(); i++)
            if (amounts.get(i) > 0) {
                results(t, sources.get(i), targets.get(i), amounts.get(i));
                lifelink(t, sources, amounts, i);
            }
        for (int i = 0; i < amounts.size(); i++) if (amounts.get(i) > 0) tell(t, sources, targets, amounts, i);
        t.set(DEALT_AT_ONCE, 0);
        t.set(TAKEN_AT_ONCE, 0);
    }

    /** What one thing, of these sources or targets, deals or is dealt at the same time; 0 if it came before this place already. */
    private static int atOnce(Rows ones, Rows amounts, int place) {
        int one = ones.get(place);
        for (int i = 0; i < place; i++) if (ones.get(i) == one && amounts.get(i) > 0) return 0;
        int all = 0;
        for (int i = place; i < ones.size(); i++) if (ones.get(i) == one) all += amounts.get(i);
        return all;
    }

    /** What prevents or replaces it applies to one after the other; who is affected says which comes first where that matters. */
    private static void changeAll(Table t, Rows sources, Rows targets, Rows amounts) {
        boolean ordered = amounts.size() > 1 && t.isHeard(DAMAGED);
        Rows left = t.rows();
        for (int i = 0; i < amounts.size(); i++) {
            if (ordered) left.add(i);
            else amounts.set(i, changed(t, sources.get(i), targets.get(i), amounts.get(i)));
        }
        while (!left.isEmpty()) {
            int i = left.get(0);
            int place = left.size() == 1 ? 0 : placeOfFirst(t, targets.get(i), left, sources, targets, amounts);
            i = left.get(place);
            left.removeAt(place);
            amounts.set(i, changed(t, sources.get(i), targets.get(i), amounts.get(i)));
        }
        for (int i = 0; ordered && i < targets.size(); i++)
            if (t.is(OBJECT, targets.get(i)) && t.get(SHIELDED_NOW, targets.get(i)) != 0)
                t.set(SHIELDED_NOW, targets.get(i), 0);
    }

    /** Of the damage to this target the part that is changed first, as the affected player says (615.7). */
    private static int placeOfFirst(Table t, int target, Rows left, Rows sources, Rows targets, Rows amounts) {
        int mark = t.mark();
        Rows from = t.rows();
        Rows much = t.rows();
        for (int k = 0; k < left.size(); k++) {
            int i = left.get(k);
            if (targets.get(i) != target || !isDealt(t, sources.get(i), target, amounts.get(i))) continue;
            from.add(sources.get(i));
            much.add(amounts.get(i));
        }
        int first = 0;
        if (from.size() > 1 && Shields.mustBeOrdered(t, target, from, much))
            first = t.ask(controller(t, target), WHICH_DAMAGE)
                    .because(target)
                    .from(from)
                    .one();
        t.release(mark);
        for (int k = 0; first != 0 && k < left.size(); k++)
            if (targets.get(left.get(k)) == target && sources.get(left.get(k)) == first) return k;
        return 0;
    }

    private static boolean isDealt(Table t, int source, int target, int amount) {
        return amount > 0
                && canBeDealt(t, target)
                && (!Protection.from(t, target, source) || RuleChange.isSure(t, source, target));
    }

    /** How much is dealt, after what prevents or replaces it; 0 is no damage at all (120.8). */
    private static int changed(Table t, int source, int target, int amount) {
        if (!isDealt(t, source, target, amount)) return 0;
        int n = t.would(DAMAGED, source, target, amount);
        return n == Event.NOTHING ? 0 : Math.max(0, n);
    }

    public static boolean canBeDealt(Table t, int target) {
        if (isPlayer(t, target)) return isIn(t, t.ownerOf(target));
        return onBattlefield(t, target) && (isA(t, target, Type.CREATURE) || isA(t, target, Type.PLANESWALKER));
    }

    /** 120.3: life, poison, loyalty, counters or marked damage. */
    private static void results(Table t, int source, int target, int n) {
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
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
                if (t.get(NOTES_DAMAGE) != 0) DamageNoted.note(t, source, target);
            }
        }
        t.set(BY_RULE, byRule);
    }

    /** What a source with lifelink deals at the same time is gained at once, what another one deals by itself (702.15e, 119.9). */
    private static void lifelink(Table t, Rows sources, Rows amounts, int place) {
        int source = sources.get(place);
        if (!has(t, source, Keyword.LIFELINK)) return;
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
        Life.gain(t, player(t, controller(t, source)), atOnce(sources, amounts, place));
        t.set(BY_RULE, byRule);
    }

    /** Listeners hear of each part, and how much the same source deals and the same target is dealt at once (603.2c). */
    private static void tell(Table t, Rows sources, Rows targets, Rows amounts, int place) {
        int source = sources.get(place);
        int target = targets.get(place);
        int n = amounts.get(place);
        t.set(DEALT_AT_ONCE, atOnce(sources, amounts, place));
        t.set(TAKEN_AT_ONCE, atOnce(targets, amounts, place));
        t.did(DAMAGED, source, target, n);
        t.did(DEALS_DAMAGE, target, source, n);
        if (t.get(COMBAT_NOW) == 0) return;
        t.did(COMBAT_DAMAGED, source, target, n);
        t.did(DEALS_COMBAT_DAMAGE, target, source, n);
    }
}
