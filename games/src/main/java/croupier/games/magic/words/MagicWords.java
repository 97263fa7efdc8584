package croupier.games.magic.words;

import croupier.kernel.*;

/** The words of Magic's rulebook: what lies on the table and what happens. */
@SuppressWarnings("MutablePublicArray") // read with every decision, written by nobody
public final class MagicWords {
    public static final Words W = new Words();

    // ---- players

    public static final Kind PLAYER = W.entity("player");
    public static final Column LIFE = PLAYER.number("life").shown("life").counting();
    public static final Column POISON = PLAYER.number("poison").shown("poison").counting();
    /** The mana pool: the five colours and colourless, one after the other. */
    public static final Column[] POOL = {
        PLAYER.number("white mana").shown("W"),
        PLAYER.number("blue mana").shown("U"),
        PLAYER.number("black mana").shown("B"),
        PLAYER.number("red mana").shown("R"),
        PLAYER.number("green mana").shown("G"),
        PLAYER.number("colorless mana").shown("C"),
    };

    public static final Column LANDS_PLAYED = PLAYER.number("lands played").counting();
    public static final Column DREW_FROM_EMPTY = PLAYER.flag("drew from empty").counting();
    public static final Column MULLIGANS = PLAYER.number("mulligans");
    public static final Column KEEPS = PLAYER.flag("keeps");
    public static final Column HAS_LOST = PLAYER.flag("has lost").counting();
    public static final Column SPELLS_CAST = PLAYER.number("spells cast").counting();

    /** Where the player stops: see {@code Stops}. */
    public static final Column STOPS = PLAYER.number("stops");

    /** The number of this player's newest turn. */
    public static final Column LAST_TURN = PLAYER.number("last turn");
    /** The turn of this player before that one. */
    public static final Column TURN_BEFORE = PLAYER.number("turn before");

    // ---- objects: cards, tokens, spells, abilities on the stack

    public static final Kind OBJECT = W.sparseEntity("object");
    public static final Stat POWER = OBJECT.stat("power");
    public static final Stat TOUGHNESS = OBJECT.stat("toughness");
    public static final Stat TYPES = OBJECT.stat("type bits");
    public static final Stat COLORS = OBJECT.stat("color bits");
    public static final Stat KEYWORDS = OBJECT.stat("keyword bits");
    public static final Stat GUARDS = OBJECT.stat("guard bits");
    /** Creature types and others that only cards name, 32 to a word. */
    public static final Stat[] SUBTYPES = {
        OBJECT.stat("subtypes 1"),
        OBJECT.stat("subtypes 2"),
        OBJECT.stat("subtypes 3"),
        OBJECT.stat("subtypes 4"),
        OBJECT.stat("subtypes 5"),
        OBJECT.stat("subtypes 6")
    };

    public static final Stat CONTROLLER = OBJECT.stat("control");
    /** What the colour words and basic land types of its text have become: see {@link Wording}. */
    public static final Stat WORDS = OBJECT.stat("changed words");
    /** What creature types of its text have become: see {@link TypeWording}. */
    public static final Stat TYPE_WORDS = OBJECT.stat("changed creature types");
    /** Which abilities it has lost: 1 what its own text says (305.7), 2 all of them (613.1f); 0 for none. */
    public static final Stat LOST = OBJECT.stat("abilities lost");

    /** The abilities that effects give it in layer 6, a bit for each {@code GrantedAbilities}. */
    public static final Stat GRANTED = OBJECT.stat("abilities given");

    /** Everything that is frozen as last known information when an object leaves (608.2h). */
    public static final Stat[] CHARACTERISTICS = OBJECT.stats().toArray(Stat[]::new);

    public static final Column OWNER = OBJECT.seat("owned by");
    public static final Column TAPPED = OBJECT.flag("tapped").shown("tapped").counting();
    public static final Column DAMAGE =
            OBJECT.number("marked damage").shown("damage").counting();
    /** The number of the turn in which it came under its controller's control. */
    public static final Column SINCE = OBJECT.number("since turn");
    /** The seat that controlled it when this was last looked at, so that a change is noticed. */
    public static final Column KEPT_BY = OBJECT.seat("kept by").counting();
    /** What an Aura or Equipment is attached to. */
    public static final Column ATTACHED = OBJECT.row("attached to").counting();

    public static final Column IS_TOKEN = OBJECT.flag("a token").counting();
    public static final Column IS_COPY = OBJECT.flag("a copy");
    public static final Column FACE_DOWN = OBJECT.flag("face down").counting();
    /** Whether something of it listens or modifies, so that leaving must end it. */
    public static final Column IS_HEARD = OBJECT.flag("is heard");
    /** What an ability on the stack is: its number in the book, one more than that; 0 for a spell. */
    public static final Column ABILITY = OBJECT.number("ability").counting();
    /** The object whose ability this is. */
    public static final Column SOURCE = OBJECT.row("source").counting();
    /** The first of the targets chosen for it. */
    public static final Column TARGETS = OBJECT.row("first target");

    public static final Column ATTACKING = OBJECT.row("attacking").counting();
    public static final Column BLOCKING = OBJECT.row("blocking").counting();
    /** The first of the attackers that it blocks beside that one. */
    public static final Column MORE_BLOCKS = OBJECT.sparseRow("more blocks");

