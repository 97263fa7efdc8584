package croupier.games.essence;

import croupier.kernel.*;
import java.util.List;

/** The words of the rulebook: what lies on the table and what happens there. */
final class EssenceWords {
    static final Words WORDS = new Words();

    /** The God Threshold: the player who rises to it gets a God Charge. */
    static final int THRESHOLD = 13;
    /** No KL is higher. */
    static final int HIGHEST_KL = 31;

    static final int MOST_CHARGES = 3;
    /** God Charges cannot be spent in the turns up to this one. */
    static final int TURNS_WITHOUT_CHARGES = 3;

    static final int OPENING_HAND = 7;
    /** This many triggers in a turn are a loop. */
    static final int MOST_TRIGGERS = 1000;

    // ---- players

    static final Kind PLAYER = WORDS.entity("player");
    static final Column ESSENCE = PLAYER.number("essence").counting().shown("essence");
    static final Column KL = PLAYER.number("kl").counting().shown("KL");
    static final Column CHARGES = PLAYER.number("charges").counting().shown("God Charges");
    static final Column BASE_KL = PLAYER.number("base kl");
    /** Whether the God Threshold gave a charge since this player's last Start Phase. */
    static final Column CROSSED = PLAYER.flag("has crossed");

    static final Column TURNS_TAKEN = PLAYER.number("turns taken");
    static final Column GOD_CODE_USED = PLAYER.flag("has used god code").shown("God Code used");
    static final Column OUT = PLAYER.flag("is out").shown("out").counting();
    /** Essence lost in this combat is looked at when all of it is dealt. */
    static final Column BEATEN = PLAYER.flag("is beaten");

    static final Column HAS_ATTACKED = PLAYER.flag("has attacked").counting();
    static final Column ATTACKERS = PLAYER.number("attackers this turn").counting();
    static final Column PLAYED = PLAYER.number("cards played this turn").counting();
    static final Column SPELLS_PLAYED = PLAYER.number("spells played this turn").counting();
    static final Column AVATARS_PLAYED =
            PLAYER.number("avatars played this turn").counting();
    static final Column BEASTS_PLAYED = PLAYER.number("beasts played this turn").counting();
    static final Column GLOW_PLAYED = PLAYER.number("glow cards played this turn");
    static final Column VOID_PLAYED = PLAYER.number("void cards played this turn");
    static final Column DRAWN_THIS_TURN = PLAYER.number("cards drawn this turn");
    static final Column BEASTS_DIED = PLAYER.number("beasts died this turn");
    /** Spells whose names this player has forbidden until their next turn. */
    static final Column FORBIDS = PLAYER.card("forbids").shown("forbids");

    static final Column FORBIDS_TOO = PLAYER.card("forbids too").shown("forbids too");

    /** What is not limited is limited to this number. */
    static final int UNLIMITED = 999;

    static final Stat KL_MAXIMUM = PLAYER.stat("kl maximum");
    static final Stat SPELL_LIMIT = PLAYER.stat("spells per turn");
    static final Stat AVATAR_LIMIT = PLAYER.stat("avatars per turn");
    static final Stat ATTACK_LIMIT = PLAYER.stat("attackers per turn");
    static final Stat DRAW_LIMIT = PLAYER.stat("draws per turn");
    static final List<Stat> LIMITS = List.of(SPELL_LIMIT, AVATAR_LIMIT, ATTACK_LIMIT, DRAW_LIMIT);

    // ---- cards

    static final Kind CARD = WORDS.entity("card");
    static final Column OWNER = CARD.seat("owner");
    /** Who controls it, or controlled it last. */
    static final Column CONTROLLER = CARD.seat("controller").counting();

    /** What it costs in KL, before 'less' and what others change of it. */
    static final Stat COST = CARD.stat("cost");

