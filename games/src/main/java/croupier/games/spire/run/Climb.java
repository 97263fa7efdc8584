package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** The course of a run: from the first blessing through the rooms of four acts to the end. */
public final class Climb {
    /** Screens: phases beyond those of a battle. */
    public static final int BLESSING_SCREEN = 20;

    public static final int MAP_SCREEN = 21;
    public static final int EVENT_SCREEN = 22;
    public static final int REWARDS_SCREEN = 23;
    public static final int BOSS_CHEST_SCREEN = 24;
    public static final int SHOP_SCREEN = 25;
    public static final int CAMPFIRE_SCREEN = 26;
    public static final int CHEST_SCREEN = 27;
    public static final int PAIRS_SCREEN = 28;
    /** Before a room, an event or rewards are entered; scenarios begin here. */
    public static final int DOOR = 29;

    public static final int EVENT_DOOR = 30;
    public static final int REWARDS_DOOR = 31;
    /** Where rewards lead to that is not a screen. */
    static final int TO_BOSS_CHEST = 40;

    static final int TO_NEXT_ACT = 41;

    public static final int RUBY_KEY = 1;
    public static final int EMERALD_KEY = 2;
    public static final int SAPPHIRE_KEY = 4;
    static final int ALL_KEYS = 7;

    private static final int GOLD_AT_START = 99;
    private static final int LAST_ACT = 4;
    private static final int RESTOCK_OFFSET = 897897;
    private static final int HEALS_LESS = 5;
    private static final int[] CARD_STEPS = {250, 500, 750};

    private Climb() {}

    // ---- the start

    static long seed(Table t) {
        return (long) t.get(SEED_HIGH) << 32 | t.get(SEED_LOW) & 0xffffffffL;
    }

    /** All streams of the run begin with the seed; those of rooms get a new seed in every room. */
    public static void begin(Table t, long seed) {
        t.set(SEED_LOW, (int) seed);
        t.set(SEED_HIGH, (int) (seed >>> 32));
        t.set(IN_RUN, 1);
        t.seed(MONSTER_ROLLS, seed);
        t.seed(EVENT_ROLLS, seed);
        t.seed(MERCHANT_ROLLS, seed);
        t.seed(CARD_ROLLS, seed);
        t.seed(TREASURE_ROLLS, seed);
        t.seed(RELIC_ROLLS, seed);
        t.seed(NEOW_ROLLS, seed);
        t.seed(POTION_ROLLS, seed);
        t.seed(RESTOCK_ROLLS, seed - RESTOCK_OFFSET);
        seedRoom(t);
        t.set(GOLD, GOLD_AT_START);
        t.set(ACT, 1);
        Relics.shuffleLists(t);
        CardRewards.reset(t);
        t.set(ONCE_LEFT, (1 << RunCards.of(t).once.length) - 1);
        prepareAct(t);
        Blessings.roll(t);
        t.set(PHASE, BLESSING_SCREEN);
    }

    static void seedRoom(Table t) {
        long seed = seed(t) + t.get(FLOOR_NOW);
        t.seed(MISC_ROLLS, seed);
        t.seed(SHUFFLE, seed);
        t.seed(CARD_RANDOM, seed);
        seedMonsters(t);
    }

    static void seedMonsters(Table t) {
        long seed = seed(t) + t.get(FLOOR_NOW);
        t.seed(AI, seed);
        t.seed(MONSTER_HP, seed);
    }

    /** Encounters, map and events of an act. */
    private static void prepareAct(Table t) {
        int act = t.get(ACT);
        Meetings.list(t, act);
        if (act == LAST_ACT) RunMap.makeLast(t);
        else RunMap.make(t, act, t.isOn(FINAL_ACT) && (t.get(KEYS) & EMERALD_KEY) == 0);
        t.set(MAP_COLUMN, 0);
        t.set(MAP_ROW, 0);
        RunCards.Act a = RunCards.of(t).acts[act];
        t.set(EVENTS_LEFT, (1 << a.events().length) - 1);
        t.set(SHRINES_LEFT, (1 << a.shrines().length) - 1);
        EventRoom.resetChances(t);
        t.set(COLORLESS_LIST, 0, 0);
        t.set(POTION_OFFSET, 0);
    }

