package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Ref;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;

/** Verbs that give and take relics, potions, gold and HP outside battles. */
final class LootVerbs {
    private LootVerbs() {}

    /** Of which list a relic is. */
    public enum Tier {
        COMMON(RunBook.COMMON),
        UNCOMMON(RunBook.UNCOMMON),
        RARE(RunBook.RARE),
        SHOP(RunBook.SHOP),
        BOSS(RunBook.BOSS),
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
                return SpireRandom.chance(t, RunWords.RELIC_ROLLS, 0.75f) ? RunBook.COMMON : RunBook.UNCOMMON;
            return number;
        }
    }

    @Doc("A relic is picked up.")
    public record ObtainRelic(@Main Ref<Defs.RelicDef> obtainRelic) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Relics.obtain(t, obtainRelic.card());
        }

        @Override
        public String text(Teller w) {
            return "Obtain " + obtainRelic.name() + ".";
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
    public record FindRelic(
            @Main Tier findRelic,

            @Default("false") @Doc("none that would open a screen")
            boolean screenless,

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

        @Override
        public String text(Teller w) {
            return "Obtain a random "
                    + (findRelic == Tier.ANY ? "" : findRelic.name().toLowerCase(java.util.Locale.ROOT) + " ")
                    + "relic.";
        }
    }

    @Doc("Relics are lost.")
    public record LoseRelics(@Main Selection loseRelics) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows relics = loseRelics.rows(t, s);
            for (int i = 0; i < relics.size(); i++) Relics.lose(t, relics.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Lose {loseRelics}.", this);
        }
    }

    @Doc("A relic takes the place of another.")
    public record ExchangeRelic(@Main Selection exchangeRelic, Ref<Defs.RelicDef> for_) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows relics = exchangeRelic.rows(t, s);
            for (int i = 0; i < relics.size(); i++) Relics.exchange(t, relics.get(i), for_.card());
        }

        @Override
        public String text(Teller w) {
            return w.say("Exchange {exchangeRelic} for " + for_.name() + ".", this);
        }
    }

    @Doc("Gold is lost, as far as there is some.")
    public record LoseGold(@Main Amount loseGold) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Climb.loseGold(t, loseGold.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Lose {loseGold} gold.", this);
        }
    }

    /** Damage outside a battle, dealt by nobody: what makes a blow smaller counts, what makes the player's own larger does not. */
    @Doc("Damage outside a battle.")
    public record Suffer(@Main Amount suffer) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int me = t.get(ME);
            int amount = t.would(ATTACK_LANDS, 0, me, suffer.of(t, s));
            Creatures.loseHp(t, 0, me, amount);
        }

        @Override
        public String text(Teller w) {
            return w.say("Take {suffer} damage.", this);
        }
    }

    @Doc("The maximum of HP falls.")
    public record LoseMaxHp(@Main Amount loseMaxHp) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.changeMaxHp(t, t.get(ME), -loseMaxHp.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Lower your maximum HP by {loseMaxHp}.", this);
        }
    }

    @Doc("A random potion is obtained, any kind alike.")
    public record ObtainPotion() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Potions.obtain(t, Potions.anyKind(t, POTION_ROLLS));
        }

        @Override
        public String text(Teller w) {
            return "Obtain a random potion.";
        }
    }

    @Doc("Potions are lost.")
    public record LosePotions(@Main Selection losePotions) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows potions = losePotions.rows(t, s);
            for (int i = 0; i < potions.size(); i++) Potions.toss(t, potions.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Lose {losePotions}.", this);
        }
    }

    @Doc("The belt has room for more potions.")
    public record PotionSlots(@Main Amount potionSlots) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.add(POTION_SLOTS, potionSlots.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Gain {potionSlots} potion slots.", this);
        }
    }

    /** For one relic alone: it changes the prices of the shop in which it is bought. */
    @Doc("Prices of the shop become this share of what they were, in percent.")
    public record Reprice(@Main int reprice) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (t.get(PHASE) == Climb.SHOP_SCREEN) Shop.reprice(t, reprice);
        }

        @Override
        public String text(Teller w) {
            return "Prices of this shop become " + reprice + " %.";
        }
    }
}
