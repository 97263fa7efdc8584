package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Potions;
import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Table;

/**
 * Unceasing Top in the simulator: when the hand and the draw pile are empty, shuffle and draw are put into the queue, but the player
 * is asked before they are done. They come first when something is done, be it that the turn ends.
 */
final class SimulatedTop {
    private boolean endsTurn;

    void forget() {
        endsTurn = false;
    }

    boolean waits(Table t) {
        boolean isIdle = Battle.isOn(t)
                && t.get(PHASE) == BattleInside.PLAYER_ACTS
                && t.waiting(ACTIONS) + t.waiting(CARDS) == 0;
        if (isIdle && endsTurn) return true;
        return isIdle
                && t.count(HAND, 0) + t.count(DRAW_PILE, 0) == 0
                && t.count(DISCARD_PILE, 0) > 0
                && t.get(NO_DRAW, t.get(ME)) == 0
                && Simulator.hasRelic(t, "Unceasing Top");
    }

    void act(Table t) {
        if (endsTurn) {
            endsTurn = false;
            Battle.endTurnNow(t);
            return;
        }
        Ask ask = t.ask(0, PLAY_TURN);
        Potions.offer(t, ask);
        ask.option(END_TURN).otherwise(Code.of(END_TURN.index(), 0, 0));
        long chosen = ask.code();
        t.last(ACTIONS, Piles.DRAW, 1, 0, 0, 0);
        if (Code.is(chosen, DRINK)) Potions.drink(t, Code.a(chosen), Code.b(chosen));
        else if (Code.is(chosen, TOSS)) Potions.toss(t, Code.a(chosen));
        else endsTurn = true;
    }
}
