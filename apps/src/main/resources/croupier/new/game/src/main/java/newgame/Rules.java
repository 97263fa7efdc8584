package newgame;

import static newgame.NewGameWords.*;

import croupier.kernel.*;

/** The rulebook: play a card, do what it says, draw a card. */
final class Rules {
    private static final int HAND_SIZE = 3;

    static int player(Table t, int seat) {
        return t.at(PLAYERS, seat, 0);
    }

    static void deal(Table t) {
        t.shuffle(DECK, 0, DECK_ORDER);
        for (int seat = 0; seat < t.seats(); seat++) draw(t, seat, HAND_SIZE);
        t.last(AGENDA, TURN, 0, 0, 0, 0);
    }

    /** The player plays a card and draws one; the match ends with enough coins, or when no card is left. */
    static void turn(Table t, int seat) {
        if (t.count(HAND, seat) > 0) {
            int card = chosenCard(t, seat);
            t.move(card, DISCARDS, 0);
            NewGameCard text = ((NewGame) t.game()).cards[t.card(card)];
            text.play().run(t, seat, player(t, seat), player(t, t.nextSeat(seat)), card);
            draw(t, seat, 1);
        }
        if (t.get(COINS, player(t, seat)) >= t.option(GOAL)) throw t.finish(1 << seat);
        if (isOutOfCards(t)) throw t.finish(t.best((table, s) -> table.get(COINS, player(table, s))));
        t.last(AGENDA, TURN, t.nextSeat(seat), 0, 0, 0);
    }

    private static int chosenCard(Table t, int seat) {
        Ask ask = t.ask(seat, YOUR_TURN);
        for (int i = 0; i < t.count(HAND, seat); i++) ask.option(PLAY, t.at(HAND, seat, i));
        return ask.one();
    }

    private static boolean isOutOfCards(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) if (t.count(HAND, seat) > 0) return false;
        return true;
    }

    static void draw(Table t, int seat, int amount) {
        for (int i = 0; i < amount && t.count(DECK, 0) > 0; i++) t.move(t.top(DECK, 0), HAND, seat);
    }

    static void gain(Table t, int player, int amount) {
        t.add(COINS, player, amount);
        t.did(GAIN, player, player, amount);
    }

    static void lose(Table t, int player, int amount) {
        int lost = Math.min(amount, t.get(COINS, player));
        t.add(COINS, player, -lost);
        t.did(LOSE, player, player, lost);
    }
}
