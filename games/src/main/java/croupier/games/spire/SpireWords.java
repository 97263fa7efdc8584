package croupier.games.spire;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Option;
import croupier.kernel.Prompt;
import croupier.kernel.Queue;
import croupier.kernel.Reason;
import croupier.kernel.Registers;
import croupier.kernel.Sight;
import croupier.kernel.Stream;
import croupier.kernel.Word;
import croupier.kernel.Words;
import croupier.kernel.Zone;

/** The words of spire: what lies on the table, what happens, what is asked. */
final class SpireWords {
    static final Words W = new Words();

    /** Whether nobody sees what the monsters intend, and whether the order of the draw pile is seen. */
    static final Column INTENTS_HIDDEN = W.register("intents hidden");

    static final Column DRAW_PILE_SHOWN = W.register("draw pile shown");

    // ---- creatures: the player and the monsters; each power of the content adds a column
    static final Kind CREATURE = W.entity("creature");
    static final Column HP = CREATURE.number("hp").shown("HP");
    static final Column MAX_HP = CREATURE.number("max hp").shown("of");
    static final Column BLOCK = CREATURE.number("block").shown("block");
    /** How a creature is out of the battle: see {@link Creatures}; 0 while it is in it. */
    static final Column GONE = CREATURE.number("gone");
    /** Where a monster stands; a place may be empty, and a monster that comes later takes the place of a dead one. */
    static final Column SLOT = CREATURE.number("slot");
    /** The next move, and the two before it. */
    static final Column MOVE = CREATURE.number("move").hiddenWhile(INTENTS_HIDDEN);

    static final Column LAST = CREATURE.number("last move");
    static final Column BEFORE_LAST = CREATURE.number("move before last");
    static final Column MOVES_MADE = CREATURE.number("moves made");
    /** What a monster counts for itself, and how often it has used what it may use only so often. */
    static final Column COUNT = CREATURE.number("count");

    static final Column USES = CREATURE.number("uses");
    /** A card that it holds. */
    static final Column HELD = CREATURE.row("held");
    /** Gold that it has stolen. */
    static final Column STOLEN = CREATURE.number("stolen");
    /** A number that was rolled for this creature when it was made, such as the strength of a bite. */
    static final Column ROLLED = CREATURE.number("rolled");
    /** Damage and hits of the next move, before powers count; 0 if it does not attack. */
    static final Column INTENT_DAMAGE =
            CREATURE.number("intent damage").shown("attacks for").hiddenWhile(INTENTS_HIDDEN);

    static final Column INTENT_HITS =
            CREATURE.number("intent hits").shown("times").hiddenWhile(INTENTS_HIDDEN);
    /** What the card in use deals to this creature, computed when it was used. */
    static final Column INCOMING = CREATURE.number("incoming");

    // ---- powers that the formulas of damage and block name
    static final Column STRENGTH = CREATURE.number("strength");
    static final Column DEXTERITY = CREATURE.number("dexterity");
    static final Column VIGOR = CREATURE.number("vigor");
    static final Column WEAK = CREATURE.number("weak");
    static final Column VULNERABLE = CREATURE.number("vulnerable");
    static final Column FRAIL = CREATURE.number("frail");
    static final Column ARTIFACT = CREATURE.number("artifact");
    static final Column INTANGIBLE = CREATURE.number("intangible");
    static final Column FLIGHT = CREATURE.number("flight");
    static final Column SLOW = CREATURE.number("slow");
    static final Column BACK_ATTACK = CREATURE.number("back attack");
    static final Column DOUBLE_DAMAGE = CREATURE.number("double damage");
    static final Column NO_DRAW = CREATURE.number("no draw");
    static final Column KEEPS_BLOCK = CREATURE.number("keeps block");
    static final Column SURROUNDED = CREATURE.number("surrounded");
    static final Column MINION = CREATURE.number("minion");
    static final Column MINION_LEADER = CREATURE.number("minion leader");
    static final Column NO_BLOCK = CREATURE.number("no block");
    static final Column FOCUS = CREATURE.number("focus");
    static final Column ENTANGLED = CREATURE.number("entangled");
    /** A debuff that a monster gave in its own turn does not count down in the same round. */
    static final Column JUST_APPLIED = CREATURE.number("just applied");

