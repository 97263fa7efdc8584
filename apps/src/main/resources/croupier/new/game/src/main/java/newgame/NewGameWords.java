package newgame;

import croupier.kernel.*;

/** What lies on the table, what happens, and what players are asked. */
final class NewGameWords {
    static final Words WORDS = new Words();

    static final Kind PLAYER = WORDS.entity("player");
    static final Column COINS = PLAYER.number("coins").shown("coins");
    static final Kind CARD = WORDS.entity("card");

    static final Zone PLAYERS = WORDS.zone("player", Sight.ALL);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone DECK = WORDS.sharedZone("deck", Sight.NONE);
    static final Zone DISCARDS = WORDS.sharedZone("discards", Sight.ALL);

    static final Event GAIN = WORDS.event("gain", "{target} gains {amount} coins");
    static final Event LOSE = WORDS.event("lose", "{target} loses {amount} coins");

    static final Prompt YOUR_TURN = WORDS.prompt("turn", "Play a card");
    static final Word PLAY = WORDS.word("play", "play {a}");

    static final Option GOAL = WORDS.option("goal", 10, 1, 99, "coins that win the match");

    static final Stream DECK_ORDER = WORDS.stream("deck");
    static final Queue AGENDA = WORDS.queue("agenda");
    static final Task TURN = WORDS.task("turn", (t, seat, _, _, _) -> Rules.turn(t, seat), Holds.SEAT);
}
