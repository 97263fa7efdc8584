package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Ref;
import croupier.script.Says;

/** Orbs: they lie in slots, oldest first, act at the start or end of a turn, and act once more when they are evoked. */
final class Orbs {
    private static final int MOST_SLOTS = 10;

    private Orbs() {}

    /** A new orb takes the first empty slot; if there is none the oldest orb is evoked first. */
    static void channel(Table t, int orb) {
        if (t.get(ORB_SLOTS) == 0) return;
        if (t.count(ORBS, 0) >= t.get(ORB_SLOTS)) {
            evoke(t, 1);
            t.last(ACTIONS, CHANNEL, orb, 0, 0, 0);
            return;
        }
        make(t, orb);
    }

    static int make(Table t, int orb) {
        int row = t.create(ORB, orb);
        t.set(CHARGE, row, SpireCards.of(t).orbs[orb].charge());
        t.move(row, ORBS, 0);
        return row;
    }

    static final croupier.kernel.Task CHANNEL = W.task("channel", (t, orb, b, c, d) -> channel(t, orb));

    /** The oldest orb acts so many times and is gone. */
    static void evoke(Table t, int times) {
        if (t.count(ORBS, 0) == 0 || times <= 0) return;
        int orb = t.at(ORBS, 0, 0);
        for (int i = 0; i < times; i++)
            Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].evoke(), orb, 0, 0, t.get(CHARGE, orb));
        t.remove(orb);
    }

    static void turnStarts(Table t) {
        for (int i = 0; i < t.count(ORBS, 0); i++) {
            int orb = t.at(ORBS, 0, i);
            Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].atTurnStart(), orb, 0, 0, 0);
        }
    }

    static void turnEnds(Table t) {
        for (int i = 0; i < t.count(ORBS, 0); i++) passive(t, t.at(ORBS, 0, i));
    }

    private static void passive(Table t, int orb) {
        Actions.queueText(t, SpireCards.of(t).orbs[t.card(orb)].atTurnEnd(), orb, 0, 0, 0);
    }

    /** More slots, or fewer: what lay in the last ones is gone. */
    static void changeSlots(Table t, int by) {
        t.set(ORB_SLOTS, Math.clamp((long) t.get(ORB_SLOTS) + by, 0, MOST_SLOTS));
        while (t.count(ORBS, 0) > t.get(ORB_SLOTS)) t.remove(t.top(ORBS, 0));
    }

    @Doc("Channels orbs.")
    @Says("Channel {amount:of @channel}.")
    public record Channel(
            @Main Ref<Defs.OrbDef> channel, @Default("1") Amount amount) implements Action {
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
    public record Evoke(@Main Amount evoke) implements Action {
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
    public record OrbSlots(@Main Amount orbSlots) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            changeSlots(t, orbSlots.of(t, s));
        }
    }

    /**
     * One relic uses it so far: what orbs do by themselves is a word of the rulebook for the hero who has them.
     */
    @Doc("Every orb of a kind does what it does when a turn ends.")
    @Says("Trigger the passive of every {triggerOrbs} orb.")
    public record TriggerOrbs(@Main Ref<Defs.OrbDef> triggerOrbs) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            for (int i = 0; i < t.count(ORBS, 0); i++)
                if (t.card(t.at(ORBS, 0, i)) == triggerOrbs.card()) passive(t, t.at(ORBS, 0, i));
        }
    }

    @Doc("The orb's charge grows.")
    @Says("Its charge grows by {charge}.")
    public record Charge(@Main Amount charge) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (t.is(ORB, s.card)) t.add(CHARGE, s.card, charge.of(t, s));
        }
    }
}
