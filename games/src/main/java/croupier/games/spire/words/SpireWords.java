package croupier.games.spire.words;

import croupier.kernel.*;

/** The words of spire: what lies on the table, what happens, what is asked. */
public final class SpireWords {
    public static final Words W = new Words();

    /** Whether nobody sees what the monsters intend, and whether the order of the draw pile is seen. */
    public static final Column INTENTS_HIDDEN = W.register("intents hidden");

    public static final Column DRAW_PILE_SHOWN = W.register("draw pile shown");

    // ---- creatures: the player and the monsters; each power of the content adds a column
    public static final Kind CREATURE = W.entity("creature");
    public static final Column HP = CREATURE.number("hp").shown("HP");
    public static final Column MAX_HP = CREATURE.number("max hp").shown("of");
    public static final Column BLOCK = CREATURE.number("block").shown("block");
    /** How a creature is out of the battle; 0 while it is in it. */
    public static final Column GONE = CREATURE.number("gone");
    /** Where a monster stands; a place may be empty, and a monster that comes later takes the place of a dead one. */
    public static final Column SLOT = CREATURE.number("slot");
    /** The next move, and the two before it. */
    public static final Column MOVE = CREATURE.number("move").hiddenWhile(INTENTS_HIDDEN);

    public static final Column LAST = CREATURE.number("last move");
    public static final Column BEFORE_LAST = CREATURE.number("move before last");
    public static final Column MOVES_MADE = CREATURE.number("moves made");
    /** What a monster counts for itself, and how often it has used what it may use a limited number of times. */
    public static final Column COUNT = CREATURE.number("count");

    public static final Column USES = CREATURE.number("uses");
    /** A card that it holds. */
    public static final Column HELD = CREATURE.row("held");
    /** Gold that it has stolen. */
    public static final Column STOLEN = CREATURE.number("stolen");
    /** A number that was rolled for this creature when it was made, such as the strength of a bite. */
    public static final Column ROLLED = CREATURE.number("rolled");
    /** Damage and hits of the next move, before powers count; 0 if it does not attack. */
    public static final Column INTENT_DAMAGE =
            CREATURE.number("intent damage").shown("attacks for").hiddenWhile(INTENTS_HIDDEN);

    public static final Column INTENT_HITS =
            CREATURE.number("intent hits").shown("times").hiddenWhile(INTENTS_HIDDEN);
    /** What the card in use deals to this creature, computed when it was used. */
    public static final Column INCOMING = CREATURE.number("incoming");

    // ---- powers that the formulas of damage and block name
    public static final Column STRENGTH = CREATURE.number("strength");
    public static final Column DEXTERITY = CREATURE.number("dexterity");
    public static final Column VIGOR = CREATURE.number("vigor");
    public static final Column POISON = CREATURE.number("poison");
    public static final Column WEAK = CREATURE.number("weak");
    public static final Column VULNERABLE = CREATURE.number("vulnerable");
    public static final Column FRAIL = CREATURE.number("frail");
    public static final Column ARTIFACT = CREATURE.number("artifact");
    public static final Column INTANGIBLE = CREATURE.number("intangible");
    public static final Column FLIGHT = CREATURE.number("flight");
    public static final Column SLOW = CREATURE.number("slow");
    public static final Column BACK_ATTACK = CREATURE.number("back attack");
    public static final Column DOUBLE_DAMAGE = CREATURE.number("double damage");
    public static final Column NO_DRAW = CREATURE.number("no draw");
    public static final Column KEEPS_BLOCK = CREATURE.number("keeps block");
    public static final Column SURROUNDED = CREATURE.number("surrounded");
    public static final Column MINION = CREATURE.number("minion");
    public static final Column MINION_LEADER = CREATURE.number("minion leader");
    public static final Column NO_BLOCK = CREATURE.number("no block");
    public static final Column FOCUS = CREATURE.number("focus");
    public static final Column LOCK_ON = CREATURE.number("lock-on");
    public static final Column ENTANGLED = CREATURE.number("entangled");
    /** A debuff that a monster gave in its own turn does not count down in the same round. */
    public static final Column JUST_APPLIED = CREATURE.number("just applied");

    // ---- cards
    public static final Kind CARD = W.entity("card");
    public static final Column UPGRADES = CARD.number("upgrades").shown("+");
    public static final Column COST = CARD.number("cost");
    public static final Column COST_NOW = CARD.number("cost now").shown("cost");
    public static final Column MISC = CARD.number("misc");
    public static final Column X = CARD.number("x");
    /** Chosen outside battles to be innate. */
    public static final Column IS_BOTTLED = CARD.flag("is bottled");

