package croupier.games.spire;

import static croupier.games.spire.SpireWords.*;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Option;
import croupier.kernel.Prompt;
import croupier.kernel.Reason;
import croupier.kernel.Registers;
import croupier.kernel.Sight;
import croupier.kernel.Stream;
import croupier.kernel.Word;
import croupier.kernel.Zone;

/** The words of a whole run: map, rooms, rewards, shop, events. */
final class RunWords {
    static final int COLUMNS = 7;
    static final int ROWS = 15;
    static final int TIERS = 5;
    static final int TIER_SIZE = 36;
    static final int WARES = 13;
    static final int MONSTER_LIST_SIZE = 16;
    static final int ELITE_LIST_SIZE = 10;

    /** 1 in a run, 0 in a battle on its own. */
    static final Column IN_RUN = W.register("in run");

    /** The seed that rooms are seeded with, in two halves. */
    static final Column SEED_LOW = W.register("seed low").secretly();

    static final Column SEED_HIGH = W.register("seed high").secretly();

    // ---- where the run is
    static final Column ACT = W.register("act").shown("act");
    static final Column FLOOR_NOW = W.register("floor now").shown("floor");
    /** How many battles were begun. */
    static final Column BATTLES = W.register("battles");
    /** Column and row on the map, counted from 1; 0 before the first room of an act. */
    static final Column MAP_COLUMN = W.register("map column");

    static final Column MAP_ROW = W.register("map row");
    static final Column ROOM_NOW = W.register("room now");
    /** What the screen of rewards, or a card's screen, gives way to. */
    static final Column AFTERWARDS = W.register("afterwards");

    /** For each row of the map three bits a column: a way to the left, straight on, to the right. */
    static final Registers WAYS = W.registers("ways", ROWS);
    /** For each row of the map four bits a column: the room. */
    static final Registers ROOMS = W.registers("rooms", ROWS);
    /** The elite that carries a key: 1 + column + 7 x row, 0 for none; and how it is stronger. */
    static final Column BURNING = W.register("burning elite");

    static final Column BURNING_BUFF = W.register("burning buff");

    // ---- whom it meets
    static final Column BOSS_NOW = W.register("boss now");
    static final Column SECOND_BOSS = W.register("second boss").secretly();
    static final Registers MONSTER_LIST = W.secretRegisters("monster list", MONSTER_LIST_SIZE);
    static final Registers ELITE_LIST = W.secretRegisters("elite list", ELITE_LIST_SIZE);
    static final Column MONSTERS_LISTED = W.register("monsters listed").secretly();
    static final Column MONSTERS_MET = W.register("monsters met");
    static final Column ELITES_MET = W.register("elites met");

    // ---- what it may find
    static final Registers RELIC_LIST = W.secretRegisters("relic list", TIERS * TIER_SIZE);
    static final Registers RELICS_FROM = W.secretRegisters("relics from", TIERS);
    static final Registers RELICS_TO = W.secretRegisters("relics to", TIERS);
    /** Colorless cards as they were shuffled last in this act; 0 before. */
    static final Registers COLORLESS_LIST = W.secretRegisters("colorless list", 40);
    /** Events that are left, one bit each: those of the act, shrines, and those that come once a run. */
    static final Column EVENTS_LEFT = W.register("events left");

    static final Column SHRINES_LEFT = W.register("shrines left");
    static final Column ONCE_LEFT = W.register("once left");
    /** Chances of an unknown room, as bits of a float. */
    static final Column MONSTER_CHANCE = W.register("monster chance");

    static final Column SHOP_CHANCE = W.register("shop chance");
    static final Column TREASURE_CHANCE = W.register("treasure chance");
    static final Column RARITY_OFFSET = W.register("rarity offset");
    static final Column POTION_OFFSET = W.register("potion offset");
    /** Whether all monsters of the last battle have run away. */
    static final Column ALL_ESCAPED = W.register("all escaped");

    static final Column KEYS = W.register("keys");
    static final Column PURGES = W.register("purges");

    // ---- the room
    static final Registers BLESSINGS = W.registers("blessings", 4);
    static final Column DRAWBACK = W.register("drawback");
    static final Column EVENT_NOW = W.register("event now");
    static final Column NODE_NOW = W.register("node now");
    static final Column LOSS = W.register("loss");
    static final Column GAIN = W.register("gain");
    static final Column PRICE = W.register("price");
    static final Column TRIES = W.register("tries");
    /** Something that an event has decided and does not tell. */
    static final Column SECRET = W.register("secret").secretly();