    // ---- cards
    static final Kind CARD = W.entity("card");
    static final Column UPGRADES = CARD.number("upgrades").shown("+");
    static final Column COST = CARD.number("cost");
    static final Column COST_NOW = CARD.number("cost now").shown("cost");
    static final Column MISC = CARD.number("misc");
    static final Column X = CARD.number("x");
    /** Chosen outside battles to be innate. */
    static final Column IS_BOTTLED = CARD.flag("is bottled");

    static final Column FREE_ONCE = CARD.flag("free once");
    static final Column EXHAUSTS_ONCE = CARD.flag("exhausts once");
    /** A copy that vanishes when it was used and is never doubled. */
    static final Column IS_COPY = CARD.flag("is copy");

    static final Column IS_RETAINED = CARD.flag("is retained");
    /** The card of the deck, or the card that is played again, if this is the same card once more. */
    static final Column ORIGINAL = CARD.row("original");

    // ---- orbs, oldest first
    static final Kind ORB = W.entity("orb");
    static final Column CHARGE = ORB.number("charge").shown("charge");

    // ---- what the player carries
    static final Kind RELIC = W.entity("relic");
    static final Column COUNTER = RELIC.number("counter").shown("count");
    static final Kind POTION = W.entity("potion");
    /** Which place in the belt a potion takes. */
    static final Column BELT_PLACE = POTION.number("belt place");

    static final Zone PLAYER = W.sharedZone("player", Sight.ALL);
    static final Zone MONSTERS = W.sharedZone("monsters", Sight.ALL);
    static final Zone HAND = W.sharedZone("hand", Sight.ALL);
    static final Zone DRAW_PILE = W.sharedZone("draw pile", Sight.NONE);
    static final Zone DISCARD_PILE = W.sharedZone("discard pile", Sight.ALL);
    static final Zone EXHAUST_PILE = W.sharedZone("exhaust pile", Sight.ALL);
    static final Zone IN_USE = W.sharedZone("in use", Sight.ALL);
    static final Zone HELD_CARDS = W.sharedZone("held cards", Sight.ALL);
    static final Zone DEAD = W.sharedZone("dead", Sight.ALL);
    static final Zone DECK = W.sharedZone("deck", Sight.ALL);
    static final Zone RELICS = W.sharedZone("relics", Sight.ALL);
    static final Zone POTIONS = W.sharedZone("potions", Sight.ALL);
    static final Zone ORBS = W.sharedZone("orbs", Sight.ALL);
    /** Cards to choose from that are not in the battle yet. */
    static final Zone OFFERED = W.sharedZone("offered", Sight.ALL);
    /** Cards that come later. */
    static final Zone SET_ASIDE = W.sharedZone("set aside", Sight.ALL);

    // ---- the match
    static final Column ME = W.rowRegister("me");
    static final Column PHASE = W.register("phase");
    static final Column TURN = W.register("turn").shown("turn");
    static final Column ENERGY = W.register("energy").shown("energy");
    static final Column ENERGY_PER_TURN = W.register("energy per turn");
    static final Column CARDS_THIS_TURN = W.register("cards played this turn");
    static final Column ATTACKS_THIS_TURN = W.register("attacks played this turn");
    static final Column HP_LOSSES = W.register("hp losses");
    /** Whether a card was made that hears of others being played; most battles have none. */
    static final Column SOME_HEAR_OTHERS = W.register("some hear others");

    static final Column COPIES_THIS_TURN = W.register("copies played this turn");
    /** Whether some card costs something else this turn. */
    static final Column COSTS_CHANGED = W.register("costs changed");

    /** Whose cards are made at random. */
    static final Column HERO = W.register("hero");

    static final Column STANCE = W.register("stance").shown("stance");
    static final Column ORB_SLOTS = W.register("orb slots");
    static final Column SKIP_MONSTERS = W.register("skip monsters");
    static final Column POTION_SLOTS = W.register("potion slots");
    static final Column GOLD = W.register("gold").shown("gold");
    /** Set by a scenario that begins with the start of a battle. */
    static final Column STAGED = W.register("staged");

    static final Column DECK_NOW = W.register("deck now");
    /** The player has fled: the battle is over, but nothing is won by it. */
    static final Column HAS_FLED = W.register("has fled");

