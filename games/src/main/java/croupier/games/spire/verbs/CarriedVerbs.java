package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that relics and potions say. */
public final class CarriedVerbs {
    private CarriedVerbs() {}

    /** No loss and no healing: nobody hears of it. */
    @Doc("HP become a number; that is neither a loss nor healing.")
    @Says("The HP of {of} become {setHp}.")
    public record SetHp(@MainArgument Amount setHp, Selection of) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            of.rows(t, s).setEach(t, HP, setHp.of(t, s));
        }
    }

    @Doc("The relic's counter becomes a number.")
    @Says("")
    public record Counter(@MainArgument Amount counter) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(COUNTER, s.card, counter.of(t, s));
        }
    }

    /**
     * For one relic alone: those that could be upgraded are shuffled by the stream of shuffles, and the first is taken.
     * One relic alone uses it: it shuffles what could be upgraded, which a random choice does not.
     */
    @Doc("Upgrades one of some cards, found by shuffling them.")
    @Says("Upgrade a random {upgradeOne:one}.")
    public record UpgradeOne(@MainArgument Selection upgradeOne) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows could = upgradeOne.rows(t, s);
            if (could.isEmpty()) return;
            SpireRandom.shuffle(t, SHUFFLE, could);
            Piles.upgrade(t, could.get(0));
        }
    }

    /**
     * For one potion alone: nothing else obtains potions in a battle but a card that obtains a single one.
     * One potion alone uses it: how often it rolls depends on the belt, full or not.
     */
    @Doc("Random potions for as many places as the belt has; those that find no free place are lost.")
    @Says("Fill your empty potion slots with random potions.")
    public record FillBelt() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = t.get(POTION_SLOTS); i > 0; i--) Potions.obtain(t, Potions.random(t));
        }
    }

    /**
     * For one potion alone: there is no other way for the player to leave a battle.
     * One potion alone uses it: nothing else ends a battle without winning it.
     */
    @Doc("The player leaves the battle, without a reward.")
    @Says("Leave the battle; there is no reward.")
    public record Flee() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Battle.flee(t);
        }
    }

    /**
     * For one potion alone, the only one that works without being drunk: its strength is that of the moment.
     * One potion alone uses it: all others are drunk by the player.
     */
    @Doc("The potion is drunk by itself.")
    @Says("It is drunk by itself.")
    public record DrinkItself() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Potions.drinkItself(t, s.card);
        }
    }
}