    static final Stat POWER = CARD.stat("power");
    static final Stat GUARD = CARD.stat("guard");
    /** More than 0: it cannot attack. */
    static final Stat BOUND = CARD.stat("bound");
    /** More than 0: it is a Guardian, whatever is printed. */
    static final Stat GUARDS = CARD.stat("guards");

    static final Column DAMAGE = CARD.number("damage").counting().shown("damage");
    static final Column EXHAUSTED = CARD.flag("exhausted").counting().shown("exhausted");
    /** Until the end of the turn. */
    static final Column BOOST = CARD.number("boost").counting().shown("boost");

    static final Column GUARD_BOOST = CARD.number("guard boost").counting().shown("guard boost");
    static final Column GAINED_ASPECTS = CARD.number("gained aspects").counting();
    static final Column GUARDS_NOW = CARD.flag("guards now").counting().shown("Guardian");
    /** The seat it attacks, counted from 1; 0 for none. */
    static final Column ATTACKS = CARD.number("attacks").counting().shown("attacks seat");

    /** The place among the attackers of this turn. */
    static final Column ATTACK_NUMBER = CARD.number("attack number");

    static final Column BLOCKED = CARD.flag("blocked").shown("blocked");
    /** The attacker that it blocks. */
    static final Column BLOCKS = CARD.row("blocks");

    /** What dealt damage to it last, in this turn. */
    static final Column LAST_HIT = CARD.row("last hit");

    static final Column ASSIGNED = CARD.number("assigned").shown("assigned");
    /** It does not become ready in its controller's next Start Phase. */
    static final Column HELD = CARD.flag("held").shown("held");
    /** It cannot attack in this number of its controller's turns, the one under way included. */
    static final Column STILL = CARD.number("still").counting().shown("cannot attack");
    /** It changed sides after attackers were declared. */
    static final Column TURNED = CARD.flag("turned");

    /** The turn in which its first and its second ability were last used. */
    static final Column USED_FIRST = CARD.number("used first");

    static final Column USED_SECOND = CARD.number("used second");
    static final Column COUNTERS = CARD.number("counters").counting().shown("counters");
    static final Column MODES_CHOSEN = CARD.number("modes chosen");
    /** Whether something was given to it that may listen or count. */
    static final Column BEARS = CARD.flag("bears something");

    /** Until when a listener or modifier that a card gave lasts, as {@link Until} counts; 0 for what is printed. */
    static final Column UNTIL = WORDS.listener().number("until");
    /** To whom it was given; 0 for the card that says it. */
    static final Column SUBJECT = WORDS.listener().row("subject");
    /** The turn in which it was last used, with which it is spent. */
    static final Column USED = WORDS.listener().number("used");

    static final Column MODIFIER_UNTIL = WORDS.modifier().number("until");
    static final Column MODIFIER_SUBJECT = WORDS.modifier().row("subject").counting();

    // ---- zones

    static final Zone PLAYERS = WORDS.layeredZone("player", Sight.ALL, false);
    static final Zone DEITY = WORDS.zone("deity", Sight.ALL);
    static final Zone DOMAIN = WORDS.zone("domain", Sight.ALL);
    static final Zone RELICS = WORDS.zone("relics", Sight.ALL);
    static final Zone SHARDS = WORDS.zone("shard row", Sight.ALL);
    static final Zone AVATARS = WORDS.layeredZone("avatar line", Sight.ALL, false);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone DECK = WORDS.zone("veiled deck", Sight.NONE);
    static final Zone CRYPT = WORDS.zone("crypt", Sight.ALL);
    static final Zone NULL_ZONE = WORDS.zone("null zone", Sight.ALL);
    /** Where a Spell or Rite lies while it is carried out; it counts in no other zone. */
    static final Zone IN_USE = WORDS.sharedZone("in use", Sight.ALL);
    /** What owners who have lost took with them. */
    static final Zone GONE = WORDS.sharedZone("out of the game", Sight.ALL);

    /** The zones of the battlefield, in the order in which their cards come. */
    static final Zone[] BATTLEFIELD = {DEITY, DOMAIN, RELICS, SHARDS, AVATARS};

