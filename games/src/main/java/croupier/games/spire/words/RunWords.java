package croupier.games.spire.words;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** The words of a whole run: map, rooms, rewards, shop, events. */
public final class RunWords {
    public static final int COLUMNS = 7;
    public static final int ROWS = 15;
    public static final int TIERS = 5;
    public static final int TIER_SIZE = 36;
    public static final int WARES = 13;
    public static final int MONSTER_LIST_SIZE = 16;
    public static final int ELITE_LIST_SIZE = 10;

    /** 1 in a run, 0 in a battle on its own. */
    public static final Column IN_RUN = W.register("in run");

    /** The seed that rooms are seeded with, in two halves. */
    public static final Column SEED_LOW = W.register("seed low").secretly();

    public static final Column SEED_HIGH = W.register("seed high").secretly();

    // ---- where the run is
    public static final Column ACT = W.register("act").shown("act");
    public static final Column FLOOR_NOW = W.register("floor now").shown("floor");
    /** How many battles were begun. */
    public static final Column BATTLES = W.register("battles");
    /** Column and row on the map, counted from 1; 0 before the first room of an act. */
    public static final Column MAP_COLUMN = W.register("map column");

    public static final Column MAP_ROW = W.register("map row");
    public static final Column ROOM_NOW = W.register("room now");
    /** What the screen of rewards, or a card's screen, gives way to. */
    public static final Column AFTERWARDS = W.register("afterwards");

    /** For each row of the map three bits a column: a way to the left, straight on, to the right. */
    public static final Registers WAYS = W.registers("ways", ROWS);
    /** For each row of the map four bits a column: the room. */
    public static final Registers ROOMS = W.registers("rooms", ROWS);
    /** The elite that carries a key: 1 + column + 7 x row, 0 for none; and how it is stronger. */
    public static final Column BURNING = W.register("burning elite");

    public static final Column BURNING_BUFF = W.register("burning buff");

    // ---- whom it meets
    public static final Column BOSS_NOW = W.register("boss now");
    public static final Column SECOND_BOSS = W.register("second boss").secretly();
    public static final Registers MONSTER_LIST = W.secretRegisters("monster list", MONSTER_LIST_SIZE);
    public static final Registers ELITE_LIST = W.secretRegisters("elite list", ELITE_LIST_SIZE);
    public static final Column MONSTERS_LISTED = W.register("monsters listed").secretly();
    public static final Column MONSTERS_MET = W.register("monsters met");
    public static final Column ELITES_MET = W.register("elites met");

    // ---- what it may find
    public static final Registers RELIC_LIST = W.secretRegisters("relic list", TIERS * TIER_SIZE);
    public static final Registers RELICS_FROM = W.secretRegisters("relics from", TIERS);
    public static final Registers RELICS_TO = W.secretRegisters("relics to", TIERS);
    /** Colorless cards as they were shuffled last in this act; 0 before. */
    public static final Registers COLORLESS_LIST = W.secretRegisters("colorless list", 40);
    /** Events that are left, one bit each: those of the act, shrines, and those that come once a run. */
    public static final Column EVENTS_LEFT = W.register("events left");

    public static final Column SHRINES_LEFT = W.register("shrines left");
    public static final Column ONCE_LEFT = W.register("once left");
    /** Chances of an unknown room, as bits of a float. */
    public static final Column MONSTER_CHANCE = W.register("monster chance");

    public static final Column SHOP_CHANCE = W.register("shop chance");
    public static final Column TREASURE_CHANCE = W.register("treasure chance");
    public static final Column RARITY_OFFSET = W.register("rarity offset");
    public static final Column POTION_OFFSET = W.register("potion offset");
    /** Whether all monsters of the last battle have run away. */
    public static final Column ALL_ESCAPED = W.register("all escaped");

    public static final Column KEYS = W.register("keys");
    public static final Column PURGES = W.register("purges");

    // ---- the room
    public static final Registers BLESSINGS = W.registers("blessings", 4);
    public static final Column DRAWBACK = W.register("drawback");
    public static final Column EVENT_NOW = W.register("event now");
    public static final Column NODE_NOW = W.register("node now");
    public static final Column LOSS = W.register("loss");
    public static final Column GAIN = W.register("gain");
    public static final Column PRICE = W.register("price");
    public static final Column TRIES = W.register("tries");
    /** Something that an event has decided and does not tell. */
    public static final Column SECRET = W.register("secret").secretly();

