package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/**
 * Convoke (702.51): creatures are tapped rather than mana paid, once the total cost is known: each for one generic mana or one mana of
 * its colors. Only creatures are offered after which the rest can be paid.
 */
final class Convoking {
    private static final int GENERIC = POOL.length;

    private Convoking() {}

    static boolean isPossible(Table t, int card) {
        return t.get(ABILITY, card) == 0 && MagicCards.face(t, card).has(Keyword.CONVOKE) && !t.is(FACE_DOWN, card);
    }

    /** The player taps creatures; how much generic mana is paid so beside what is spared already. Colored mana lies in the pool then. */
    static int pay(Table t, Scope s, int spell, Cost cost, int more, int least, int spared) {
        if (!isPossible(t, spell)) return spared;
        Rows used = t.rows().fill(GENERIC + 1, 0);
        used.set(GENERIC, spared);
        while (true) {
            int mark = t.mark();
            Rows open = t.rows();
            Rows kinds = t.rows();
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int creature = t.at(BATTLEFIELD, 0, i);
                int kind = canTap(t, s.seat, creature) ? kindOf(t, s, spell, cost, more, least, used, creature) : -1;
                if (kind >= 0) {
                    open.add(creature);
                    kinds.add(kind);
                }
            }
            Workspace.of(t).sources.survey(t, s.seat);
            boolean isEnough = Paying.canPay(t, s, spell, cost, more, least, used.get(GENERIC), false);
            int creature = open.isEmpty() ? 0 : ask(t, s.seat, spell, open, isEnough);
            int kind = 0;
            for (int i = 0; i < open.size(); i++) if (open.get(i) == creature) kind = kinds.get(i);
            t.release(mark);
            if (creature == 0) return used.get(GENERIC);
            Tapping.tap(t, creature);
            if (kind < GENERIC) t.add(POOL[kind], s.self, 1);
            used.set(kind, used.get(kind) + 1);
        }
    }

    private static int ask(Table t, int seat, int spell, Rows open, boolean may) {
        Ask ask = t.ask(seat, CONVOKE_WITH).because(spell).from(open);
        if (may) ask.may();
        return ask.one();
    }

    private static boolean canTap(Table t, int seat, int creature) {
        return t.stat(CONTROLLER, creature) == seat && isA(t, creature, Type.CREATURE) && !t.is(TAPPED, creature);
    }

    /** What a creature is tapped for: a color that is still to be paid, or generic mana; -1 if the rest could not be paid then. */
    private static int kindOf(Table t, Scope s, int spell, Cost cost, int more, int least, Rows used, int creature) {
        for (int kind = 0; kind <= GENERIC; kind++) {
            if (kind < GENERIC && (t.stat(COLORS, creature) & (1 << kind)) == 0) continue;
            if (used.get(kind) < most(cost, more, least, kind)
                    && leavesEnough(t, s, spell, cost, more, least, used, creature, kind)) return kind;
        }
        return -1;
    }

    /** How much of a kind the cost has at most, whichever way its symbols are paid. */
    private static int most(Cost cost, int more, int least, int kind) {
        int most = 0;
        for (Plan p : cost.plans) {
            int n = kind == GENERIC ? p.generic + p.more(more, least, 0) : 0;
            if (kind < GENERIC) for (int pip : p.pips) if ((pip & (1 << kind)) != 0) n++;
            most = Math.max(most, n);
        }
        return most;
    }

    private static boolean leavesEnough(
            Table t, Scope s, int spell, Cost cost, int more, int least, Rows used, int creature, int kind) {
        t.set(TAPPED, creature, 1);
        if (kind < GENERIC) t.add(POOL[kind], s.self, 1);
        Workspace.of(t).sources.survey(t, s.seat).convoke(t, s.seat);
        int spared = used.get(GENERIC) + (kind == GENERIC ? 1 : 0);
        boolean can = Paying.canPay(t, s, spell, cost, more, least, spared, false);
        t.set(TAPPED, creature, 0);
        if (kind < GENERIC) t.add(POOL[kind], s.self, -1);
        return can;
    }
}
