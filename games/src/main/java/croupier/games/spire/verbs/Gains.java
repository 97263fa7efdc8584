package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Aimed;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.GivesPower;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Verbs that give: block, HP, energy, cards, powers. */
public final class Gains {
    private Gains() {}

    /** Block: from a card dexterity and frailty count, from anything else they do not. */
    @Doc("Gains block; from a card, dexterity and frailty count.")
    @Says("{to gains} {block:of block}[ {times:times}].[ Then {then}.]")
    @Says(value = "Gain {block:of block}[ {times:times}].[ Then {then}.]", when = "to: me")
    public record Block(
            @MainArgument Amount block,
            @Default("me") Whom to,
            @Default("1") Amount times,
            @Doc("dexterity and frailty do not count") boolean plain,

            @Nullable @Doc("what happens then; amount is the block that was gained")
            Steps then)
            implements Action {
        @Override
        public int callSite() {
            return 2;
        }

        @Override
        public boolean isFixedAtUse() {
            return true;
        }

        @Override
        public int fix(Table t, Scope s) {
            int base = block.of(t, s);
            return !plain && t.is(CARD, s.card) ? Creatures.cardBlock(t, s.self, base) : base;
        }

        @Override
        public Amount repeats() {
            return times;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            if (to == Whom.ME) Creatures.gainBlock(t, s.self, fixed);
            else gainAll(t, s, fixed);
            if (then == null) return;
            s.amount = fixed;
            then.run(t, s);
        }

        private void gainAll(Table t, Scope s, int fixed) {
            to.rows(t, s).each(t, Creatures::gainBlock, fixed);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    /** One card alone uses it: whatever else takes block deals damage, and block gained is never below 0. */
    @Doc("All block of somebody is lost.")
    @Says("{stripBlock loses} all block.")
    public record StripBlock(@MainArgument Whom stripBlock) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            stripBlock.rows(t, s).setEach(t, BLOCK, 0);
        }
    }

    @Doc("HP are healed, up to the maximum.")
    @Says("Heal {to} by {heal:of HP}.")
    @Says(value = "Heal {heal:of HP}.", when = "to: me")
    public record Heal(
            @MainArgument Amount heal, @Default("me") Whom to) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return heal.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            to.rows(t, s).each(t, Creatures::heal, fixed);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    @Doc("The maximum of HP rises, and as many are healed.")
    @Says("Raise {me's} maximum HP by {gainMaxHp}.")
    public record GainMaxHp(@MainArgument Amount gainMaxHp) implements Action {
        @Override
        public boolean lastsBeyondBattle() {
            return true;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            Creatures.changeMaxHp(t, s.self, gainMaxHp.of(t, s));
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    @Doc("Gains energy.")
    @Says("Gain {gainEnergy:of energy}.")
    public record GainEnergy(@MainArgument Amount gainEnergy) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return gainEnergy.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            t.set(ENERGY, Math.max(0, t.get(ENERGY) + fixed));
        }
    }

    @Doc("Gains gold.")
    @Says("Gain {gainGold:of gold}.")
    public record GainGold(@MainArgument Amount gainGold) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int gold = t.would(GAIN_GOLD, s.self, s.self, gainGold.of(t, s));
            if (gold <= 0) return;
            t.add(GOLD, gold);
            t.did(GAINED_GOLD, s.self, s.self, gold);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }

    @Doc("Draws cards.")
    @Says("Draw {draw:card}.[ Then {then}.]")
    public record Draw(
            @MainArgument Amount draw,

            @Nullable @Doc("what happens then; amount is how many were drawn, the last ones in hand")
            Steps then)
            implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return draw.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            int before = t.count(HAND, 0);
            Piles.draw(t, fixed);
            if (then == null) return;
            s.amount = t.count(HAND, 0) - before;
            then.run(t, s);
        }
    }

    /** Stacks of a power; below 0 they are taken. */
    @Doc("Applies stacks of a power.")
    @Says("Apply {amount:of @apply}[ to {to}].[ Then {then}.]")
    @Says(value = "Gain {amount:of @apply}.[ Then {then}.]", when = "to: me")
    public record Apply(
            @MainArgument Ref<Defs.PowerDef> apply,
            @Default("1") Amount amount,
            @Default("target") Whom to,

            @Nullable @Doc("what happens to each who has got it")
            Steps then)
            implements Action, Aimed, GivesPower {
        @Override
        public boolean isAimed() {
            return to == Whom.TARGET;
        }

        @Override
        public int callSite() {
            return 3;
        }

        @Override
        public int fix(Table t, Scope s) {
            return amount.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            if (to == Whom.ME) {
                give(t, s, s.self, fixed);
                return;
            }
            if (to == Whom.TARGET) {
                if (s.target != 0) give(t, s, s.target, fixed);
                return;
            }
            Rows all = to.rows(t, s);
            for (int i = 0; i < all.size(); i++) give(t, s, all.get(i), fixed);
        }

        private void give(Table t, Scope s, int creature, int stacks) {
            if (!Powers.apply(t, s.self, creature, apply.number(), stacks) || then == null) return;
            s.target = creature;
            then.run(t, s);
        }
    }

    /** A power is lost, all of it or some stacks; no artifact helps. */
    @Doc("Stacks of a power are lost; by default all.")
    @Says("{by loses} [{amount} ]{lose}.")
    @Says(value = "Lose [{amount} ]{lose}.", when = "by: me")
    public record Lose(
            @MainArgument Ref<Defs.PowerDef> lose,
            @Default("9999") Amount amount,
            @Default("me") Whom by) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int stacks = amount.of(t, s);
            Rows all = by.rows(t, s);
            for (int i = 0; i < all.size(); i++) {
                SpireCards.Power p = SpireCards.of(t).powers[lose.number()];
                int has = t.get(p.column, all.get(i));
                if (stacks >= has) Powers.remove(t, all.get(i), p);
                else Powers.change(t, all.get(i), p, -stacks);
            }
        }
    }
}
