package croupier.games.spire;

import croupier.script.Vocabulary;

/** How texts of relics and potions say what happens. */
final class Carried {
    private Carried() {}

    static void words(Vocabulary v) {
        v.say("to me", "it is done to you").say("by me", "it is done by you");
        v.say("this relic", "this relic").say("it.can be healed", "able to be healed");
        v.say("elite battle", "it is a battle with an elite").say("boss battle", "it is a battle with a boss");
        v.say("deck", "card of your deck|cards of your deck").say("turn", "the number of turns before this one");
        v.say("energy", "your energy").say("cards played this turn", "the number of cards played this turn");
        v.say("exhausts", "the exhaust pile").say("goes to discard", "the discard pile");
        v.say("goes on top", "the top of the draw pile")
                .say("nothing happens", "nothing")
                .say("power", "the power");
        afterwards(v);
        beforehand(v);
        damage(v);
    }

    private static void afterwards(Vocabulary v) {
        v.say("when before first draw", "the first hand is about to be drawn");
        v.say("when joined", "an enemy joins the battle").say("when shuffled", "the draw pile is shuffled");
        v.say("when hand empty", "your hand is empty").say("when turn end relics", "your turn ends");
        v.say("when round end", "a round ends").say("when block broken", "all block of somebody is broken");
        v.say("when healed", "HP are healed").say("when applied", "a power is applied");
        v.say("when potion used", "a potion is drunk").say("when gained gold", "you gain gold");
    }

    private static void beforehand(Vocabulary v) {
        v.say("before energy each turn", "you get energy for a turn").say("before energy left", "energy is left over");
        v.say("before draw per turn", "you draw for a turn")
                .say("before discard at end", "a card is discarded at the end");
        v.say("before may play", "a card is played").say("before unplayable card", "an unplayable card is played");
        v.say("before x counts", "an X is paid").say("before exhausts after use", "a used card is exhausted");
        v.say("before death", "somebody dies").say("before healing", "HP are healed");
        v.say("before resist", "a power is applied").say("before potency", "a potion is drunk");
        v.say("before obtain potion", "a potion is obtained").say("before gain gold", "gold is gained");
    }

    private static void damage(Vocabulary v) {
        v.say("before attack base", "the damage of an attack card counts");
        v.say("before damage out", "the damage of an attack is increased");
        v.say("before vulnerable counts", "vulnerable counts, in percent");
        v.say("before weak counts", "weak counts, in percent").say("before attack lands", "an attack passes block");
        v.say("before lose hp", "HP are lost").say("before lose hp last", "HP are lost, after all else");
    }
}