    /** The first creature of the band in which it attacks, 0 for none (702.22c). */
    public static final Column BAND = OBJECT.sparseRow("band");

    public static final Column IS_BLOCKED = OBJECT.flag("blocked").counting();
    /** Whether it was there when damage of the first step was dealt: 1 has dealt it, 2 had neither first nor double strike. */
    public static final Column STRUCK = OBJECT.number("struck");

    public static final Column X = OBJECT.sparse("chosen x").counting();
    public static final Column MODES = OBJECT.sparse("modes");
    public static final Column KICKED = OBJECT.sparse("kicked").counting();
    /** How it was cast, beside the usual way: see {@code Face}. */
    public static final Column CAST_AS = OBJECT.sparse("cast as").counting();
    /** How many spells had been cast this turn before it, by all players (702.40a). */
    public static final Column CAST_BEFORE = OBJECT.sparse("cast before");
    /** For a triggered ability: what the event was about, who did it, how much. */
    public static final Column ABOUT = OBJECT.sparseRow("about");

    public static final Column BY = OBJECT.sparseRow("caused by");
    public static final Column MUCH = OBJECT.sparse("much");
    /** What a delayed ability or an effect keeps in mind. */
    public static final Column REMEMBERED = OBJECT.sparseRow("kept in mind");
    /** What the object became when it left the battlefield or the stack for a public zone: a new object there (400.7e). */
    public static final Column BECAME = OBJECT.sparseRow("became");
    /** What exiled it, for abilities of that object that speak of what it exiled (607.2a). */
    public static final Column EXILED_BY = OBJECT.sparseRow("exiled by");
    /** Where it goes back as soon as all that leave now have left, counted from 1: see {@code UntilLeaves}. */
    public static final Column GOES_BACK = OBJECT.sparse("goes back");
    /** The card it really is while it is a copy of another. */
    public static final Column REALLY = OBJECT.sparse("really");
    /** Where it is a copy for a time: how long, and what it was before, as an object that lies nowhere. */
    public static final Column COPY_UNTIL = OBJECT.sparse("copy until");

    public static final Column BEFORE = OBJECT.sparseRow("before");
    /** Abilities that a copy has beside what it copies, a bit for each: part of its copiable values (707.9a). */
    public static final Column COPY_HAS = OBJECT.sparse("copy has");
    /** Whether it has the power and toughness of a copy's exception: what its text defines is not copied (707.9d). */
    public static final Column UNDEFINED = OBJECT.sparse("undefined");
    /** The card whose name a copy keeps in the place of the copied one, 0 for none (707.9). */
    public static final Column NAMED = OBJECT.sparse("named").counting();
    /** Whether it phased out because of what it is attached to, and phases in with that (702.26g). */
    public static final Column PHASED_WITH = OBJECT.sparse("phased with");
    /** Who may cast it from exile, where it is on an adventure, counted from 1 (715.3d). */
    public static final Column ADVENTURER = OBJECT.sparse("adventurer");
    /** Whether it does not untap during its controller's next untap step. */
    public static final Column STAYS_TAPPED = OBJECT.sparse("stays tapped");
    /** The newest of the sources that dealt damage to it this turn; only noted where a card of the match asks. */
    public static final Column DEALT = OBJECT.sparseRow("damage dealt");
    /** What was chosen as it entered: a colour, a number, a card. */
    public static final Column CHOSEN = OBJECT.sparse("chosen").counting();
    /** The turn in which loyalty abilities or some limited to once a turn were last used, and which: see {@code Activating}. */
    public static final Column USED = OBJECT.sparse("used in turn");
    /** The number of the turn in which it was last declared as an attacker. */
    public static final Column ATTACKED_IN = OBJECT.sparse("attacked in turn");
    /** Whether damage from a source with deathtouch was dealt to it since state-based actions were checked (704.5h). */
    public static final Column DEADLY = OBJECT.flag("deadly damage").counting();
    /** When it became a world permanent, counted by {@link #WORLDS}; 0 for what is none. */
    public static final Column WORLD_SINCE = OBJECT.sparse("world since").counting();
    /** What a face-down permanent is turned up as, where it has become a copy: an object that lies nowhere (708.10). */
    public static final Column UP_LIKE = OBJECT.sparseRow("turns up like");
    /** Whether a shield counter prevents damage that is being dealt to it. */
    public static final Column SHIELDED_NOW = OBJECT.flag("shielded now");
    /** Which of its owner's face-down cards it is, counted from 1. */
    public static final Column UNDER_NUMBER = OBJECT.sparse("under number");

    /** The place at the draft table before which a card lies, counted from 1; negative for what the house has picked there. */
    public static final Column LIES_AT = OBJECT.sparse("lies at");

    /** Whether a picked card is in the deck. */
    public static final Column IN_DECK = OBJECT.sparse("in deck");

    public static final Column PLUS = counter("+1/+1");
    public static final Column MINUS = counter("-1/-1");
    public static final Column LOYALTY = counter("loyalty");
    public static final Column CHARGE = counter("charge");
    public static final Column FADE = counter("fade");
    public static final Column TIME = counter("time");
    public static final Column AGE = counter("age");
    public static final Column STUN = counter("stun");
    public static final Column SHIELD = counter("shield");
    public static final Column LORE = counter("lore");
    public static final Column FINALITY = counter("finality");
    /** Keywords that a counter of their name gives (122.1b). */
    public static final Keyword[] COUNTED_KEYWORDS = {
        Keyword.FLYING,
        Keyword.FIRST_STRIKE,
        Keyword.DOUBLE_STRIKE,
        Keyword.DEATHTOUCH,
        Keyword.HASTE,
        Keyword.HEXPROOF,
        Keyword.INDESTRUCTIBLE,
        Keyword.LIFELINK,
        Keyword.MENACE,
        Keyword.REACH,
        Keyword.TRAMPLE,
        Keyword.VIGILANCE,
        Keyword.SHADOW
    };

