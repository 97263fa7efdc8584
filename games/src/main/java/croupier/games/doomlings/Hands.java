package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** Hands and the trait deck. */
final class Hands {
    /** The top card of the deck, 0 if there is none; discards are shuffled in only when the deck is exhausted. */
    static int topOfDeck(Table t) {
        if (t.count(DECK, 0) == 0) reshuffle(t);
        return t.top(DECK, 0);
    }

    private static void reshuffle(Table t) {
        if (t.count(DISCARD_PILE, 0) == 0) return;
        t.moveAll(DISCARD_PILE, 0, DECK, 0);
        t.shuffle(DECK, 0, SHUFFLE);
    }

    /** Cards are shuffled into the trait deck, but for traits that cannot leave their piles. */
    static void shuffleIn(Table t, Rows cards) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            boolean isInPile = t.isIn(TRAITS, card);
            if (isInPile && !Piles.isMovable(t, card)) continue;
            if (isInPile) Piles.leave(t, card);
            t.move(card, DECK, 0);
        }
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

    /** How large a hand is after stabilising: as the gene pool, or as the age says. */
    static int stableSize(Table t, int seat) {
        Amount told = DoomCards.ageNow(t).stabiliseTo();
        if (told == null) return t.get(GENE_POOL, player(t, seat));
        return Math.max(0, told.of(t, seat, player(t, seat), t.get(NOW)));
    }

    /** Draw or discard until the hand is as large as it is to be, and by some cards larger that a reaction adds. */
    static void stabilise(Table t, int seat, int added) {
        int more = Math.max(0, stableSize(t, seat) + added) - t.count(HAND, seat);
        if (more >= 0) draw(t, seat, more);
        else discardSome(t, seat, -more, TOO_MANY, t.get(NOW));
    }

    /** A player must discard cards by choice, as far as there are any; a reaction may change how many. */
    private static void discardSome(Table t, int seat, int told, Prompt why, int because) {
        int many = mustDiscard(t, seat, seat, Math.min(told, t.count(HAND, seat)), because);
        Rows chosen = t.ask(seat, why).from(HAND, seat).some(many, many);
        chosen.each(t, Hands::discard);
    }

    /** The window for those who react to having to discard; how many cards are discarded then. */
    private static int mustDiscard(Table t, int by, int seat, int many, int because) {
        if (many == 0) return 0;
        int left = Windows.open(t, Trigger.MUST_DISCARD, by, because, 1 << seat, many) ? t.get(CHANGED) : 0;
        int changedBy = t.get(CANCELLED) != 0 ? t.get(CANCELLED) : t.get(CHANGER);
        if (left != many) t.tell(KEEPS_CARDS, changedBy, player(t, seat), Math.max(0, left));
        return Math.clamp(left, 0, t.count(HAND, seat));
    }

    /** Of cards that an effect would discard those of hands are left out that a reaction keeps, or that were played as one. */
    static void keepBack(Table t, Rows cards, int by, int because) {
        if (!DoomCards.of(t).opens(Trigger.MUST_DISCARD)) return;
        Rows held = t.rows();
        for (int i = 0; i < t.seats(); i++) {
            int seat = inTurn(t, i);
            held.clear();
            for (int k = 0; k < cards.size(); k++) if (t.isIn(HAND, seat, cards.get(k))) held.add(cards.get(k));
            int left = mustDiscard(t, by, seat, held.size(), because);
            for (int k = 0; k < cards.size(); k++) {
                if (!held.has(cards.get(k))) continue;
                if (t.isIn(HAND, seat, cards.get(k)) && left-- > 0) continue;
                cards.removeAt(k--);
            }
        }
    }

    /** Cards that an age made a player owe are discarded, by choice, as far as there are any. */
    static void payOwed(Table t, int seat) {
        int owed = t.get(OWED, player(t, seat));
        if (owed == 0) return;
        t.set(OWED, player(t, seat), 0);
        discardSome(t, seat, owed, OWES, t.get(NOW));
    }
}
