package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of hands. */
final class HandVerbs {
    /** Which way round the table. */
    enum Way {
        LEFT,
        RIGHT
    }

    @Says("{who draws} {draw}[ from {from}].")
    @Says(value = "Draw {draw}[ from {from}].", when = "who: me")
    @Says(value = "Each player draws {draw}[ from {from}].", when = "who: players")
    @Doc("Players draw cards from the trait deck, or from cards that lie open.")
    record Draw(
            @MainArgument @Doc("How many each; the one who draws is 'drawer'.")
            Amount draw,

            @Default("me") Selection who,

            @Doc("From the discard pile or a part of it, the last first; by default from the trait deck.") @Nullable
            Selection from,

            @Nullable @Of("trait") NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows drawers = who.rows(t, s);
            Rows drawn = t.rows();
            int many = draw.of(t, s);
            for (int i = 0; i < drawers.size(); i++) {
                int seat = t.ownerOf(drawers.get(i));
                if (from == null) Hands.draw(t, seat, many, drawn);
                else Hands.takeUp(t, seat, many, from.rows(t, s), drawn);
            }
            if (as != null) as.set(s, drawn);
        }
    }

    @Says("Discard {discard}.")
    @Says(value = "{by discards} {discard}.", when = "by")
    @Doc("Cards in hand or traits in piles are discarded.")
    record Discard(
            @MainArgument Choice discard,

            @Doc("Who discards them; their owner by default.") @Nullable
            Noun by,

            @Nullable @Of("trait") NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows chosen = discard.take(t, s, s.seat, DISCARD_WHICH, false, false);
            Hands.keepBack(t, chosen, s.seat, s.card);
            for (int i = 0; i < chosen.size(); i++) {
                int card = chosen.get(i);
                if (t.isIn(HAND, card)) Hands.discard(t, card);
                else if (t.isIn(TRAITS, card)) Piles.discard(t, card, t.ownerOf(by == null ? card : by.of(t, s)));
            }
            if (as != null) as.set(s, chosen);
        }
    }

    @Says("Swap hands with {with}.")
    @Doc("You swap hands with a player.")
    record SwapHands(@MainArgument Noun with) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int other = with.of(t, s);
            if (other != 0) t.exchange(HAND, s.seat, t.ownerOf(other));
        }
    }

    @Says("Pass {pass} to the {to}.")
    @Doc("Cards in hands go to the neighbours of their owners; players who ignore the catastrophe are passed over.")
    record Pass(
            @MainArgument Selection pass,
            @Doc("To which side.") Way to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = pass.rows(t, s);
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(i);
                if (t.isIn(HAND, card)) Hands.give(t, card, neighbour(t, t.ownerOf(card)));
            }
        }

        private int neighbour(Table t, int seat) {
            int next = seat;
            do next = to == Way.LEFT ? t.nextSeat(next) : t.seatBefore(next);
            while (next != seat && t.is(IGNORES, player(t, next)));
            return next;
        }
    }

    /** You look at the next age: the age deck is no pile of cards that an expression could name. */
    @Says("Look at the next age.")
    @Doc("You look at the next age.")
    record LookAtNextAge() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (t.count(AGE_DECK, 0) > 0) t.lookAt(t.top(AGE_DECK, 0), s.seat);
        }
    }

    /** A deck into which cards may be shuffled. */
    enum Deck {
        TRAIT_DECK,
        AGE_DECK
    }

    @Says("Shuffle {cards} into the {deck}.")
    @Doc("Cards are shuffled into a deck: traits into the trait deck, ages and catastrophes into the age deck.")
    record ShuffleIntoDeck(
            @MainArgument Selection cards,
            @Doc("Into which deck.") @Default("trait deck") Deck deck) implements Verb {
        ShuffleIntoDeck {
            if ((deck == Deck.TRAIT_DECK) != TRAIT.equals(cards.kind()))
                throw new IllegalArgumentException(
                        "traits belong into the trait deck, ages and catastrophes into the age deck");
        }

        @Override
        public void run(Table t, Scope s) {
            Rows rows = cards.rows(t, s);
            if (deck == Deck.AGE_DECK) AgeDeck.shuffleIn(t, rows);
            else Hands.shuffleIn(t, rows);
        }
    }

    /** Players will have to discard before their next turn: the debt outlasts the text, so no other verb can say it. */
    @Says("{who discards} {owe:card} before the next turn.")
    @Says(value = "Each player discards {owe:card} before the next turn.", when = "who: players")
    @Doc("Players will have to discard cards before their next turn.")
    record Owe(@MainArgument Amount owe, @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.rows(t, s).addEach(t, OWED, owe.of(t, s));
        }
    }
}
