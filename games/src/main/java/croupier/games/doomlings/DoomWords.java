package croupier.games.doomlings;

import croupier.kernel.*;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The words of the rulebook. */
final class DoomWords {
    static final Words WORDS = new Words();

    static final Kind PLAYER = WORDS.entity("player");
    /** The hand size after stabilising, 1 to 8. */
    static final Column GENE_POOL = PLAYER.number("gene pool").shown("gene pool");
    /** Further plays of this turn. */
    static final Column EXTRA_PLAYS = PLAYER.number("extra plays");
    /** Cards to discard before the next turn. */
    static final Column OWED = PLAYER.number("owed");
    /** Whether the player ignores the catastrophe that strikes now. */
    static final Column IGNORES = PLAYER.flag("ignores");
    /** Points from the last World's End line, and from drawing for a tie. */
    static final Column LINE_POINTS = PLAYER.number("line points").shown("World's End");

    static final Column TIE_POINTS = PLAYER.number("tie points").shown("drawn for the tie");

    static final Kind TRAIT = WORDS.entity("trait");
    static final Column COLOR = TRAIT.number("color");
    /** The colour that was chosen for it at World's End, -1 before. */
    static final Column CHOSEN = TRAIT.number("chosen");
    /** Whether what it does once has been done. */
    static final Column USED = TRAIT.flag("used");
    /** Whether its World's End effect was resolved, and in which step it came into a pile. */
    static final Column RESOLVED = TRAIT.flag("resolved");

    static final Column ENTERED = TRAIT.number("entered");
    /** Whether it is worth a fixed number of points whatever it says, and how many. */
    static final Column FIXED = TRAIT.flag("fixed");

    static final Column WORTH = TRAIT.number("worth");

    static final Kind AGE = WORDS.entity("age");
    static final Kind CATASTROPHE = WORDS.entity("catastrophe");

    static final Zone PLAYERS = WORDS.zone("player", Sight.ALL);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone TRAITS = WORDS.zone("traits", Sight.ALL);
    static final Zone DECK = WORDS.sharedZone("deck", Sight.NONE);
    static final Zone DISCARD_PILE = WORDS.sharedZone("discard pile", Sight.ALL);
    static final Zone AGE_DECK = WORDS.sharedZone("age deck", Sight.NONE);
    static final Zone AGES = WORDS.sharedZone("ages", Sight.ALL);
    static final Zone CATASTROPHES = WORDS.sharedZone("catastrophes", Sight.ALL);
    /** Ages and catastrophes that are not in this match. */
    static final Zone BOX = WORDS.sharedZone("box", Sight.NONE);

    static final Reason FORBIDDEN = new Reason("forbidden", "the age forbids {a}");
    static final Reason NOT_REQUIRED = new Reason("not required", "the age requires another trait than {a}");
    static final Reason THIRD_DOMINANT = new Reason("third dominant", "there are two dominant traits in the pile");
    static final Reason UNMET = new Reason("requirement", "the requirement of {a} is not met");

    static final Event REVEALED = WORDS.event("revealed", "{source} reveals {target}");
    static final Event PASSED_OVER = WORDS.event("passed over", "{target} is passed over");
    static final Event TURN_STARTS = WORDS.event("turn starts", "{source} begins a turn");
    static final Event PLAYS = WORDS.event("plays", "");
    static final Event NO_ACTION =
            WORDS.event("no action", "The action of {target} does not happen because of {source}");
    /** Why something did not happen, or not as it was meant. */
    static final Event ABORTED = WORDS.event("aborted", "The effect of {target} ends: {words}");

    static final Event CANCELS = WORDS.event("cancels", "The effect of {target} ends because of {source}");
    static final Event REDIRECTS = WORDS.event("redirects", "{source} turns the effect to {target}");
    static final Event MODIFIES = WORDS.event("modifies", "{source} makes the amount {amount}");
    static final Event NO_TARGET = WORDS.event("no target", "{target} finds nothing that it could affect");
    static final Event NOT_STOLEN = WORDS.event("not stolen", "{target} is not stolen because of {source}");
    static final Event NOT_DISCARDED = WORDS.event("not discarded", "{target} is not discarded because of {source}");
    static final Event KEEPS_CARDS = WORDS.event("keeps cards", "{target} discards {amount} because of {source}");
    static final Event NOT_STABILISED =
            WORDS.event("not stabilised", "{target} does not stabilise because of {source}");
    static final Event NOT_STRUCK = WORDS.event("not struck", "{target} has no effect because of {source}");
    static final Event LIFTS = WORDS.event("lifts", "{target} forbids nothing because of {source}");
    /** Somebody cannot play a card, by the reason. */
    static final Map<Reason, Event> CANNOT_PLAY = Map.of(
            FORBIDDEN, cannotPlay("forbidden", "the age forbids it"),
            THIRD_DOMINANT, cannotPlay("dominants", "two dominants are in the pile"),
            UNMET, cannotPlay("requirement", "its requirement is not met"));