    public static final Column[] COUNTERS = counters();

    private static Column[] counters() {
        Column[] first = {PLUS, MINUS, LOYALTY, CHARGE, FADE, TIME, AGE, STUN, SHIELD, LORE, FINALITY};
        Column[] all = java.util.Arrays.copyOf(first, first.length + COUNTED_KEYWORDS.length);
        for (int i = 0; i < COUNTED_KEYWORDS.length; i++) all[first.length + i] = counter(COUNTED_KEYWORDS[i].said());
        return all;
    }

    private static Column counter(String name) {
        return OBJECT.sparse(name).shown(name).counting();
    }

    /** A target chosen for a spell or ability. */
    public static final Kind TARGET = W.bare("target");

    public static final Column AIMS_AT = TARGET.row("aims at");
    public static final Column NEXT_TARGET = TARGET.row("next target");
    /** Which of the instances of the word "target" it is for, counted from 0. */
    public static final Column INSTANCE = TARGET.number("instance");
    /** Its part of what is divided (601.2d). */
    public static final Column SHARE = TARGET.number("share");

    /** One more attacker that a creature blocks. */
    public static final Kind BLOCK_TOO = W.bare("block");

    public static final Column BLOCKS_TOO = BLOCK_TOO.row("blocks too");
    public static final Column NEXT_BLOCK = BLOCK_TOO.row("next block");

    /** One source that dealt damage to an object this turn. */
    public static final Kind DEALT_DAMAGE = W.bare("damage dealt");

    public static final Column DEALT_BY = DEALT_DAMAGE.row("dealt by");
    public static final Column NEXT_DEALT = DEALT_DAMAGE.row("next dealt");

    // ---- listeners and modifiers

    /** When a listener or modifier ends: see {@link Until}. */
    public static final Column LISTENS_UNTIL = W.listener().number("until");

    public static final Column LISTENS_FOR = W.listener().seat("seat").counting();
    public static final Column LISTENS_NUMBER = W.listener().number("number");
    public static final Column LISTENS_ROW = W.listener().row("row");
    /** Where its text is not its source's own: the words it was made with, see {@link Wording#given}. */
    public static final Column LISTENS_WORDS = W.listener().number("words").counting();

    public static final Column UNTIL = W.modifier().number("until");
    public static final Column UNTIL_SEAT = W.modifier().seat("until whose");
    public static final Column AS_LONG_AS = W.modifier().row("as long as").counting();
    public static final Column FIRST = W.modifier().number("first").counting();
    public static final Column SECOND = W.modifier().number("second").counting();

    // ---- zones

    public static final Zone PLAYERS = W.zone("player", Sight.ALL);
    public static final Zone LIBRARY = W.zone("library", Sight.NONE);
    public static final Zone HAND = W.zone("hand", Sight.OWNER);
    public static final Zone GRAVEYARD = W.zone("graveyard", Sight.ALL);
    public static final Zone EXILE = W.zone("exile", Sight.ALL);
    public static final Zone BATTLEFIELD = W.layeredZone("battlefield", Sight.ALL, true);
    public static final Zone STACK = W.sharedZone("stack", Sight.ALL);
    /** Triggered abilities that will be put on the stack the next time a player would get priority (603.3). */
    public static final Zone WAITING = W.sharedZone("waiting", Sight.ALL);
    /** The cards of face-down objects, in the order of their numbers; their controller knows them (708.5). */
    public static final Zone UNDER = W.zone("under", Sight.OWNER);

    /** Tokens that are about to enter the battlefield. */
    public static final Zone ARRIVING = W.sharedZone("arriving", Sight.ALL);

    /** Permanents that are phased out: treated as though they did not exist (702.26b). */
    public static final Zone PHASED_OUT = W.sharedZone("phased out", Sight.ALL);

    // ---- before the match: drafts and sealed decks

    /** The pack from which a player picks a card now. */
    public static final Zone PACK = W.zone("pack", Sight.OWNER);
    /** What a player has picked or opened; what is not in the deck stays there. */
    public static final Zone PICKED = W.zone("picked", Sight.OWNER);
    /** Packs that no player looks at now, and what the house has picked. */
    public static final Zone PACKS = W.sharedZone("packs", Sight.NONE);

    public static final Zone[] ALL_ZONES = {
        PLAYERS, LIBRARY, HAND, GRAVEYARD, EXILE, BATTLEFIELD, STACK, WAITING, UNDER, ARRIVING, PHASED_OUT
    };

    // ---- layers (613.1, 613.4); layer 1 is what a row is printed with, see Copies

    public static final Layer CONTROL = W.layer("control");
    public static final Layer TEXT = W.layer("text");
    public static final Layer TYPE = W.layer("type");
    public static final Layer COLOR = W.layer("color");
    public static final Layer ABILITIES = W.layer("abilities");
    public static final Layer DEFINED = W.layer("defined");
    public static final Layer BASE = W.layer("base");
    public static final Layer CHANGED = W.layer("changed");
    public static final Layer SWITCHED = W.layer("switched");

