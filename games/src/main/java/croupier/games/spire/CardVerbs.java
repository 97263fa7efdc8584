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
        TOP_OF_DRAW_PILE("the top of the draw pile"),
        BOTTOM_OF_DRAW_PILE("the bottom of the draw pile"),
        SET_ASIDE("what is set aside");

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
                case BOTTOM_OF_DRAW_PILE -> t.moveTo(card, Spire.DRAW_PILE, 0, 0);
                case SET_ASIDE -> t.move(card, Spire.SET_ASIDE, 0);
            }
        }
    }

    @Doc("Exhausts cards.")
    public record Exhaust(
            @Main Choice exhaust,

            @Default("false") @Doc("each by an action of its own, before all that waits, the last one first")
            boolean oneByOne)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = exhaust.take(t, s);
            for (int i = 0; i < chosen.size(); i++) {
                if (oneByOne) t.first(ACTIONS, Actions.EXHAUST, chosen.get(i), 0, 0, 0);
                else Piles.exhaust(t, chosen.get(i));
            }
        }

        @Override
        public String text(Teller w) {
            return w.say("Exhaust {exhaust}.", this);
        }
    }

    @Doc("Discards cards.")
    public record Discard(
            @Main Choice discard,

            @Default("false") @Doc("the last one first") boolean fromLast,

            @Nullable @Doc("what happens then; amount is how many they were")
            Steps then)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = discard.take(t, s);
            if (fromLast) chosen.reverse();
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
            if (into == Pile.TOP_OF_DRAW_PILE) rollForTheLast(t, chosen);
            for (int i = 0; i < chosen.size(); i++) into.put(t, chosen.get(i));
        }

        /** The only card in hand needs no choice: it is taken at random, which a stream notices. */
        private static void rollForTheLast(Table t, Rows chosen) {
            boolean isLast = t.count(HAND, 0) == 1 && chosen.size() == 1 && t.isIn(HAND, chosen.get(0));
            if (isLast) t.roll(CARD_RANDOM, 1);
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
            Rows chosen = fromHand(t, s, upgrade, false);
            for (int i = 0; i < chosen.size(); i++) Piles.upgrade(t, chosen.get(i));
        }

        @Override
        public String text(Teller w) {
            return w.say("Upgrade {upgrade}.", this);
        }

        @Override
        public String aside(Table t, Teller w, long code) {
            return Previews.upgraded(t, code);
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
        public boolean fixesEachTime() {
            return true;
        }

        @Override
        public Amount repeats() {
            return playTop;
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            PlayCard.playTop(t, fixed, exhausting);
        }

        @Override
        public String text(Teller w) {
            String cards = w.count(playTop, "card", "cards").replaceFirst("^1 ", "");
            return "Play the top " + cards + " of your draw pile" + (exhausting ? " and exhaust it." : ".");
        }
    }

    @Doc("Plays cards by themselves, right behind the card in use, on random enemies; all but the first time as"
            + " copies.")
    public record Play(
            @Main Choice play,
            @Default("1") Amount times,
            @Default("false") boolean exhausting) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows could = play.from().rows(t, s);
            for (int i = 0; i < could.size(); i++)
                if (t.isIn(Spire.DRAW_PILE, could.get(i))) t.lookAt(could.get(i), s.seat);
            Rows chosen = play.take(t, s);
            for (int i = 0; i < chosen.size(); i++) PlayCard.playNext(t, chosen.get(i), times.of(t, s), exhausting);
        }

        @Override
        public String text(Teller w) {
            return w.say("Play {play}[ {times} times]" + (exhausting ? " and exhaust it." : "."), this);
        }
    }

    @Doc("Cards stay in hand when this turn ends.")
    public record Retain(@Main Choice retain) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = retain.take(t, s);
            for (int i = 0; i < chosen.size(); i++) t.set(IS_RETAINED, chosen.get(i), 1);
        }

        @Override
        public String text(Teller w) {
            return w.say("Retain {retain}.", this);
        }
    }

    /** Right behind the card in use: same target, same energy, for nothing; the copy vanishes. */
    @Doc("Plays the card in use once more.")
    public record PlayAgain(@Main @Default("1") Amount playAgain) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int card = t.get(CARD_IN_USE);
            for (int i = Amount.number(playAgain, t, s); i > 0 && card != 0; i--)
                PlayCard.playAgain(t, card, s.source, t.get(ENERGY_IN_USE));
        }

        @Override
        public String text(Teller w) {
            return "Play it once more.";
        }
    }

    /**
     * Chosen out of hand. After a real choice those that could not be chosen stand last in hand, and those that were chosen
     * before them or behind them: the screen takes both out and puts them back.
     */
    static Rows fromHand(Table t, Scope s, Choice choice, boolean chosenLast) {
        if (choice.isForced()) return choice.take(t, s);
        Rows could = choice.from().rows(t, s);
        Rows others = t.rows();
        for (int i = 0; i < t.count(HAND, 0); i++) if (!could.has(t.at(HAND, 0, i))) others.add(t.at(HAND, 0, i));
        Rows chosen = choice.take(t, s);
        if (could.size() <= choice.min().of(t, s)) return chosen;
        if (!chosenLast) toEndOfHand(t, chosen);
        toEndOfHand(t, others);
        if (chosenLast) toEndOfHand(t, chosen);
        return chosen;
    }

    private static void toEndOfHand(Table t, Rows cards) {
        for (int i = 0; i < cards.size(); i++) if (t.isIn(HAND, cards.get(i))) t.move(cards.get(i), HAND, 0);
    }
}
