package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** A shop: five cards of the hero, two colorless ones, three relics, three potions, and a card removed for gold. */
public final class Shop {
    private static final int HUNDRED = 100;
    private static final int FIRST_COLORLESS = 5;
    private static final int FIRST_RELIC = 7;
    private static final int FIRST_POTION = 10;
    private static final int PURGE_PLACE = WARES;
    private static final int ON_SALE = 5;
    private static final int SOLD = -1;
    private static final int RARE_BELOW = 9;
    private static final int UNCOMMON_BELOW = 46;
    private static final int[] CARD_PRICES = {50, 75, 150};
    private static final int[] RELIC_PRICES = {150, 250, 300, 150, 999};
    private static final int[] POTION_PRICES = {50, 75, 100};
    private static final int PURGE_BASE = 75;
    private static final int PURGE_STEP = 25;
    private static final int DEAR = 16;
    private static final float DEARER = 1.1f;
    private static final float COLORLESS_FACTOR = 1.2f;
    private static final float COLORLESS_RARE = 0.3f;

    private Shop() {}

    // ---- the wares

    static void enter(Table t) {
        t.did(ENTERED_SHOP, t.get(ME), 0, 0);
        cards(t);
        for (int i = 0; i < 2; i++) stockRelic(t, FIRST_RELIC + i, relicTier(t));
        stockRelic(t, FIRST_RELIC + 2, RunCards.SHOP);
        for (int i = FIRST_POTION; i < WARES; i++) stockPotion(t, i);
        for (int i = 0; i < WARES; i++) t.set(PRICES, i, reduced(t, t.get(PRICES, i)));
        t.set(PRICES, PURGE_PLACE, purgePrice(t));
        t.set(PHASE, Climb.SHOP_SCREEN);
    }

    /** Two attacks, two skills, a power; the second of two is another card. Prices are rolled when all lie there. */
    private static void cards(Table t) {
        pair(t, SpireCards.Type.ATTACK, 0);
        pair(t, SpireCards.Type.SKILL, 2);
        int rarity = Math.max(CardLists.UNCOMMON, rarity(t));
        lay(
                t,
                CardRewards.one(t, RunCards.of(t).lists.sold(t.get(HERO), SpireCards.Type.POWER, rarity), CARD_ROLLS),
                4);
        for (int r = CardLists.UNCOMMON; r <= CardLists.RARE; r++)
            lay(t, CardRewards.one(t, RunCards.of(t).lists.colorless[r], CARD_ROLLS), FIRST_COLORLESS - 1 + r);
        for (int i = 0; i < FIRST_RELIC; i++) t.set(PRICES, i, (int) cardPrice(t, ware(t, i), i));
        int sale = t.roll(MERCHANT_ROLLS, ON_SALE);
        t.set(PRICES, sale, t.get(PRICES, sale) / 2);
    }

    private static void pair(Table t, SpireCards.Type type, int place) {
        int first = sold(t, type);
        int second;
        do second = sold(t, type);
        while (second == first);
        lay(t, first, place);
        lay(t, second, place + 1);
    }

    private static int sold(Table t, SpireCards.Type type) {
        int rarity = rarity(t);
        return CardRewards.one(t, RunCards.of(t).lists.sold(t.get(HERO), type, rarity), CARD_ROLLS);
    }

    private static int rarity(Table t) {
        int roll = t.roll(CARD_ROLLS, HUNDRED) + t.get(RARITY_OFFSET);
        return roll < RARE_BELOW ? CardLists.RARE : roll < UNCOMMON_BELOW ? CardLists.UNCOMMON : CardLists.COMMON;
    }

    private static void lay(Table t, int card, int place) {
        Deck.find(t, card, 0, SHOP, place);
    }

    private static float cardPrice(Table t, int row, int place) {
        float price = CARD_PRICES[CardLists.rarityOf(SpireCards.card(t, row))]
                * SpireRandom.between(t, MERCHANT_ROLLS, 0.9f, 1.1f);
        return place >= FIRST_COLORLESS ? price * COLORLESS_FACTOR : price;
    }

    private static int relicTier(Table t) {
        int roll = t.roll(MERCHANT_ROLLS, HUNDRED);
        return roll < 48 ? RunCards.COMMON : roll < 82 ? RunCards.UNCOMMON : RunCards.RARE;
    }

    private static void stockRelic(Table t, int place, int tier) {
        int relic = Relics.last(t, tier);
        int row = t.create(RELIC, relic, SHOP, 0);
        t.set(RELIC_LOT, row, place);
        int base = RELIC_PRICES[Math.max(0, Relics.page(t, relic).tier())];
        t.set(PRICES, place, Math.round(base * SpireRandom.between(t, MERCHANT_ROLLS, 0.95f, 1.05f)));
    }

    private static void stockPotion(Table t, int place) {
        int kind = Potions.rolled(t);
        int row = t.create(POTION, kind, SHOP, 0);
        t.set(POTION_LOT, row, place);
        int base = POTION_PRICES[Potions.rarityOf(t, kind)];
        t.set(PRICES, place, Math.round(base * SpireRandom.between(t, MERCHANT_ROLLS, 0.95f, 1.05f)));
    }

    /** A price after all that changes it, rounded each time. */
    private static int reduced(Table t, int price) {
        if (isDear(t)) price = Math.round(price * DEARER);
        price = Math.round(price * share(t, SHOP_PRICE));
        return Math.round(price * share(t, SHOP_PRICE_LAST));
    }

    /** The price of a card that takes the place of another is cut off once, when all that changes it has counted. */
    private static int reducedAtOnce(Table t, float price) {
        if (isDear(t)) price *= DEARER;
        return (int) (price * share(t, SHOP_PRICE) * share(t, SHOP_PRICE_LAST));
    }

