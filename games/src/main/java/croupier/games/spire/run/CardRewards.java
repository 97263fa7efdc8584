package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** Cards to choose from: how rare they are, which they are, whether they are better. */
public final class CardRewards {
    private static final int HUNDRED = 100;
    private static final int USUAL_OFFSET = 5;
    private static final int LOWEST_OFFSET = -40;
    private static final int CHOICES = 3;
    private static final float COLORLESS_RARE = 0.3f;
    private static final float BETTER_AT_START = 0.33f;

    private CardRewards() {}

    static void reset(Table t) {
        t.set(RARITY_OFFSET, USUAL_OFFSET);
    }

    /** The roll is made in every room; a boss leaves rare cards only. */
    public static int rollRarity(Table t, int room) {
        int roll = t.roll(CARD_ROLLS, HUNDRED) + t.get(RARITY_OFFSET);
        if (room == RunMap.BOSS) return CardLists.RARE;
        int rare = room == RunMap.ELITE ? 10 : 3;
        int uncommon = room == RunMap.ELITE ? 40 : 37;
        if (room != RunMap.REST_SITE) rare = t.would(RARE_CHANCE, t.get(ME), 0, rare);
        return roll < rare ? CardLists.RARE : roll < rare + uncommon ? CardLists.UNCOMMON : CardLists.COMMON;
    }

    /** Every common card makes rare ones likelier, until one comes. */
    private static void remember(Table t, int rarity) {
        if (rarity == CardLists.COMMON) t.set(RARITY_OFFSET, Math.max(t.get(RARITY_OFFSET) - 1, LOWEST_OFFSET));
        if (rarity == CardLists.RARE) t.set(RARITY_OFFSET, USUAL_OFFSET);
    }

    static int choices(Table t) {
        return Math.max(1, t.would(CARD_CHOICES, t.get(ME), 0, CHOICES));
    }

    /** Different cards of the hero; in later acts some are better already. */
    public static void offer(Table t, int room) {
        int count = choices(t);
        Rows cards = t.rows();
        Rows rarities = t.rows();
        roll(t, room, count, cards, rarities);
        int lot = newLot(t);
        float better = better(t);
        for (int i = 0; i < count; i++) {
            boolean isBetter = rarities.get(i) != CardLists.RARE && SpireRandom.chance(t, CARD_ROLLS, better);
            boolean can = SpireCards.of(t).card(cards.get(i), 0).canUpgrade;
            Deck.find(t, cards.get(i), isBetter && can ? 1 : 0, REWARDS, lot);
        }
    }

    /** What a reward would be; it is rolled and forgotten. */
    public static void burn(Table t) {
        int count = choices(t);
        Rows rarities = t.rows();
        roll(t, RunMap.UNKNOWN, count, t.rows(), rarities);
        for (int i = 0; i < count; i++)
            if (rarities.get(i) != CardLists.RARE) SpireRandom.chance(t, CARD_ROLLS, better(t));
    }

    private static void roll(Table t, int room, int count, Rows cards, Rows rarities) {
        for (int i = 0; i < count; i++) {
            int rarity = rollRarity(t, room);
            remember(t, rarity);
            rarities.add(rarity);
            int card;
            do card = any(t, rarity);
            while (cards.has(card));
            cards.add(card);
        }
    }

    private static int any(Table t, int rarity) {
        CardLists lists = RunCards.of(t).lists;
        if (t.would(ANY_HERO, t.get(ME), 0, 0) == 0) return one(t, lists.found(t.get(HERO), rarity), CARD_ROLLS);
        SpireRandom.skip(t, CARD_ROLLS);
        return one(t, lists.ofAnyClass[rarity], CARD_ROLLS);
    }

    public static int one(Table t, int[] list, Stream by) {
        return list[t.roll(by, list.length)];
    }

    private static float better(Table t) {
        float better = t.get(ACT) < 2 ? 0 : t.get(ACT) == 2 ? 0.25f : 0.5f;
        return t.option(ASCENSION) >= 12 ? better / 2 : better;
    }

    private static int newLot(Table t) {
        t.add(CARD_REWARDS, 1);
        return t.get(CARD_REWARDS);
    }

    public static void offerColorless(Table t) {
        int count = choices(t);
        Rows cards = t.rows();
        for (int i = 0; i < count; i++) {
            int rarity = SpireRandom.chance(t, CARD_ROLLS, COLORLESS_RARE) ? CardLists.RARE : CardLists.UNCOMMON;
            remember(t, rarity);
            add(t, cards, RunCards.of(t).lists.colorless[rarity], CARD_ROLLS);
        }
        lay(t, cards);
    }

    /** Three cards at the start of a run. */
    public static void offerAtStart(Table t, boolean colorless, boolean rare) {
        Rows cards = t.rows();
        CardLists lists = RunCards.of(t).lists;
        for (int i = 0; i < CHOICES; i++) {
            boolean isUncommon = SpireRandom.chance(t, NEOW_ROLLS, BETTER_AT_START) || colorless;
            int rarity = rare ? CardLists.RARE : isUncommon ? CardLists.UNCOMMON : CardLists.COMMON;
            if (colorless) add(t, cards, lists.colorless[rarity], CARD_ROLLS);
            else add(t, cards, lists.found(t.get(HERO), rarity), NEOW_ROLLS);
        }
        lay(t, cards);
    }

    private static void add(Table t, Rows cards, int[] list, Stream by) {
        int card;
        do card = one(t, list, by);
        while (cards.has(card));
        cards.add(card);
    }

    private static void lay(Table t, Rows cards) {
        int lot = newLot(t);
        for (int i = 0; i < cards.size(); i++) Deck.find(t, cards.get(i), 0, REWARDS, lot);
    }
}
