package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** What cards cost: for the battle, and for this turn. */
public final class Costs {
    private Costs() {}

    /** For the rest of the battle; cards that cost X or cannot be played stay as they are. */
    public static void forBattle(Table t, int card, int cost) {
        if (t.get(COST, card) < 0) return;
        t.set(COST, card, cost);
        t.set(COST_NOW, card, cost);
    }

    /** Until the turn ends. */
    public static void forTurn(Table t, int card, int cost) {
        if (t.get(COST_NOW, card) < 0) return;
        t.set(COST_NOW, card, cost);
        t.set(COSTS_CHANGED, 1);
    }

    /** The cost for the battle changes, never below 0; what is changed for this turn stays changed by as much. */
    public static void change(Table t, int card, int by) {
        int before = t.get(COST, card);
        if (before < 0) return;
        int after = Math.max(0, before + by);
        t.set(COST, card, after);
        t.set(COST_NOW, card, Math.max(0, t.get(COST_NOW, card) + after - before));
    }

    /** The card costs what it says upgraded; what it costs this turn differs by as much as before, but 0 stays 0. */
    static void upgrade(Table t, int card, int cost) {
        int differs = t.get(COST_NOW, card) - t.get(COST, card);
        t.set(COST, card, Math.max(0, cost));
        if (t.get(COST_NOW, card) > 0) t.set(COST_NOW, card, Math.max(0, cost + differs));
        else t.set(COSTS_CHANGED, 1);
    }

    /** Costs of this turn end, except those of exhausted cards. */
    static void endTurn(Table t) {
        if (t.get(COSTS_CHANGED) == 0) return;
        t.set(COSTS_CHANGED, 0);
        reset(t, HAND);
        reset(t, DRAW_PILE);
        reset(t, DISCARD_PILE);
    }

    private static void reset(Table t, Zone z) {
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, 0, i);
            t.set(COST_NOW, card, t.get(COST, card));
        }
    }
}