    static final Layer BASE = WORDS.layer("base");
    static final Layer CHANGES = WORDS.layer("changes");

    // ---- what happens

    static final Event START_OF_TURN = WORDS.event("start of turn", "{source} begins a turn");
    static final Event END_OF_TURN = WORDS.event("end of turn", "{source} ends the turn");
    /** For the log: a card is being played. */
    static final Event PLAYS = WORDS.event("plays", "{source} plays {target}");

    static final Event PLAYED_CARD = WORDS.event("played", "");
    static final Event ENTERS = WORDS.event("enters", "");
    static final Event LEAVES = WORDS.event("leaves", "");
    static final Event DESTROYED = WORDS.event("destroyed", "{target} is destroyed");
    static final Event ATTACK = WORDS.event("attacks", "{source} attacks {target}");
    static final Event ATTACKERS_DECLARED = WORDS.event("attackers declared", "");
    static final Event BLOCK = WORDS.event("blocks", "{source} blocks {target}");
    static final Event UNBLOCKED = WORDS.event("unblocked", "{source} is not blocked");
    static final Event ESSENCE_DAMAGE = WORDS.event("essence damage", "{source} deals {amount} damage to {target}");
    static final Event ESSENCE_LOST = WORDS.event("essence lost", "{target} loses {amount} Essence");
    static final Event ESSENCE_GAINED = WORDS.event("essence gained", "{target} gains {amount} Essence");
    static final Event DAMAGED = WORDS.event("damaged", "{source} deals {amount} damage to {target}");
    static final Event KL_GAINED = WORDS.event("kl gained", "{target} gains {amount} KL");
    static final Event KL_LOST = WORDS.event("kl lost", "{target} loses {amount} KL");
    static final Event KL_SPENT = WORDS.event("kl spent", "");
    static final Event KL_RISES = WORDS.event("kl rises", "");
    static final Event KL_SET = WORDS.event("kl set", "{target} has {amount} KL");
    static final Event CHARGE_GAINED = WORDS.event("charge gained", "{target} gains a God Charge");
    static final Event CHARGES_SPENT = WORDS.event("charges spent", "{target} spends {amount} God Charges");
    static final Event DRAWN = WORDS.event("drawn", "{source} draws {target}");
    static final Event DISCARDED = WORDS.event("discarded", "{source} discards {target}");
    static final Event GOD_CODE = WORDS.event("god code", "{source} uses the God Code");
    static final Event MODE_CHOSEN = WORDS.event("mode chosen", "");
    static final Event LOSES = WORDS.event("loses", "{target} has lost");
    static final Event ABILITY_USED = WORDS.event("activated", "{source} uses {target}");
    static final Event ABORTED = WORDS.event("aborted", "The effect of {target} ends: {words}");
    static final Event TRIGGERED = WORDS.event("triggered", "{source} triggers");
    /** An effect has been applied; the log's state-change. */
    static final Event CHANGED = WORDS.event("changed", "");

    // ---- what is asked

    static final Prompt MULLIGAN = WORDS.prompt("mulligan", "Keep this hand, or put it back and draw one card less");
    static final Prompt MAIN = WORDS.prompt("main", "Main Phase: play a card, use an ability or go on");
    static final Prompt DECLARE = WORDS.prompt("attack", "Declare an attacker");
    static final Prompt DEFEND = WORDS.prompt("block", "Declare a blocker");
    static final Prompt SPLIT = WORDS.prompt("split", "How much of its damage does {a} deal to the next blocker?");
    static final Prompt WHICH_FIRST = WORDS.prompt("which first", "What applies first");
    static final Prompt GOD_CODE_NOW = WORDS.prompt("god code", "Your KL would pass 13: use the God Code of {a}");
    static final Prompt SACRIFICE_FOR = WORDS.prompt("sacrifice for", "Sacrifice to pay for {a}");
    static final Prompt DISCARD_FOR = WORDS.prompt("discard for", "Discard to pay for {a}");
    static final Prompt HAND_LIMIT_ASK = WORDS.prompt("hand limit", "Discard down to the hand limit");
    static final Prompt NAME_SPELL = WORDS.prompt("name a spell", "Name a Spell that nobody may play");
    static final Prompt CHOOSE = WORDS.prompt("choose", "Choose");

