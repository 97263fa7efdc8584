package croupier.lab.contract;

import croupier.kernel.Ask;
import croupier.kernel.Catalogue;
import croupier.kernel.Column;
import croupier.kernel.Game;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Prompt;
import croupier.kernel.Seen;
import croupier.kernel.Sight;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Words;
import croupier.kernel.Zone;

/** A tiny game of three hands that breaks its contract in one way: seat by seat, play a card or pass. */
final class Sinful implements Game {
    private static final Words WORDS = new Words();
    private static final Kind CARD = WORDS.entity("card");
    private static final Column VALUE = CARD.number("value").shown("value");
    private static final Column TURN = WORDS.turnRegister("turn").shown("turn");
    private static final Zone DECK = WORDS.sharedZone("deck", Sight.NONE);
    private static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    private static final Zone PILE = WORDS.sharedZone("pile", Sight.ALL);
    private static final Prompt PLAY = WORDS.prompt("play", "Play a card?");
    private static final Stream CHANCE = WORDS.stream("chance");
    private static final int CARDS = 15;

    private final Layout layout = new Layout(WORDS).close();
    private final Sin sin;
    private int remembered;
    private static int shared;
    /** Ends the circle, so that the test leaves no thread behind. */
    static volatile boolean released;

    private Object garbage = "";

    Sinful(Sin sin) {
        this.sin = sin;
    }

    @Override
    public void setup(Table t) {
        for (int i = 1; i <= CARDS; i++) {
            int card = t.create(CARD, 0);
            t.set(VALUE, card, i);
            t.move(card, DECK, 0);
        }
        t.shuffle(DECK, 0, CHANCE);
        for (int i = 0; i < 12; i++) t.move(t.top(DECK, 0), HAND, i % 3);
        if (sin == Sin.ASKS_IN_SETUP) t.ask(0, PLAY).from(HAND, 0).one();
    }

    @Override
    public void step(Table t) {
        if (sin == Sin.FORGETS_THE_NEXT_TASK && t.get(TURN) == 5) return;
        t.add(TURN, 1);
        while (sin == Sin.CIRCLES && t.get(TURN) == 3 && !released) Thread.onSpinWait();
        if (sin == Sin.SHARES && shared++ % 50 == 49) t.add(TURN, 1);
        if (sin == Sin.READS_BEYOND && t.get(VALUE, t.at(HAND, 0, t.count(HAND, 0))) > 9) t.add(TURN, 1);
        if (sin != Sin.ENDLESS && t.get(TURN) > 8) throw t.finish(1);
        for (int i = 0; sin == Sin.LONG_TASK && i < 100; i++)
            t.ask(0, PLAY).numbers(1, 2).code();
        for (int seat = 0; seat < 3; seat++) turn(t, seat);
        if (sin == Sin.LOSES_A_CARD && t.get(TURN) == 4) t.create(CARD, 0);
    }

    private void turn(Table t, int seat) {
        if (sin == Sin.ASKS_HOLDERS && !holdsLow(t, seat)) return;
        Ask ask = t.ask(seat, PLAY).from(HAND, seat).may();
        if (sin == Sin.TWICE && t.get(TURN) == 2) ask.from(HAND, seat);
        if (sin == Sin.PEEKS && holdsLow(t, (seat + 1) % 3)) ask.number(7);
        if (sin == Sin.GARBAGE) garbage = new int[seat + 4];
        int card = ask.one();
        if (sin == Sin.REMEMBERS && ++remembered % 7 == 0) t.add(TURN, 1);
        if (card == 0 || card == 7) return;
        if (sin == Sin.THROWS && t.get(VALUE, card) == 3) throw new IllegalStateException("three is too much");
        t.move(card, PILE, 0);
        if (sin == Sin.ENDLESS) t.moveUnder(card, HAND, seat);
    }

    private static boolean holdsLow(Table t, int seat) {
        for (int i = 0; i < t.count(HAND, seat); i++) if (t.get(VALUE, t.at(HAND, seat, i)) < 4) return true;
        return false;
    }

    @Override
    public String name() {
        return "sinful";
    }

    @Override
    public String about() {
        return "breaks its contract: " + sin + garbage.hashCode();
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return Catalogue.EMPTY;
    }

    @Override
    public int minSeats() {
        return 3;
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public void leave(Table t, int seat) {
        while (sin != Sin.EMPTY_LEAVE && t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), PILE, 0);
    }

    @Override
    public int score(Seen seen, int seat) {
        return seen.worth() - seen.count(HAND, seat);
    }

    @Override
    public int worth(Table t, int seat) {
        return sin == Sin.JUDGES_HIDDEN_CARDS && holdsLow(t, (seat + 1) % 3) ? 1 : 0;
    }

    @Override
    public String nameOf(Table t, int row) {
        return "card " + t.get(VALUE, row);
    }
}
