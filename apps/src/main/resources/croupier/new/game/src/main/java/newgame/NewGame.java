package newgame;

import static newgame.NewGameWords.*;

import croupier.kernel.*;
import croupier.script.library.*;
import croupier.script.scenario.Staged;

/** How a match is laid out, what becomes of it when somebody leaves, and what a position is worth. */
final class NewGame extends CardGame implements Staged {
    final NewGameCard[] cards;
    private final int[] deck;

    NewGame(Sources sources) {
        super(sources, WORDS, "Play a card, draw a card: ten coins win.", 2, 4);
        cards = library.byCard(NewGameCard.class);
        deck = library.deck(NewGameCard.class, NewGameCard::copies);
    }

    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) t.create(PLAYER, 0, PLAYERS, seat);
        for (int card : deck) t.create(CARD, card, DECK, 0);
        Rules.deal(t);
    }

    @Override
    public void leave(Table t, int seat) {
        t.moveAll(HAND, seat, DISCARDS, 0);
    }

    @Override
    public int score(Seen seen, int seat) {
        int score = seen.get(COINS, seen.at(PLAYERS, seat, 0)) * seen.seats();
        for (int other = 0; other < seen.seats(); other++) score -= seen.get(COINS, seen.at(PLAYERS, other, 0));
        return score;
    }
}