    // ---- one task

    public static void step(Table t) {
        switch (t.get(PHASE)) {
            case Battle.IS_OVER -> Fights.isWon(t);
            case BLESSING_SCREEN -> Blessings.ask(t);
            case MAP_SCREEN -> choosePath(t);
            case EVENT_SCREEN -> EventRoom.ask(t);
            case REWARDS_SCREEN -> Rewards.ask(t);
            case BOSS_CHEST_SCREEN -> Chest.askBossRelic(t);
            case SHOP_SCREEN -> Shop.ask(t);
            case CAMPFIRE_SCREEN -> Campfire.ask(t);
            case PAIRS_SCREEN -> Matching.ask(t);
            case DOOR -> comeIn(t);
            case EVENT_DOOR -> EventRoom.begin(t, t.get(EVENT_NOW) - 1);
            case REWARDS_DOOR -> Fights.openRewards(t);
            default -> Chest.ask(t);
        }
    }

    /** A screen is left: the next one, or what follows it. */
    static void goOn(Table t, int next) {
        switch (next) {
            case TO_BOSS_CHEST -> Chest.enterBossChest(t);
            case TO_NEXT_ACT -> nextAct(t);
            default -> t.set(PHASE, next);
        }
    }

    // ---- the map

    private static void choosePath(Table t) {
        Ask ask = t.ask(0, CHOOSE_PATH).act();
        int row = t.get(MAP_ROW);
        if (isBossNext(t)) ask.option(GO, COLUMNS / 2);
        else offerPaths(t, ask, row);
        Potions.offerOutside(t, ask);
        long chosen = ask.code();
        if (Potions.isDone(t, chosen)) return;
        int column = Code.a(chosen);
        if (row > 0 && !isBossNext(t) && !RunMap.leads(t, t.get(MAP_COLUMN) - 1, row - 1, column))
            t.did(FLEW, t.get(ME), 0, 0);
        enter(t, column);
    }

    private static void climb(Table t) {
        t.add(FLOOR_NOW, 1);
        t.tell(CLIMBED, t.get(ME), 0, t.get(FLOOR_NOW));
    }

    public static boolean isBossNext(Table t) {
        return t.get(MAP_ROW) == ROWS;
    }

    private static void offerPaths(Table t, Ask ask, int row) {
        boolean anywhere = row == 0 || t.would(MAY_FLY, t.get(ME), 0, 0) == 1;
        int here = t.get(MAP_COLUMN) - 1;
        int last = anywhere ? COLUMNS - 1 : Math.min(COLUMNS - 1, here + 1);
        for (int column = anywhere ? 0 : Math.max(0, here - 1); column <= last; column++)
            if (RunMap.isNode(t, column, row) && (anywhere || RunMap.leads(t, here, row - 1, column)))
                ask.option(GO, column);
    }

    /** The next room. Relics hear what it looks like from outside; then an unknown room shows what it is. */
    public static void enter(Table t, int column) {
        climb(t);
        t.add(MAP_ROW, 1);
        t.set(MAP_COLUMN, column + 1);
        seedRoom(t);
        boolean afterShop = t.get(ROOM_NOW) == RunMap.SHOP_ROOM;
        int row = t.get(MAP_ROW) - 1;
        int room = row == ROWS ? RunMap.BOSS : RunMap.room(t, column, row);
        t.did(ENTERED, t.get(ME), 0, room);
        if (room == RunMap.UNKNOWN) room = EventRoom.showUnknown(t, afterShop);
        t.set(ROOM_NOW, room);
        openRoom(t);
    }

