package croupier.lab.toy;

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

/** The words of the toy game. */
final class ToyWords {
    static final Words WORDS = new Words();

    static final Kind CARD = WORDS.entity("card");
    static final Column VALUE = CARD.number("value").shown("value");

    static final Column ROUND = WORDS.turnRegister("round").shown("round");

    static final Zone DECK = WORDS.sharedZone("deck", Sight.NONE);
    static final Zone PLAYED = WORDS.sharedZone("played", Sight.ALL);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone WON = WORDS.zone("won", Sight.ALL);
    static final Zone DISCARD = WORDS.sharedZone("discard", Sight.ALL);

    static final Event SHOWN = WORDS.event("shown", "{source} is played");
    static final Event TAKEN = WORDS.event("taken", "{amount} cards are taken");
    static final Event SPOILED = WORDS.event("spoiled", "{source} spoils {target}");

    static final Prompt SHOW = WORDS.prompt("show", "Play a card, all at once");
    static final Prompt CHANGE = WORDS.prompt("change", "Put cards under the deck and draw as many");
    static final Prompt SPOIL = WORDS.prompt("spoil", "Spoil what was just taken?");
    static final Prompt WHICH = WORDS.prompt("which", "Which card is spoiled?");

    static final Word PLAY = WORDS.word("play", "play {a}");
    static final Word SPOILS = WORDS.word("spoil", "spoil with {a}");

    static final Reason TOO_HIGH = new Reason("too high", "{a} is too high for the first round");

    static final Option CARDS = WORDS.option("cards", 4, 2, 6, "how many cards a hand has");
    static final Option SPOILING = WORDS.option("spoiling", true, "whether ones spoil");

    static final Stream CHANCE = WORDS.stream("chance");
    static final Queue LINE = WORDS.queue("line");

    static final Task PLAY_ROUND = WORDS.task("round", (t, _, _, _, _) -> ToyRules.round(t));
    static final Task CHANGE_HAND = WORDS.task("change hand", (t, seat, _, _, _) -> ToyRules.changeHand(t, seat));
    static final Task SPOIL_TAKEN = WORDS.task("spoil taken", (t, winner, _, _, _) -> ToyRules.spoilTaken(t, winner));
    static final Task NEXT = WORDS.task("next", (t, _, _, _, _) -> ToyRules.next(t));

    private ToyWords() {}
}