    // ---- what happens

    public static final Event ENTERS = W.event("enters", "{target} enters the battlefield");
    public static final Event LEAVES = W.event("leaves", "");
    public static final Event DIES = W.event("dies", "");
    public static final Event GOES_TO_GRAVEYARD = W.event("goes to graveyard", "");
    /** Before any of these three: where it goes can be changed once, whichever of them it would be. */
    public static final Event CHANGES_ZONE = W.event("changes zone", "");

    public static final Event CASTS = W.event("casts", "{source} casts {target}");
    public static final Event ATTACKS = W.event("attacks", "{target} attacks {source}");
    public static final Event BLOCKS = W.event("blocks", "{target} blocks {source}");
    public static final Event BECOMES_BLOCKED = W.event("becomes blocked", "");
    public static final Event DAMAGED = W.event("damaged", "{source} deals {amount} damage to {target}");
    public static final Event COMBAT_DAMAGED = W.event("combat damaged", "");
    public static final Event DEALS_DAMAGE = W.event("deals damage", "");
    public static final Event DEALS_COMBAT_DAMAGE = W.event("deals combat damage", "");
    public static final Event GAINS_LIFE = W.event("gains life", "{target} gains {amount} life");
    public static final Event LOSES_LIFE = W.event("loses life", "");
    /** The same for the log: damage tells its loss itself. */
    public static final Event LIFE_LOST = W.event("life lost", "{target} loses {amount} life");

    public static final Event DRAWS = W.event("draws", "");
    public static final Event DISCARDS = W.event("discards", "{source} discards {target}");
    public static final Event CYCLES = W.event("cycles", "{source} cycles {target}");
    public static final Event MILLS = W.event("mills", "");
    public static final Event SCRIES = W.event("scries", "");
    public static final Event SEARCHES = W.event("searches", "");
    public static final Event TAPS = W.event("taps", "");
    public static final Event UNTAPS = W.event("untaps", "");
    public static final Event UPKEEP = W.event("upkeep", "");
    public static final Event DRAW_STEP = W.event("draw step", "");
    public static final Event MAIN_PHASE = W.event("main phase", "");
    public static final Event COMBAT = W.event("combat", "");
    public static final Event END_STEP = W.event("end step", "");
    public static final Event COMBAT_ENDS = W.event("combat ends", "");
    public static final Event GETS_COUNTERS = W.event("gets counters", "");
    public static final Event LOSES_COUNTERS = W.event("loses counters", "");
    public static final Event CREATES = W.event("creates tokens", "");
    public static final Event DESTROYED = W.event("destroyed", "");
    public static final Event SACRIFICED = W.event("sacrificed", "{source} sacrifices {target}");
    public static final Event TARGETED = W.event("targeted", "");
    public static final Event TURNED_UP = W.event("turned face up", "{target} is turned face up");
    public static final Event TRANSFORMS = W.event("transforms", "{target} transforms");
    public static final Event TAPPED_FOR_MANA = W.event("tapped for mana", "");
    public static final Event TRIGGERS = W.event("triggers", "");
    public static final Event COUNTERED = W.event("countered", "{target} is countered");
    public static final Event LOSES = W.event("loses the game", "{target} loses the game");
    /** For the log only. */
    public static final Event MULLIGANED = W.event("takes a mulligan", "{target} takes a mulligan");

    /** For the log only: what a player has chosen before others choose and all of it is done (101.4). */
    public static final Event CHOOSES = W.event("chooses", "{source} chooses {target}");

    public static final Event HAND_KEPT = W.event("keeps a hand", "{target} keeps their hand");
    public static final Event NOT_POSSIBLE =
            W.event("not possible", "{source} cannot finish {target}: it is taken back");

    public static final Event TURN_BEGINS = W.event("turn begins", "{target} begins a turn");
    /** Not told but looked for, whenever a player would get priority (603.8). */
    public static final Event STATE = W.event("state", "");

    public static final Event RESOLVES = W.event("resolves", "");
    /** The same for the log: a permanent spell is logged when it enters. */
    public static final Event CARRIED_OUT = W.event("carried out", "{target} resolves");

    /** Told of what does nothing as it would resolve (608.2a, b). */
    public static final Event NOT_LEGAL =
            W.event("not legal", "{target} does not resolve: none of its targets is legal any more");

    public static final Event NOT_TRUE =
            W.event("not true", "{target} does not resolve: its condition is not true any more");

    // for the log only: what was chosen for a spell or ability (601.2b to d)
    public static final Event MODE_CHOSEN = W.event("mode chosen", "mode {amount} is chosen for {target}");
    public static final Event X_CHOSEN = W.event("x chosen", "X is {amount} for {target}");
    public static final Event IS_KICKED = W.event("is kicked", "{target} is kicked");
    public static final Event IS_KICKED_OFTEN = W.event("is kicked often", "{target} is kicked {amount} times");
    public static final Event AIMED_AT = W.event("aimed at", "{target} is aimed at {source}");
    public static final Event COPIED = W.event("copied", "a copy of {target} is put on the stack");

