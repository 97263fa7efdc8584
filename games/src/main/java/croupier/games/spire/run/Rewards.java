package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** The screen of rewards: gold, relics, potions, keys, cards; each may be taken or left. */
public final class Rewards {
    static final int NO_KEY = 0;
    static final int EMERALD = 1;
    public static final int SAPPHIRE = 2;

    private static final int HUNDRED = 100;
    private static final int POTION_BASE = 40;
    private static final int POTION_STEP = 10;
    private static final int MANY = 4;
    private static final int LESS_GOLD = 13;

    private Rewards() {}

    // ---- what is laid out

    public static void clear(Table t) {
        for (int i = 0; i < GOLD_REWARDS.count(); i++) t.set(GOLD_REWARDS, i, 0);
        t.set(KEY_REWARD, NO_KEY);
        t.set(CARD_REWARDS, 0);
        while (t.count(REWARDS, 0) > 0) t.remove(t.top(REWARDS, 0));
    }

    public static void gold(Table t, int amount) {
        for (int i = 0; i < GOLD_REWARDS.count(); i++) {
            if (t.get(GOLD_REWARDS, i) != 0) continue;
            t.set(GOLD_REWARDS, i, amount);
            return;
        }
    }

    public static void relic(Table t, int kind) {
        t.create(RELIC, kind, REWARDS, 0);
    }

    public static void potion(Table t, int kind) {
        t.create(POTION, kind, REWARDS, 0);
    }

    /** A roll is made every time; how likely a potion is depends on how long ago the last one was. Who runs away leaves none. */
    public static void potionPerhaps(Table t) {
        int chance = t.would(POTION_CHANCE, t.get(ME), 0, POTION_BASE + t.get(POTION_OFFSET));
        if (count(t) >= MANY || t.get(ALL_ESCAPED) != 0) chance = 0;
        if (t.roll(POTION_ROLLS, HUNDRED) < chance) {
            t.add(POTION_OFFSET, -POTION_STEP);
            potion(t, Potions.rolled(t));
        } else {
            t.add(POTION_OFFSET, POTION_STEP);
        }
    }

    private static int count(Table t) {
        int count = t.get(CARD_REWARDS) + (t.get(KEY_REWARD) == NO_KEY ? 0 : 1);
        for (int i = 0; i < GOLD_REWARDS.count(); i++) if (t.get(GOLD_REWARDS, i) != 0) count++;
        for (int i = 0; i < t.count(REWARDS, 0); i++) if (!t.is(CARD, t.at(REWARDS, 0, i))) count++;
        return count;
    }

    public static void open(Table t, int afterwards) {
        t.set(AFTERWARDS, afterwards);
        t.set(PHASE, Climb.REWARDS_SCREEN);
    }

    // ---- what monsters leave

    static void ofMonsters(Table t) {
        foundGold(t, SpireRandom.between(t, TREASURE_ROLLS, 10, 20));
        potionPerhaps(t);
        for (int i = t.would(CARD_REWARDS_LEFT, t.get(ME), 0, 1); i > 0; i--) CardRewards.offer(t, RunMap.MONSTER);
    }

    static void foundGold(Table t, int amount) {
        gold(t, t.would(FOUND_GOLD, t.get(ME), 0, amount));
    }

    static void ofElites(Table t) {
        foundGold(t, SpireRandom.between(t, TREASURE_ROLLS, 25, 35));
        relic(t, Relics.next(t, eliteTier(t)));
        if (t.would(ELITE_RELICS, t.get(ME), 0, 1) > 1) relic(t, Relics.nextNotForCampfires(t, eliteTier(t)));
        if (RunMap.isBurning(t, t.get(MAP_COLUMN) - 1, t.get(MAP_ROW) - 1)) t.set(KEY_REWARD, EMERALD);
        potionPerhaps(t);
        CardRewards.offer(t, RunMap.ELITE);
    }

    private static int eliteTier(Table t) {
        int roll = t.roll(RELIC_ROLLS, HUNDRED);
        return roll < 50 ? RunCards.COMMON : roll > 82 ? RunCards.RARE : RunCards.UNCOMMON;
    }

