package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Ref;
import croupier.script.Span;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;
import java.util.List;

/** Verbs that monsters and encounters say. */
final class MonsterVerbs {
    private MonsterVerbs() {}

    /** The monster intends this move; its plan ends here. */
    @Doc("The monster intends this move next; a plan ends here.")
    public record Move(
            @Main Defs.MoveName move,

            @Default("false") @Doc("it takes the place of the intended one")
            boolean instead,

            @Default("false") @Doc("only if it has such a move")
            boolean ifItCan)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (ifItCan && !Monsters.hasMove(t, s.self, move.number())) return;
            if (instead) Monsters.intendInstead(t, s.self, move.number());
            else Monsters.intend(t, s.self, move.number());
            s.stopped = true;
        }

        @Override
        public String text(Teller w) {
            return "Next: " + move.name() + ".";
        }
    }

    /** The plan is gone through once more with another number. */
    @Doc("Rolls another number from a range and goes through the plan again.")
    public record Reroll(@Main Span reroll) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.choose(t, s.self, SpireRandom.between(t, AI, reroll.least(), reroll.most()));
            s.stopped = true;
        }

        @Override
        public String text(Teller w) {
            return "Choose again.";
        }
    }

    @Doc("A number that the monster keeps in mind, to count with.")
    public record Count(@Main Amount count) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(COUNT, s.self, count.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    @Doc("How often the monster has used what it may use only so often.")
    public record Uses(@Main Amount uses) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(USES, s.self, uses.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    /** A number of the monsters' stream that decides nothing, such as what it says. */
    @Doc("Rolls a number that decides nothing.")
    public record Mutter(@Main Span mutter) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.roll(AI, mutter.size());
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    @Doc("Monsters come to the first of these places that are free.")
    public record Summon(
            @Main List<Ref<Defs.MonsterDef>> summon,

            @Doc("places, counted from 0, the first choice first")
            List<Integer> slots,

            @Default("1") Amount times,

            @Default("false") @Doc("one of them is drawn each time")
            boolean atRandom)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = 0; i < times.of(t, s); i++) {
                int slot = Monsters.freeSlot(t, slots);
                if (slot < 0) return;
                int which = atRandom ? t.roll(AI, summon.size()) : i % summon.size();
                Monsters.summon(t, summon.get(which).card(), slot);
            }
        }

        @Override
        public String text(Teller w) {
            return "Summon allies.";
        }
    }

    @Doc("The monster leaves the battle.")
    public record Escape() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.escape(t, s.self);
        }

        @Override
        public String text(Teller w) {
            return "Escape.";
        }
    }

    @Doc("The monster dies.")
    public record Die(@Default("me") Whom who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = who.rows(t, s);
            for (int i = 0; i < all.size(); i++) Creatures.die(t, all.get(i), all.get(i));
        }

        @Override
        public String text(Teller w) {
            return "Die.";
        }
    }

    @Doc("Instead of dying the monster is half dead: it cannot be aimed at, and comes back.")
    public record HalfDie() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.halfDie(t, s.self);
        }

        @Override
        public String text(Teller w) {
            return "Come back later.";
        }
    }

    @Doc("A monster that was half dead is back, with so many HP.")
    public record Revive(@Main Amount revive) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Creatures.revive(t, s.self, revive.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Come back with {revive} HP.", this);
        }
    }

    @Doc("Takes gold from the player, as much as there is.")
    public record Steal(@Main Amount steal) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int taken = Math.min(steal.of(t, s), t.get(GOLD));
            t.add(GOLD, -taken);
            t.add(STOLEN, s.self, taken);
        }

        @Override
        public String text(Teller w) {
            return w.say("Steal {steal} gold.", this);
        }
    }

    @Doc("Takes a card out of the draw pile, or the discard pile if that is empty: one of the rarest.")
    public record Capture() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Piles.capture(t, s.self);
        }

        @Override
        public String text(Teller w) {
            return "Take the rarest card.";
        }
    }

    @Doc("Gives back the card it took.")
    public record Release() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int card = t.get(HELD, s.self);
            if (card == 0) return;
            t.set(HELD, s.self, 0);
            Piles.intoHand(t, card);
        }

        @Override
        public String text(Teller w) {
            return "Give back the card.";
        }
    }

    @Doc("The cost of a card is rolled, 0 to 3, for this battle.")
    public record RollCost(@Main Choice rollCost) implements Verb {
        private static final int COSTS = 4;

        @Override
        public void run(Table t, Scope s) {
            Rows cards = rollCost.take(t, s);
            for (int i = 0; i < cards.size(); i++) {
                if (t.get(COST, cards.get(i)) < 0) continue;
                int cost = t.roll(CARD_RANDOM, COSTS);
                t.set(COST, cards.get(i), cost);
                t.set(COST_NOW, cards.get(i), cost);
            }
        }

        @Override
        public String text(Teller w) {
            return w.say("{rollCost} costs 0 to 3, at random.", this);
        }
    }

    /** By the stream of the monsters' minds. */
    @Doc("By the toss of a coin a monster decides for one thing or another.")
    public record Toss(@Main Steps toss, @Name("else") Steps otherwise) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.coin(t, AI)) toss.run(t, s);
            else otherwise.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.sentences(toss) + " Or " + w.sentences(otherwise);
        }
    }

    @Doc("With a chance, in hundredths of a percent, a monster decides for one thing, else for another.")
    public record WithChance(
            @Main int withChance,
            @Name("do") Steps then,
            @Name("else") Steps otherwise) implements Verb {
        private static final float WHOLE = 10_000f;

        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.chance(t, AI, withChance / WHOLE)) then.run(t, s);
            else otherwise.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.sentences(then) + " Or " + w.sentences(otherwise);
        }
    }

    @Doc("The monster chooses its next move anew.")
    public record RollMove() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.rollMove(t, s.self);
        }

        @Override
        public String text(Teller w) {
            return "Choose another move.";
        }
    }

    @Doc("A card that stays in the player's deck after the battle.")
    public record AddToDeck(@Main Ref<Defs.CardDef> addToDeck) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.move(Piles.make(t, addToDeck.card(), 0), DECK, 0);
        }

        @Override
        public String text(Teller w) {
            return "Add " + addToDeck.name() + " to the deck.";
        }
    }

    @Doc("The player's turn ends at once.")
    public record EndTurn() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Battle.endTurnNow(t);
        }

        @Override
        public String text(Teller w) {
            return "End the turn.";
        }
    }

    @Doc("Loses all debuffs.")
    public record LoseDebuffs() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Powers.loseDebuffs(t, s.self);
        }

        @Override
        public String text(Teller w) {
            return "Lose all debuffs.";
        }
    }

    /** A monster joins, as part of an encounter. */
    @Doc("A monster stands in the encounter.")
    public record Spawn(
            @Main Ref<Defs.MonsterDef> spawn,

            @Default("-1") @Doc("its place, counted from 0; behind the others unless told")
            int slot,

            @Default("0") @Doc("the number it has in mind to begin with")
            int count)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int monster = Monsters.make(t, spawn.card(), slot < 0 ? Monsters.nextSlot(t) : slot);
            if (count != 0) t.set(COUNT, monster, count);
        }

        @Override
        public String text(Teller w) {
            return spawn.name() + ".";
        }
    }

    @Doc("The monster is replaced by two others with its HP.")
    public record Split(
            @Main Ref<Defs.MonsterDef> split,
            Ref<Defs.MonsterDef> and,

            @Default("1") @Doc("how many places the second stands behind the first")
            int apart)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.split(t, s.self, split.card(), and.card(), apart);
        }

        @Override
        public String text(Teller w) {
            return "Split into " + split.name() + " and " + and.name() + ".";
        }
    }

    /** Some of these, each of them at most once, in the order drawn. */
    @Doc("Some of these monsters stand in the encounter, drawn one after another.")
    public record SpawnSome(
            @Main int spawnSome,
            List<Ref<Defs.MonsterDef>> of,

            @Default("false") @Doc("the same one may be drawn again")
            boolean again,

            @Default("0") @Doc("the place of the first, if nobody stands there yet")
            int slot)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows left = t.rows();
            for (int i = 0; i < of.size(); i++) left.add(of.get(i).card());
            for (int i = 0; i < spawnSome; i++) {
                int which = t.roll(MISC_ROLLS, left.size());
                int kind = left.get(which);
                if (!again) left.removeAt(which);
                Monsters.make(t, kind, Math.max(slot, Monsters.nextSlot(t)));
            }
        }

        @Override
        public String text(Teller w) {
            return spawnSome + " of several.";
        }
    }

    /** All of them are made, with all their rolls; one stays. */
    @Doc("One of the monsters that these steps make stays in the encounter.")
    public record KeepOne(@Main Steps keepOne) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int before = t.count(MONSTERS, 0);
            int slot = Monsters.nextSlot(t);
            keepOne.run(t, s);
            int kept = t.at(MONSTERS, 0, before + t.roll(MISC_ROLLS, t.count(MONSTERS, 0) - before));
            for (int i = t.count(MONSTERS, 0) - 1; i >= before; i--) {
                int monster = t.at(MONSTERS, 0, i);
                if (monster == kept) continue;
                Powers.leave(t, monster);
                t.remove(monster);
            }
            t.set(SLOT, kept, slot);
        }

        @Override
        public String text(Teller w) {
            return "One of: " + w.sentences(keepOne);
        }
    }

    /** By the toss of a coin one thing or another. */
    @Doc("By the toss of a coin one thing or another.")
    public record Coin(@Main Steps coin, @Name("else") Steps otherwise) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.coin(t, MISC_ROLLS)) coin.run(t, s);
            else otherwise.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.sentences(coin) + " Or " + w.sentences(otherwise);
        }
    }

    /** A number of its own is rolled when the monster is made. */
    @Doc("Rolls a number for this monster, once.")
    public record Roll(@Main Span roll) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(ROLLED, s.self, SpireRandom.between(t, MONSTER_HP, roll.least(), roll.most()));
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    /** With this chance in hundredths of a percent one thing, else another; by the stream of the monsters' minds. */
    @Doc("With a chance, in hundredths of a percent, intends one move, else another.")
    public record MoveByChance(@Main int moveByChance, Defs.MoveName first, Defs.MoveName second) implements Verb {
        private static final float WHOLE = 10_000f;

        @Override
        public void run(Table t, Scope s) {
            boolean is = SpireRandom.chance(t, AI, moveByChance / WHOLE);
            Monsters.intend(t, s.self, is ? first.number() : second.number());
            s.stopped = true;
        }

        @Override
        public String text(Teller w) {
            return "Next: " + first.name() + " or " + second.name() + ".";
        }
    }

    @Doc("By the toss of a coin intends one move or another.")
    public record MoveByCoin(@Main Defs.MoveName moveByCoin, Defs.MoveName second) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.intend(t, s.self, SpireRandom.coin(t, AI) ? moveByCoin.number() : second.number());
            s.stopped = true;
        }

        @Override
        public String text(Teller w) {
            return "Next: " + moveByCoin.name() + " or " + second.name() + ".";
        }
    }

    @Doc("Applies as many stacks of a power to itself as are rolled.")
    public record ApplyRolled(@Main Ref<Defs.PowerDef> applyRolled, Span amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int stacks = SpireRandom.between(t, MONSTER_HP, amount.least(), amount.most());
            Powers.apply(t, s.self, s.self, applyRolled.number(), stacks);
        }

        @Override
        public String text(Teller w) {
            return "Gain " + amount + " " + applyRolled.name() + ".";
        }
    }
}