    public static final Event ACTIVATES = W.event("activates", "{source} activates {target}");
    /** What continuous effects say about the rules; asked, never told. */
    public static final Event[] RULES = rules();

    private static Event[] rules() {
        Event[] all = new Event[Rule.ALL.length];
        for (int i = 0; i < all.length; i++) all[i] = W.event("rule " + Rule.ALL[i].said(), "");
        return all;
    }

    // ---- what is asked

    public static final Prompt PRIORITY_ASKED = W.prompt("priority", "You have priority");
    public static final Prompt MULLIGAN = W.prompt("mulligan", "Keep this hand?");
    public static final Prompt TO_THE_BOTTOM = W.prompt("bottom", "Put cards on the bottom of your library");
    public static final Prompt ATTACK_WITH = W.prompt("attackers", "Choose attackers");
    public static final Prompt ATTACK_WHOM = W.prompt("attack whom", "Whom does {a} attack?");
    public static final Prompt ATTACKED_BY = W.prompt("attacked by", "Who attacks {a}?");
    public static final Prompt ATTACK_WHOM_ALL = W.prompt("attack whom all", "Whom do they attack?");
    public static final Prompt ATTACK_TOGETHER =
            W.prompt("attack together", "{a} cannot attack alone: what attacks with it?");
    public static final Prompt BAND_WITH = W.prompt("band", "Which creatures with banding attack in a band with {a}?");
    public static final Prompt BAND_WITH_OTHER =
            W.prompt("band with other", "Which creature without banding attacks in that band with {a}?");
    public static final Prompt BLOCK_WITH = W.prompt("blockers", "What does {a} block?");
    public static final Prompt DIVIDE = W.prompt("divide", "How much of it for {a}?");
    public static final Prompt ASSIGN = W.prompt("assign damage", "How much of the damage is dealt to {a}?");
    public static final Prompt CHOOSE_TARGET = W.prompt("target", "Choose a target for {a}");
    public static final Prompt CHOOSE_MODE = W.prompt("mode", "Choose for {a}");
    public static final Prompt CHOOSE_X = W.prompt("x", "Choose X for {a}");
    public static final Prompt CHOOSE_WAY = W.prompt("way", "How do you cast {a}?");
    public static final Prompt HOW_OFTEN = W.prompt("how often", "How often is {a} kicked?");
    public static final Prompt WHICH_SIDE = W.prompt("which side", "Which side of {a} do you play?");
    public static final Prompt BEGIN_WITH =
            W.prompt("begin with", "With which of these do you begin the game on the battlefield?");
    public static final Prompt PICK_CARD = W.prompt("pick", "Pick a card");
    public static final Prompt BUILD = W.prompt("build", "Build your deck: press a card to put it in or take it out");
    public static final Prompt PAY_HOW = W.prompt("pay", "Pay for {a}");
    public static final Prompt PAY_MANA = W.prompt("pay mana", "Make mana to pay for {a}");
    public static final Prompt KEEP_MANA =
            W.prompt("keep mana", "For which card do you keep mana while you pay for {a}?");
    public static final Prompt SCRY_BOTTOM = W.prompt("scry", "Which cards go to the bottom of your library?");
    public static final Prompt CAST_FREE = W.prompt("cast free", "Cast {a} without paying its mana cost?");
    public static final Prompt PLAY_LAND_NOW = W.prompt("land now", "Play {a}?");
    public static final Prompt CAST_FOR_MADNESS = W.prompt("madness", "Cast {a} for its madness cost?");
    public static final Prompt PROLIFERATE =
            W.prompt("proliferate", "Which get one more counter of each kind they have?");
    public static final Prompt TAKE_CARDS = W.prompt("take cards", "Which cards do you put into your hand?");
    public static final Prompt ORDER_BOTTOM =
            W.prompt("order bottom", "In which order do the others go to the bottom? The last one lies lowest");
    public static final Prompt SCRY_TOP =
            W.prompt("scry top", "In which order do the others go on top? The last one lies on top");
    public static final Prompt WHICH_COLOR = W.prompt("color", "Choose a color for {a}");
    public static final Prompt EXILE_FOR_MANA =
            W.prompt("delve", "Which cards of your graveyard do you exile rather than pay generic mana for {a}?");
    public static final Prompt CONVOKE_WITH =
            W.prompt("convoke", "Which creature do you tap rather than pay mana for {a}?");
    public static final Prompt WHICH_NAME = W.prompt("card name", "Choose a card name for {a}");
    public static final Prompt WHICH_TYPE = W.prompt("creature type", "Choose a creature type for {a}");
    public static final Prompt WHICH_WORD = W.prompt("word", "Which word of {a} is replaced?");
    public static final Prompt WORD_BECOMES = W.prompt("word becomes", "Which word stands there instead in {a}?");
    public static final Prompt WHICH_FIRST = W.prompt("replacement", "What applies first to {a}?");
    public static final Prompt WHICH_DAMAGE = W.prompt("damage", "Whose damage to {a} is prevented or changed first?");
    public static final Prompt ORDER_TRIGGERS =
            W.prompt("triggers", "Which ability goes on the stack next? The last one resolves first");
    public static final Prompt DISCARD_DOWN = W.prompt("discard", "Discard down to your hand size");
    public static final Prompt KEEP_LEGEND = W.prompt("legend rule", "Which {a} do you keep?");
    public static final Prompt CHOOSE = W.prompt("choose", "Choose for {a}");
    public static final Prompt MAY = W.prompt("may", "{a}: do it?");
    public static final Prompt UNLESS = W.prompt("unless", "Pay for {a}?");