    /** A case begins before a room: relics hear of it, as when the hero comes from the map. A boss's chest is entered by itself. */
    private static void comeIn(Table t) {
        if (t.get(ROOM_NOW) != RunMap.BOSS_TREASURE) t.did(ENTERED, t.get(ME), 0, t.get(ROOM_NOW));
        openRoom(t);
    }

    private static void openRoom(Table t) {
        switch (t.get(ROOM_NOW)) {
            case RunMap.UNKNOWN -> EventRoom.enter(t);
            case RunMap.MONSTER -> Fights.begin(t, Meetings.nextMonster(t));
            case RunMap.ELITE -> Fights.begin(t, Meetings.nextElite(t));
            case RunMap.BOSS -> Fights.begin(t, t.get(BOSS_NOW));
            case RunMap.SHOP_ROOM -> Shop.enter(t);
            case RunMap.REST_SITE -> t.set(PHASE, CAMPFIRE_SCREEN);
            case RunMap.BOSS_TREASURE -> Chest.enterBossChest(t);
            default -> Chest.enter(t);
        }
    }

    // ---- bosses

    /** The first bosses leave rewards and a chest; the third lets those with all keys go on. */
    static void bossIsBeaten(Table t) {
        if (t.get(ACT) < 3) {
            Fights.openRewards(t);
        } else if (t.get(ACT) == LAST_ACT) {
            isWon(t);
        } else if (t.get(SECOND_BOSS) != 0) {
            int second = t.get(SECOND_BOSS) - 1;
            t.set(SECOND_BOSS, 0);
            t.set(BOSS_NOW, second);
            climb(t);
            seedRoom(t);
            t.did(ENTERED, t.get(ME), 0, RunMap.BOSS);
            Fights.begin(t, second);
        } else {
            climb(t);
            t.did(ENTERED, t.get(ME), 0, RunMap.BOSS_TREASURE);
            if (t.get(KEYS) == ALL_KEYS && t.isOn(FINAL_ACT)) nextAct(t);
            else isWon(t);
        }
    }

    private static void isWon(Table t) {
        t.score(0, t.get(FLOOR_NOW));
        throw t.finish(1 << 0);
    }

    /** The next act: cards count on from a new mark, and wounds are healed, from ascension 5 on three quarters of them. */
    static void nextAct(Table t) {
        t.add(ACT, 1);
        int calls = SpireRandom.calls(t, CARD_ROLLS);
        for (int mark : CARD_STEPS) {
            if (calls >= mark) continue;
            while (SpireRandom.calls(t, CARD_ROLLS) < mark) SpireRandom.skip(t, CARD_ROLLS);
            break;
        }
        int me = t.get(ME);
        int missing = t.get(MAX_HP, me) - t.get(HP, me);
        heal(t, t.option(ASCENSION) >= HEALS_LESS ? Math.round(missing * 0.75f) : t.get(MAX_HP, me));
        prepareAct(t);
        t.set(PHASE, MAP_SCREEN);
    }

    // ---- what happens outside battles

    static void heal(Table t, int amount) {
        Creatures.heal(t, t.get(ME), amount);
    }

    static void gainGold(Table t, int amount) {
        int me = t.get(ME);
        int gold = t.would(GAIN_GOLD, me, me, amount);
        if (gold <= 0 || gold == Event.NOTHING) return;
        t.add(GOLD, gold);
        t.did(GAINED_GOLD, me, me, gold);
    }

    public static void loseGold(Table t, int amount) {
        t.set(GOLD, Math.max(0, t.get(GOLD) - amount));
    }

    static void obtainKey(Table t, int key) {
        t.set(KEYS, t.get(KEYS) | key);
    }

    /** Steps of an event or blessing. */
    static void run(Table t, croupier.script.Steps text) {
        if (text.isEmpty()) return;
        Scope s = Actions.scope(t, t.get(ME), 0);
        text.run(t, s);
        t.done(s);
    }
}