    private static boolean isDear(Table t) {
        return t.option(ASCENSION) >= DEAR;
    }

    private static float share(Table t, Event percent) {
        return t.would(percent, t.get(ME), 0, HUNDRED) / (float) HUNDRED;
    }

    private static int purgePrice(Table t) {
        int price = Math.round((PURGE_BASE + PURGE_STEP * t.get(PURGES)) * share(t, PURGE_SHARE));
        return t.would(PURGE_PRICE, t.get(ME), 0, price);
    }

    /** All prices once more, when something that changes them was bought here. */
    public static void reprice(Table t, int percent) {
        for (int i = 0; i < WARES; i++)
            if (t.get(PRICES, i) != SOLD) t.set(PRICES, i, Math.round(t.get(PRICES, i) * (percent / (float) HUNDRED)));
        if (t.get(PRICES, PURGE_PLACE) != SOLD) t.set(PRICES, PURGE_PLACE, purgePrice(t));
    }

    // ---- buying

    public static int lot(Table t, int row) {
        return t.is(CARD, row)
                ? t.get(CARD_LOT, row)
                : t.is(RELIC, row) ? t.get(RELIC_LOT, row) : t.get(POTION_LOT, row);
    }

    /** What lies at a place of the shop, 0 if it was sold. */
    static int ware(Table t, int place) {
        for (int i = 0; i < t.count(SHOP, 0); i++) if (lot(t, t.at(SHOP, 0, i)) == place) return t.at(SHOP, 0, i);
        return 0;
    }

    static void ask(Table t) {
        Ask ask = t.ask(0, BUY).act();
        int count = t.count(SHOP, 0);
        for (int i = 0; i < count; i++) offer(t, ask, t.at(SHOP, 0, i));
        int purge = t.get(PRICES, PURGE_PLACE);
        if (purge > t.get(GOLD)) ask.not(PURGE, 0, PURGE_TOO_EXPENSIVE, purge);
        else if (purge != SOLD && Campfire.hasRemovable(t)) ask.option(PURGE);
        Potions.offerOutside(t, ask);
        ask.option(PROCEED).otherwise(Code.of(PROCEED.index(), 0, 0));
        long chosen = ask.code();
        if (Potions.isDone(t, chosen)) return;
        if (Code.is(chosen, BUY_WARE)) buy(t, Code.a(chosen));
        else if (Code.is(chosen, PURGE)) purge(t);
        else leave(t);
    }

    private static void offer(Table t, Ask ask, int row) {
        int price = t.get(PRICES, lot(t, row));
        if (price > t.get(GOLD)) ask.not(BUY_WARE, row, TOO_EXPENSIVE, price);
        else if (t.is(POTION, row) && !Potions.hasRoom(t)) ask.not(BUY_WARE, row, NO_ROOM);
        else ask.option(BUY_WARE, row);
    }

    private static void buy(Table t, int row) {
        int place = lot(t, row);
        pay(t, t.get(PRICES, place));
        int kind = t.card(row);
        boolean isCard = t.is(CARD, row);
        if (isCard) Deck.join(t, row);
        else t.remove(row);
        t.set(PRICES, place, SOLD);
        if (!isCard && place < FIRST_POTION) obtainRelic(t, kind);
        else if (!isCard) Potions.obtain(t, kind);
        if (t.would(RESTOCKS, t.get(ME), 0, 0) == 1) restock(t, place);
    }

    /** A relic that opens rewards gives way to the shop again. */
    private static void obtainRelic(Table t, int kind) {
        Relics.obtain(t, kind);
        if (t.get(PHASE) == Climb.REWARDS_SCREEN) t.set(AFTERWARDS, Climb.SHOP_SCREEN);
    }

    private static void pay(Table t, int price) {
        Climb.loseGold(t, price);
        t.did(SPENT, t.get(ME), 0, price);
    }

    /** Something like it takes the place of what was bought. Which card of the hero it is the game leaves to chance outside its streams. */
    private static void restock(Table t, int place) {
        if (place >= FIRST_POTION) {
            stockPotion(t, place);
            t.set(PRICES, place, reduced(t, t.get(PRICES, place)));
        } else if (place >= FIRST_RELIC) {
            stockRelic(t, place, relicTier(t));
            t.set(PRICES, place, reduced(t, t.get(PRICES, place)));
        } else {
            lay(t, place >= FIRST_COLORLESS ? anotherColorless(t) : anotherCard(t), place);
            t.set(PRICES, place, reducedAtOnce(t, cardPrice(t, ware(t, place), place)));
        }
    }

    private static int anotherColorless(Table t) {
        boolean rare = SpireRandom.share(t, MERCHANT_ROLLS) < COLORLESS_RARE;
        int rarity = rare ? CardLists.RARE : CardLists.UNCOMMON;
        return CardRewards.one(t, RunCards.of(t).lists.colorless[rarity], CARD_ROLLS);
    }

    private static int anotherCard(Table t) {
        int rarity = CardRewards.rollRarity(t, RunMap.SHOP_ROOM);
        return CardRewards.one(t, RunCards.of(t).lists.found(t.get(HERO), rarity), RESTOCK_ROLLS);
    }

    private static void purge(Table t) {
        pay(t, t.get(PRICES, PURGE_PLACE));
        t.set(PRICES, PURGE_PLACE, SOLD);
        t.add(PURGES, 1);
        Deck.remove(
                t,
                t.ask(0, FROM_DECK)
                        .purpose(Campfire.REMOVE_ONE)
                        .from(DECK, 0, Campfire::canRemove, 0)
                        .one());
    }

    private static void leave(Table t) {
        while (t.count(SHOP, 0) > 0) t.remove(t.top(SHOP, 0));
        t.set(PHASE, Climb.MAP_SCREEN);
    }
}