    public static final Prompt WHERE = W.prompt("stops", "Where do you stop? Choose what is to change");

    public static final Word CHANGE_WHERE = W.seldomWord("change stops", "change where you stop");
    public static final Word CONTENT = W.word("content", "go on");
    private static final String[] PLACES = {
        "in upkeep steps",
        "in draw steps",
        "as combat begins",
        "when attackers are declared",
        "when blockers are declared",
        "after combat damage",
        "in end steps of others",
        "in main phases of others",
        "over what you did yourself",
        "in your own end step",
        "while you pay mana"
    };
    public static final Word[] STOP_AT = places("stop ");
    public static final Word[] PASS_AT = places("pass ");

    private static Word[] places(String how) {
        Word[] all = new Word[PLACES.length];
        for (int i = 0; i < all.length; i++) all[i] = W.word(how + PLACES[i], how + PLACES[i]);
        return all;
    }

    public static final Word PASS = W.word("pass", "pass");
    public static final Word WAIT = W.word("wait", "wait");
    public static final Word PLAY = W.word("play", "play {a}");
    public static final Word CAST = W.word("cast", "cast {a}");
    public static final Word SUSPEND = W.word("suspend", "suspend {a}");
    public static final Word TURN_UP = W.word("turn up", "turn {a} face up");
    public static final Word KEEP = W.word("keep", "keep");
    public static final Word TAKE_MULLIGAN = W.word("mulligan", "mulligan");
    public static final Word YES = W.word("yes", "yes");
    public static final Word NO = W.word("no", "no");
    public static final Word PAY = W.word("pay", "pay");
    public static final Word MODE = W.word("mode", "mode {n}");
    public static final Word PAY_LIFE = W.word("pay life", "pay {n} life");
    public static final Word PAY_GENERIC = W.word("pay generic", "pay {n} generic mana and the rest in colors");
    public static final Word CAST_NORMALLY = W.word("normally", "cast it");
    public static final Word CAST_KICKED = W.word("kicked", "cast it kicked");
    public static final Word CAST_TO_KEEP = W.word("buyback", "cast it with buyback");
    public static final Word CAST_FACE_DOWN = W.word("face down", "cast it face down");
    public static final Word CAST_OTHERWISE = W.word("alternative cost", "cast it for its other cost");
    public static final Word CAST_OFTEN = W.word("multikicked", "cast it kicked once or more often");
    public static final Word CAST_ENTWINED = W.word("entwined", "cast it with all its modes");
    public static final Word CAST_BESTOWED = W.word("bestowed", "cast it as an Aura");
    public static final Word CAST_OVERLOADED = W.word("overloaded", "cast it overloaded");
    public static final Word CAST_FUSED = W.word("fused", "cast both halves");
    /** A face or half of the card by its name. */
    public static final Word CAST_SIDE = W.word("cast side", "cast {card}");

    public static final Word PLAY_SIDE = W.word("play side", "play {card}");
    public static final Word PLAY_AS_LAND = W.word("play as land", "play the other side of {a}");
    /** The label of what is never chosen by itself: both halves of a fused spell. */
    public static final Word FUSED = W.word("fused half", "half");

    public static final Word PLAY_DECK = W.word("play deck", "play this deck");
    /** A basic land by its name. */
    public static final Word ADD_LAND = W.word("add land", "add {card}");

    public static final Word TAP_FOR = W.word("activate", "tap {a} for mana");
    /** A card by its name alone. */
    public static final Word CARD_NAMED = W.word("card named", "{card}");

    public static final Word PAY_REST = W.word("pay rest", "pay the rest");
    public static final Word ALL_ATTACK = W.word("all attack", "all attack {a}");
    public static final Word EACH_ATTACKS = W.word("each attacks", "say it for each of them");
    public static final Word BLOCK = W.word("block", "block {a}");
    public static final Word NO_MORE_BLOCKS = W.word("no more blocks", "block nothing more");
    public static final Word NO_BLOCK = W.word("no block", "do not block");
    public static final Word[] COLOR_WORDS = {
        W.word("white", "white"),
        W.word("blue", "blue"),
        W.word("black", "black"),
        W.word("red", "red"),
        W.word("green", "green"),
        W.word("colorless", "colorless")
    };

    public static final Word[] LAND_WORDS = {
        W.word("plains", "plains"),
        W.word("island", "island"),
        W.word("swamp", "swamp"),
        W.word("mountain", "mountain"),
        W.word("forest", "forest")
    };

    /** For what is not an option alone. */
    public static final Word BLOCK_WITH_IT = W.word("block with", "block with {a}");

    public static final Word ATTACK_WITH_IT = W.word("attack with", "attack with {a}");

    // ---- why not

