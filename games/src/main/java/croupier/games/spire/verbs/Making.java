package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Costs;
import croupier.games.spire.battle.Instances;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.Pools;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Verbs that make new cards. */
public final class Making {
    private Making() {}

    /** How long a new card costs nothing. */
    public enum Free {
        NO,
        THIS_TURN,
        THIS_BATTLE;

        void make(Table t, int card) {
            if (this == THIS_TURN) Costs.forTurn(t, card, 0);
            else if (this == THIS_BATTLE) Costs.forBattle(t, card, 0);
        }
    }

    @Doc("New cards of a kind.")
    @Says("Add {amount:@add} to {to}.")
    @Says(value = "Add {amount:upgraded @add} to {to}.", when = "upgrades")
    public record Add(
            @MainArgument Ref<Defs.CardDef> add,
            @Default("1") Amount amount,
            CardVerbs.Pile to,
            @Default("0") Amount upgrades,
            @Default("0") @Doc("its counter to begin with") Amount counter)
            implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return counter.of(t, s);
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            int level = upgrades.of(t, s);
            for (int i = amount.of(t, s); i > 0; i--) {
                int card = Piles.make(t, add.card(), level);
                if (fixed != 0) t.set(MISC, card, fixed);
                to.put(t, card);
            }
        }
    }

    /** Which cards is rolled when the step is queued, where they go when it is done. */
    @Doc("New cards of the hero's pool, at random.")
    @Says("Add {amount:random @addRandom} to {to}[, {free}].")
    @Says(value = "Add {amount:random upgraded @addRandom} to {to}[, {free}].", when = "upgrades")
    public record AddRandom(
            @MainArgument Pools.Sort addRandom,
            @Default("1") Amount amount,
            CardVerbs.Pile to,
            @Default("no") Free free,
            @Default("0") Amount upgrades)
            implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return Pools.roll(t, addRandom);
        }

        @Override
        public Amount repeats() {
            return amount;
        }

        @Override
        public boolean fixesEachTime() {
            return true;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            if (fixed == 0) return;
            int card = Piles.make(t, fixed, upgrades.of(t, s));
            free.make(t, card);
            to.put(t, card);
        }
    }

    /** Several different cards are rolled; one of them is chosen and made as often as told. */
    @Doc("Chooses one of several random cards of the hero's pool and adds it to the hand, or to another pile.")
    @Says("Choose one of {among:random @discover} to add to {to}[, {free}].")
    @Says(value = "You may choose one of {among:random @discover} to add to {to}[, {free}].", when = "optional")
    public record Discover(
            @MainArgument Pools.Sort discover,
            @Default("3") int among,
            @Default("1") Amount copies,
            @Default("no") Free free,
            @Default("hand") CardVerbs.Pile to,
            @Doc("none may be taken") boolean optional,
            StepPurpose purpose)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows offered = offer(t);
            Ask ask = t.ask(s.seat, CHOOSE_CARDS).because(s.card).purpose(purpose);
            if (optional) ask.may();
            int chosen = ask.from(offered).one();
            for (int i = 0; i < offered.size(); i++) if (offered.get(i) != chosen) Piles.vanish(t, offered.get(i));
            if (chosen == 0) return;
            free.make(t, chosen);
            for (int n = copies.of(t, s); n > 1; n--) to.put(t, Piles.copyOf(t, chosen));
            to.put(t, chosen);
        }

        private Rows offer(Table t) {
            Rows offered = t.rows();
            int wanted = Math.min(among, Pools.size(t, discover));
            while (offered.size() < wanted) {
                int card = Pools.roll(t, discover);
                if (has(t, offered, card)) continue;
                int row = Piles.make(t, card, 0);
                t.move(row, OFFERED, 0);
                offered.add(row);
            }
            return offered;
        }

        private static boolean has(Table t, Rows offered, int card) {
            for (int i = 0; i < offered.size(); i++) if (t.card(offered.get(i)) == card) return true;
            return false;
        }
    }

    @Doc("Copies of cards.")
    @Says("Add {amount:a copy} of {copy} to {to}.")
    public record Copy(
            @MainArgument Choice copy, @Default("1") Amount amount, CardVerbs.Pile to) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = CardVerbs.fromHand(t, s, copy, true);
            for (int i = 0; i < chosen.size(); i++)
                for (int n = amount.of(t, s); n > 0; n--) to.put(t, copyOf(t, chosen.get(i)));
        }

        /** What is set aside is a card as it is now; it is made when it comes to a pile. */
        private int copyOf(Table t, int card) {
            return to == CardVerbs.Pile.SET_ASIDE ? Piles.copyForLater(t, card) : Piles.copyOf(t, card);
        }
    }

    /** Wherever the same card is: a copy that plays it again grows with it. */
    @Doc("The card's own counter grows for this battle, or for good.")
    @Says("It grows by {grow} for this battle.")
    @Says(value = "It grows by {grow}.", when = "permanently")
    @Says(value = "{of grows} by {grow} for this battle.", when = "of")
    public record Grow(
            @MainArgument Amount grow,
            boolean permanently,
            @Nullable @Doc("other cards that grow instead") Selection of)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (of != null) growAll(t, s, of.rows(t, s));
            else if (t.is(CARD, s.card)) Instances.grow(t, s.card, grow.of(t, s), permanently);
        }

        private void growAll(Table t, Scope s, Rows cards) {
            int by = grow.of(t, s);
            cards.addEach(t, MISC, by);
        }

        @Override
        public boolean staysAfterVictory() {
            return true;
        }
    }
}
