package croupier.script.scenario;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Option;
import croupier.kernel.Prompt;
import croupier.kernel.Queue;
import croupier.kernel.Reason;
import croupier.kernel.Sight;
import croupier.kernel.Stream;
import croupier.kernel.Task;
import croupier.kernel.Word;
import croupier.kernel.Words;
import croupier.kernel.Zone;

/** The words of the toy game: two to four players with hit points and cards. */
final class ToyWords {
    static final Words W = new Words();

    static final Kind HERO = W.entity("hero");
    static final Column HP = HERO.number("hp").shown("hp");
    static final Column BLOCK = HERO.number("block").shown("block");
    static final Column STRENGTH = HERO.number("strength");

    static final Kind CARD = W.entity("card");
    static final Column BONUS = CARD.number("bonus");
    static final Kind STATUS = W.entity("status");

    static final Zone HEROES = W.zone("hero", Sight.ALL);
    static final Zone HAND = W.zone("hand", Sight.OWNER);
    static final Zone DECK = W.zone("deck", Sight.NONE);
    static final Zone DISCARD = W.sharedZone("discard pile", Sight.ALL);
    static final Zone STATUSES = W.zone("statuses", Sight.ALL);

    enum Phase {
        BETTING,
        PLAYING
    }

    static final Column PHASE = W.register("phase");
    static final Column TURN = W.register("turn").shown("turn");
    static final Column ACTIVE = W.register("active");

    static final Event DAMAGE = W.event("damage", "{source} hits {target} for {amount}");
    static final Event HEAL = W.event("heal", "{target} heals {amount}");

    static final Prompt PLAY_OR_PASS = W.prompt("play", "Play a card");
    static final Prompt BET = W.prompt("bet", "Bet a number");
    static final Prompt DISCARDS = W.prompt("discards", "Discard cards");
    static final Word PLAY = W.word("play", "Play {a}[ on {b}]");
    static final Word PASS = W.word("pass", "Pass the turn");
    static final Reason TOO_WEAK = new Reason("too weak", "{a} needs {n} strength");

    static final Stream DICE = W.stream("dice");
    static final Queue LINE = W.queue("line");
    static final Task TAKE_TURN = W.task("turn", (t, a, b, c, d) -> ToyRules.turn(t));
    static final Task BET_ALL = W.task("bet", (t, a, b, c, d) -> ToyRules.bet(t));

    static final Option START = W.option("start", 10, 1, 99, "Hit points at the start.");
    static final Option BETTING = W.option("betting", false, "All bet before the first turn.");
    static final Option SHIELDS = W.option("shields", true, "Shields swallow damage.");

    private ToyWords() {}
}
