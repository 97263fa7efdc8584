package croupier.lab.toy;

import static croupier.lab.toy.ToyWords.*;

import croupier.kernel.Answers;
import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Table;

/** The rules of the toy game: all play a card at once, the highest takes them, others may spoil. */
final class ToyRules {
    private ToyRules() {}

    static void round(Table t) {
        t.add(ROUND, 1);
        Rows seats = t.rows();
        for (int s = 0; s < t.seats(); s++) seats.add(s);
        Answers shown = t.askEach(seats, SHOW, (table, seat, _, ask) -> playable(table, seat, ask), 0);
        int best = 0;
        int winner = -1;
        for (int i = 0; i < shown.size(); i++) {
            int card = shown.row(i);
            if (card == 0) continue;
            t.move(card, PLAYED, 0);
            t.did(SHOWN, card, 0, 0);
            if (t.get(VALUE, card) == best) winner = -1;
            if (t.get(VALUE, card) <= best) continue;
            best = t.get(VALUE, card);
            winner = shown.seat(i);
        }
        if (winner >= 0) take(t, winner);
        else while (t.count(PLAYED, 0) > 0) t.move(t.top(PLAYED, 0), DISCARD, 0);
        t.last(LINE, NEXT, 0, 0, 0, 0);
    }

    /** Any card of the hand; in the first round none above ten, unless there is nothing else. */
    private static void playable(Table t, int seat, Ask ask) {
        boolean low = false;
        for (int i = 0; i < t.count(HAND, seat); i++) low |= t.get(VALUE, t.at(HAND, seat, i)) <= 10;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (low && t.get(ROUND) == 1 && t.get(VALUE, card) > 10) ask.not(PLAY, card, TOO_HIGH);
            else ask.option(PLAY, card);
        }
    }

    private static void take(Table t, int winner) {
        int count = t.count(PLAYED, 0);
        while (t.count(PLAYED, 0) > 0) t.move(t.top(PLAYED, 0), WON, winner);
        t.did(TAKEN, 0, 0, count);
        if (t.isOn(SPOILING)) t.last(LINE, SPOIL_TAKEN, winner, 0, 0, 0);
        t.last(LINE, CHANGE_HAND, winner, 0, 0, 0);
    }

    /** Every other seat is asked, whether or not it can; a one in the hand spoils a card. */
    static void spoilTaken(Table t, int winner) {
        for (int s = 0; s < t.seats(); s++) {
            if (s == winner) continue;
            Ask ask = t.ask(s, SPOIL);
            for (int i = 0; i < t.count(HAND, s); i++)
                if (t.get(VALUE, t.at(HAND, s, i)) == 1) ask.option(SPOILS, t.at(HAND, s, i));
            int with = Code.a(ask.may().code());
            if (with == 0) continue;
            Rows which = t.ask(s, WHICH).because(with).from(WON, winner).some(1, 1);
            if (which.isEmpty()) continue;
            t.move(with, DISCARD, 0);
            t.move(which.get(0), DISCARD, 0);
            t.did(SPOILED, with, which.get(0), 0);
        }
    }

    static void changeHand(Table t, int seat) {
        Rows back = t.ask(seat, CHANGE).from(HAND, seat).some(0, Math.min(2, t.count(DECK, 0)));
        for (int i = 0; i < back.size(); i++) {
            t.slip(back.get(i), DECK, 0);
            t.moveUnder(back.get(i), DECK, 0);
        }
        draw(t, seat, back.size());
    }

    static void next(Table t) {
        boolean empty = true;
        for (int s = 0; s < t.seats(); s++) {
            draw(t, s, t.option(CARDS) - t.count(HAND, s));
            empty &= t.count(HAND, s) == 0;
        }
        if (empty) end(t);
        t.last(LINE, PLAY_ROUND, 0, 0, 0, 0);
    }

    static void draw(Table t, int seat, int count) {
        for (int i = 0; i < count && t.count(DECK, 0) > 0; i++) t.move(t.top(DECK, 0), HAND, seat);
    }

    private static void end(Table t) {
        int most = 0;
        for (int s = 0; s < t.seats(); s++) most = Math.max(most, t.count(WON, s));
        int winners = 0;
        for (int s = 0; s < t.seats(); s++) {
            t.score(s, t.count(WON, s));
            if (t.count(WON, s) == most) winners |= 1 << s;
        }
        if (winners == (1 << t.seats()) - 1) throw t.draw();
        throw t.finish(winners);
    }
}