    public static final Column FREE_ONCE = CARD.flag("free once");
    public static final Column EXHAUSTS_ONCE = CARD.flag("exhausts once");
    /** A copy that vanishes when it was used and is never doubled. */
    public static final Column IS_COPY = CARD.flag("is copy");

    public static final Column IS_RETAINED = CARD.flag("is retained");
    /** The card of the deck, or the card that is played again, if this is the same card once more. */
    public static final Column ORIGINAL = CARD.row("original");

    // ---- orbs, oldest first
    public static final Kind ORB = W.entity("orb");
    public static final Column CHARGE = ORB.number("charge").shown("charge");

    // ---- what the player carries
    public static final Kind RELIC = W.entity("relic");
    public static final Column COUNTER = RELIC.number("counter").shown("count");
    public static final Kind POTION = W.entity("potion");
    /** Which place in the belt a potion takes. */
    public static final Column BELT_PLACE = POTION.number("belt place");

    public static final Zone PLAYER = W.sharedZone("player", Sight.ALL);
    public static final Zone MONSTERS = W.sharedZone("monsters", Sight.ALL);
    public static final Zone HAND = W.sharedZone("hand", Sight.ALL);
    public static final Zone DRAW_PILE = W.sharedZone("draw pile", Sight.NONE);
    public static final Zone DISCARD_PILE = W.sharedZone("discard pile", Sight.ALL);
    public static final Zone EXHAUST_PILE = W.sharedZone("exhaust pile", Sight.ALL);
    public static final Zone IN_USE = W.sharedZone("in use", Sight.ALL);
    public static final Zone HELD_CARDS = W.sharedZone("held cards", Sight.ALL);
    public static final Zone DEAD = W.sharedZone("dead", Sight.ALL);
    public static final Zone DECK = W.sharedZone("deck", Sight.ALL);
    public static final Zone RELICS = W.sharedZone("relics", Sight.ALL);
    public static final Zone POTIONS = W.sharedZone("potions", Sight.ALL);
    public static final Zone ORBS = W.sharedZone("orbs", Sight.ALL);
    /** Cards to choose from that are not in the battle yet. */
    public static final Zone OFFERED = W.sharedZone("offered", Sight.ALL);
    /** Cards that come later. */
    public static final Zone SET_ASIDE = W.sharedZone("set aside", Sight.ALL);

    // ---- the match
    public static final Column ME = W.rowRegister("me");
    public static final Column PHASE = W.register("phase");
    public static final Column TURN = W.turnRegister("turn").shown("turn");
    public static final Column ENERGY = W.register("energy").shown("energy");
    public static final Column ENERGY_PER_TURN = W.register("energy per turn");
    public static final Column CARDS_THIS_TURN = W.register("cards played this turn");
    public static final Column ATTACKS_THIS_TURN = W.register("attacks played this turn");
    /** The type of the card that was played last in this battle, and of the one before it. */
    public static final Column LAST_TYPE = W.register("last type");

    public static final Column TYPE_BEFORE = W.register("type before");
    public static final Column DISCARDS_THIS_TURN = W.register("cards discarded this turn");
    public static final Column HP_LOSSES = W.register("hp losses");
    /** The traits of all cards that came into this battle, at whatever level: what none of them has is not looked for. */
    public static final Column TRAITS_IN_BATTLE = W.register("traits in battle");

    public static final Column POWERS_PLAYED = W.register("powers played");
    /** Whether some card costs something else this turn. */
    public static final Column COSTS_CHANGED = W.register("costs changed");

    /** Whose cards are made at random. */
    public static final Column HERO = W.register("pool");

    public static final Column STANCE = W.register("stance").shown("stance");
    public static final Column ORB_SLOTS = W.register("orb slots").shown("orb slots");
    /** With how many orb slots the hero begins each battle. */
    public static final Column HERO_ORB_SLOTS = W.register("orb slots each battle");
    /** How many orbs of each kind were channelled in this battle, by the place of the kind in the card files. */
    public static final Registers CHANNELLED = W.registers("channelled", 8);

    public static final Column SKIP_MONSTERS = W.register("skip monsters");
    public static final Column POTION_SLOTS = W.register("potion slots");
    public static final Column GOLD = W.register("gold").shown("gold");
    /** Set by a scenario that begins with the start of a battle. */
    public static final Column STAGED = W.register("staged");

    public static final Column DECK_NOW = W.register("deck now");
    /** The player has fled: the battle is over, but nothing is won by it. */
    public static final Column HAS_FLED = W.register("has fled");

    public static final Column ENCOUNTER_NOW = W.register("encounter now");
    /** Damage and block of the card in use that are part of an if, a next or a repeat: fixed when it is used, as all others. */
    public static final Registers HELD_NUMBERS = W.registers("held numbers", 4);

