package loveletter;

import static loveletter.LoveWords.*;

import croupier.kernel.*;
import croupier.script.library.*;
import croupier.script.scenario.*;

/** Love Letter: one card in the hand, one drawn, one played. */
final class LoveLetter extends CardGame implements Staged {
    final LoveCard[] cards;

    LoveLetter(Sources sources) {
        super(sources, WORDS, "One card in your hand: guess the others' before they guess yours.", 2, 4);
        cards = library.byCard(LoveCard.class);
    }

    @Override
    public void lay(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) t.create(PLAYER, 0, PLAYERS, seat);
        for (int card : library.deck(LoveCard.class, LoveCard::copies)) t.create(CARD, card, DECK, 0);
        t.last(AGENDA, ROUND, 0, 0, 0, 0);
    }

    @Override
    public void leave(Table t, int seat) {
        if (!t.is(OUT, Rounds.player(t, seat))) Rounds.out(t, Rounds.player(t, seat));
    }

    @Override
    public int score(Seen seen, int seat) {
        int player = seen.at(PLAYERS, seat, 0);
        return 2 * seen.get(TOKENS, player) - seen.get(OUT, player) - seen.get(IN);
    }
}