    static final Word KEEP = WORDS.word("keep", "Keep this hand");
    static final Word NEW_HAND = WORDS.word("mulligan", "Mulligan");
    static final Word PLAY = WORDS.word("play", "Play {a}");
    static final Word USE = WORDS.word("use", "Use {a}");
    static final Word USE_OTHER = WORDS.word("use other", "Use the other ability of {a}");
    static final Word TO_COMBAT = WORDS.word("to combat", "Go to combat");
    static final Word END_TURN = WORDS.word("end the turn", "End the turn");
    static final Word ATTACK_WITH = WORDS.word("attack with", "Attack with {a}");
    static final Word ATTACK_WHOM = WORDS.word("attack whom", "Attack {b} with {a}");
    static final Word ATTACK_ALL = WORDS.word("attack with all", "Attack with all");
    static final Word ATTACKED = WORDS.word("no more attackers", "No more attackers");
    static final Word BLOCK_WITH = WORDS.word("block with", "Block [{b}] with {a}");
    static final Word DEFENDED = WORDS.word("no more blockers", "No more blockers");
    static final Word USE_GOD_CODE = WORDS.word("use the god code", "Use the God Code");
    static final Word CHOOSE_MODE = WORDS.word("choose mode", "{n}");
    static final Word NAME = WORDS.word("name", "{card}");

    static final Reason TOO_DEAR = new Reason("too dear", "{a} costs {n} KL, more than you have");
    static final Reason COSTS_ESSENCE = new Reason("costs essence", "{a} also costs {n} Essence, more than you have");
    static final Reason COSTS_AVATARS = new Reason("costs avatars", "{a} needs {n} Avatars to sacrifice");
    static final Reason COSTS_CARDS = new Reason("costs cards", "{a} needs {n} other cards to discard");
    static final Reason COSTS_CHARGES = new Reason("costs charges", "{a} costs {n} God Charges, more than you have");
    static final Reason TOO_EARLY = new Reason("too early", "God Charges cannot be spent before turn 4");
    static final Reason NOT_YOURS = new Reason("not yours", "{a} belongs to another player");
    static final Reason NOT_PLAYED = new Reason("never played", "{a} is a Deity and is never played");
    static final Reason FORBIDDEN = new Reason("forbidden", "{a} was named: nobody may play it");
    static final Reason ENOUGH_SPELLS =
            new Reason("enough spells", "no more than {n} Spells may be played in this turn");
    static final Reason ENOUGH_AVATARS =
            new Reason("enough avatars", "no more than {n} Avatars may be played in this turn");
    static final Reason IS_EXHAUSTED = new Reason("exhausted", "{a} is exhausted");
    static final Reason USED_UP = new Reason("used up", "{a} cannot be used again yet");
    static final Reason NOT_NOW = new Reason("not now", "the condition of {a} is not met");
    static final Reason CANNOT_ATTACK = new Reason("cannot attack", "{a} cannot attack in this turn");
    static final Reason ENOUGH_ATTACKERS =
            new Reason("enough attackers", "no more than {n} attackers may be declared in this turn");
    static final Reason GUARDIAN_FIRST =
            new Reason("guardian first", "a Guardian must block the first attacker before you are done");
    static final Reason LAST_GUARDIAN =
            new Reason("last guardian", "{a} is the only Guardian left that can block the first attacker");

    static final Stream SHUFFLES = WORDS.stream("shuffles");
    static final Stream CHANCE = WORDS.stream("chance");