    static final Column ENCOUNTER_NOW = W.register("encounter now");
    /** Damage and block of the card in use that are part of an if, a next or a repeat: fixed when it is used, as all others. */
    static final Registers HELD_NUMBERS = W.registers("held numbers", 4);

    /** The card being used, 0 between cards. */
    static final Column CARD_IN_USE = W.rowRegister("card in use");
    /** The energy there was when the card in use was played, before anything adds to it. */
    static final Column ENERGY_IN_USE = W.register("energy in use");

    // ---- the game's random streams
    static final Stream SHUFFLE = W.stream("shuffle", SpireRandom.GENERATOR);
    static final Stream CARD_RANDOM = W.stream("card random", SpireRandom.GENERATOR);
    static final Stream AI = W.stream("ai", SpireRandom.GENERATOR);
    static final Stream MONSTER_HP = W.stream("monster hp", SpireRandom.GENERATOR);
    static final Stream MISC_ROLLS = W.stream("misc rolls", SpireRandom.GENERATOR);
    static final Stream POTION_ROLLS = W.stream("potion rolls", SpireRandom.GENERATOR);

    /** Chance outside the game's own: which deck, which encounter. */
    static final Stream DEAL = W.stream("deal");

    static final Queue ACTIONS = W.queue("actions");
    static final Queue CARDS = W.queue("cards");
    /** Monsters whose turn is still to come in this round. */
    static final Queue TURNS = W.queue("turns");

    // ---- what happens, as hooks name it
    static final Event BATTLE_START = W.event("battle start", "");
    static final Event BEFORE_FIRST_DRAW = W.event("before first draw", "");
    static final Event TURN_START = W.event("turn start", "");
    static final Event AFTER_DRAW = W.event("after draw", "");
    static final Event CARD_PLAYED = W.event("card played", "{target} is played");
    static final Event CARD_USED = W.event("card used", "");
    static final Event AFTER_CARD = W.event("after card", "");
    static final Event DRAWN = W.event("drawn", "");
    static final Event DISCARDED = W.event("discarded", "");
    static final Event EXHAUSTED = W.event("exhausted", "{target} is exhausted");
    static final Event SHUFFLED = W.event("shuffled", "");
    /** An attack has arrived; the number of the first is what passed the block, of the second what was dealt. */
    static final Event ATTACKED = W.event("attacked", "");

    static final Event STRUCK = W.event("struck", "");
    static final Event DAMAGED =
            W.event("damaged", "{source} deals {amount} damage to {target}|{target} takes {amount} damage");
    static final Event LOST_HP = W.event("lost hp", "{target} loses {amount} HP");
    static final Event HEALED = W.event("healed", "{target} heals {amount}");
    static final Event GAINED_BLOCK = W.event("gained block", "{target} gains {amount} block");
    static final Event APPLIED = W.event("applied", "");
    static final Event DEBUFFED = W.event("debuffed", "");
    static final Event MADE = W.event("made", "");
    static final Event RETAINED = W.event("retained", "");
    static final Event SCRIED = W.event("scried", "");
    static final Event STANCE_CHANGED = W.event("stance changed", "");
    static final Event DIED = W.event("died", "{target} dies");
    static final Event GAINED_GOLD = W.event("gained gold", "{target} gains {amount} gold");
    static final Event BLOCK_BROKEN = W.event("block broken", "");
    static final Event HAND_EMPTY = W.event("hand empty", "");
    static final Event JOINED = W.event("joined", "{target} joins the battle");
    static final Event TURN_END_RELICS = W.event("turn end relics", "");
    static final Event TURN_END = W.event("turn end", "");
    static final Event TURN_END_FIRST = W.event("turn end first", "");
    static final Event MONSTER_TURN_START = W.event("monster turn start", "");
    static final Event MONSTER_ACTED = W.event("monster acted", "");
    static final Event MONSTER_TURN_END = W.event("monster turn end", "");
    static final Event ROUND_END = W.event("round end", "");
    static final Event POTION_USED = W.event("potion used", "{target} is drunk");
    /** A card in hand acts when the turn ends; a monster makes its move, whose name is a word. For the log alone. */
    static final Event CARD_ACTS = W.event("card acts", "{target} acts in your hand");

