package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** Chests: those of treasure rooms, and those of bosses. */
final class Chest {
    private static final int HUNDRED = 100;
    private static final int OFFERED_RELICS = 3;

    /** By size, small, medium, large: how likely gold is, how much it is, and up to which roll a relic is common, uncommon. */
    private static final int[] GOLD_BELOW = {50, 35, 50};

    private static final int[] GOLD_AMOUNT = {25, 50, 75};
    private static final int[] COMMON_BELOW = {75, 35, 0};
    private static final int[] UNCOMMON_BELOW = {100, 85, 75};

    private Chest() {}

    static void enter(Table t) {
        int roll = t.roll(TREASURE_ROLLS, HUNDRED);
        int size = roll < 50 ? 0 : roll < 83 ? 1 : 2;
        t.set(CHEST, size);
        fill(t, size);
        t.set(PHASE, Climb.CHEST_SCREEN);
    }

    /** What lies in a chest of that size: gold, and of which tier the relic is. */
    static void fill(Table t, int size) {
        int inside = t.roll(TREASURE_ROLLS, HUNDRED);
        t.set(CHEST_GOLD, inside < GOLD_BELOW[size] ? 1 : 0);
        t.set(
                CHEST_TIER,
                inside < COMMON_BELOW[size]
                        ? RunCards.COMMON
                        : inside < UNCOMMON_BELOW[size] ? RunCards.UNCOMMON : RunCards.RARE);
    }

    static void ask(Table t) {
        Ask ask = t.ask(0, AT_CHEST).option(OPEN).option(PROCEED);
        Potions.offerOutside(t, ask);
        long chosen = ask.code();
        if (Potions.isDone(t, chosen)) return;
        if (Code.is(chosen, OPEN)) open(t);
        else t.set(PHASE, Climb.MAP_SCREEN);
    }

    /** Relics answer first; then gold and a relic lie there, and perhaps a key in place of the relic. */
    private static void open(Table t) {
        Rewards.open(t, Climb.MAP_SCREEN);
        t.did(CHEST_OPENED, t.get(ME), 0, 0);
        int size = t.get(CHEST);
        if (t.get(CHEST_GOLD) != 0)
            Rewards.gold(
                    t,
                    Math.round(SpireRandom.between(
                            t, TREASURE_ROLLS, GOLD_AMOUNT[size] * 0.9f, GOLD_AMOUNT[size] * 1.1f)));
        int relic = Relics.next(t, t.get(CHEST_TIER));
        if (t.would(CHEST_RELIC, t.get(ME), 0, 1) == 1) Rewards.relic(t, relic);
        if (t.isOn(FINAL_ACT) && (t.get(KEYS) & Climb.SAPPHIRE_KEY) == 0) t.set(KEY_REWARD, Rewards.SAPPHIRE);
    }

    // ---- after a boss

    static void enterBossChest(Table t) {
        t.add(FLOOR_NOW, 1);
        Climb.seedRoom(t);
        t.set(ROOM_NOW, RunMap.BOSS_TREASURE);
        t.did(ENTERED, t.get(ME), 0, RunMap.BOSS_TREASURE);
        for (int i = 0; i < OFFERED_RELICS; i++) Rewards.relic(t, Relics.next(t, RunCards.BOSS));
        t.set(PHASE, Climb.BOSS_CHEST_SCREEN);
    }

    static void askBossRelic(Table t) {
        Ask ask = t.ask(0, CHOOSE_BOSS_RELIC);
        for (int i = 0; i < t.count(REWARDS, 0); i++) ask.option(TAKE, t.at(REWARDS, 0, i));
        long chosen = ask.option(PROCEED).code();
        int kind = Code.is(chosen, TAKE) ? t.card(Code.a(chosen)) : 0;
        Rewards.clear(t);
        t.set(PHASE, Climb.MAP_SCREEN);
        if (kind != 0) Relics.obtain(t, kind);
        if (t.get(PHASE) == Climb.REWARDS_SCREEN) t.set(AFTERWARDS, Climb.TO_NEXT_ACT);
        else Climb.nextAct(t);
    }
}