    public static final Column SECRET_FIGHT = W.register("secret fight").secretly();
    public static final Column EVENT_ROW = W.rowRegister("event row");
    public static final Column EVENT_ROW_2 = W.rowRegister("event row 2");
    public static final Column EVENT_ROW_3 = W.rowRegister("event row 3");

    /** A relic that those who are fought in an event leave behind. */
    public static final Column SPOILS_RELIC = W.register("spoils relic").secretly();

    /** The card that this run leaves for a later one, and its upgrades; 0 if none. */
    public static final Column NOTE_LEFT = W.register("note left");

    public static final Column NOTE_LEFT_UPGRADES = W.register("note left upgrades");
    public static final Column CHEST = W.register("chest");
    public static final Column CHEST_TIER = W.register("chest tier").secretly();
    public static final Column CHEST_GOLD = W.register("chest gold").secretly();
    /** Gold on the screen of rewards; 0 for what was taken. */
    public static final Registers GOLD_REWARDS = W.registers("gold reward", 3);

    public static final Column KEY_REWARD = W.register("key reward");
    public static final Column CARD_REWARDS = W.register("card rewards");
    public static final Registers PRICES = W.registers("price", WARES + 1);

    /** Which card reward, or which place in the shop, something offered belongs to. */
    public static final Column CARD_LOT = CARD.number("lot");

    public static final Column RELIC_LOT = RELIC.number("relic lot");
    public static final Column POTION_LOT = POTION.number("potion lot");

    public static final Zone REWARDS = W.sharedZone("rewards", Sight.ALL);
    public static final Zone SHOP = W.sharedZone("shop", Sight.ALL);
    /** Cards that lie face down. */
    public static final Zone FACE_DOWN = W.sharedZone("face down", Sight.NONE);

    // ---- the run's own random streams, besides those of battles
    public static final Stream MONSTER_ROLLS = W.stream("monster rolls", SpireRandom.GENERATOR);
    public static final Stream EVENT_ROLLS = W.stream("event rolls", SpireRandom.GENERATOR);
    public static final Stream MERCHANT_ROLLS = W.stream("merchant rolls", SpireRandom.GENERATOR);
    public static final Stream CARD_ROLLS = W.stream("card rolls", SpireRandom.GENERATOR);
    public static final Stream TREASURE_ROLLS = W.stream("treasure rolls", SpireRandom.GENERATOR);
    public static final Stream RELIC_ROLLS = W.stream("relic rolls", SpireRandom.GENERATOR);
    public static final Stream NEOW_ROLLS = W.stream("neow rolls", SpireRandom.GENERATOR);
    /** Cards with which a shop is restocked: the game rolls them outside its streams, here they have one of their own. */
    public static final Stream RESTOCK_ROLLS = W.stream("restock rolls", SpireRandom.GENERATOR);
    /** The map's, and a copy of the stream of events while one is chosen. */
    public static final Stream PASSING_ROLLS = W.stream("passing rolls", SpireRandom.GENERATOR);

    // ---- what happens
    public static final Event CLIMBED = W.event("climbed", "you climb to floor {amount}");
    public static final Event ENTERED = W.event("entered", "");
    public static final Event ENTERED_SHOP = W.event("entered shop", "");
    public static final Event SPENT = W.event("spent", "");
    public static final Event RESTED = W.event("rested", "");
    public static final Event CHEST_OPENED = W.event("chest opened", "");
    public static final Event CARD_FOUND = W.event("card found", "");
    public static final Event CARD_OBTAINED = W.event("card obtained", "{target} joins your deck");
    public static final Event LIFTED = W.event("lifted", "");
    public static final Event FLEW = W.event("flew", "");
    public static final Event CARD_REMOVED = W.event("card removed", "{target} leaves your deck");
    // before these things happen
    public static final Event OBTAIN_CARD = W.event("obtain card", "");
    public static final Event UNKNOWN_ROOM = W.event("unknown room", "");
    public static final Event UNKNOWN_FIGHT = W.event("unknown fight", "");
    public static final Event CARD_CHOICES = W.event("card choices", "");
    public static final Event CARD_REWARDS_LEFT = W.event("card rewards left", "");
    public static final Event RARE_CHANCE = W.event("rare chance", "");
    public static final Event ANY_HERO = W.event("any hero", "");
    public static final Event FOUND_GOLD = W.event("found gold", "");
    public static final Event ELITE_RELICS = W.event("elite relics", "");
    public static final Event POTION_CHANCE = W.event("potion chance", "");
    public static final Event INSTEAD_OF_CARD = W.event("instead of card", "");
    /** What is left of a price, in percent; the second is counted behind the first. */
    public static final Event SHOP_PRICE = W.event("shop price", "");

