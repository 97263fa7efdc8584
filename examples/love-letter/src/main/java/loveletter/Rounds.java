package loveletter;

import static loveletter.LoveWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** A round: everybody has one card, draws one and plays one, until the deck is empty or one player is left. */
final class Rounds {
    private static final int[] GOAL_BY_SEATS = {0, 0, 7, 5, 4};

    static int player(Table t, int seat) {
        return t.at(PLAYERS, seat, 0);
    }

    static LoveCard card(Table t, int row) {
        return ((LoveLetter) t.game()).cards[t.card(row)];
    }

    /** One card is set aside, with two players three more lie open, and everybody gets one. */
    static void deal(Table t, int first) {
        t.set(IN, 0);
        t.shuffle(DECK, 0, DECK_ORDER);
        t.move(t.top(DECK, 0), ASIDE, 0);
        for (int i = 0; i < 3 && t.seats() == 2; i++) t.move(t.top(DECK, 0), OPEN, 0);
        for (int seat = 0; seat < t.seats(); seat++) {
            t.set(OUT, player(t, seat), t.hasLeft(seat) ? 1 : 0);
            if (t.hasLeft(seat)) continue;
            t.add(IN, 1);
            draw(t, player(t, seat));
        }
        t.last(AGENDA, TURN, first, 0, 0, 0);
    }

    static void draw(Table t, int player) {
        t.move(t.top(t.count(DECK, 0) > 0 ? DECK : ASIDE, 0), HAND, t.ownerOf(player));
    }

    /** The player draws a card and plays one of the two; a card that finds nobody to be played at does nothing. */
    static void turn(Table t, int seat) {
        int player = player(t, seat);
        if (!t.is(OUT, player)) {
            t.set(SAFE, player, 0);
            draw(t, player);
            int row = chosenCard(t, seat);
            LoveCard card = card(t, row);
            Scope s = t.scope(seat, player, row);
            s.target = card.at() == null ? player : card.at().takeOne(t, s);
            discard(t, player, row);
            if (s.target != 0) card.play().run(t, s);
            t.done(s);
        }
        if (t.count(DECK, 0) == 0 || t.get(IN) < 2) showdown(t);
        else t.last(AGENDA, TURN, (seat + 1) % t.seats(), 0, 0, 0);
    }

    private static int chosenCard(Table t, int seat) {
        Ask ask = t.ask(seat, YOUR_TURN);
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int row = t.at(HAND, seat, i);
            Ref<LoveCard> first = card(t, row).waitsFor();
            if (first != null && first.card() == t.card(t.at(HAND, seat, 1 - i))) ask.not(PLAY, row, WAITS);
            else ask.option(PLAY, row);
        }
        return ask.one();
    }

    static void discard(Table t, int player, int row) {
        t.move(row, DISCARDS, t.ownerOf(player));
        card(t, row).discarded().run(t, t.ownerOf(player), player, player, row);
    }

    static void out(Table t, int player) {
        t.set(OUT, player, 1);
        t.add(IN, -1);
        t.did(IS_OUT, player, player, 0);
        t.moveAll(HAND, t.ownerOf(player), DISCARDS, t.ownerOf(player));
    }

    /** The highest hand wins a token; of equal hands the one with most in the discards, else each of them. */
    private static void showdown(Table t) {
        int best = t.best(Rounds::strength);
        int winners = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            t.set(SAFE, player, 0);
            if ((best & (1 << seat)) == 0) continue;
            t.add(TOKENS, player, 1);
            t.did(WINS, player, player, 0);
            if (t.get(TOKENS, player) >= GOAL_BY_SEATS[t.seats()]) winners |= 1 << seat;
        }
        if (winners != 0) throw t.finish(winners);
        t.gather(DECK, HAND, DISCARDS, ASIDE, OPEN);
        t.last(AGENDA, ROUND, Integer.numberOfTrailingZeros(best), 0, 0, 0);
    }

    private static int strength(Table t, int seat) {
        int strength =
                t.count(HAND, seat) == 0 ? 0 : 1000 * card(t, t.top(HAND, seat)).value();
        for (int i = 0; i < t.count(DISCARDS, seat); i++)
            strength += card(t, t.at(DISCARDS, seat, i)).value();
        return strength;
    }
}
