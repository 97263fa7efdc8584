package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** The deck outside battles: cards are found, obtained, removed, transformed. Battles are fought with copies of them. */
public final class Deck {
    private Deck() {}

    /** A card that is found, as it would be if it were obtained now; it lies in a zone where things are offered. */
    public static int find(Table t, int card, int upgrades, Zone z, int lot) {
        int row = Piles.create(t, card, upgrades);
        t.set(CARD_LOT, row, lot);
        t.move(row, z, 0);
        show(t, row);
        return row;
    }

    /** A card is as it would be if it were obtained now. */
    static void show(Table t, int row) {
        if (t.get(UPGRADES, row) == 0) t.did(CARD_FOUND, t.get(ME), row, 0);
    }

    /** What lies before the player is shown again, since a new relic may change it. */
    static void showAgain(Table t) {
        if (!t.isHeard(CARD_FOUND)) return;
        showAgain(t, REWARDS);
        showAgain(t, SHOP);
    }

    private static void showAgain(Table t, Zone z) {
        for (int i = 0; i < t.count(z, 0); i++) if (t.is(CARD, t.at(z, 0, i))) show(t, t.at(z, 0, i));
    }

    /** Every card that comes into the deck comes by this way. */
    public static void obtain(Table t, int card, int upgrades) {
        join(t, Piles.create(t, card, upgrades));
    }

    /** A card joins the deck, unless something keeps it away. */
    public static void join(Table t, int row) {
        show(t, row);
        if (t.would(OBTAIN_CARD, t.get(ME), row, 1) == Event.NOTHING) {
            t.remove(row);
            return;
        }
        t.set(CARD_LOT, row, 0);
        t.move(row, DECK, 0);
        t.did(CARD_OBTAINED, t.get(ME), row, 0);
    }

    public static void obtainCurse(Table t) {
        int[] curses = RunCards.of(t).lists.curses;
        obtain(t, curses[t.roll(CARD_ROLLS, curses.length)], 0);
    }

    /** A copy of a card joins the deck, but not in a bottle. */
    public static void duplicate(Table t, int card) {
        int row = Piles.create(t, t.card(card), t.get(UPGRADES, card));
        t.set(MISC, row, t.get(MISC, card));
        join(t, row);
    }

    public static boolean isRemovable(Table t, int card) {
        return !t.is(IS_BOTTLED, card) && isChangeable(t, card);
    }

    public static boolean isChangeable(Table t, int card) {
        return !RunCards.of(t).lists.permanent[t.card(card)];
    }

    public static void remove(Table t, int card) {
        Scope s = Actions.scope(t, t.get(ME), 0);
        RunCards.of(t).lists.whenRemoved(t.card(card)).run(t, s);
        t.done(s);
        t.did(CARD_REMOVED, t.get(ME), card, 0);
        t.remove(card);
    }

    /** All are removed, then each becomes another card, in the order in which they were chosen. */
    public static void transform(Table t, Rows cards, Stream by, boolean upgraded) {
        Rows kinds = t.rows();
        for (int i = 0; i < cards.size(); i++) kinds.add(t.card(cards.get(i)));
        cards.each(t, Deck::remove);
        for (int i = 0; i < kinds.size(); i++) {
            int into = transformed(t, kinds.get(i), by);
            boolean better = upgraded && SpireCards.of(t).card(into, 0).canUpgrade;
            obtain(t, into, better ? 1 : 0);
        }
    }

    /** A curse becomes another curse, a colorless card another one, everything else a card of the hero. */
    private static int transformed(Table t, int card, Stream by) {
        CardLists lists = RunCards.of(t).lists;
        SpireCards.Card c = SpireCards.of(t).card(card, 0);
        if (c.def.type() == SpireCards.Type.CURSE) return another(t, lists.curses, card, by);
        if (c.def.pool() == Defs.Pool.COLORLESS) return another(t, lists.colorlessSorted, card, by);
        return another(t, lists.transformed(t.get(HERO)), card, by);
    }

    private static int another(Table t, int[] list, int except, Stream by) {
        boolean isIn = false;
        for (int card : list) isIn |= card == except;
        int i = t.roll(by, isIn ? list.length - 1 : list.length);
        if (!isIn) return list[i];
        int skipped = 0;
        while (list[skipped] != except) skipped++;
        return list[i < skipped ? i : i + 1];
    }

    /** Cards are mixed by the stream of rooms, and the first ones become better. */
    public static void upgradeAtRandom(Table t, Rows cards, int count) {
        SpireRandom.shuffle(t, MISC_ROLLS, cards);
        for (int i = 0; i < Math.min(count, cards.size()); i++) Piles.upgrade(t, cards.get(i));
    }
}
