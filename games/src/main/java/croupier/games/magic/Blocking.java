package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** Declaring blockers (509): each creature blocks one attacker or none. */
final class Blocking {
    private Blocking() {}

    /**
     * The next creature that could block is asked about, of every defending player in turn order; false if there is none left.
     * One creature a task, so that a large board is answered as fast as a small one.
     */
    static boolean declareNext(Table t) {
        int mark = t.mark();
        Rows attackers = attackers(t);
        int active = t.get(ACTIVE);
        int seat = t.get(BLOCK_SEAT) > 0 ? t.get(BLOCK_SEAT) - 1 : next(t, active);
        boolean asked = false;
        while (!asked && seat != active) {
            asked = declare(t, seat, attackers);
            if (asked) break;
            seat = next(t, seat);
            t.set(BLOCK_PLACE, 0);
        }
        t.set(BLOCK_SEAT, asked ? seat + 1 : 0);
        t.release(mark);
        return asked;
    }

    /** All blocks are declared at the same time: now they are told (509.1g, 509.2). */
    static void tell(Table t) {
        int mark = t.mark();
        t.set(BLOCK_PLACE, 0);
        Rows attackers = attackers(t);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int blocker = t.at(BATTLEFIELD, 0, i);
            int attacker = t.get(BLOCKING, blocker);
            if (attacker == 0) continue;
            t.set(IS_BLOCKED, attacker, 1);
            t.did(BLOCKS, attacker, blocker, 0);
        }
        for (int i = 0; i < attackers.size(); i++)
            if (t.is(IS_BLOCKED, attackers.get(i)))
                t.did(BECOMES_BLOCKED, 0, attackers.get(i), blockersOf(t, attackers.get(i)));
        t.release(mark);
    }

    static Rows attackers(Table t) {
        Rows all = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACKING, t.at(BATTLEFIELD, 0, i)) != 0) all.add(t.at(BATTLEFIELD, 0, i));
        return all;
    }

    /** The next able creature of this player is asked about; false if there is none left. */
    private static boolean declare(Table t, int seat, Rows attackers) {
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
        t.set(BLOCK_PLACE, place + 1);
        int blocker = able.get(0);
        Ask ask = t.ask(seat, BLOCK_WITH).because(blocker);
        offer(t, seat, ask, able, 0, attackers);
        long chosen = ask.code();
        if (Code.word(chosen) == BLOCK.index()) t.set(BLOCKING, blocker, Code.a(chosen));
        return true;
    }

    /** What this creature may block so that in the end all restrictions and requirements can be kept (509.1b, c). */
    private static void offer(Table t, int seat, Ask ask, Rows able, int at, Rows attackers) {
        int blocker = able.get(at);
        int must = owed(t, able, at, attackers);
        if (must != 0) {
            ask.option(BLOCK, must);
            return;
        }
        boolean lured = false;
        for (int i = 0; i < attackers.size(); i++)
            lured |= has(t, attackers.get(i), Keyword.MUST_BE_BLOCKED)
                    && mayBlock(t, seat, able, at, attackers, attackers.get(i));
        if (!lured) ask.option(NO_BLOCK);
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            if (lured && !has(t, attacker, Keyword.MUST_BE_BLOCKED)) continue;
            if (mayBlock(t, seat, able, at, attackers, attacker)) ask.option(BLOCK, attacker);
        }
        assert blocker != 0;
    }

    /** An attacker with menace that one creature blocks so far, if this is the last one that can join it. */
    private static int owed(Table t, Rows able, int at, Rows attackers) {
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            if (!has(t, attacker, Keyword.MENACE) || blockersOf(t, attacker) != 1) continue;
            if (canBlock(t, able.get(at), attacker) && later(t, able, at, attacker) == 0) return attacker;
        }
        return 0;
    }

    private static boolean mayBlock(Table t, int seat, Rows able, int at, Rows attackers, int attacker) {
        if (Combat.defenderOf(t, attacker) != seat || !canBlock(t, able.get(at), attacker)) return false;
        if (!has(t, attacker, Keyword.MENACE) || blockersOf(t, attacker) > 0) return true;
        return later(t, able, at, attacker) > waiting(t, attackers);
    }

    /** How many of the creatures still to be asked could block this attacker. */
    private static int later(Table t, Rows able, int at, int attacker) {
        int n = 0;
        for (int i = at + 1; i < able.size(); i++) if (canBlock(t, able.get(i), attacker)) n++;
        return n;
    }

    /** How many attackers with menace wait for a second blocker. */
    private static int waiting(Table t, Rows attackers) {
        int n = 0;
        for (int i = 0; i < attackers.size(); i++)
            if (has(t, attackers.get(i), Keyword.MENACE) && blockersOf(t, attackers.get(i)) == 1) n++;
        return n;
    }

    static int blockersOf(Table t, int attacker) {
        int n = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) if (t.get(BLOCKING, t.at(BATTLEFIELD, 0, i)) == attacker) n++;
        return n;
    }

    private static boolean canBlock(Table t, int creature) {
        return !t.is(TAPPED, creature) && isA(t, creature, Type.CREATURE) && !has(t, creature, Keyword.CANT_BLOCK);
    }

    /** Evasion (509.1b, 702): whether this creature may block that attacker. */
    static boolean canBlock(Table t, int blocker, int attacker) {
        int evades = t.stat(KEYWORDS, attacker);
        int its = t.stat(KEYWORDS, blocker);
        if (((evades ^ its) & Keyword.SHADOW.bit()) != 0) return false;
        if (evades == 0 && t.stat(GUARDS, attacker) == 0) return true;
        if (is(evades, Keyword.CANT_BE_BLOCKED)) return false;
        if (is(evades, Keyword.FLYING) && !is(its, Keyword.FLYING) && !is(its, Keyword.REACH)) return false;
        if (is(evades, Keyword.HORSEMANSHIP) && !is(its, Keyword.HORSEMANSHIP)) return false;
        boolean artifact = isA(t, blocker, Type.ARTIFACT);
        if (is(evades, Keyword.FEAR) && !artifact && (t.stat(COLORS, blocker) & Color.BLACK.bit()) == 0) return false;
        if (is(evades, Keyword.INTIMIDATE) && !artifact && (t.stat(COLORS, blocker) & t.stat(COLORS, attacker)) == 0)
            return false;
        return !Protection.from(t, attacker, blocker) && !walks(t, attacker, t.stat(CONTROLLER, blocker));
    }

    private static boolean is(int keywords, Keyword k) {
        return (keywords & k.bit()) != 0;
    }

    /** Landwalk (702.14). */
    private static boolean walks(Table t, int attacker, int seat) {
        int guards = t.stat(GUARDS, attacker) / Keyword.PLAINSWALK.bit() & Color.ANY;
        if (guards == 0) return false;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int land = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, land) == seat
                    && isA(t, land, Type.LAND)
                    && (Type.colorsOf(t.stat(TYPES, land)) & guards) != 0) return true;
        }
        return false;
    }
}
