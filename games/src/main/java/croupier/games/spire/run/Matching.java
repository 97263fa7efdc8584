package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** A game of pairs: twelve cards face down; two that are alike join the deck as one. */
public final class Matching {
    private static final int PAIRS = 6;
    private static final int WIDE = 4;
    private static final int HIGH = 3;
    private static final int WORSE = 15;

    private Matching() {}

    public static void begin(Table t, int tries) {
        CardLists lists = RunCards.of(t).lists;
        int hero = t.get(HERO);
        Rows kinds = t.rows();
        for (int rarity = CardLists.RARE; rarity >= CardLists.COMMON; rarity--)
            kinds.add(CardRewards.one(t, lists.found(hero, rarity), CARD_ROLLS));
        boolean worse = t.option(ASCENSION) >= WORSE;
        kinds.add(worse ? CardRewards.one(t, lists.curses, CARD_ROLLS) : colorless(t));
        kinds.add(CardRewards.one(t, lists.curses, CARD_ROLLS));
        kinds.add(RunCards.of(t).ownCards[hero]);
        lay(t, kinds);
        t.set(TRIES, tries);
        t.set(PHASE, Climb.PAIRS_SCREEN);
    }

    /** Shuffled, then laid from the last place to the first: place i is column i % 4 of row i % 3. */
    private static void lay(Table t, Rows kinds) {
        Rows order = t.rows();
        for (int i = 0; i < 2 * PAIRS; i++) order.add(i % PAIRS);
        SpireRandom.shuffle(t, MISC_ROLLS, order);
        Rows board = t.rows();
        for (int i = 0; i < 2 * PAIRS; i++) board.add(0);
        for (int i = 0; i < 2 * PAIRS; i++) board.set(i % HIGH * WIDE + i % WIDE, kinds.get(order.get(i)));
        for (int i = 0; i < 2 * PAIRS; i++) {
            int row = Piles.create(t, board.get(i), 0);
            Deck.show(t, row);
            t.set(CARD_LOT, row, i);
            t.move(row, FACE_DOWN, 0);
        }
    }

    /** The colorless cards are shuffled where they are kept, and stay so until the act is over. */
    public static int colorless(Table t) {
        int[] all = RunCards.of(t).lists.colorlessKept;
        if (t.get(COLORLESS_LIST, 0) == 0) for (int i = 0; i < all.length; i++) t.set(COLORLESS_LIST, i, all[i]);
        SpireRandom.shuffle(t, SHUFFLE, COLORLESS_LIST, 0, all.length);
        int i = 0;
        while (SpireCards.of(t).card(t.get(COLORLESS_LIST, i), 0).def.rarity() != Defs.Rarity.UNCOMMON) i++;
        return t.get(COLORLESS_LIST, i);
    }

    static void ask(Table t) {
        int first = turnUp(t, 0);
        int second = turnUp(t, first);
        if (t.card(first) == t.card(second)) {
            t.remove(second);
            Deck.join(t, first);
        }
        t.add(TRIES, -1);
        if (t.get(TRIES) > 0 && t.count(FACE_DOWN, 0) > 0) return;
        while (t.count(FACE_DOWN, 0) > 0) t.remove(t.top(FACE_DOWN, 0));
        t.set(PHASE, Climb.MAP_SCREEN);
    }

    private static int turnUp(Table t, int except) {
        Ask ask = t.ask(0, TURN_UP);
        int count = t.count(FACE_DOWN, 0);
        for (int i = 0; i < count; i++) if (t.at(FACE_DOWN, 0, i) != except) ask.option(TURN_OVER, i);
        int row = t.at(FACE_DOWN, 0, Code.a(ask.code()));
        t.lookAt(row, 0);
        return row;
    }
}
