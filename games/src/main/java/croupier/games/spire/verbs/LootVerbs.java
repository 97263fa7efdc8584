package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.Relics;
import croupier.games.spire.run.Rewards;
import croupier.games.spire.run.Shop;
import croupier.games.spire.words.RunWords;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that give and take relics, potions, gold and HP outside battles. */
public final class LootVerbs {
    private LootVerbs() {}

    /** Of which list a relic is. */
    public enum Tier {
        COMMON(RunCards.COMMON),
        UNCOMMON(RunCards.UNCOMMON),
        RARE(RunCards.RARE),
        SHOP(RunCards.SHOP),
        BOSS(RunCards.BOSS),
        /** Rolled. */
        ANY(-1),
        /** Common in three of four cases, else uncommon. */
        COMMON_OR_UNCOMMON(-1);

        private final int number;

        Tier(int number) {
            this.number = number;
        }

        int of(Table t) {
            if (this == ANY) return Relics.rollTier(t);
            if (this == COMMON_OR_UNCOMMON)
                return SpireRandom.chance(t, RunWords.RELIC_ROLLS, 0.75f) ? RunCards.COMMON : RunCards.UNCOMMON;
            return number;
        }
    }

    @Doc("A relic is picked up.")
    @Says("Obtain {obtainRelic}.")
    public record ObtainRelic(@MainArgument Ref<Defs.RelicDef> obtainRelic) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Relics.obtain(t, obtainRelic.card());
        }
    }

    /** What is to be done with a relic that is found. */
    public enum Then {
        OBTAIN,
        /** It lies among the rewards. */
        REWARD,
        /** It is kept for the rewards of the fight that follows. */
        KEEP
    }

    @Doc("The next relic of a list is found.")
    @Says("Obtain a random {findRelic} relic.")
    @Says(value = "Obtain a random relic.", when = "findRelic: any")
    public record FindRelic(
            @MainArgument Tier findRelic,
            @Doc("none that would open a screen") boolean screenless,
            @Default("obtain") Then then)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int tier = findRelic.of(t);
            int relic = screenless ? Relics.nextScreenless(t, tier) : Relics.next(t, tier);
            switch (then) {
                case OBTAIN -> Relics.obtain(t, relic);
                case REWARD -> Rewards.relic(t, relic);
                case KEEP -> t.set(RunWords.SPOILS_RELIC, relic);
            }
        }
    }

    @Doc("Relics are lost.")
    @Says("Lose {loseRelics}.")
    public record LoseRelics(@MainArgument Selection loseRelics) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            loseRelics.rows(t, s).each(t, Relics::lose);
        }
    }

    @Doc("A relic takes the place of another.")
    @Says("Exchange {exchangeRelic} for {for_}.")
    public record ExchangeRelic(@MainArgument Selection exchangeRelic, Ref<Defs.RelicDef> for_) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            exchangeRelic.rows(t, s).each(t, Relics::exchange, for_.card());
        }
    }

    @Doc("Gold is lost, as far as there is some.")
    @Says("Lose {loseGold:of gold}.")
    public record LoseGold(@MainArgument Amount loseGold) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Climb.loseGold(t, loseGold.of(t, s));
        }
    }

    /** Damage outside a battle, dealt by nobody: what makes a blow smaller counts, what makes the player's own larger does not. */
    @Doc("Damage outside a battle.")
    @Says("Take {suffer:of damage}.")
    public record Suffer(@MainArgument Amount suffer) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int me = t.get(ME);
            int amount = t.would(ATTACK_LANDS, 0, me, suffer.of(t, s));
            Creatures.loseHp(t, 0, me, amount);
        }
    }

    @Doc("The maximum of HP falls.")
    @Says("Lower your maximum HP by {loseMaxHp}.")
    public record LoseMaxHp(@MainArgument Amount loseMaxHp) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.changeMaxHp(t, t.get(ME), -loseMaxHp.of(t, s));
        }
    }

    @Doc("A random potion is obtained, any kind alike.")
    @Says("Obtain a random potion.")
    public record ObtainPotion(
            @Doc("its rarity is rolled first, as in battles")
            boolean byRarity) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Potions.obtain(t, byRarity ? Potions.random(t) : Potions.anyKind(t, POTION_ROLLS));
        }
    }

    @Doc("Potions are lost.")
    @Says("Lose {losePotions}.")
    public record LosePotions(@MainArgument Selection losePotions) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            losePotions.rows(t, s).each(t, Potions::toss);
        }
    }

    @Doc("The belt has room for more potions.")
    @Says("Gain {potionSlots:potion slot}.")
    public record PotionSlots(@MainArgument Amount potionSlots) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.add(POTION_SLOTS, potionSlots.of(t, s));
        }
    }

    /** For one relic alone: it changes the prices of the shop in which it is bought. */
    @Doc("Prices of the shop become this share of what they were, in percent.")
    @Says("Prices of this shop become {reprice} percent.")
    public record Reprice(@MainArgument int reprice) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (t.get(PHASE) == Climb.SHOP_SCREEN) Shop.reprice(t, reprice);
        }
    }
}
