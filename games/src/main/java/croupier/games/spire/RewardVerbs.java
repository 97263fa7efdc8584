package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Ref;
import croupier.script.Teller;
import croupier.script.Verb;

/** Verbs that lay something on the screen of rewards. */
final class RewardVerbs {
    private RewardVerbs() {}

    @Doc("Gold among the rewards.")
    public record RewardGold(@Main Amount rewardGold) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.gold(t, rewardGold.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Find {rewardGold} gold.", this);
        }
    }

    @Doc("A relic among the rewards.")
    public record RewardRelic(@Main Ref<Defs.RelicDef> rewardRelic) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.relic(t, rewardRelic.card());
        }

        @Override
        public String text(Teller w) {
            return "Find " + rewardRelic.name() + ".";
        }
    }

    @Doc("The relic that was kept is among the rewards.")
    public record RewardKeptRelic() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int relic = t.get(RunWords.SPOILS_RELIC);
            t.set(RunWords.SPOILS_RELIC, 0);
            if (relic != 0) Rewards.relic(t, relic);
        }

        @Override
        public String text(Teller w) {
            return "Find a relic.";
        }
    }

    @Doc("Random potions among the rewards, any kind alike.")
    public record RewardPotions(
            @Main Amount rewardPotions,

            @Default("false") @Doc("rolled by the stream of the room")
            boolean byRoom) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardPotions.of(t, s); i > 0; i--)
                Rewards.potion(t, Potions.anyKind(t, byRoom ? MISC_ROLLS : POTION_ROLLS));
        }

        @Override
        public String text(Teller w) {
            return "Find " + w.count(rewardPotions, "random potion", "random potions") + ".";
        }
    }

    @Doc("A potion among the rewards, as likely as after a battle.")
    public record RewardPotionPerhaps() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rewards.potionPerhaps(t);
        }

        @Override
        public String text(Teller w) {
            return "Perhaps find a potion.";
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
                case REST -> RunMap.REST;
            };
        }
    }

    @Doc("Cards to choose from among the rewards.")
    public record RewardCards(
            @Main Amount rewardCards, @Default("event") Where as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardCards.of(t, s); i > 0; i--) CardRewards.offer(t, as.room(t));
        }

        @Override
        public String text(Teller w) {
            return "Choose " + w.count(rewardCards, "card", "cards") + " to add to the deck.";
        }
    }

    @Doc("Colorless cards to choose from among the rewards.")
    public record RewardColorless(@Main Amount rewardColorless) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = rewardColorless.of(t, s); i > 0; i--) CardRewards.offerColorless(t);
        }

        @Override
        public String text(Teller w) {
            return "Choose " + w.count(rewardColorless, "colorless card", "colorless cards") + " to add to the deck.";
        }
    }

    @Doc("Three cards to choose from at the start of a run.")
    public record RewardFirstCards(
            @Default("false") boolean colorless,
            @Default("false") boolean rare) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            CardRewards.offerAtStart(t, colorless, rare);
        }

        @Override
        public String text(Teller w) {
            return "Choose one of three " + (rare ? "rare " : "") + (colorless ? "colorless " : "") + "cards.";
        }
    }

    /** For one blessing alone: the game rolls cards there and shows none of them. */
    @Doc("A card reward is rolled and forgotten.")
    public record BurnCardReward() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            CardRewards.burn(t);
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    @Doc("The screen of rewards opens.")
    public record OpenRewards() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int next = t.get(PHASE) == Climb.SHOP_SCREEN ? Climb.SHOP_SCREEN : Climb.MAP_SCREEN;
            Rewards.open(t, next);
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }
}
