package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Costs;
import croupier.games.spire.cards.Action;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that change what cards cost. */
public final class Pricing {
    private Pricing() {}

    @Doc("Cards cost something else, for this battle or only this turn.")
    @Says("{setCost costs} {to}[ this turn{thisTurn}].")
    public record SetCost(@MainArgument Choice setCost, Amount to, boolean thisTurn) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = setCost.take(t, s);
            int cost = to.of(t, s);
            for (int i = 0; i < chosen.size(); i++) {
                if (thisTurn) Costs.forTurn(t, chosen.get(i), cost);
                else Costs.forBattle(t, chosen.get(i), cost);
            }
        }
    }

    @Doc("Cards cost more for this battle, or less, but never less than 0.")
    @Says("The cost of {changeCost} changes by {by:+}.")
    public record ChangeCost(@MainArgument Choice changeCost, Amount by) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = changeCost.take(t, s);
            int change = by.of(t, s);
            chosen.each(t, Costs::change, change);
        }
    }

    /**
     * A card is rolled among all of them, again and again until one fits, and costs nothing from now on: one whose cost of
     * this turn is above 0 if there is any, else one whose cost of the battle is. No choice of a filtered set gives the same
     * numbers, since every try is a roll.
     * One card alone uses it: no choice and no random set rolls again until something fits, and the stream notices how often.
     */
    @Doc("A random card that costs something costs 0 in this battle; it is rolled again until one is found.")
    @Says("A random {freeRandom:one} costs 0 for this battle.")
    public record FreeRandom(@MainArgument Selection freeRandom) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows among = freeRandom.rows(t, s);
            boolean now = isAny(t, among, true);
            if (!now && !isAny(t, among, false)) return;
            int card = among.get(t.roll(CARD_RANDOM, among.size()));
            while (!costs(t, card, now)) card = among.get(t.roll(CARD_RANDOM, among.size()));
            Costs.forBattle(t, card, 0);
        }

        private static boolean isAny(Table t, Rows among, boolean now) {
            for (int i = 0; i < among.size(); i++) if (costs(t, among.get(i), now)) return true;
            return false;
        }

        private static boolean costs(Table t, int card, boolean now) {
            return t.get(now ? COST_NOW : COST, card) > 0;
        }
    }

    @Doc("Cards cost nothing the next time they are played.")
    @Says("{freeOnce costs} 0 until played.")
    public record FreeOnce(@MainArgument Choice freeOnce) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = freeOnce.take(t, s);
            for (int i = 0; i < chosen.size(); i++)
                if (t.get(COST, chosen.get(i)) > 0) t.set(FREE_ONCE, chosen.get(i), 1);
        }
    }
}