    /** The card being used, 0 between cards. */
    public static final Column CARD_IN_USE = W.rowRegister("card in use");
    /** The energy there was when the card in use was played, before anything adds to it. */
    public static final Column ENERGY_IN_USE = W.register("energy in use");

    // ---- the game's random streams
    public static final Stream SHUFFLE = W.stream("shuffle", SpireRandom.GENERATOR);
    public static final Stream CARD_RANDOM = W.stream("card random", SpireRandom.GENERATOR);
    public static final Stream AI = W.stream("ai", SpireRandom.GENERATOR);
    public static final Stream MONSTER_HP = W.stream("monster hp", SpireRandom.GENERATOR);
    public static final Stream MISC_ROLLS = W.stream("misc rolls", SpireRandom.GENERATOR);
    public static final Stream POTION_ROLLS = W.stream("potion rolls", SpireRandom.GENERATOR);

    /** Chance outside the game's own: which deck, which encounter. */
    public static final Stream DEAL = W.stream("deal");

    public static final Queue ACTIONS = W.queue("actions");
    public static final Queue CARDS = W.queue("cards");
    /** Monsters whose turn is still to come in this round. */
    public static final Queue TURNS = W.queue("turns");

    // ---- what happens, as hooks name it
    public static final Event BATTLE_START = W.event("battle start", "");
    public static final Event BEFORE_FIRST_DRAW = W.event("before first draw", "");
    public static final Event TURN_START = W.event("turn start", "your turn begins");
    /** The energy of a turn is there, its cards are not drawn yet. */
    public static final Event RECHARGED = W.event("recharged", "");

    public static final Event AFTER_DRAW = W.event("after draw", "");
    public static final Event CARD_PLAYED = W.event("card played", "{target} is played");
    public static final Event CARD_USED = W.event("card used", "");
    /** What this sets off waits behind the card's way to its pile. */
    public static final Event BEHIND_CARD = W.event("behind card", "");

    public static final Event AFTER_CARD = W.event("after card", "");
    public static final Event DRAWN = W.event("drawn", "");
    public static final Event DISCARDED = W.event("discarded", "");
    public static final Event EXHAUSTED = W.event("exhausted", "{target} is exhausted");
    public static final Event SHUFFLED = W.event("shuffled", "");
    /** An attack has arrived; the number of the first is what passed the block, of the second what was dealt. */
    public static final Event ATTACKED = W.event("attacked", "");

    public static final Event STRUCK = W.event("struck", "");
    public static final Event DAMAGED =
            W.event("damaged", "{source} deals {amount} damage to {target}|{target} takes {amount} damage");
    public static final Event LOST_HP = W.event("lost hp", "{target} loses {amount} HP");
    public static final Event HEALED = W.event("healed", "{target} heals {amount}");
    public static final Event GAINED_BLOCK = W.event("gained block", "{target} gains {amount} block");
    public static final Event APPLIED = W.event("applied", "");
    public static final Event DEBUFFED = W.event("debuffed", "");
    public static final Event MADE = W.event("made", "");
    public static final Event RETAINED = W.event("retained", "");
    /** Before somebody scries and when it begins; then when the cards were seen. */
    public static final Event SCRYING = W.event("scry", "");

    public static final Event SCRIED = W.event("scried", "");
    /** While the old stance still holds; then in the new one, whose number both have. */
    public static final Event STANCE_CHANGES = W.event("stance changes", "");

    public static final Event STANCE_CHANGED = W.event("stance changed", "");
    public static final Event DIED = W.event("died", "{target} dies");
    public static final Event GAINED_GOLD = W.event("gained gold", "{target} gains {amount} gold");
    public static final Event BLOCK_BROKEN = W.event("block broken", "");
    public static final Event HAND_EMPTY = W.event("hand empty", "");
    public static final Event JOINED = W.event("joined", "{target} joins the battle");
    public static final Event TURN_END_RELICS = W.event("turn end relics", "");
    public static final Event TURN_END = W.event("turn end", "");
    public static final Event TURN_END_FIRST = W.event("turn end first", "");
    public static final Event MONSTER_TURN_START = W.event("monster turn start", "");
    public static final Event MONSTER_ACTED = W.event("monster acted", "");
    public static final Event MONSTER_TURN_END = W.event("monster turn end", "");
    public static final Event ROUND_END = W.event("round end", "");
    public static final Event POTION_USED = W.event("potion used", "{target} is drunk");
    /** A card in hand acts when the turn ends; a monster makes its move, whose name is a word. For the log alone. */
    public static final Event CARD_ACTS = W.event("card acts", "{target} acts in your hand");