    public static final Reason NO_ATTACKER = new Reason("no attacker", "{a} cannot attack");
    public static final Reason NOT_NOW =
            new Reason("not now", "{a} can be cast only in your own main phase while the stack is empty");
    public static final Reason LAND_PLAYED = new Reason("land played", "you have already played a land this turn");
    public static final Reason TOO_DEAR = new Reason("too dear", "you cannot pay for {a}");
    public static final Reason NO_TARGET = new Reason("no target", "{a} has no legal target");
    public static final Reason FORBIDDEN = new Reason("forbidden", "an effect says that {a} cannot be cast");
    public static final Reason CANT_BE_ACTIVATED =
            new Reason("activation forbidden", "an effect says that abilities of {a} cannot be activated");
    public static final Reason NO_COST = new Reason("no cost", "{a} has no mana cost and cannot be cast");
    public static final Reason SPLIT_SECOND_WHY =
            new Reason("split second", "a spell with split second is on the stack");
    public static final Reason IS_TAPPED = new Reason("tapped", "{a} is tapped");
    public static final Reason IS_SICK =
            new Reason("summoning sick", "{a} has not been under your control since your turn began");
    public static final Reason USED_UP = new Reason("used", "{a} has been activated this turn");
    public static final Reason COST_NOT_PAYABLE = new Reason("cost", "you cannot pay the cost of {a}");

    // ---- numbers of the match

    public static final Stream SHUFFLES = W.stream("shuffles");
    public static final Stream CHANCE = W.stream("chance");

    public static final Column ACTIVE = W.register("active").counting();
    public static final Column TURN = W.turnRegister("turn");
    public static final Column STEP = W.register("step").counting();
    /** Whether the turn-based actions of the step are done. */
    public static final Column BEGUN = W.register("begun");

    public static final Column PRIORITY = W.register("priority");
    /** Who has changed where they stop since they got priority, counted from 1. */
    public static final Column STOPS_CHANGED = W.register("stops changed");

    public static final Column PASSES = W.register("passes");
    /** How often since somebody last did something was refused by rules what was offered: never, if they are right. */
    public static final Column FAILED = W.register("failed");
    /** 0 while hands are being kept or not, 1 once the first turn has begun. */
    public static final Column STARTED = W.register("started");

    public static final Column STARTING = W.register("starting player");

    /** How often players were asked to assign damage in this step. */
    public static final Column ASSIGNMENTS = W.register("assignments");

    /** Whether damage being dealt is combat damage. */
    public static final Column COMBAT_NOW = W.register("combat damage now");
    /** While listeners hear of damage: how much its source deals at the same time, 0 if they heard of that with another part of it. */
    public static final Column DEALT_AT_ONCE = W.register("dealt at once");
    /** The same of what is dealt the damage. */
    public static final Column TAKEN_AT_ONCE = W.register("taken at once");
    /** Whether what happens now is a cost or what the rules say, and no effect (614.16). */
    public static final Column BY_RULE = W.register("by rule");
    /** Which kind of counters is being put. */
    public static final Column COUNTER_KIND = W.register("counter kind");
    /** Whether what enters has become a copy, and is asked again what it changes itself (614.12). */
    public static final Column ENTERS_AS_COPY = W.register("enters as copy");
    /** What enters now, while it is asked what changes that: it is a permanent already (614.12). */
    public static final Column ARRIVES = W.register("arrives");
    /** The step with which the turn goes on after extra phases, 0 if there are none now; see {@code Extra}. */
    public static final Column AFTER_PHASES = W.register("after extra phases");
    /** The same for extra steps of a phase. */
    public static final Column AFTER_STEPS = W.register("after extra steps");
    /** Whether this extra phase has only the step with which it began (500.10). */
    public static final Column PHASE_OF_ONE_STEP = W.register("phase of one step");
    /** The seat whose turn comes after this one in turn order, where an extra turn broke it. */
    public static final Column NEXT_SEAT = W.register("next seat");
    /** How many attackers were declared in this combat. */
    public static final Column ATTACKERS_DECLARED = W.register("attackers declared");
    /** Whether attackers were declared in this step already, and that was taken back or could not be paid. */
    public static final Column DECLARED_BEFORE = W.register("declared before");
    /** While blockers are declared: the seat, counted from 1, and the place on the battlefield of who is asked about next. */
    public static final Column BLOCK_SEAT = W.register("block seat");

    public static final Column BLOCK_PLACE = W.register("block place");
    /** The triggered ability that was put on the stack last: those like it follow at once. */
    public static final Column LAST_PUT = W.rowRegister("last put");
    /** Whether a card of this match asks which sources dealt damage to an object this turn. */
    public static final Column NOTES_DAMAGE = W.register("notes damage");
    /** How many spells were cast in the turn before this one. */
    public static final Column SPELLS_LAST_TURN = W.register("spells last turn");
    /** How many of them the player cast who cast most. */
    public static final Column MOST_LAST_TURN = W.register("most spells last turn");
    /** How many cards everybody has picked, and how many players have built their decks. */
    public static final Column PICKS = W.register("picks");

    public static final Column DECKS_BUILT = W.register("decks built");
    /** For how many players a deck has been laid out. */
    public static final Column DECKS_LAID_OUT = W.register("decks laid out");

    /** Creatures that died this turn. */
    public static final Column DEATHS = W.register("deaths");

    /** The first instance of "target" that belongs to the mode being carried out. */
    public static final Column AIM_BASE = W.register("aim base");

    /** What is tried as a target before it is chosen, for each instance of "target" that others may speak of. */
    public static final Column[] TRIED = {
        W.register("tried target"),
        W.register("tried second target"),
        W.register("tried third target"),
        W.register("tried fourth target")
    };

    /** Whether somebody got priority in this cleanup step, so that another one follows (514.3a). */
    public static final Column CLEANED = W.register("cleaned");