    static void ofBoss(Table t) {
        int amount = 100 + SpireRandom.between(t, MISC_ROLLS, -5, 5);
        if (t.option(ASCENSION) >= LESS_GOLD) amount = Math.round(amount * 0.75f);
        foundGold(t, amount);
        potionPerhaps(t);
        CardRewards.offer(t, RunMap.BOSS);
    }

    // ---- taking

    static void ask(Table t) {
        Ask ask = t.ask(0, TAKE_REWARDS);
        for (int i = 0; i < GOLD_REWARDS.count(); i++) if (t.get(GOLD_REWARDS, i) != 0) ask.option(TAKE_GOLD, i);
        int count = t.count(REWARDS, 0);
        for (int i = 0; i < count; i++) offer(t, ask, t.at(REWARDS, 0, i));
        if (t.get(KEY_REWARD) != NO_KEY) ask.option(TAKE_KEY);
        if (t.isHeard(INSTEAD_OF_CARD)) offerHp(t, ask);
        Potions.offerOutside(t, ask);
        ask.option(PROCEED).otherwise(Code.of(PROCEED.index(), 0, 0));
        long chosen = ask.code();
        if (Potions.isDone(t, chosen)) return;
        if (Code.is(chosen, TAKE_GOLD)) takeGold(t, Code.a(chosen));
        else if (Code.is(chosen, TAKE)) take(t, Code.a(chosen));
        else if (Code.is(chosen, TAKE_KEY)) takeKey(t);
        else if (Code.is(chosen, TAKE_HP)) takeHp(t, Code.a(chosen));
        else leave(t);
    }

    private static void offer(Table t, Ask ask, int row) {
        if (t.is(POTION, row) && !Potions.hasRoom(t)) ask.not(TAKE, row, NO_ROOM);
        else ask.option(TAKE, row);
    }

    private static void offerHp(Table t, Ask ask) {
        int lot = 0;
        for (int i = 0; i < t.count(REWARDS, 0); i++) {
            int row = t.at(REWARDS, 0, i);
            if (!t.is(CARD, row) || t.get(CARD_LOT, row) == lot) continue;
            lot = t.get(CARD_LOT, row);
            ask.option(TAKE_HP, lot);
        }
    }

    private static void takeGold(Table t, int which) {
        int amount = t.get(GOLD_REWARDS, which);
        t.set(GOLD_REWARDS, which, 0);
        Climb.gainGold(t, amount);
    }

    private static void take(Table t, int row) {
        if (t.is(CARD, row)) {
            int lot = t.get(CARD_LOT, row);
            Deck.join(t, row);
            dropLot(t, lot);
        } else if (t.is(POTION, row)) {
            int kind = t.card(row);
            t.remove(row);
            Potions.obtain(t, kind);
        } else {
            int kind = t.card(row);
            if (row == lastRelic(t) && t.get(KEY_REWARD) == SAPPHIRE) t.set(KEY_REWARD, NO_KEY);
            t.remove(row);
            Relics.obtain(t, kind);
        }
    }

    private static int lastRelic(Table t) {
        int last = 0;
        for (int i = 0; i < t.count(REWARDS, 0); i++) if (t.is(RELIC, t.at(REWARDS, 0, i))) last = t.at(REWARDS, 0, i);
        return last;
    }

    /** The sapphire key is taken in place of the relic that lies beside it. */
    private static void takeKey(Table t) {
        if (t.get(KEY_REWARD) == SAPPHIRE) {
            int relic = lastRelic(t);
            if (relic != 0) t.remove(relic);
            Climb.obtainKey(t, Climb.SAPPHIRE_KEY);
        } else {
            Climb.obtainKey(t, Climb.EMERALD_KEY);
        }
        t.set(KEY_REWARD, NO_KEY);
    }

    private static void takeHp(Table t, int lot) {
        int hp = t.would(INSTEAD_OF_CARD, t.get(ME), 0, 0);
        if (hp != Event.NOTHING) Creatures.changeMaxHp(t, t.get(ME), hp);
        dropLot(t, lot);
    }

    private static void dropLot(Table t, int lot) {
        for (int i = t.count(REWARDS, 0) - 1; i >= 0; i--) {
            int row = t.at(REWARDS, 0, i);
            if (t.is(CARD, row) && t.get(CARD_LOT, row) == lot) t.remove(row);
        }
    }

    private static void leave(Table t) {
        clear(t);
        Climb.goOn(t, t.get(AFTERWARDS));
    }
}