    /** Triggers that wait, first come, first served. */
    static final Queue TRIGGERS = WORDS.queue("triggers");

    static final Task RESOLVE = WORDS.task("trigger", Triggers::resolve, Holds.ROW, Holds.ROW, Holds.ROW, Holds.NUMBER);

    /** What a card does when it is played or put there, after those who heard it leave and enter. */
    static final Task EFFECT = WORDS.task("effect", PlayCard::effect, Holds.SEAT, Holds.ROW);

    // ---- the match

    static final Column TURN = WORDS.turnRegister("turn").counting().shown("turn");
    static final Column ACTIVE = WORDS.seatRegister("active").counting();
    static final Column FIRST = WORDS.register("first player");
    static final Column PHASE = WORDS.register("phase").shown("phase");
    static final Column TRIGGERS_THIS_TURN = WORDS.register("triggers this turn");
    /** How many things last until some moment: if none do, nobody looks for them. */
    static final Column LASTING = WORDS.register("lasting");
    /** Whose mulligan or block is being decided, counted in turn order. */
    static final Column NEXT_SEAT = WORDS.register("next seat");
    /** The attacker whose damage is being split, counted in order of declaration. */
    static final Column NEXT_ATTACKER = WORDS.register("next attacker");

    /** More than 0: several lose Essence together, and losses are looked at when all have. */
    static final Column TOGETHER = WORDS.register("together");

    static final Column IN_COMBAT = WORDS.register("in combat damage");
    static final Column TURN_IS_OVER = WORDS.register("turn is over");

    // ---- options

    static final Option BEGINS =
            WORDS.option("first", List.of("random", "1", "2", "3", "4"), "random", "The seat that begins.");
    static final Option DECK_OUT = WORDS.option("deck-out", true, "The player who must draw from an empty deck loses.");
    static final Option MULLIGANS =
            WORDS.option("mulligan", true, "Each player may once put back the hand and draw 6.");
    static final Option HAND_LIMIT =
            WORDS.option("hand-limit", 0, 0, 99, "Cards kept at the end of a turn; 0 for any number.");
    static final Option GUARDIANS = WORDS.option(
            "guardian", true, "The first attacker against a player with a ready Guardian must be blocked by one.");
    static final Option GOD_CODE_COST =
            WORDS.option("god-code-cost", 0, 0, 3, "God Charges that using a God Code costs.");
    static final Option KL_DISCARD = WORDS.option(
            "kl-discard",
            false,
            "Unspent KL is discarded at the end of the turn, so that the Threshold is crossed again.");
    static final Option KL_DEBT =
            WORDS.option("kl-debt", false, "KL lost in another player's turn is missing at the next Start Phase.");
    static final Option ESSENCE_CAP =
            WORDS.option("essence-cap", 0, 0, 999, "Essence that healing does not exceed; 0 for no limit.");
    static final Option LATER_ESSENCE =
            WORDS.option("later-essence", 0, 0, 99, "Extra Essence for each player who begins before; 2 is fair.");
    static final Option TURN_LIMIT =
            WORDS.option("turns", 200, 0, 9999, "After this many turns the match is a draw; 0 for never.");

    static final Column DEBT = PLAYER.number("kl debt").shown("KL debt");

    static final Registers PLAYER_ROWS = WORDS.rowRegisters("player row", 4);

    /** The row of the player in a seat. */
    static int player(Table t, int seat) {
        return t.get(PLAYER_ROWS, seat);
    }

    static boolean isOut(Table t, int seat) {
        return t.is(OUT, player(t, seat));
    }

    /** The next player in turn order who has not lost. */
    static int after(Table t, int seat) {
        int next = (seat + 1) % t.seats();
        while (isOut(t, next) && next != seat) next = (next + 1) % t.seats();
        return next;
    }

    /** An event that nobody hears and no log tells is not worth a call. */
    static void changed(Table t) {
        if (t.isLogged()) t.tell(CHANGED, 0, 0, 0);
    }
}
