package croupier.games.essence;

import croupier.script.Vocabulary;

/**
 * How cards of essence say when something happens. An event is told of "a player", "a card" or "an Avatar"; what narrows it
 * says who or which that is: "a player discards a card and it is you" is "you discard a card".
 */
final class EventIdioms {
    /** The rest of what happens, up to what narrows it. */
    private static final String REST = "([^,.]*?)";

    private EventIdioms() {}

    static void addTo(Vocabulary v) {
        who(v);
        damage(v);
        which(v);
        howOften(v);
        instead(v);
    }

    // ---- who does it

    private static void who(Vocabulary v) {
        v.idiom("a turn (starts|ends) and it is you\\b", "your turn $1")
                .idiom("a player would " + REST + " and it is you\\b", "you would $1")
                .idiom("a player would " + REST + " and that player is that player", "they would $1")
                .idiom("a player (\\w+)s " + REST + " and it is you\\b", "you $1 $2")
                .idiom("a player " + REST + " and it is an opponent", "an opponent $1")
                .idiom("you use their", "you use your");
    }

    // ---- damage to a Deity: by what, to whom

    private static void damage(Vocabulary v) {
        v.idiom("a card ((?:deals|would deal) damage to a Deity) and this does it", "this $1")
                .idiom("a card ((?:deals|would deal) damage to a Deity) and its cause is yours", "a card of yours $1")
                .idiom("damage to a Deity and it is (you|an opponent)", "damage to $1");
    }

    // ---- which card it happens to

    private static void which(Vocabulary v) {
        v.idiom("a card enters and it enters the Avatar Line", "an Avatar enters")
                .idiom("a card enters and it enters the ([A-Z]\\w+ [A-Z]\\w+|battlefield)", "a card enters the $1")
                .idiom("a card enters and it goes to the (Null Zone|\\w+)", "a card goes to the $1")
                .idiom("a card leaves and it leaves the ([A-Z]\\w+ [A-Z]\\w+|\\w+)", "a card leaves the $1")
                .idiom("an Avatar is destroyed and this does it", "this destroys an Avatar")
                .idiom("an (?:Avatar|attacker) " + REST + " and this does it", "this $1")
                .idiom("(?:an Avatar|a card) " + REST + " and it is this", "this $1")
                .idiom("an Avatar " + REST + " and it is another", "another Avatar $1")
                .idiom("(an|another) Avatar " + REST + " and (?:that card|its cause) is yours", "$1 Avatar of yours $2")
                .idiom("an Avatar " + REST + " and that card is not yours", "an enemy Avatar $1")
                .idiom("a card ((?:enters|leaves|goes) [^,.]*?) and that card is yours", "a card of yours $1")
                .idiom("a card of yours " + REST + " and that card is a (Shard|Relic)", "a $2 of yours $1")
                .idiom("Avatar of yours " + REST + " and that card is Beast", "Beast of yours $1")
                .idiom("an Beast", "a Beast")
                .idiom("(plays?|draws?|discards?) a card" + REST + " and that card is (a \\w+)", "$1 $3$2")
                .idiom("(plays?|draws?|discards?) a card" + REST + " and that card is (\\w+)", "$1 a $3 card$2");
    }

    // ---- how many, how often

    private static void howOften(Vocabulary v) {
        v.idiom("you play a card and your cards played this turn is 2", "you play your second card in a turn")
                .idiom("you play a card and your cards played this turn is 3", "you play your third card in a turn")
                .idiom("an opponent draws a card and that many is 2", "an opponent draws a second card in a turn")
                .idiom("an Avatar of yours attacks and that many is 3", "a third Avatar of yours attacks in a turn")
                .idiom(
                        "(deal damage to [^,]*?) and that many is more than 0, it is the greater of 0 and that many -"
                                + " (\\d+) instead",
                        "$1, it is $2 less instead")
                .idiom("(deal damage to [^,]*?) and that many is more than 0,", "$1,")
                .idiom("(deal damage to [^,]*?) and that many is ", "$1 and the damage is ")
                .idiom("(declares?) attackers and that many is at least (\\d)", "$1 $2 or more attackers")
                .idiom("(declares?) attackers and that many is 1", "$1 a lone attacker")
                .idiom("(spends? KL|plays? a card) and your KL is 0", "$1 and have no KL left")
                .idiom("(plays? a card)" + REST + " and that many is more than 0", "$1 that costs KL$2");
    }

    // ---- what happens instead

    private static void instead(Vocabulary v) {
        v.idiom(
                        "if it would be destroyed and it is this and its cause is a Spell, it does not",
                        "no Spell destroys this")
                .idiom("if it would be destroyed and it is this, it does not", "this cannot be destroyed");
    }
}
