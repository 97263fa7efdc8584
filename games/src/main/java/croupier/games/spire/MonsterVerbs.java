package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Ref;
import croupier.script.Span;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;

/** Verbs that monsters and encounters say. */
final class MonsterVerbs {
    private MonsterVerbs() {}

    /** The monster intends this move; its plan ends here. */
    @Doc("The monster intends this move next; a plan ends here.")
    public record Move(@Main Defs.MoveName move) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.intend(t, s.self, move.number());
            s.stopped = true;
        }

        @Override
        public String text(Teller w) {
            return "Next: " + move.name() + ".";
        }
    }

    /** A monster joins, as part of an encounter. */
    @Doc("A monster stands in the encounter.")
    public record Spawn(
            @Main Ref<Defs.MonsterDef> spawn,

            @Default("-1") @Doc("its place, counted from 0; behind the others unless told")
            int slot)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.make(t, spawn.card(), slot < 0 ? Monsters.nextSlot(t) : slot);
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