    static final Column SECRET_FIGHT = W.register("secret fight").secretly();
    static final Column EVENT_ROW = W.rowRegister("event row");
    static final Column EVENT_ROW_2 = W.rowRegister("event row 2");
    static final Column EVENT_ROW_3 = W.rowRegister("event row 3");

    /** A relic that those who are fought in an event leave behind. */
    static final Column SPOILS_RELIC = W.register("spoils relic").secretly();

    /** The card that this run leaves for a later one, and its upgrades; 0 if none. */
    static final Column NOTE_LEFT = W.register("note left");

    static final Column NOTE_LEFT_UPGRADES = W.register("note left upgrades");
    static final Column CHEST = W.register("chest");
    static final Column CHEST_TIER = W.register("chest tier").secretly();
    static final Column CHEST_GOLD = W.register("chest gold").secretly();
    /** Gold on the screen of rewards; 0 for what was taken. */
    static final Registers GOLD_REWARDS = W.registers("gold reward", 3);

    static final Column KEY_REWARD = W.register("key reward");
    static final Column CARD_REWARDS = W.register("card rewards");
    static final Registers PRICES = W.registers("price", WARES + 1);

    /** Which card reward, or which place in the shop, something offered belongs to. */
    static final Column CARD_LOT = CARD.number("lot");

    static final Column RELIC_LOT = RELIC.number("relic lot");
    static final Column POTION_LOT = POTION.number("potion lot");

    static final Zone REWARDS = W.sharedZone("rewards", Sight.ALL);
    static final Zone SHOP = W.sharedZone("shop", Sight.ALL);
    /** Cards that lie face down. */
    static final Zone FACE_DOWN = W.sharedZone("face down", Sight.NONE);

    // ---- the run's own random streams, besides those of battles
    static final Stream MONSTER_ROLLS = W.stream("monster rolls", SpireRandom.GENERATOR);
    static final Stream EVENT_ROLLS = W.stream("event rolls", SpireRandom.GENERATOR);
    static final Stream MERCHANT_ROLLS = W.stream("merchant rolls", SpireRandom.GENERATOR);
    static final Stream CARD_ROLLS = W.stream("card rolls", SpireRandom.GENERATOR);
    static final Stream TREASURE_ROLLS = W.stream("treasure rolls", SpireRandom.GENERATOR);
    static final Stream RELIC_ROLLS = W.stream("relic rolls", SpireRandom.GENERATOR);
    static final Stream NEOW_ROLLS = W.stream("neow rolls", SpireRandom.GENERATOR);
    /** Cards that a shop gets anew: the game rolls them outside its streams, here they have one of their own. */
    static final Stream RESTOCK_ROLLS = W.stream("restock rolls", SpireRandom.GENERATOR);
    /** The map's, and a copy of the stream of events while one is chosen. */
    static final Stream PASSING_ROLLS = W.stream("passing rolls", SpireRandom.GENERATOR);

    // ---- what happens
    static final Event CLIMBED = W.event("climbed", "you climb to floor {amount}");
    static final Event ENTERED = W.event("entered", "");
    static final Event ENTERED_SHOP = W.event("entered shop", "");
    static final Event SPENT = W.event("spent", "");
    static final Event RESTED = W.event("rested", "");
    static final Event CHEST_OPENED = W.event("chest opened", "");
    static final Event CARD_FOUND = W.event("card found", "");
    static final Event CARD_OBTAINED = W.event("card obtained", "{target} joins your deck");
    static final Event LIFTED = W.event("lifted", "");
    static final Event FLEW = W.event("flew", "");
    static final Event CARD_REMOVED = W.event("card removed", "{target} leaves your deck");
    // before these things happen
    static final Event OBTAIN_CARD = W.event("obtain card", "");
    static final Event UNKNOWN_ROOM = W.event("unknown room", "");
    static final Event UNKNOWN_FIGHT = W.event("unknown fight", "");
    static final Event CARD_CHOICES = W.event("card choices", "");
    static final Event CARD_REWARDS_LEFT = W.event("card rewards left", "");
    static final Event RARE_CHANCE = W.event("rare chance", "");
    static final Event ANY_HERO = W.event("any hero", "");
    static final Event FOUND_GOLD = W.event("found gold", "");
    static final Event ELITE_RELICS = W.event("elite relics", "");
    static final Event POTION_CHANCE = W.event("potion chance", "");
    static final Event INSTEAD_OF_CARD = W.event("instead of card", "");
    /** What is left of a price, in percent; the second is counted behind the first. */
    static final Event SHOP_PRICE = W.event("shop price", "");

