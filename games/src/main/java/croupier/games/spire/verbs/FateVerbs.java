package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.run.Deck;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** Verbs of coming and going: who joins, leaves, dies and comes back, and what is taken along. */
public final class FateVerbs {
    private FateVerbs() {}

    @Doc("Monsters come to the first of these places that are free; when all are there, each chooses its move.")
    @Says("Summon allies.")
    public record Summon(
            @MainArgument List<Ref<MonsterDefs.MonsterDef>> summon,

            @Required @Doc("places, counted from 0, the first choice first")
            List<Integer> slots,

            @Default("1") Amount times,
            @Doc("one of them is drawn each time") boolean atRandom)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows come = t.rows();
            for (int i = 0; i < times.of(t, s); i++) {
                int slot = Monsters.freeSlot(t, slots);
                if (slot < 0) break;
                int which = atRandom ? t.roll(AI, summon.size()) : i % summon.size();
                come.add(Monsters.make(t, summon.get(which).card(), slot));
            }
            come.each(t, Monsters::join);
        }
    }

    @Doc("The monster is replaced by two others with its HP.")
    @Says("Split into {split:a} and {and:a}.")
    public record Split(
            @MainArgument Ref<MonsterDefs.MonsterDef> split,
            Ref<MonsterDefs.MonsterDef> and,

            @Default("1") @Doc("how many places the second stands behind the first")
            int apart)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.split(t, s.self, split.card(), and.card(), apart);
        }
    }

    @Doc("The monster leaves the battle.")
    @Says("Escape.")
    public record Escape() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.escape(t, s.self);
        }
    }

    @Doc("The monster dies.")
    @Says("Die.")
    public record Die(@Default("me") Whom who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = who.rows(t, s);
            for (int i = 0; i < all.size(); i++) Creatures.die(t, all.get(i), all.get(i));
        }
    }

    @Doc("Instead of dying the monster is half dead: it cannot be aimed at, and comes back.")
    @Says("Come back later.")
    public record HalfDie(
            @Doc("it loses its powers and comes back only while others like it live")
            boolean linked) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.halfDie(t, s.self, linked);
        }
    }

    @Doc("A monster that was half dead is back, with this many HP.")
    @Says("Come back with {revive:of HP}.")
    public record Revive(@MainArgument Amount revive) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.revive(t, s.self, revive.of(t, s));
        }
    }

    @Doc("Takes gold from the player, as much as there is.")
    @Says("Steal {steal:of gold}.")
    public record Steal(@MainArgument Amount steal) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int taken = Math.min(steal.of(t, s), t.get(GOLD));
            t.add(GOLD, -taken);
            t.add(STOLEN, s.self, taken);
        }
    }

    /**
     * One monster alone uses it: which card is taken follows a rule of its own.
     */
    @Doc("Takes a card out of the draw pile, or the discard pile if that is empty: one of the rarest.")
    @Says("Take the rarest card.")
    public record Capture() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Piles.capture(t, s.self);
        }
    }

    /**
     * One power alone uses it: it gives back what was captured.
     */
    @Doc("Gives back the card it took.")
    @Says("Give back the card.")
    public record Release() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int card = t.get(HELD, s.self);
            if (card == 0) return;
            t.set(HELD, s.self, 0);
            Piles.intoHand(t, card);
        }
    }

    @Doc("The cost of a card is rolled, 0 to 3, for this battle.")
    @Says("{rollCost costs} 0 to 3, at random.")
    public record RollCost(@MainArgument Choice rollCost) implements Verb {
        private static final int POSSIBLE_COSTS = 4;

        @Override
        public void run(Table t, Scope s) {
            Rows cards = rollCost.take(t, s);
            for (int i = 0; i < cards.size(); i++) {
                if (t.get(COST, cards.get(i)) < 0) continue;
                int cost = t.roll(CARD_RANDOM, POSSIBLE_COSTS);
                t.set(COST, cards.get(i), cost);
                t.set(COST_NOW, cards.get(i), cost);
            }
        }
    }

    /**
     * One monster alone uses it: what it adds stays after the battle.
     */
    @Doc("A card that stays in the player's deck after the battle.")
    @Says("Add {addToDeck} to your deck.")
    public record AddToDeck(@MainArgument Ref<Defs.CardDef> addToDeck) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Deck.obtain(t, addToDeck.card(), 0);
        }
    }

    @Doc("The player's turn ends at once.")
    @Says("End the turn.")
    public record EndTurn() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Battle.endTurnNow(t);
        }
    }

    @Doc("Loses all debuffs.")
    @Says("Lose all debuffs.")
    public record LoseDebuffs() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Powers.loseDebuffs(t, s.self);
        }
    }
}
