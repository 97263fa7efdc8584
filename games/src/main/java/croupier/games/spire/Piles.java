package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Rows;
import croupier.kernel.Table;
import croupier.kernel.Zone;

/** Hand, draw pile, discard pile, exhaust pile. The top of a pile is its last card. */
final class Piles {
    static final int HAND_LIMIT = 10;

    private Piles() {}

    /** Draws cards: never more than the hand holds; when the draw pile is too small the discard pile is shuffled into it. */
    static void draw(Table t, int amount) {
        int me = t.get(ME);
        if (t.get(NO_DRAW, me) > 0) return;
        amount = Math.min(amount, HAND_LIMIT - t.count(HAND, 0));
        if (amount <= 0) return;
        int there = t.count(DRAW_PILE, 0);
        if (there + t.count(DISCARD_PILE, 0) == 0) return;
        if (amount <= there) {
            drawNow(t, amount);
            return;
        }
        drawNow(t, there);
        shuffleDiscards(t);
        drawNow(t, Math.min(amount - there, t.count(DRAW_PILE, 0)));
    }

    private static void drawNow(Table t, int amount) {
        for (int i = 0; i < amount; i++) {
            int card = t.top(DRAW_PILE, 0);
            t.move(card, HAND, 0);
            Book.Step[] text = Book.card(t, card).whenDrawn;
            if (text.length > 0) Actions.queueText(t, text, card, 0, 0, 0);
            t.did(DRAWN, t.get(ME), card, 1);
        }
    }

    /** The discard pile is shuffled into the draw pile. */
    static void shuffleDiscards(Table t) {
        int count = t.count(DISCARD_PILE, 0);
        for (int i = 0; i < count; i++) t.moveTo(t.at(DISCARD_PILE, 0, 0), DRAW_PILE, 0, i);
        t.shuffle(DRAW_PILE, 0, SHUFFLE);
        t.did(SHUFFLED, t.get(ME), 0, count);
    }

    /** Discards a card out of hand by an effect. */
    static void discard(Table t, int card) {
        t.move(card, DISCARD_PILE, 0);
        t.did(DISCARDED, t.get(ME), card, 1);
    }

    /** A card is exhausted: gone for this battle. */
    static void exhaust(Table t, int card) {
        t.move(card, EXHAUST_PILE, 0);
        t.did(EXHAUSTED, t.get(ME), card, 1);
        Book.Card c = Book.card(t, card);
        if (c.whenExhausted.length > 0) Actions.queueText(t, c.whenExhausted, card, 0, 0, 0);
    }

    /** Costs of this turn end in hand, draw pile and discard pile. */
    static void resetCosts(Table t) {
        resetCosts(t, HAND);
        resetCosts(t, DRAW_PILE);
        resetCosts(t, DISCARD_PILE);
    }

    private static void resetCosts(Table t, Zone z) {
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(z, 0, i);
            if (t.get(COST_NOW, card) != t.get(COST, card)) t.set(COST_NOW, card, t.get(COST, card));
        }
    }

    /** A new card of a kind, as it is at the start of a battle; in no pile yet. */
    static int make(Table t, int card, int upgrades) {
        int row = t.create(CARD, card);
        t.set(UPGRADES, row, upgrades);
        int cost = Book.of(t).card(card, upgrades).cost;
        t.set(COST, row, cost);
        t.set(COST_NOW, row, cost);
        return row;
    }

    /** A card like another one, with its cost and counter. */
    static int copyOf(Table t, int card) {
        int row = t.create(CARD, t.card(card));
        t.set(UPGRADES, row, t.get(UPGRADES, card));
        t.set(COST, row, t.get(COST, card));
        t.set(COST_NOW, row, t.get(COST_NOW, card));
        t.set(MISC, row, t.get(MISC, card));
        return row;
    }

    /** Into the hand; what finds no room is discarded. */
    static void intoHand(Table t, int card) {
        if (t.count(HAND, 0) < HAND_LIMIT) t.move(card, HAND, 0);
        else t.move(card, DISCARD_PILE, 0);
    }

    /** Somewhere into the draw pile, never on top unless it is empty. */
    static void intoDrawPile(Table t, int card) {
        int count = t.count(DRAW_PILE, 0);
        int place = count == 0 ? 0 : t.roll(CARD_RANDOM, count);
        t.moveTo(card, DRAW_PILE, 0, place);
        t.conceal(card);
    }

    /** A monster takes one of the rarest cards of the draw pile, or of the discard pile if that is empty. */
    static void capture(Table t, int monster) {
        Zone from = t.count(DRAW_PILE, 0) > 0 ? DRAW_PILE : DISCARD_PILE;
        if (t.count(from, 0) == 0) return;
        int rarest = 0;
        for (int i = 0; i < t.count(from, 0); i++) rarest = Math.max(rarest, worth(t, t.at(from, 0, i)));
        Rows among = t.rows();
        for (int i = 0; i < t.count(from, 0); i++)
            if (worth(t, t.at(from, 0, i)) == rarest) among.add(t.at(from, 0, i));
        int card = among.get(t.roll(CARD_RANDOM, among.size()));
        t.move(card, HELD_CARDS, 0);
        t.set(HELD, monster, card);
    }

    private static int worth(Table t, int card) {
        return switch (Book.card(t, card).rarity) {
            case RARE -> 3;
            case UNCOMMON -> 2;
            case COMMON -> 1;
            default -> 0;
        };
    }

    static boolean canUpgrade(Table t, int card) {
        Book.Card c = Book.card(t, card);
        return c.canUpgrade && (t.get(UPGRADES, card) == 0 || c.upgradesAgain);
    }

    /** A card becomes better for this battle: numbers and cost as upgraded. */
    static void upgrade(Table t, int card) {
        if (!canUpgrade(t, card)) return;
        Book.Card c = Book.card(t, card);
        t.add(UPGRADES, card, 1);
        int by = Book.card(t, card).cost - c.cost;
        if (by == 0) return;
        t.set(COST, card, Math.max(0, t.get(COST, card) + by));
        t.set(COST_NOW, card, Math.max(0, t.get(COST_NOW, card) + by));
    }
}
