package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Orbs;
import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;
import croupier.script.*;

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

    /**
     * Which orbs is rolled when the step is queued.
     * One card alone uses it: orbs are no cards, so that none of the random choices of cards gives one.
     */
    @Doc("Channels random orbs.")
    @Says("Channel {channelRandom:random orb}.")
    public record ChannelRandom(@MainArgument Amount channelRandom) implements Action {
        @Override
        public Amount repeats() {
            return channelRandom;
        }

        @Override
        public boolean fixesEachTime() {
            return true;
        }

        @Override
        public int fix(Table t, Scope s) {
            int[] kinds = SpireCards.of(t).orbKinds;
            return kinds.length == 0 ? 0 : kinds[t.roll(CARD_RANDOM, kinds.length)];
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            if (fixed != 0) Orbs.channel(t, fixed);
        }
    }

    @Doc("The oldest orb acts this many times and is gone.")
    @Says("Evoke your oldest orb {evoke:times}[, then channel it again{back}].")
    public record Evoke(
            @MainArgument Amount evoke,

            @Doc("then it is channelled again, with its charge")
            boolean back) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return evoke.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            if (back) Orbs.evokeAndChannel(t, fixed);
            else Orbs.evoke(t, fixed);
        }
    }

    /** One card alone uses it: everything else that takes orbs away evokes them or takes their slots. */
    @Doc("All orbs are gone, without being evoked.")
    @Says("Lose all your orbs.")
    public record LoseOrbs() implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            t.removeAll(ORBS, 0);
        }
    }

    @Doc("More slots for orbs, or fewer.")
    @Says("Gain {orbSlots:orb slot}.")
    public record OrbSlots(
            @MainArgument Amount orbSlots,
            @Doc("in all later battles") boolean forGood) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (forGood) Orbs.changeHeroSlots(t, orbSlots.of(t, s));
            else Orbs.changeSlots(t, orbSlots.of(t, s));
        }
    }

    @Doc("Orbs do what they do when a turn starts and when it ends.")
    @Says("Trigger the passive of {triggerOrbs}[ {times:times}].")
    public record TriggerOrbs(
            @MainArgument Selection triggerOrbs,
            @Default("1") Amount times) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows orbs = triggerOrbs.rows(t, s);
            for (int n = times.of(t, s); n > 0; n--) orbs.each(t, Orbs::trigger);
        }
    }

    /** One relic alone uses it: what makes the oldest orb act once more counts, as when a turn starts or ends. */
    @Doc("All orbs do what they do when a turn starts and when it ends.")
    @Says("Trigger the passive of all your orbs.")
    public record TriggerAllOrbs() implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Orbs.triggerAll(t);
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
