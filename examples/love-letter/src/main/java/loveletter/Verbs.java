package loveletter;

import static loveletter.LoveWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** What cards can do. */
final class Verbs {
    @Says("Name a card of another value: a player who holds it is out.")
    record Guess() implements Verb {
        public void run(Table t, Scope s) {
            Ask ask = t.ask(s.seat, WHICH).because(s.card);
            LoveCard[] cards = ((LoveLetter) t.game()).cards;
            for (int card = 1; card < cards.length; card++)
                if (cards[card].value() != Rounds.card(t, s.card).value()) ask.option(NAME, card);
            int named = ask.one();
            t.did(GUESS, s.self, s.target, cards[named].value());
            if (t.card(hand(t, s.target)) == named) Rounds.out(t, s.target);
        }
    }

    @Says("Compare hands with a player in secret: the lower one is out.")
    record Compare() implements Verb {
        public void run(Table t, Scope s) {
            t.lookAt(hand(t, s.target), s.seat);
            t.lookAt(hand(t, s.self), t.ownerOf(s.target));
            int more = Rounds.card(t, hand(t, s.self)).value()
                    - Rounds.card(t, hand(t, s.target)).value();
            if (more != 0) Rounds.out(t, more > 0 ? s.target : s.self);
        }
    }

    @Says("Until your next turn no card can be played at you.")
    record Protect() implements Verb {
        public void run(Table t, Scope s) {
            t.set(SAFE, s.self, 1);
        }
    }

    @Says("A player discards the hand and draws a card.")
    record Renew() implements Verb {
        public void run(Table t, Scope s) {
            Rounds.discard(t, s.target, hand(t, s.target));
            if (!t.is(OUT, s.target)) Rounds.draw(t, s.target);
        }
    }

    @Says("Trade hands with a player.")
    record Trade() implements Verb {
        public void run(Table t, Scope s) {
            t.exchange(HAND, s.seat, t.ownerOf(s.target));
        }
    }

    @Says("You are out.")
    record Lose() implements Verb {
        public void run(Table t, Scope s) {
            Rounds.out(t, s.self);
        }
    }

    private static int hand(Table t, int player) {
        return t.top(HAND, t.ownerOf(player));
    }
}