    public static final Event UPGRADED = W.event("upgraded", "a card is upgraded: {target}");
    public static final Event MONSTER_MOVES = W.event("monster moves", "{source} uses {words}");
    public static final Event VICTORY = W.event("victory", "the battle is won");
    // before these things happen
    public static final Event UNPLAYABLE_CARD = W.event("unplayable card", "");
    public static final Event MAY_PLAY = W.event("may play", "");
    public static final Event COSTS = W.event("costs", "");
    /** As a card is used: 1 if it takes no energy, also one that costs X. */
    public static final Event PLAYED_FREELY = W.event("played freely", "");

    public static final Event X_COUNTS = W.event("x counts", "");
    public static final Event GOES = W.event("goes", "");
    public static final Event EXHAUSTS_AFTER_USE = W.event("exhausts after use", "");
    /** Where a used card goes that neither leaves the battle nor is exhausted. */
    public static final Event PUT_AWAY = W.event("put away", "");

    public static final Event ATTACK_BASE = W.event("attack base", "");
    public static final Event DAMAGE_OUT = W.event("damage out", "");
    public static final Event WEAK_COUNTS = W.event("weak counts", "");
    public static final Event VULNERABLE_COUNTS = W.event("vulnerable counts", "");
    public static final Event POISON_COUNTS = W.event("poison counts", "");
    public static final Event ATTACK_LANDS = W.event("attack lands", "");
    public static final Event LOSE_HP = W.event("lose hp", "");
    public static final Event LOSE_HP_LAST = W.event("lose hp last", "");
    public static final Event HEALING = W.event("healing", "");
    public static final Event DEATH = W.event("death", "");
    public static final Event RESIST = W.event("resist", "");
    public static final Event ENERGY_EACH_TURN = W.event("energy each turn", "");
    public static final Event ENERGY_LEFT = W.event("energy left", "");
    public static final Event POTENCY = W.event("potency", "");
    public static final Event GAIN_GOLD = W.event("gain gold", "");
    public static final Event OBTAIN_POTION = W.event("obtain potion", "");
    public static final Event LOSE_BLOCK = W.event("lose block", "");
    public static final Event DRAW_PER_TURN = W.event("draw per turn", "");
    public static final Event DISCARD_AT_END = W.event("discard at end", "");
    /** How many times more the oldest orb acts when all orbs do. */
    public static final Event OLDEST_ORB_AGAIN = W.event("oldest orb again", "");

    // ---- what is asked
    public static final Prompt PLAY_TURN = W.prompt("play turn", "Your turn");
    public static final Prompt CHOOSE_CARDS = W.prompt("choose cards", "Choose for {a}");
    public static final Prompt SCRY = W.prompt("scry", "Discard any of the top cards of your draw pile");
    public static final Word PLAY = W.word("play", "play {a}[ on {b}]");
    public static final Word DRINK = W.word("drink", "drink {a}[ on {b}]");
    public static final Word TOSS = W.seldomWord("toss", "throw {a} away");
    public static final Word END_TURN = W.word("end turn", "end the turn");

    public static final Reason UNPLAYABLE = new Reason("unplayable", "{a} cannot be played");
    public static final Reason TOO_DEAR = new Reason("too dear", "{a} costs {n}, more energy than you have");
    public static final Reason IS_ENTANGLED = new Reason("entangled", "you are entangled: no attacks this turn");
    public static final Reason ENOUGH = new Reason("enough", "no more cards may be played this turn");
    public static final Reason FORBIDDEN = new Reason("forbidden", "something forbids playing {a} now");
    public static final Reason NOT_NOW =
            new Reason("not now", "{a} cannot be played now: its own condition is not met");
    public static final Reason NOT_DRUNK_NOW =
            new Reason("not drunk now", "{a} cannot be drunk now: its own condition is not met");
    public static final Reason ONLY_IN_BATTLE = new Reason("only in battle", "{a} can be drunk only in battle");
    public static final Reason NO_TARGET = new Reason("no target", "there is nobody to play {a} on");

    public static final Option ASCENSION = W.option("ascension", 0, 0, 20, "how hard it is, 0 to 20");
    public static final Option HP_OPTION =
            W.option("hit points", 0, 0, 9999, "hit points to start with; 0 for the class's own");
    public static final Option TURN_LIMIT = W.option(
            "turn limit", 200, 0, 100_000, "a battle that lasts longer is lost, so that every match ends; 0 for none");
    public static final Option CARD_LIMIT = W.option(
            "card limit",
            300,
            0,
            100_000,
            "the most cards that may be played in one turn, so that every turn ends; 0 for any number");
    public static final Option FLOOR = W.option("floor", 1, 1, 60, "the floor of the battle; seeds its random streams");

    private SpireWords() {}
}
