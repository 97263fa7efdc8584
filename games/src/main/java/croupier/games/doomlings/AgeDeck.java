package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** The age deck: three piles of three ages and one catastrophe each, and the opening age on top. */
final class AgeDeck {
    static final int PILES = 3;
    static final int AGES_IN_A_PILE = 3;
    private static final int PILE = AGES_IN_A_PILE + 1;

    /** Ages and catastrophes are shuffled; each pile is shuffled on its own; what is left over goes back into the box. */
    static void build(Table t, DoomCards cards) {
        t.shuffle(BOX, 0, SHUFFLE);
        t.shuffle(AGE_DECK, 0, SHUFFLE);
        while (t.count(AGE_DECK, 0) > PILES * AGES_IN_A_PILE) t.moveUnder(t.top(AGE_DECK, 0), BOX, 0);
        for (int pile = 0; pile < PILES; pile++)
            t.moveTo(t.top(BOX, 0), AGE_DECK, 0, pile * PILE + t.roll(SHUFFLE, PILE));
        if (cards.opening != 0) t.create(AGE, cards.opening, AGE_DECK, 0);
    }

    /** Ages and catastrophes are shuffled into the deck, but for the one of this round; its piles are mixed from then on. */
    static void shuffleIn(Table t, Rows cards) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (card == t.get(NOW)) continue;
            t.unlistenAll(card);
            t.move(card, AGE_DECK, 0);
        }
        t.shuffle(AGE_DECK, 0, SHUFFLE);
        t.set(AGES_MIXED, 1);
    }

    /** Puts what a seat does not know of each pile into any order. */
    static void mixHidden(Table t, int seat) {
        int mark = t.mark();
        Rows order = t.rows().addAll(t, AGE_DECK, 0);
        Rows hidden = t.rows();
        int size = t.get(AGES_MIXED) != 0 ? Math.max(1, order.size()) : PILE;
        for (int from = 0; from < order.size(); from += size) {
            int to = Math.min(from + size, order.size());
            hidden.clear();
            for (int i = from; i < to; i++) if (!t.sees(order.get(i), seat)) hidden.add(order.get(i));
            hidden.sort(t, (table, card) -> card).shuffle(t, SHUFFLE);
            for (int i = to - 1; i >= from; i--) if (!t.sees(order.get(i), seat)) order.set(i, hidden.removeLast());
        }
        t.relay(AGE_DECK, 0, order);
        t.release(mark);
    }
}
