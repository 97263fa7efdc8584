package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.PlayCard;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.UpgradeAside;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Verbs that move, make and change cards. */
public final class CardVerbs {
    private CardVerbs() {}

    /** Where new or moved cards go. */
    public enum Pile {
        HAND,
        DISCARD_PILE,
        DRAW_PILE,
        TOP_OF_DRAW_PILE,
        BOTTOM_OF_DRAW_PILE,
        SET_ASIDE;

        void put(Table t, int card) {
            switch (this) {
                case HAND -> Piles.intoHand(t, card);
                case DISCARD_PILE -> t.move(card, SpireWords.DISCARD_PILE, 0);
                case DRAW_PILE -> Piles.intoDrawPile(t, card);
                case TOP_OF_DRAW_PILE -> t.move(card, SpireWords.DRAW_PILE, 0);
                case BOTTOM_OF_DRAW_PILE -> t.moveTo(card, SpireWords.DRAW_PILE, 0, 0);
                case SET_ASIDE -> t.move(card, SpireWords.SET_ASIDE, 0);
            }
        }
    }

    @Doc("Exhausts cards.")
    @Says("Exhaust {exhaust}.")
    public record Exhaust(
            @MainArgument Choice exhaust,

            @Doc("each by an action of its own, before all that waits, the last one first")
            boolean oneByOne)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = exhaust.take(t, s);
            for (int i = 0; i < chosen.size(); i++) {
                if (oneByOne) t.first(ACTIONS, Piles.EXHAUST, chosen.get(i), 0, 0, 0);
                else Piles.exhaust(t, chosen.get(i));
            }
        }
    }

    @Doc("Discards cards.")
    @Says("Discard {discard:bare}.[ Then {then}.]")
    public record Discard(
            @MainArgument Choice discard,
            @Doc("the last one first") boolean fromLast,

            @Nullable @Doc("what happens then; amount is how many they were")
            Steps then)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = discard.take(t, s);
            if (fromLast || isWholeHand(t, s, chosen)) chosen.reverse();
            chosen.each(t, Piles::discard);
            if (then == null) return;
            s.amount = chosen.size();
            then.run(t, s);
        }

        /** The number of a power's stacks stands beside the question. */
        @Override
        public String question(Teller w) {
            return Amount.isNumber(discard.max()) ? text(w) : "Discard.";
        }

        /** No more cards than must be chosen: nobody is asked, and the last one goes first. */
        private boolean isWholeHand(Table t, Scope s, Rows chosen) {
            if (discard.isForced() || chosen.size() < 2) return false;
            return chosen.size() == t.count(SpireWords.HAND, 0) && discard.min().of(t, s) >= chosen.size();
        }
    }

    @Doc("Moves cards to another pile.")
    @Says("Put {put} into {into}.")
    @Says(value = "Put {put} on top of your draw pile.", when = "into: top of draw pile")
    @Says(value = "Put {put} under your draw pile.", when = "into: bottom of draw pile")
    @Says(value = "Put {put} into {into} and retain it.", when = "retained")
    public record Put(
            @MainArgument Choice put,
            Pile into,
            @Doc("they stay in hand when this turn ends") boolean retained) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows chosen = put.take(t, s);
            if (into == Pile.TOP_OF_DRAW_PILE && !put.isForced()) rollForTheLast(t, chosen);
            for (int i = 0; i < chosen.size(); i++) {
                if (t.isIn(SpireWords.SET_ASIDE, chosen.get(i))) Piles.isMade(t, chosen.get(i));
                into.put(t, chosen.get(i));
                if (retained && t.isIn(HAND, chosen.get(i))) t.set(IS_RETAINED, chosen.get(i), 1);
            }
        }

        /** The only card in hand needs no choice: it is taken at random, which a stream notices. */
        private static void rollForTheLast(Table t, Rows chosen) {
            boolean isLast = t.count(HAND, 0) == 1 && chosen.size() == 1 && t.isIn(HAND, chosen.get(0));
            if (isLast) t.roll(CARD_RANDOM, 1);
        }
    }

    @Doc("Makes cards better for this battle.")
    @Says("Upgrade {upgrade}.")
    public record Upgrade(@MainArgument Choice upgrade) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            fromHand(t, s, upgrade, false).each(t, Piles::upgrade);
        }

        @Override
        public String aside(Table t, Teller w, long code) {
            return UpgradeAside.of(t, code);
        }
    }

    /** The target is drawn when the step is queued, that is while the card is used. */
    @Doc("Plays the top card of the draw pile, on a random enemy.")
    @Says("Play the top {playTop:card} of your draw pile[ and exhaust them{exhausting}].")
    @Says(value = "Play the top card of your draw pile[ and exhaust it{exhausting}].", when = "playTop: 1")
    public record PlayTop(
            @MainArgument Amount playTop,
            boolean exhausting,

            @Doc("of several the one taken last is played first")
            boolean lastFirst)
            implements Action {
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
            PlayCard.playTop(t, fixed, exhausting, lastFirst);
        }
    }

    @Doc("Plays cards by themselves, right behind the card in use, on random enemies; all but the first time as"
            + " copies.")
    @Says("Play {play}[ {times:times}][ and exhaust it{exhausting}].")
    public record Play(
            @MainArgument Choice play, @Default("1") Amount times, boolean exhausting) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows could = play.from().rows(t, s);
            for (int i = 0; i < could.size(); i++)
                if (t.isIn(SpireWords.DRAW_PILE, could.get(i))) t.lookAt(could.get(i), s.seat);
            Rows chosen = play.take(t, s);
            for (int i = 0; i < chosen.size(); i++) PlayCard.playNext(t, chosen.get(i), times.of(t, s), exhausting);
        }
    }

    @Doc("Cards stay in hand when this turn ends.")
    @Says("Retain {retain}.")
    public record Retain(@MainArgument Choice retain) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            retain.take(t, s).setEach(t, IS_RETAINED, 1);
        }

        /** Those that stay anyway are not offered, and how many may be chosen stands beside the question. */
        @Override
        public String question(Teller w) {
            return "Retain.";
        }
    }

    /** Right behind the card in use: same target, same energy, for nothing; the copy vanishes. */
    @Doc("Plays the card in use once more.")
    @Says("Play it once more.")
    public record PlayAgain(@MainArgument @Default("1") Amount playAgain) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int card = t.get(CARD_IN_USE);
            for (int i = playAgain.of(t, s); i > 0 && card != 0; i--)
                PlayCard.playAgain(t, card, s.source, t.get(ENERGY_IN_USE));
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