    static final Event DISCARDS = WORDS.event("discards", "");
    static final Event STRIKES = WORDS.event("strikes", "");
    static final Event IGNORED = WORDS.event("ignored", "{source} ignores {target}");
    static final Event POOL_CHANGED = WORDS.event("gene pool changed", "{source}: gene pool {amount}");
    static final Event SKIPPED = WORDS.event("skipped", "{source} skips the turn: nothing can be played");
    static final Event CHOOSES = WORDS.event("chooses", "{source} chooses {words} for {target}");
    static final Event ENDS = WORDS.event("ends", "The world ends with {target}");
    static final Event LINE_SCORED = WORDS.event("line scored", "{target} counts {amount} for {source}");
    static final Event TRAIT_SCORED = WORDS.event("trait scored", "{target} counts {amount} for {source}");
    static final Event TIE_DRAWN = WORDS.event("tie drawn", "{source} draws {target} for the tie: {amount}");
    static final Event TOTAL = WORDS.event("total", "{source} has {amount} in all");

    static final Prompt YOUR_TURN = WORDS.prompt("your turn", "Play a trait");
    static final Prompt PLAY_MORE = WORDS.prompt("play more", "Play another trait?");
    static final Prompt INTO_WHOSE = WORDS.prompt("into whose pile", "Into whose pile does it go?");
    static final Prompt TARGET_WHOM = WORDS.prompt("target", "Whom does it affect?");
    static final Prompt REDIRECT_TO = WORDS.prompt("redirect", "Who is affected instead?");
    static final Prompt TOO_MANY = WORDS.prompt("stabilise", "Stabilise: discard");
    static final Prompt OWES = WORDS.prompt("owes", "Discard before the turn");
    static final Prompt SKIP_STABILISING = WORDS.prompt("skip stabilising", "Stabilise?");
    static final Prompt INSTEAD = WORDS.prompt("instead of stabilising", "Stabilise, or do what it says instead?");
    static final Prompt WHICH_FIRST = WORDS.prompt("which first", "World's End: which trait is next?");
    static final Prompt DISCARD_WHICH = WORDS.prompt("discard", "Discard");
    static final Prompt PLAY_WHICH = WORDS.prompt("play another", "Play another trait");
    static final Prompt STEAL_WHICH = WORDS.prompt("steal", "Steal");
    static final Prompt GIVE_WHICH = WORDS.prompt("give", "Give away");
    static final Prompt CHOOSE = WORDS.prompt("choose a trait", "Choose a trait");
    static final Prompt CHOOSE_COLOR = WORDS.prompt("choose a color", "Choose a color");
    /** The questions of windows, by the number of the trigger. */
    static final Prompt[] REACT = Arrays.stream(Trigger.values())
            .map(to -> WORDS.prompt("react " + to.when, to.question))
            .toArray(Prompt[]::new);

    static final Word PLAY = WORDS.word("play", "play {a}");
    static final Word AT_ONCE = WORDS.word("at once", "play {a} besides, at once");
    static final Word SKIP = WORDS.word("skip", "skip the turn");
    static final Word RENEW = WORDS.word("renew", "discard the hand, draw 3 and skip the turn");
    static final Word STABILISE = WORDS.word("stabilise", "stabilise");
    static final Word DO_NOT = WORDS.word("do not", "do not stabilise");
    static final Word DO_SO = WORDS.word("do so", "do that instead");
    static final Word DECLINE = WORDS.word("decline", "decline");
    static final Word REACT_WITH = WORDS.word("react", "play {a}");
    static final Word NO_COLOR = WORDS.word("no color", "none");
    static final Word[] COLORS = {
        WORDS.word("colorless", "Colorless"),
        WORDS.word("red", "Red"),
        WORDS.word("blue", "Blue"),
        WORDS.word("green", "Green"),
        WORDS.word("purple", "Purple"),
    };

    static final Stream SHUFFLE = WORDS.stream("shuffle");
    static final Stream CHANCE = WORDS.stream("chance");

    /** What is under way: plays, windows, actions. It comes before the course of the round. */
    static final Queue EFFECTS = WORDS.queue("effects");
    /** The course of the round: turns and their parts, World's End. */
    static final Queue COURSE = WORDS.queue("course");
    /** How many effects were queued by the task under way: the next one stands behind them. */
    static final Column QUEUED = WORDS.register("queued");

    /** The rows of the players, by seat. */
    static final Registers PLAYER_ROWS = WORDS.rowRegisters("player row", 6);

