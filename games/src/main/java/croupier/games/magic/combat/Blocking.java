package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.effects.InCombat;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** Declaring blockers (509): each creature blocks one attacker or none, or more where an effect allows it. */
public final class Blocking {
    private Blocking() {}

    /**
     * The next creature that could block is asked about, of every defending player in turn order; false if there is none left.
     * One creature a task, so that a large board is answered as fast as a small one.
     */
    public static boolean declareNext(Table t) {
        int mark = t.mark();
        int active = t.get(ACTIVE);
        int seat = t.get(BLOCK_SEAT) > 0 ? t.get(BLOCK_SEAT) - 1 : next(t, active);
        boolean asked = false;
        while (!asked && seat != active) {
            asked = declare(t, seat);
            if (asked) break;
            seat = next(t, seat);
            t.set(BLOCK_PLACE, 0);
        }
        t.set(BLOCK_SEAT, asked ? seat + 1 : 0);
        t.release(mark);
        return asked;
    }

    /** All blocks are declared at the same time: now listeners hear of them (509.1g, 509.2), of each pair (509.3a, c). */
    public static void tell(Table t) {
        int mark = t.mark();
        t.set(BLOCK_PLACE, 0);
        Rows attackers = attackers(t);
        Banding.blockTogether(t, attackers);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int blocker = t.at(BATTLEFIELD, 0, i);
            int attacker = t.get(BLOCKING, blocker);
            if (attacker == 0) continue;
            t.set(IS_BLOCKED, attacker, 1);
            t.did(BLOCKS, attacker, blocker, 0);
            for (int more = t.get(MORE_BLOCKS, blocker); more != 0; more = t.get(NEXT_BLOCK, more)) {
                t.set(IS_BLOCKED, t.get(BLOCKS_TOO, more), 1);
                t.did(BLOCKS, t.get(BLOCKS_TOO, more), blocker, 1);
            }
        }
        for (int i = 0; i < attackers.size(); i++)
            if (t.is(IS_BLOCKED, attackers.get(i)))
                t.did(BECOMES_BLOCKED, 0, attackers.get(i), blockersOf(t, attackers.get(i)));
        t.release(mark);
    }

    /** Who may block whom, as far as only the two are concerned: all creatures of this player that are still to be asked about. */
    public static void pairs(Table t, int seat, Scenery.Pairs to) {
        int mark = t.mark();
        Rows attackers = attackersOf(t, seat);
        for (int i = t.get(BLOCK_PLACE); i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) != seat || !canBlock(t, creature)) continue;
            for (int k = 0; k < attackers.size(); k++)
                if (mayBlock(t, creature, attackers.get(k))) to.add(creature, attackers.get(k));
        }
        t.release(mark);
    }

    static Rows attackers(Table t) {
        Rows all = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACKING, t.at(BATTLEFIELD, 0, i)) != 0) all.add(t.at(BATTLEFIELD, 0, i));
        return all;
    }

    private static Rows attackersOf(Table t, int seat) {
        Rows all = attackers(t);
        int kept = 0;
        for (int i = 0; i < all.size(); i++) if (Combat.defenderOf(t, all.get(i)) == seat) all.set(kept++, all.get(i));
        all.shorten(kept);
        return all;
    }

    /** The next able creature of this player is asked about; false if there is none left. */
    private static boolean declare(Table t, int seat) {
        Rows able = t.rows();
        int count = t.count(BATTLEFIELD, 0);
        int place = -1;
        for (int i = t.get(BLOCK_PLACE); i < count; i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) != seat || !canBlock(t, creature)) continue;
            if (place < 0) place = i;
            able.add(creature);
        }
        if (place < 0) return false;
        int blocker = able.get(0);
        if (t.get(BLOCKING, blocker) == 0 && roomForBlockers(t) == 0) return false;
        Ask ask = t.ask(seat, BLOCK_WITH).because(blocker);
        offer(t, ask, able, attackersOf(t, seat));
        refuse(t, seat, ask);
        long chosen = ask.code();
        boolean blocks = Code.is(chosen, BLOCK);
        if (blocks) InCombat.block(t, blocker, Code.a(chosen));
        t.set(BLOCK_PLACE, blocks && room(t, blocker) > 0 ? place : place + 1);
        return true;
    }

    /** What this creature may block so that restrictions are kept and as many requirements as possible obeyed (509.1b, c). */
    private static void offer(Table t, Ask ask, Rows able, Rows attackers) {
        int blocker = able.get(0);
        Word nothing = t.get(BLOCKING, blocker) == 0 ? NO_BLOCK : NO_MORE_BLOCKS;
        if (!BlockLaw.isNeeded(t, able, attackers)) {
            if (!mustBlock(t, blocker, attackers)) ask.option(nothing);
            for (int i = 0; i < attackers.size(); i++)
                ask.optionUnless(Evasion.whyNot(t, blocker, attackers.get(i)), BLOCK, attackers.get(i));
            return;
        }
        Rows worth = t.rows();
        int best = BlockLaw.most(t, able, 1, attackers);
        int none = best;
        for (int i = 0; i < attackers.size(); i++) {
            worth.add(mayBlock(t, blocker, attackers.get(i)) ? worthOf(t, able, attackers, i) : BlockLaw.BROKEN);
            best = Math.max(best, worth.get(i));
        }
        boolean must = mustBlock(t, blocker, attackers) && worth.has(best);
        if (none == best && !must) ask.option(nothing);
        for (int i = 0; i < attackers.size(); i++)
            if (worth.get(i) == best && worth.get(i) != BlockLaw.BROKEN) ask.option(BLOCK, attackers.get(i));
            else ask.not(BLOCK, attackers.get(i), whyNotNow(t, blocker, attackers.get(i)));
    }

    /** A creature that blocks each combat if able must block something, where it can (509.1c). */
    private static boolean mustBlock(Table t, int blocker, Rows attackers) {
        if (!has(t, blocker, Keyword.MUST_BLOCK) || t.get(BLOCKING, blocker) != 0) return false;
        for (int i = 0; i < attackers.size(); i++) if (mayBlock(t, blocker, attackers.get(i))) return true;
        return false;
    }

    /** How many more creatures can block in this combat. */
    static int roomForBlockers(Table t) {
        int limit = RuleChange.least(t, Rule.MOST_BLOCKERS, player(t, t.get(ACTIVE)));
        if (limit < 0) return Integer.MAX_VALUE;
        int n = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) if (t.get(BLOCKING, t.at(BATTLEFIELD, 0, i)) != 0) n++;
        return Math.max(0, limit - n);
    }

    private static Reason whyNotNow(Table t, int blocker, int attacker) {
        Reason why = Evasion.whyNot(t, blocker, attacker);
        return why == null ? Evasion.BREAKS_LAW : why;
    }

    /** Creatures that cannot block at all are named with the reason. */
    private static void refuse(Table t, int seat, Ask ask) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) != seat || !isA(t, creature, Type.CREATURE)) continue;
            if (t.is(TAPPED, creature)) ask.not(BLOCK_WITH_IT, creature, IS_TAPPED);
            else if (!canBlock(t, creature)) ask.not(BLOCK_WITH_IT, creature, Evasion.IS_NO_BLOCKER);
        }
    }

    /** How many requirements can be obeyed if the first creature blocks this one. */
    private static int worthOf(Table t, Rows able, Rows attackers, int attacker) {
        int blocker = able.get(0);
        InCombat.block(t, blocker, attackers.get(attacker));
        int worth = BlockLaw.most(t, able, room(t, blocker) > 0 ? 0 : 1, attackers);
        InCombat.unblock(t, blocker);
        return worth;
    }

    // ---- who blocks whom

    /** How many attackers this creature may block beside those it blocks. */
    static int room(Table t, int blocker) {
        int most =
                1 + (RuleChange.says(t, Rule.BLOCKS_MORE, blocker) ? RuleChange.sum(t, Rule.BLOCKS_MORE, blocker) : 0);
        if (t.get(BLOCKING, blocker) == 0) return most;
        int blocked = 1;
        for (int more = t.get(MORE_BLOCKS, blocker); more != 0; more = t.get(NEXT_BLOCK, more)) blocked++;
        return most - blocked;
    }

    public static boolean blocks(Table t, int creature, int attacker) {
        int first = t.get(BLOCKING, creature);
        if (first == 0 || first == attacker) return first == attacker && attacker != 0;
        for (int more = t.get(MORE_BLOCKS, creature); more != 0; more = t.get(NEXT_BLOCK, more))
            if (t.get(BLOCKS_TOO, more) == attacker) return true;
        return false;
    }

    static int blockersOf(Table t, int attacker) {
        int n = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) if (blocks(t, t.at(BATTLEFIELD, 0, i), attacker)) n++;
        return n;
    }

    /** How many creatures block any of these attackers. */
    static int blockersOf(Table t, Rows attackers) {
        int n = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (attackers.has(t.get(BLOCKING, t.at(BATTLEFIELD, 0, i)))) n++;
        return n;
    }

    static int anyBlockerOf(Table t, Rows attackers) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (attackers.has(t.get(BLOCKING, t.at(BATTLEFIELD, 0, i)))) return t.at(BATTLEFIELD, 0, i);
        return 0;
    }

    /** Whether this creature, as far as only the two are concerned, may block that attacker (too). */
    static boolean mayBlock(Table t, int blocker, int attacker) {
        return Evasion.whyNot(t, blocker, attacker) == null;
    }

    private static boolean canBlock(Table t, int creature) {
        return !t.is(TAPPED, creature) && isA(t, creature, Type.CREATURE) && !has(t, creature, Keyword.CANT_BLOCK);
    }

    /** Evasion (509.1b, 702): whether this creature may block that attacker. */
    static boolean canBlock(Table t, int blocker, int attacker) {
        return Evasion.whyNever(t, blocker, attacker) == null;
    }
}