    /** An object that left, while it is asked whether what applied to it gave it an ability (603.10a). */
    public static final Column LOOKED_BACK = W.register("looked back").counting();

    /** A card that is looked at as the spell it would be (601.3a), 0 for none. */
    public static final Column PROPOSED = W.register("proposed").counting();

    /** The spell that is paid for, for mana that may be spent on some spells alone; 0 for anything else (106.6). */
    public static final Column PAYING_FOR = W.register("paying for");

    /** Whether a card has been on an adventure in this match. */
    public static final Column ADVENTURES = W.register("adventures");

    /** Whether a static ability that changes cards outside of the battlefield has been in force in this match. */
    public static final Column REACHES = W.register("reaches").counting();

    /** Whether any text has been changed in this match (612). */
    public static final Column TEXTS_CHANGED = W.register("texts changed").counting();

    /** How many exiled cards go back as soon as all that leave now have left (610.3d). */
    public static final Column GOING_BACK = W.register("going back");

    public static final Column NEXT_UNDER = W.register("next under");
    /** How often permanents have become world permanents, those that do so together counted once (704.5k). */
    public static final Column WORLDS = W.register("worlds");
    /** How many tokens lie where tokens cease to exist. */
    public static final Column STRAYS = W.register("strays").counting();

    public static final Option LIFE_AT_START = W.option("life", 20, 1, 999, "life at the start");
    public static final Option FORMAT = W.option(
            "format",
            java.util.List.of("constructed", "draft", "sealed"),
            "constructed",
            "where decks come from: brought along, drafted, or built from six packs");
    public static final Option DRAFTERS = W.option(
            "drafters",
            8,
            2,
            8,
            "how many sit at a draft, at least those who play; the house picks for the other places");
    public static final Option TURN_LIMIT =
            W.option("turns", 200, 0, 10_000, "the match is a draw after this number of turns; 0 for never");
    public static final Option STOP_UPKEEP = W.option("stop-upkeep", false, "priority in upkeep steps");
    public static final Option STOP_DRAW = W.option("stop-draw", false, "priority in draw steps");
    public static final Option STOP_BEGIN_COMBAT = W.option("stop-begin-combat", false, "priority as combat begins");
    public static final Option STOP_ATTACKERS =
            W.option("stop-attackers", true, "priority when attackers are declared");
    public static final Option STOP_BLOCKERS = W.option("stop-blockers", true, "priority when blockers are declared");
    public static final Option STOP_DAMAGE =
            W.option("stop-damage", false, "priority after combat damage and at the end of combat");
    public static final Option STOP_END = W.option(
            "stop-end",
            java.util.List.of("off", "on", "others"),
            "others",
            "priority in end steps: in all, or only in those of others");
    public static final Option STOP_OTHER_MAIN =
            W.option("stop-other-main", false, "priority in the main phases of others");
    public static final Option STOP_OWN =
            W.option("stop-own", false, "priority while what you did yourself is on top of the stack");
    public static final Option STOP_PAYING = W.option(
            "stop-paying", false, "tapping for mana by hand while a cost is paid; with priority it is always possible");
    public static final Option CHANGE_STOPS = W.option(
            "change-stops",
            0,
            0,
            255,
            "whose players may change where they stop as they play: 1 for the first seat, 2 for the second, 4 for"
                    + " the third and so on, or their sum; people may by default");
    public static final Option WAITS = W.option(
            "wait", false, "in their own main phases players are asked even if they can only pass, for scenarios");
    public static final Option MULLIGAN_ALLOWED = W.option("mulligans", true, "hands may be dealt again");

    private MagicWords() {}

    // ---- short words

    public static final Registers PLAYER_ROWS = W.rowRegisters("player row", 8);

    /** The row of the player in a seat. */
    public static int player(Table t, int seat) {
        return t.get(PLAYER_ROWS, seat);
    }

    public static boolean isPlayer(Table t, int row) {
        return t.is(PLAYER, row);
    }

    /** The seat that controls an object now, or of the player itself. */
    public static int controller(Table t, int row) {
        return t.is(PLAYER, row) ? t.ownerOf(row) : t.stat(CONTROLLER, row);
    }

    public static boolean isA(Table t, int object, Type type) {
        return (t.stat(TYPES, object) & type.bit()) != 0;
    }

    public static boolean has(Table t, int object, Keyword k) {
        return (t.stat(k.isSecond() ? GUARDS : KEYWORDS, object) & k.bit()) != 0;
    }

    public static boolean onBattlefield(Table t, int row) {
        return t.isIn(BATTLEFIELD, row);
    }

    /** The place of a zone among all zones. */
    public static int numberOf(Zone z) {
        for (int i = 0; i < ALL_ZONES.length; i++) if (ALL_ZONES[i].index() == z.index()) return i;
        throw new IllegalStateException(z + " is no zone of Magic");
    }

    /** The next seat in turn order that is still in the game. */
    public static int next(Table t, int seat) {
        int n = seat;
        do n = n + 1 == t.seats() ? 0 : n + 1;
        while (t.is(HAS_LOST, player(t, n)) && n != seat);
        return n;
    }

    public static boolean isIn(Table t, int seat) {
        return !t.is(HAS_LOST, player(t, seat));
    }

    public static Step step(Table t) {
        return Step.ALL[t.get(STEP)];
    }
}
