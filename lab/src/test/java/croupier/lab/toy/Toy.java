package croupier.lab.toy;

import static croupier.lab.toy.ToyWords.*;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import croupier.kernel.Layout;
import croupier.kernel.Seen;
import croupier.kernel.Table;
import java.util.List;

/** The toy game with its cards. */
final class Toy implements Game {
    private final Layout layout = new Layout(WORDS).close();
    private final ToyCards cards;

    Toy(ToyCards cards) {
        this.cards = cards;
    }

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public String about() {
        return "All play a card at once, the highest takes them. For tests.";
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return cards;
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public void setup(Table t) {
        for (int copy = 0; copy < 2; copy++)
            for (int card = 1; card < cards.size(); card++) {
                int row = t.create(CARD, card);
                t.set(VALUE, row, cards.value(card));
                t.move(row, DECK, 0);
            }
        t.shuffle(DECK, 0, CHANCE);
        for (int s = 0; s < t.seats(); s++) ToyRules.draw(t, s, t.option(CARDS));
        t.last(LINE, PLAY_ROUND, 0, 0, 0, 0);
    }

    @Override
    public void step(Table t) {
        t.runNext(LINE);
    }

    @Override
    public void leave(Table t, int seat) {
        while (t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), DISCARD, 0);
    }

    @Override
    public int score(Seen seen, int seat) {
        int others = 0;
        for (int s = 0; s < seen.seats(); s++) if (s != seat) others += seen.count(WON, s);
        return seen.count(WON, seat) * 2 - others;
    }

    @Override
    public List<String> bots() {
        return List.of("last");
    }

    @Override
    public croupier.kernel.Policy bot(String name) {
        return (_, d) -> d.size() - 1;
    }
}
