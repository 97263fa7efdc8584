package loveletter;

import croupier.kernel.*;

/** What lies on the table, what happens, and what players are asked. */
final class LoveWords {
    static final Words WORDS = new Words();
    static final Kind PLAYER = WORDS.entity("player");
    static final Column TOKENS = PLAYER.number("tokens").shown("tokens");
    static final Column SAFE = PLAYER.flag("safe").shown("safe");
    static final Column OUT = PLAYER.flag("out").shown("out");
    static final Column IN = WORDS.register("players in the round");
    static final Kind CARD = WORDS.entity("card");
    static final Zone PLAYERS = WORDS.zone("player", Sight.ALL);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone DISCARDS = WORDS.zone("discards", Sight.ALL);
    static final Zone DECK = WORDS.sharedZone("deck", Sight.NONE);
    static final Zone ASIDE = WORDS.sharedZone("aside", Sight.NONE);
    static final Zone OPEN = WORDS.sharedZone("open", Sight.ALL);
    static final Event GUESS = WORDS.event("guess", "{source} guesses {amount} at {target}");
    static final Event IS_OUT = WORDS.event("out", "{target} is out");
    static final Event WINS = WORDS.event("wins", "{target} wins the round");
    static final Prompt YOUR_TURN = WORDS.prompt("turn", "Play one of your two cards");
    static final Prompt AT_WHOM = WORDS.prompt("at whom", "At whom?");
    static final Prompt WHICH = WORDS.prompt("which", "Which card do they hold?");
    static final Word PLAY = WORDS.word("play", "play {a}");
    static final Word NAME = WORDS.word("name", "name {card}");
    static final Reason WAITS = new Reason("waits", "{a} cannot be played beside your other card");
    static final Stream DECK_ORDER = WORDS.stream("deck");
    static final Queue AGENDA = WORDS.queue("agenda");
    static final Task ROUND = WORDS.task("round", (t, first, _, _, _) -> Rounds.deal(t, first), Holds.SEAT);
    static final Task TURN = WORDS.task("turn", (t, seat, _, _, _) -> Rounds.turn(t, seat), Holds.SEAT);
}