    static final Event SHOP_PRICE_LAST = W.event("shop price last", "");
    /** What is left of the price of removing a card, in percent; and what it is in the end. */
    static final Event PURGE_SHARE = W.event("purge share", "");

    static final Event PURGE_PRICE = W.event("purge price", "");
    static final Event RESTOCKS = W.event("restocks", "");
    static final Event CHEST_RELIC = W.event("chest relic", "");
    static final Event REST_HEALS = W.event("rest heals", "");
    static final Event MAY_REST = W.event("may rest", "");
    static final Event MAY_SMITH = W.event("may smith", "");
    static final Event MAY_LIFT = W.event("may lift", "");
    static final Event MAY_TOKE = W.event("may toke", "");
    static final Event MAY_DIG = W.event("may dig", "");
    static final Event MAY_FLY = W.event("may fly", "");

    // ---- what is asked
    static final Prompt CHOOSE_BLESSING = W.prompt("choose blessing", "Choose a blessing");
    static final Prompt CHOOSE_PATH = W.prompt("choose path", "Choose where to go");
    static final Prompt CHOOSE_OPTION = W.prompt("choose option", "What do you do?");
    static final Prompt TAKE_REWARDS = W.prompt("take rewards", "Take what you want");
    static final Prompt CHOOSE_BOSS_RELIC = W.prompt("choose boss relic", "Choose one relic");
    static final Prompt BUY = W.prompt("buy", "What do you buy?");
    static final Prompt AT_CAMPFIRE = W.prompt("at campfire", "You rest at a campfire");
    static final Prompt AT_CHEST = W.prompt("at chest", "There is a chest");
    static final Prompt FROM_DECK = W.prompt("from deck", "Choose from your deck");
    static final Prompt FROM_SHELF = W.prompt("from shelf", "Choose a card to keep");
    static final Prompt TURN_UP = W.prompt("turn up", "Turn up two cards");

    static final Word BLESSING = W.word("blessing", "blessing {n}");
    static final Word GO = W.word("go", "go to column {n}");
    static final Word CHOOSE = W.word("choose", "option {n}");
    static final Word TAKE = W.word("take", "take {a}");
    static final Word TAKE_GOLD = W.word("take gold", "take gold {n}");
    static final Word TAKE_KEY = W.word("take key", "take the key");
    static final Word TAKE_HP = W.word("take hp", "take more maximum HP in place of card reward {n}");
    static final Word PROCEED = W.word("proceed", "go on");
    static final Word BUY_WARE = W.word("buy ware", "buy {a}");
    static final Word PURGE = W.word("purge", "have a card removed");
    static final Word REST = W.word("rest", "rest");
    static final Word SMITH = W.word("smith", "upgrade a card");
    static final Word RECALL = W.word("recall", "recall: take the ruby key");
    static final Word LIFT = W.word("lift", "lift");
    static final Word TOKE = W.word("toke", "remove a card");
    static final Word DIG = W.word("dig", "dig for a relic");
    static final Word OPEN = W.word("open", "open the chest");
    static final Word TURN_OVER = W.word("turn over", "turn up card {n}");

    static final Reason NO_ROOM = new Reason("no room", "there is no room in the belt for {a}");
    static final Reason TOO_EXPENSIVE = new Reason("too expensive", "{a} costs {n} gold, more than you have");
    static final Reason PURGE_TOO_EXPENSIVE =
            new Reason("purge too expensive", "removing a card costs {n} gold, more than you have");

    static final Option SECRET_PORTAL =
            W.option("secret portal", true, "whether the portal to the boss is among the events of act 3");
    static final Option NOTE_AVAILABLE = W.option(
            "note available", true, "whether the note of an earlier run is among the events, below ascension 15");
    static final Option NOTE_UPGRADES =
            W.option("note upgrades", 0, 0, 99, "how often the card of the note is upgraded");
    static final Option FINAL_ACT = W.option("final act", true, "whether keys can be found and act 4 entered");

    private RunWords() {}
}
