package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** Declaring blockers (509): each creature blocks one attacker or none. */
final class Blocking {
    private Blocking() {}

    /** Every defending player declares, in turn order. */
    static void declareBlockers(Table t) {
        int mark = t.mark();
        Rows attackers = attackers(t);
        int active = t.get(ACTIVE);
        for (int seat = next(t, active); seat != active; seat = next(t, seat)) declare(t, seat, attackers);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int blocker = t.at(BATTLEFIELD, 0, i);
            if (t.get(BLOCKING, blocker) != 0) t.did(BLOCKS, t.get(BLOCKING, blocker), blocker, 0);
        }
        for (int i = 0; i < attackers.size(); i++) {
            int n = blockersOf(t, attackers.get(i));
            if (n == 0) continue;
            t.set(IS_BLOCKED, attackers.get(i), 1);
            t.did(BECOMES_BLOCKED, 0, attackers.get(i), n);
        }
        t.release(mark);
    }

    static Rows attackers(Table t) {
        Rows all = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACKING, t.at(BATTLEFIELD, 0, i)) != 0) all.add(t.at(BATTLEFIELD, 0, i));
        return all;
    }

    private static void declare(Table t, int seat, Rows attackers) {
        Rows able = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) == seat && canBlock(t, creature)) able.add(creature);
        }
        for (int i = 0; i < able.size(); i++) {
            int blocker = able.get(i);
            Ask ask = t.ask(seat, BLOCK_WITH).because(blocker);
            offer(t, seat, ask, able, i, attackers);
            long chosen = ask.code();
            if (Code.word(chosen) == BLOCK.index()) t.set(BLOCKING, blocker, Code.a(chosen));
        }
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