    static final Event UPGRADED = W.event("upgraded", "a card is upgraded: {target}");
    static final Event MONSTER_MOVES = W.event("monster moves", "{source} uses {words}");
    static final Event VICTORY = W.event("victory", "the battle is won");
    // before these things happen
    static final Event UNPLAYABLE_CARD = W.event("unplayable card", "");
    static final Event MAY_PLAY = W.event("may play", "");
    static final Event COSTS = W.event("costs", "");
    static final Event X_COUNTS = W.event("x counts", "");
    static final Event GOES = W.event("goes", "");
    static final Event EXHAUSTS_AFTER_USE = W.event("exhausts after use", "");
    static final Event ATTACK_BASE = W.event("attack base", "");
    static final Event DAMAGE_OUT = W.event("damage out", "");
    static final Event WEAK_COUNTS = W.event("weak counts", "");
    static final Event VULNERABLE_COUNTS = W.event("vulnerable counts", "");
    static final Event ATTACK_LANDS = W.event("attack lands", "");
    static final Event LOSE_HP = W.event("lose hp", "");
    static final Event LOSE_HP_LAST = W.event("lose hp last", "");
    static final Event HEALING = W.event("healing", "");
    static final Event DEATH = W.event("death", "");
    static final Event RESIST = W.event("resist", "");
    static final Event ENERGY_EACH_TURN = W.event("energy each turn", "");
    static final Event ENERGY_LEFT = W.event("energy left", "");
    static final Event POTENCY = W.event("potency", "");
    static final Event GAIN_GOLD = W.event("gain gold", "");
    static final Event OBTAIN_POTION = W.event("obtain potion", "");
    static final Event LOSE_BLOCK = W.event("lose block", "");
    static final Event DRAW_PER_TURN = W.event("draw per turn", "");
    static final Event DISCARD_AT_END = W.event("discard at end", "");

    // ---- what is asked
    static final Prompt PLAY_TURN = W.prompt("play turn", "Your turn");
    static final Prompt CHOOSE_CARDS = W.prompt("choose cards", "Choose for {a}");
    static final Prompt SCRY = W.prompt("scry", "Discard any of the top cards of your draw pile");
    static final Word PLAY = W.word("play", "play {a}[ on {b}]");
    static final Word DRINK = W.word("drink", "drink {a}[ on {b}]");
    static final Word TOSS = W.seldomWord("toss", "throw {a} away");
    static final Word END_TURN = W.word("end turn", "end the turn");

    static final Reason UNPLAYABLE = new Reason("unplayable", "{a} cannot be played");
    static final Reason TOO_DEAR = new Reason("too dear", "{a} costs {n}, more energy than you have");
    static final Reason IS_ENTANGLED = new Reason("entangled", "you are entangled: no attacks this turn");
    static final Reason ENOUGH = new Reason("enough", "no more cards may be played this turn");
    static final Reason FORBIDDEN = new Reason("forbidden", "something forbids playing {a} now");
    static final Reason NOT_NOW = new Reason("not now", "{a} cannot be played now: its own condition is not met");
    static final Reason NOT_DRUNK_NOW =
            new Reason("not drunk now", "{a} cannot be drunk now: its own condition is not met");
    static final Reason ONLY_IN_BATTLE = new Reason("only in battle", "{a} can be drunk only in battle");
    static final Reason NO_TARGET = new Reason("no target", "there is nobody to play {a} on");

    static final Option ASCENSION = W.option("ascension", 0, 0, 20, "how hard it is, 0 to 20");
    static final Option HP_OPTION =
            W.option("hit points", 0, 0, 9999, "hit points to start with; 0 for the class's own");
    static final Option TURN_LIMIT = W.option(
            "turn limit", 200, 0, 100_000, "a battle that lasts longer is lost, so that every match ends; 0 for none");
    static final Option CARD_LIMIT = W.option(
            "card limit",
            300,
            0,
            100_000,
            "the most cards that may be played in one turn, so that every turn ends; 0 for any number");
    static final Option FLOOR = W.option("floor", 1, 1, 60, "the floor of the battle; seeds its random streams");

    private SpireWords() {}
}
