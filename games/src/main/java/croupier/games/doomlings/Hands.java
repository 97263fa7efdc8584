package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Rows;
import croupier.kernel.Table;
import croupier.script.Amount;

/** Hands and the trait deck. */
final class Hands {
    private Hands() {}

    /** The top card of the deck, 0 if there is none; discards are shuffled in only when the deck is exhausted. */
    static int topOfDeck(Table t) {
        if (t.count(DECK, 0) == 0) reshuffle(t);
        return t.top(DECK, 0);
    }

    private static void reshuffle(Table t) {
        int discarded = t.count(DISCARD_PILE, 0);
        if (discarded == 0) return;
        for (int i = 0; i < discarded; i++) t.move(t.top(DISCARD_PILE, 0), DECK, 0);
        t.shuffle(DECK, 0, SHUFFLE);
    }

    /** Draws as many as there are. */
    static void draw(Table t, int seat, int many) {
        for (int i = 0; i < many; i++) {
            int card = topOfDeck(t);
            if (card == 0) return;
            t.move(card, HAND, seat);
        }
    }

    /** Draws, and tells which were drawn. */
    static void draw(Table t, int seat, int many, Rows drawn) {
        int before = t.count(HAND, seat);
        draw(t, seat, many);
        for (int i = before; i < t.count(HAND, seat); i++) drawn.add(t.at(HAND, seat, i));
    }

    /** Takes up discarded cards, the last of them first. */
    static void takeUp(Table t, int seat, int many, Rows among, Rows drawn) {
        for (int i = among.size() - 1; i >= Math.max(0, among.size() - many); i--) {
            if (!t.isIn(DISCARD_PILE, among.get(i))) continue;
            t.move(among.get(i), HAND, seat);
            drawn.add(among.get(i));
        }
    }

    static void discard(Table t, int card) {
        t.move(card, DISCARD_PILE, 0);
    }

    static void discardAll(Table t, int seat) {
        while (t.count(HAND, seat) > 0) discard(t, t.at(HAND, seat, 0));
    }

    /** A card goes from hand to hand; only the two learn which one it is, unless it was known. */
    static void give(Table t, int card, int to) {
        if (t.ownerOf(card) == to) return;
        if (t.sees(card, -1)) t.move(card, HAND, to);
        else t.slip(card, HAND, to);
    }

    static void swap(Table t, int one, int other) {
        int mark = t.mark();
        Rows mine = t.rows();
        for (int i = 0; i < t.count(HAND, one); i++) mine.add(t.at(HAND, one, i));
        while (t.count(HAND, other) > 0) t.move(t.at(HAND, other, 0), HAND, one);
        for (int i = 0; i < mine.size(); i++) t.move(mine.get(i), HAND, other);
        t.release(mark);
    }

    /** Draw or discard until the hand is as large as the gene pool, or as the age says. */
    static void stabilise(Table t, int seat) {
        Amount told = Book.of(t).ageNow(t).stabiliseTo();
        int size = t.get(GENE_POOL, player(t, seat));
        if (told != null) {
            var s = Doomlings.scope(t, seat, t.get(NOW));
            size = Math.max(0, told.of(t, s));
            t.done(s);
        }
        int more = size - t.count(HAND, seat);
        if (more >= 0) draw(t, seat, more);
        else discardSome(t, seat, -more);
    }

    private static void discardSome(Table t, int seat, int many) {
        int mark = t.mark();
        Rows chosen = t.ask(seat, TOO_MANY).from(HAND, seat).some(many, many);
        for (int i = 0; i < chosen.size(); i++) discard(t, chosen.get(i));
        t.release(mark);
    }

    /** Cards that an age made a player owe are discarded, by choice, as far as there are any. */
    static void payOwed(Table t, int seat) {
        int owed = t.get(OWED, player(t, seat));
        if (owed == 0) return;
        t.set(OWED, player(t, seat), 0);
        int mark = t.mark();
        Rows chosen = t.ask(seat, OWES).from(HAND, seat).some(owed, owed);
        for (int i = 0; i < chosen.size(); i++) discard(t, chosen.get(i));
        t.release(mark);
    }
}
