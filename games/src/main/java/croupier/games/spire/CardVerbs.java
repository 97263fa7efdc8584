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
import croupier.script.Ref;
import croupier.script.Steps;
import croupier.script.Teller;
import org.jspecify.annotations.Nullable;

/** Verbs that move, make and change cards. */
final class CardVerbs {
    private CardVerbs() {}

    /** Where new or moved cards go. */
    public enum Pile {
        HAND("your hand"),
        DISCARD_PILE("the discard pile"),
        DRAW_PILE("the draw pile"),
        TOP_OF_DRAW_PILE("the top of the draw pile");

        final String words;

        Pile(String words) {
            this.words = words;
        }

        void put(Table t, int card) {
            switch (this) {
                case HAND -> Piles.intoHand(t, card);
                case DISCARD_PILE -> t.move(card, Spire.DISCARD_PILE, 0);
                case DRAW_PILE -> Piles.intoDrawPile(t, card);
                case TOP_OF_DRAW_PILE -> t.move(card, Spire.DRAW_PILE, 0);
            }
        }
    }

    @Doc("Exhausts cards.")
    public record Exhaust(@Main Choice exhaust) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = exhaust.take(t, s);
            for (int i = 0; i < chosen.size(); i++) Piles.exhaust(t, chosen.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Exhaust {exhaust}.", this);
        }
    }

    @Doc("Discards cards.")
    public record Discard(
            @Main Choice discard,

            @Nullable @Doc("what happens then; amount is how many they were")
            Steps then) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = discard.take(t, s);
            for (int i = 0; i < chosen.size(); i++) Piles.discard(t, chosen.get(i));
            if (then == null) return;
            s.amount = chosen.size();
            then.run(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.say("Discard {discard}.", this) + (then == null ? "" : " Then " + w.clause(then) + ".");
        }
    }

    @Doc("Moves cards to another pile.")
    public record Put(@Main Choice put, Pile into) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = put.take(t, s);
            for (int i = 0; i < chosen.size(); i++) into.put(t, chosen.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Put {put} into " + into.words + ".", this);
        }
    }

    @Doc("Makes cards better for this battle.")
    public record Upgrade(@Main Choice upgrade) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = upgrade.take(t, s);
            for (int i = 0; i < chosen.size(); i++) Piles.upgrade(t, chosen.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Upgrade {upgrade}.", this);
        }
    }

    @Doc("New cards of a kind.")
    public record Add(
            @Main Ref<Defs.CardDef> add,
            @Default("1") Amount amount,
            Pile to,
            @Default("0") int upgrades) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            for (int i = amount.of(t, s); i > 0; i--) to.put(t, Piles.make(t, add.card(), upgrades));
        }

        @Override
        public String text(Teller w) {
            return w.say("Add {amount} " + add.name() + " to " + to.words + ".", this);
        }
    }

    @Doc("Copies of cards.")
    public record Copy(@Main Choice copy, @Default("1") Amount amount, Pile to) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = copy.take(t, s);
            for (int i = 0; i < chosen.size(); i++)
                for (int n = amount.of(t, s); n > 0; n--) to.put(t, Piles.copyOf(t, chosen.get(i)));
        }

        @Override
        public String text(Teller w) {
            return w.say("Add " + w.count(amount, "copy", "copies") + " of {copy} to " + to.words + ".", this);
        }
    }

    /** The target is drawn when the step is queued, that is while the card is used. */
    @Doc("Plays the top card of the draw pile, on a random enemy.")
    public record PlayTop(
            @Main Amount playTop, @Default("false") boolean exhausting) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return Monsters.random(t);
        }

        @Override
        public int times(Table t, Scope s) {
            return playTop.of(t, s);
        }

        @Override
        public boolean fixesEachTime() {
            return true;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            PlayCard.playTop(t, fixed, exhausting);
        }

        @Override
        public String text(Teller w) {
            return "Play the top card of your draw pile" + (exhausting ? " and exhaust it." : ".");
        }
    }

    /** Right behind the card in use: same target, same energy, for nothing; the copy vanishes. */
    @Doc("Plays the card in use once more.")
    public record PlayAgain(@Main @Default("1") Amount playAgain) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int card = t.get(CARD_IN_USE);
            for (int i = playAgain.of(t, s); i > 0 && card != 0; i--)
                PlayCard.playAgain(t, card, s.source, t.get(X, card));
        }

        @Override
        public String text(Teller w) {
            return "Play it once more.";
        }
    }

    @Doc("The card's own counter grows for this battle.")
    public record Grow(@Main Amount grow) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            if (t.is(CARD, s.card)) t.add(MISC, s.card, grow.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Its number grows by {grow} for this battle.", this);
        }
    }

    @Doc("Cards cost something else, for this turn or for this battle.")
    public record SetCost(
            @Main Choice setCost,
            Amount to,
            @Default("false") boolean thisTurn) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = setCost.take(t, s);
            int cost = to.of(t, s);
            for (int i = 0; i < chosen.size(); i++) {
                int card = chosen.get(i);
                if (t.get(COST, card) < 0) continue;
                if (!thisTurn) t.set(COST, card, cost);
                t.set(COST_NOW, card, cost);
            }
        }

        @Override
        public String text(Teller w) {
            return w.say("{setCost} costs {to}" + (thisTurn ? " this turn." : "."), this);
        }
    }
}
