package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.Traits;
import croupier.kernel.Table;

/**
 * How the simulator ends a turn. That the turn has ended is an action of its own behind the discarding of the hand; it puts the
 * start of the monsters' turn, in which they lose their block, at the end of the queue. So what the discarded hand has set off at
 * the end of the queue is done between the two, and what that sets off in turn comes when the block is lost already.
 */
final class SimulatedTurns {
    /** Marks are draws of no card, told apart by a number that a draw does not use. */
    private static final int TURN_HAS_ENDED = 1;

    private static final int MONSTERS_START = 2;

    private SimulatedTurns() {}

    static void before(Table t) {
        if (t.waiting(ACTIONS) == 1 && t.task(ACTIONS, 0).equals(BattleInside.DISCARD_HAND)) {
            mark(t, TURN_HAS_ENDED);
            exhaustEthereal(t);
        }
        if (isMark(t, TURN_HAS_ENDED)) mark(t, MONSTERS_START);
        if (isMark(t, MONSTERS_START) && t.get(PHASE) == BattleInside.TURN_IS_OVER && t.get(SKIP_MONSTERS) == 0) {
            t.set(PHASE, Battle.MONSTERS_ACT);
            Monsters.loseBlock(t);
        }
    }

    /** Each ethereal card is exhausted by an action of its own, the last one first: what that sets off at the front comes in between. */
    private static void exhaustEthereal(Table t) {
        for (int i = 0; i < t.count(HAND, 0); i++) {
            int card = t.at(HAND, 0, i);
            if (Traits.has(t, card, Traits.ETHEREAL)) t.first(ACTIONS, Piles.EXHAUST, card, 0, 0, 0);
        }
    }

    private static void mark(Table t, int mark) {
        t.last(ACTIONS, Piles.DRAW, 0, mark, 0, 0);
    }

    private static boolean isMark(Table t, int mark) {
        return t.waiting(ACTIONS) > 0
                && t.task(ACTIONS, 0).equals(Piles.DRAW)
                && t.number(ACTIONS, 0, 0) == 0
                && t.number(ACTIONS, 0, 1) == mark;
    }
}
