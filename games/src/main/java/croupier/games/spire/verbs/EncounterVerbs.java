package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.Spans;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** Verbs that make up an encounter, and what is rolled for a monster when it is made. */
public final class EncounterVerbs {
    private EncounterVerbs() {}

    /** A monster joins, as part of an encounter. */
    @Doc("A monster stands in the encounter.")
    @Says("{spawn}.")
    public record Spawn(
            @MainArgument Ref<MonsterDefs.MonsterDef> spawn,

            @Default("-1") @Doc("its place, counted from 0; by default behind the others")
            int slot,

            @Default("0") @Doc("the number it has in mind to begin with")
            int count)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int monster = Monsters.make(t, spawn.card(), slot < 0 ? Monsters.nextSlot(t) : slot);
            if (count != 0) t.set(COUNT, monster, count);
        }
    }

    /** Some of these, each of them at most once, in the order drawn. */
    @Doc("Some of these monsters stand in the encounter, drawn one after another.")
    @Says("{spawnSome} of these: {of}.")
    public record SpawnSome(
            @MainArgument int spawnSome,
            @Required List<Ref<MonsterDefs.MonsterDef>> of,
            @Doc("the same one may be drawn again") boolean again,

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
    }

    /** All of them are made, with all their rolls; one stays. */
    @Doc("One of the monsters that these steps make stays in the encounter.")
    @Says("One of {keepOne:list}.")
    public record KeepOne(@MainArgument Steps keepOne) implements Verb {
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
    }

    /** By the toss of a coin one thing or another. */
    @Doc("By the toss of a coin one thing or another.")
    @Says("{coin:list} or {otherwise:list}.")
    public record Coin(
            @MainArgument Steps coin,
            @Required @Name("else") Steps otherwise) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (SpireRandom.coin(t, MISC_ROLLS)) coin.run(t, s);
            else otherwise.run(t, s);
        }
    }

    /** A number of its own is rolled when the monster is made. */
    @Doc("Rolls a number for this monster, once.")
    @Says("")
    public record Roll(@MainArgument Spans roll) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(ROLLED, s.self, SpireRandom.between(t, MONSTER_HP, roll.at(t)));
        }
    }

    @Doc("Applies as many stacks of a power to itself as are rolled.")
    @Says("Gain {amount} {applyRolled}.")
    public record ApplyRolled(@MainArgument Ref<Defs.PowerDef> applyRolled, Spans amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int stacks = SpireRandom.between(t, MONSTER_HP, amount.at(t));
            Powers.apply(t, s.self, s.self, applyRolled.number(), stacks);
        }
    }
}
