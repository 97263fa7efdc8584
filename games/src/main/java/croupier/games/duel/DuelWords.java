package croupier.games.duel;

import croupier.kernel.*;
import java.util.List;
import java.util.Set;

/** The words of the duel's rulebook. */
final class DuelWords {
    static final Words WORDS = new Words();

    static final Kind PLAYER = WORDS.entity("player");
    static final Column HEALTH = PLAYER.number("health").shown("health");
    static final Column SPEED = PLAYER.number("speed").shown("speed");
    /** How many turns in the queue this player has had so far: the number of the next one is one more. */
    static final Column TURNS_GIVEN = PLAYER.number("turns given");

    /** How often this player has passed since anything happened. */
    static final Column PASSES = PLAYER.number("passes");

    /** Duels won in a match of several. */
    static final Column WON = PLAYER.number("duels won").shown("duels won");

    static final Kind ITEM = WORDS.entity("item");

    static final Kind STATUS = WORDS.entity("status");
    /** What is left of a status: charges or turns, whichever it counts. */
    static final Column CHARGES = STATUS.number("charges").shown("charges");

    static final Column TURNS = STATUS.number("turns").shown("turns");

    /** An entry of the turn queue; its id is the player and the number. */
    static final Kind TURN = WORDS.entity("turn");
    /** 1 or 2. */
    static final Column PLAYS = TURN.number("player").shown("player");

    static final Column NUMBER = TURN.number("number").shown("number");
    /** The running error of the distribution after this entry, doubled so that it is whole. */
    static final Column ERROR = TURN.number("error");

    /** The seat a listener listens for. */
    static final Column OWNER = WORDS.listener().seat("owner");
    /** The seats whose events concern it, as bits: whose turn or play it is, or at whom an effect is aimed. */
    static final Column CONCERNS = WORDS.listener().number("concerns");
    /** When it came: the same for all rows of one listener. */
    static final Column AGE = WORDS.listener().number("age");

    static final Zone PLAYERS = WORDS.zone("player", Sight.ALL);
    static final Zone ITEMS = WORDS.zone("items", Sight.ALL);
    static final Zone STATUSES = WORDS.zone("statuses", Sight.ALL);
    static final Zone USED = WORDS.zone("used", Sight.ALL);
    /** The turns to come; the first one is the turn under way. */
    static final Zone QUEUE = WORDS.sharedZone("turns", Sight.ALL);

    static final Event GAME_START = WORDS.event("game start", "The game starts");
    static final Event TURN_START = WORDS.event("turn start", "{source} begins a turn");
    static final Event TURN_END = WORDS.event("turn end", "{source} ends the turn");
    static final Event GAME_OVER = WORDS.event("game over", "{source} is beaten, {target} wins");
    static final Event PLAY = WORDS.event("play", "{source} plays {target}");
    static final Event DAMAGE = WORDS.event("damage", "{source}: {amount} damage to {target}");
    static final Event HEALING = WORDS.event("healing", "{source}: {amount} healing for {target}");
    static final Event SPEED_UP = WORDS.event("speed up", "{source}: {amount} more speed for {target}");
    static final Event SLOW_DOWN = WORDS.event("slow down", "{source}: {amount} less speed for {target}");
    static final Event REMOVE_ITEM = WORDS.event("remove item", "");
    static final Event REMOVE_STATUS = WORDS.event("remove status", "");
    /** The log has the number of the status in place of an amount. */
    static final Event ADD_STATUS = WORDS.event("add status", "");
    /** That a listener swallows an effect, aimed at the player whose effect it is. */
    static final Event NEGATION = WORDS.event("negation", "");
    /** What health has become, shown to spectators; the log's state-changes say it too. */
    static final Event HEALTH_NOW = WORDS.event("health now", "{target} has {amount} health");
    /** An effect has been applied; the log's state-change. */
    static final Event CHANGED = WORDS.event("changed", "");
    /** For spectators: why something happens that nobody played. */
    static final Event REACTS = WORDS.event("reacts", "{source} reacts");

    static final Event REMOVES = WORDS.event("removes", "{source} removes {target}");
    /** Why a duel ends without a winner, and that it will if this goes on. */
    static final Event STALLS =
            WORDS.event("stalls", "Nothing happens: if both pass {amount} times more, nobody wins the duel");

    static final Event STALLED = WORDS.event(
            "stalled", "Both players passed {amount} times and nothing else happened: nobody wins the duel");
    static final Event OUT_OF_TURNS = WORDS.event("out of turns", "The duel has lasted {amount} turns: nobody wins it");

    static final Event TIRED = WORDS.event("tired", "{target} is tired");

    /** Events for people who watch; the rulebook's log has states instead. */
    static final Set<Event> FOR_VIEWERS = Set.of(HEALTH_NOW, REACTS, TIRED, REMOVES, STALLS, STALLED, OUT_OF_TURNS);

    /** How many listeners each event up to this one may concern, by event and seat. */
    static final Registers CONCERNED = WORDS.registers("concerned", 2 * (NEGATION.index() + 1));

    static final Prompt YOUR_TURN = WORDS.prompt("turn", "Play an item or pass");
    static final Word PLAY_ITEM = WORDS.word("play", "Play {a}");
    static final Word PASS = WORDS.word("pass", "Pass");

    static final Stream LOADOUTS = WORDS.stream("loadouts");

    /** The rows of the players. */
    static final Registers PLAYER_ROWS = WORDS.rowRegisters("player row", 2);

    /** The player who is beaten, 1 or 2; 0 as long as nobody is. */
    static final Column BEATEN = WORDS.register("beaten");
    /** 1 while passes are counted, -1 if a listener has done something in this turn. */
    static final Column QUIET = WORDS.register("quiet");
    /** Why the last duel had no winner: 1 for its turns, 2 for passes. */
    static final Column UNDECIDED = WORDS.register("undecided");
    /** How many turns have begun. */
    static final Column TURN_COUNT = WORDS.turnRegister("turn count");

    /** How many duels of the match are over. */
    static final Column ROUND = WORDS.register("duels over");

    static final Option BEGINS = WORDS.option(
            "first", List.of("faster", "one", "two"), "faster", "Who begins; of equally fast players player two.");
    static final Option BEST_OF =
            WORDS.option("best-of", 1, 1, 9, "Duels of a match: who wins more than half wins it.");
    static final Option SIZE = WORDS.option("size", 5, 0, 60, "How many items a random loadout has.");
    static final Option HEALTH_ONE = WORDS.option("health-one", 20, 1, 9999, "Health of player one at the start.");
    static final Option HEALTH_TWO = WORDS.option("health-two", 20, 1, 9999, "Health of player two at the start.");
    static final Option SPEED_ONE = WORDS.option("speed-one", 8, 0, 999, "Speed of player one at the start.");
    static final Option SPEED_TWO = WORDS.option("speed-two", 8, 0, 999, "Speed of player two at the start.");
    static final Option CAP = WORDS.option("cap", 0, 0, 9999, "Health that healing does not exceed; 0 for no limit.");
    static final Option LIMIT =
            WORDS.option("turns", 200, 0, 100_000, "After this many turns the duel is a draw; 0 for never.");
    static final Option PASS_LIMIT =
            WORDS.option("passes", 10, 0, 10_000, "After this many passes of both in a row it is a draw; 0 for never.");

    /** Whether somebody is beaten: from then on nothing happens. */
    static boolean isDecided(Table t) {
        return t.get(BEATEN) != 0;
    }

    /** The row of the player in a seat. */
    static int player(Table t, int seat) {
        return t.get(PLAYER_ROWS, seat);
    }
}
