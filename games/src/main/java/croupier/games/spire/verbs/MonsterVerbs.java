package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Monsters;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs of a monster's mind: which move comes next. */
public final class MonsterVerbs {
    private MonsterVerbs() {}

    /** The monster intends this move; its plan ends here. */
    @Doc("The monster intends this move next; a plan ends here.")
    @Says("Next: {move}.")
    public record Move(
            @MainArgument MonsterDefs.MoveName move,
            @Doc("it takes the place of the intended one") boolean instead,
            @Doc("only if it has such a move") boolean ifItCan)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (ifItCan && !Monsters.hasMove(t, s.self, move.number())) return;
            if (instead) Monsters.intendInstead(t, s.self, move.number());
            else Monsters.intend(t, s.self, move.number());
            s.stopped = true;
        }
    }

    /** The plan is gone through once more with another number. */
    @Doc("Rolls another number from a range and goes through the plan again.")
    @Says("Choose again.")
    public record Reroll(@MainArgument Span reroll) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.choose(t, s.self, SpireRandom.between(t, AI, reroll.least(), reroll.most()));
            s.stopped = true;
        }
    }

    @Doc("A number that the monster keeps in mind, to count with.")
    @Says("")
    public record Count(@MainArgument Amount count) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(COUNT, s.self, count.of(t, s));
        }
    }

    @Doc("How often the monster has used what it may use a limited number of times.")
    @Says("")
    public record Uses(@MainArgument Amount uses) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(USES, s.self, uses.of(t, s));
        }
    }

    /** A number of the monsters' stream that decides nothing, such as what it says. */
    @Doc("Rolls a number that decides nothing.")
    @Says("")
    public record Mutter(@MainArgument Span mutter) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.roll(AI, mutter.size());
        }
    }

    /** By the stream of the monsters' minds. */
    @Doc("By the toss of a coin a monster decides for one thing or another.")
    @Says("{toss} or {otherwise}.")
    public record Toss(
            @MainArgument Steps toss,
            @Required @Name("else") Steps otherwise) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.coin(t, AI)) toss.run(t, s);
            else otherwise.run(t, s);
        }
    }

    @Doc("With a chance, in hundredths of a percent, a monster decides for one thing, else for another.")
    @Says("{then} or {otherwise}.")
    public record WithChance(
            @MainArgument int withChance,
            @Required @Name("do") Steps then,
            @Required @Name("else") Steps otherwise) implements Verb {
        private static final float WHOLE = 10_000f;

        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.chance(t, AI, withChance / WHOLE)) then.run(t, s);
            else otherwise.run(t, s);
        }
    }

    /**
     * One power alone uses it: everybody else chooses a move only after a turn.
     */
    @Doc("The monster chooses its next move again.")
    @Says("Choose another move.")
    public record RollMove() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.rollMove(t, s.self);
        }
    }

    /** With this chance in hundredths of a percent one thing, else another; by the stream of the monsters' minds. */
    @Doc("With a chance, in hundredths of a percent, intends one move, else another.")
    @Says("Next: {first} or {second}.")
    public record MoveByChance(@MainArgument int moveByChance, MonsterDefs.MoveName first, MonsterDefs.MoveName second)
            implements Verb {
        private static final float WHOLE = 10_000f;

        @Override
        public void run(Table t, Scope s) {
            boolean is = SpireRandom.chance(t, AI, moveByChance / WHOLE);
            Monsters.intend(t, s.self, is ? first.number() : second.number());
            s.stopped = true;
        }
    }

    @Doc("By the toss of a coin intends one move or another.")
    @Says("Next: {moveByCoin} or {second}.")
    public record MoveByCoin(@MainArgument MonsterDefs.MoveName moveByCoin, MonsterDefs.MoveName second)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Monsters.intend(t, s.self, SpireRandom.coin(t, AI) ? moveByCoin.number() : second.number());
            s.stopped = true;
        }
    }
}
