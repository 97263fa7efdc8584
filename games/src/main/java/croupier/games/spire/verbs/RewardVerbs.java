package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.run.CardRewards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.Rewards;
import croupier.games.spire.run.RunMap;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that lay something on the screen of rewards. */
public final class RewardVerbs {
    private RewardVerbs() {}

    @Doc("Gold among the rewards.")
    @Says("Find {rewardGold:of gold}.")
    public record RewardGold(@MainArgument Amount rewardGold) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.gold(t, rewardGold.of(t, s));
        }
    }

    @Doc("A relic among the rewards.")
    @Says("Find {rewardRelic}.")
    public record RewardRelic(@MainArgument Ref<Defs.RelicDef> rewardRelic) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.relic(t, rewardRelic.card());
        }
    }

    @Doc("The relic that was kept is among the rewards.")
    @Says("Find a relic.")
    public record RewardKeptRelic() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int relic = t.get(RunWords.SPOILS_RELIC);
            t.set(RunWords.SPOILS_RELIC, 0);
            if (relic != 0) Rewards.relic(t, relic);
        }
    }

    @Doc("Random potions among the rewards, any kind alike.")
    @Says("Find {rewardPotions:random potion}.")
    public record RewardPotions(
            @MainArgument Amount rewardPotions,
            @Doc("rolled by the stream of the room") boolean byRoom) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardPotions.of(t, s); i > 0; i--)
                Rewards.potion(t, Potions.anyKind(t, byRoom ? MISC_ROLLS : POTION_ROLLS));
        }
    }

    @Doc("A potion among the rewards, as likely as after a battle.")
    @Says("Perhaps find a potion.")
    public record RewardPotionPerhaps() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.potionPerhaps(t);
        }
    }

    /** How rare cards are where. */
    public enum Where {
        HERE,
        EVENT,
        REST;

        int room(Table t) {
            return switch (this) {
                case HERE -> t.get(RunWords.ROOM_NOW);
                case EVENT -> RunMap.UNKNOWN;
                case REST -> RunMap.REST_SITE;
            };
        }
    }

    @Doc("Cards to choose from among the rewards.")
    @Says("Choose {rewardCards:a card} to add to your deck.")
    public record RewardCards(
            @MainArgument Amount rewardCards,
            @Default("event") Where as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardCards.of(t, s); i > 0; i--) CardRewards.offer(t, as.room(t));
        }
    }

    @Doc("Colorless cards to choose from among the rewards.")
    @Says("Choose {rewardColorless:a colorless card} to add to your deck.")
    public record RewardColorless(@MainArgument Amount rewardColorless) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardColorless.of(t, s); i > 0; i--) CardRewards.offerColorless(t);
        }
    }

    @Doc("Three cards to choose from at the start of a run.")
    @Says("Choose one of three[ rare{rare}][ colorless{colorless}] cards.")
    public record RewardFirstCards(boolean colorless, boolean rare) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            CardRewards.offerAtStart(t, colorless, rare);
        }
    }

    /** For one blessing alone: the game rolls cards there and shows none of them. */
    @Doc("A card reward is rolled and forgotten.")
    @Says("")
    public record BurnCardReward() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            CardRewards.burn(t);
        }
    }

    @Doc("The screen of rewards opens.")
    @Says("")
    public record OpenRewards() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int next = t.get(PHASE) == Climb.SHOP_SCREEN ? Climb.SHOP_SCREEN : Climb.MAP_SCREEN;
            Rewards.open(t, next);
        }
    }
}