    public static final Event SHOP_PRICE_LAST = W.event("shop price last", "");
    /** What is left of the price of removing a card, in percent; and what it is in the end. */
    public static final Event PURGE_SHARE = W.event("purge share", "");

    public static final Event PURGE_PRICE = W.event("purge price", "");
    public static final Event RESTOCKS = W.event("restocks", "");
    public static final Event CHEST_RELIC = W.event("chest relic", "");
    public static final Event REST_HEALS = W.event("rest heals", "");
    public static final Event MAY_REST = W.event("may rest", "");
    public static final Event MAY_SMITH = W.event("may smith", "");
    public static final Event MAY_LIFT = W.event("may lift", "");
    public static final Event MAY_TOKE = W.event("may toke", "");
    public static final Event MAY_DIG = W.event("may dig", "");
    public static final Event MAY_FLY = W.event("may fly", "");

    // ---- what is asked
    public static final Prompt CHOOSE_BLESSING = W.prompt("choose blessing", "Choose a blessing");
    public static final Prompt CHOOSE_PATH = W.prompt("choose path", "Choose where to go");
    public static final Prompt CHOOSE_OPTION = W.prompt("choose option", "What do you do?");
    public static final Prompt TAKE_REWARDS = W.prompt("take rewards", "Take what you want");
    public static final Prompt CHOOSE_BOSS_RELIC = W.prompt("choose boss relic", "Choose one relic");
    public static final Prompt BUY = W.prompt("buy", "What do you buy?");
    public static final Prompt AT_CAMPFIRE = W.prompt("at campfire", "You rest at a campfire");
    public static final Prompt AT_CHEST = W.prompt("at chest", "There is a chest");
    public static final Prompt FROM_DECK = W.prompt("from deck", "Choose from your deck");
    public static final Prompt FROM_SHELF = W.prompt("from shelf", "Choose a card to keep");
    public static final Prompt TURN_UP = W.prompt("turn up", "Turn up two cards");

    public static final Word BLESSING = W.word("blessing", "blessing {n}");
    public static final Word GO = W.word("go", "go to column {n}");
    public static final Word CHOOSE = W.word("choose", "option {n}");
    public static final Word TAKE = W.word("take", "take {a}");
    public static final Word TAKE_GOLD = W.word("take gold", "take gold {n}");
    public static final Word TAKE_KEY = W.word("take key", "take the key");
    public static final Word TAKE_HP = W.word("take hp", "take more maximum HP in place of card reward {n}");
    public static final Word PROCEED = W.word("proceed", "go on");
    public static final Word BUY_WARE = W.word("buy ware", "buy {a}");
    public static final Word PURGE = W.word("purge", "have a card removed");
    public static final Word REST = W.word("rest", "rest");
    public static final Word SMITH = W.word("smith", "upgrade a card");
    public static final Word RECALL = W.word("recall", "recall: take the ruby key");
    public static final Word LIFT = W.word("lift", "lift");
    public static final Word TOKE = W.word("toke", "remove a card");
    public static final Word DIG = W.word("dig", "dig for a relic");
    public static final Word OPEN = W.word("open", "open the chest");
    public static final Word TURN_OVER = W.word("turn over", "turn up card {n}");

    public static final Reason NO_ROOM = new Reason("no room", "there is no room in the belt for {a}");
    public static final Reason TOO_EXPENSIVE = new Reason("too expensive", "{a} costs {n} gold, more than you have");
    public static final Reason PURGE_TOO_EXPENSIVE =
            new Reason("purge too expensive", "removing a card costs {n} gold, more than you have");

    public static final Option SECRET_PORTAL =
            W.option("secret portal", true, "whether the portal to the boss is among the events of act 3");
    public static final Option NOTE_AVAILABLE = W.option(
            "note available", true, "whether the note of an earlier run is among the events, below ascension 15");
    public static final Option NOTE_UPGRADES =
            W.option("note upgrades", 0, 0, 99, "how often the card of the note is upgraded");
    public static final Option FINAL_ACT = W.option("final act", true, "whether keys can be found and act 4 entered");

    private RunWords() {}
}