    static final Column ROUND = WORDS.turnRegister("round").shown("round");
    static final Column FIRST = WORDS.seatRegister("first");
    /** The age or catastrophe of this round. */
    static final Column NOW = WORDS.rowRegister("age now");
    /** The catastrophe whose World's End line counts. */
    static final Column FINAL = WORDS.rowRegister("final");
    /** Whether World's End has begun. */
    static final Column ENDING = WORDS.register("ending");
    /** The number of the step of World's End under way. */
    static final Column STEP = WORDS.register("step");
    /** One more than the colour of the last trait that anybody played from hand; 0 before. */
    static final Column LAST_COLOR = WORDS.register("last color");
    /** The trait whose action is under way, 0 for none. */
    static final Column ACTING = WORDS.rowRegister("acting");
    /** How deep windows are nested. */
    static final Column DEPTH = WORDS.register("window depth");
    /** How many were asked by all windows of the task. */
    static final Column WINDOWS_ASKED = WORDS.register("windows asked");
    /** What came of the last window: the reaction that cancels the thing, at whom it is aimed now, and its amount. */
    static final Column CANCELLED = WORDS.rowRegister("cancelled");

    static final Column AIMED = WORDS.register("aimed");
    static final Column CHANGED = WORDS.register("changed");
    /** The reaction that changed the amount, 0 for none. */
    static final Column CHANGER = WORDS.rowRegister("changer");

    /** Whether the age of this round forbids nothing any more. */
    static final Column LIFTED = WORDS.register("lifted");
    /** Whether cards were shuffled into the age deck, whose piles are then mixed. */
    static final Column AGES_MIXED = WORDS.register("ages mixed");

    static final Task REVEAL_TASK = WORDS.task("reveal", Rounds::reveal);
    static final Task INSTANT_TASK = WORDS.task("instant", Rounds::instant);
    static final Task STRUCK_TASK = WORDS.task("struck", Rounds::struck);
    static final Task BEGIN_TASK = WORDS.task("begin turn", Turns::begin, Holds.SEAT);
    static final Task CHOOSE_TASK = WORDS.task("choose a play", Turns::choose, Holds.SEAT);
    static final Task MORE_TASK = WORDS.task("play more", Turns::more, Holds.SEAT, Holds.ROW);
    static final Task STABILISE_TASK = WORDS.task("stabilise", Turns::stabilise, Holds.SEAT);
    static final Task STABILISED_TASK = WORDS.task("stabilised", Turns::stabilised, Holds.SEAT);
    static final Task PLAY_TASK = WORDS.task("play", Plays::play, Holds.SEAT, Holds.ROW);
    static final Task ENTER_TASK = WORDS.task("enter", Plays::enter, Holds.SEAT, Holds.ROW);
    static final Task PLAYED_TASK = WORDS.task("played", Plays::played, Holds.SEAT, Holds.ROW);
    static final Task ACTION_TASK = WORDS.task("action", Plays::action, Holds.SEAT, Holds.ROW, Holds.NUMBER, Holds.ROW);
    static final Task AFTERWARDS_TASK = WORDS.task("afterwards", Plays::afterwards, Holds.SEAT, Holds.ROW);
    static final Task WORLDS_END_TASK = WORDS.task("world's end", WorldsEnd::begin);
    static final Task END_STEP_TASK = WORDS.task("world's end of", WorldsEnd::step, Holds.SEAT);
    static final Task LINE_TASK = WORDS.task("line", WorldsEnd::line, Holds.SEAT);
    static final Task SCORE_TASK = WORDS.task("score", WorldsEnd::score);

    static final Option LEADER =
            WORDS.option("gene-pool-leader", false, "Whether the only one with the largest gene pool scores 2 more.");
    static final Option REACTION_TIME = WORDS.option(
            "reaction-time",
            15,
            0,
            600,
            "Seconds to decide on a reaction, where a clock runs or others wait; 0 for the table's clock.");

    static final Option ASKED_FIRST = WORDS.option(
            "reactions",
            List.of("targets-first", "in-turn", "together"),
            "targets-first",
            "Who is asked first in a reaction window.");
    static final Option STACKING = WORDS.option(
            "stacking",
            List.of("last-wins", "first-wins", "all-apply"),
            "last-wins",
            "Which of several reactions that interfere counts.");
    static final Option TIME_UP = WORDS.option(
            "time-up", List.of("decline", "play"), "decline", "What a reaction window does when time runs out.");

    static int player(Table t, int seat) {
        return t.get(PLAYER_ROWS, seat);
    }

    /** The seat at this place of the turn order, counted from 0: the first player. */
    static int inTurn(Table t, int place) {
        return (t.get(FIRST) + place) % t.seats();
    }

    private static Event cannotPlay(String name, String why) {
        return WORDS.event("cannot play, " + name, "{source} cannot play {target}: " + why);
    }

    static Word colorWord(int color) {
        return COLORS[color];
    }

    /** An effect is queued behind those that the task under way has queued already, before everything else. */
    static void next(Table t, Task task, int seat, int row, int c, int d) {
        t.insert(EFFECTS, t.get(QUEUED), task, seat, row, c, d);
        t.add(QUEUED, 1);
    }
}
