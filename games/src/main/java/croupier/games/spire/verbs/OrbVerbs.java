package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Orbs;
import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Defs;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Ref;
import croupier.script.Says;

/** Verbs about orbs and stances, which only some heroes have. */
public final class OrbVerbs {
    private OrbVerbs() {}

    @Doc("Channels orbs.")
    @Says("Channel {amount:of @channel}.")
    public record Channel(
            @MainArgument Ref<Defs.OrbDef> channel,
            @Default("1") Amount amount) implements Action {
        @Override
        public Amount repeats() {
            return amount;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            Orbs.channel(t, channel.card());
        }
    }

    @Doc("The oldest orb acts so many times and is gone.")
    @Says("Evoke your next orb {evoke:times}.")
    public record Evoke(@MainArgument Amount evoke) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return Amount.number(evoke, t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            Orbs.evoke(t, fixed);
        }
    }

    @Doc("More slots for orbs, or fewer.")
    @Says("Gain {orbSlots:orb slot}.")
    public record OrbSlots(@MainArgument Amount orbSlots) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Orbs.changeSlots(t, orbSlots.of(t, s));
        }
    }

    /**
     * One relic uses it so far: what orbs do by themselves is a word of the rulebook for the hero who has them.
     */
    @Doc("Every orb of a kind does what it does when a turn ends.")
    @Says("Trigger the passive of every {triggerOrbs} orb.")
    public record TriggerOrbs(@MainArgument Ref<Defs.OrbDef> triggerOrbs) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            for (int i = 0; i < t.count(ORBS, 0); i++)
                if (t.card(t.at(ORBS, 0, i)) == triggerOrbs.card()) Orbs.passive(t, t.at(ORBS, 0, i));
        }
    }

    @Doc("The orb's charge grows.")
    @Says("Its charge grows by {charge}.")
    public record Charge(@MainArgument Amount charge) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (t.is(ORB, s.card)) t.add(CHARGE, s.card, charge.of(t, s));
        }
    }

    @Doc("The player changes to a stance.")
    @Says("Enter {enter}.")
    @Says(value = "Exit your stance.", when = "enter: no stance")
    public record Enter(@MainArgument Stances.Stance enter) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Stances.enter(t, enter);
        }
    }
}
