package croupier.games.essence;

import croupier.script.Vocabulary;

/** How cards of essence say in few words what their parts say one after the other. */
final class Idioms {
    private static final String ASPECTS = "(Glow|Void|Gray)";

    private Idioms() {}

    static void addTo(Vocabulary v) {
        sets(v);
        EventIdioms.addTo(v);
        conditions(v);
        amounts(v);
        steps(v);
        lasting(v);
    }

    // ---- which cards are meant

    private static void sets(Vocabulary v) {
        v.idiom("up to (\\d) your Avatars whose it is " + ASPECTS, "up to $1 $2 Avatars of yours")
                .idiom("up to (\\d) your Avatars", "up to $1 Avatars of yours")
                .idiom("your Avatars except this whose it is " + ASPECTS, "your other $1 Avatars")
                .idiom("your Avatars except this whose it is Beast", "your other Beasts")
                .idiom("your Avatars except this whose it is attacking", "your other attackers")
                .idiom("your Avatars except this", "your other Avatars")
                .idiom("your Avatars whose it is Beast and it is attacking", "your attacking Beasts")
                .idiom("your Avatars whose it is Beast", "your Beasts")
                .idiom("your Avatars whose it is a Guardian", "your Guardians")
                .idiom("your Avatars whose it is " + ASPECTS, "your $1 Avatars")
                .idiom("one of attackers except this whose it is Beast", "another attacking Beast")
                .idiom("one of all Avatars except this", "another Avatar")
                .idiom("one of enemy Relics and Supports and enemy Domains", "an enemy Relic, Support or Domain")
                .idiom("all Avatars whose it is not Beast", "Avatars that are not Beasts")
                .idiom("a card of your Crypt whose it is a Spell", "a Spell of your Crypt")
                .idiom("up to 1 card of your Crypt whose it is a Spell", "up to one Spell of your Crypt")
                .idiom(
                        "up to 1 card of your Crypt whose it is Void and it is an? (Avatar|Spell)",
                        "up to one Void $1 of your Crypt")
                .idiom(
                        "up to 1 card of your Crypt whose it is Void or it is Gray",
                        "up to one Void or Gray card of your Crypt")
                .idiom(
                        "card of your Crypt whose type is avatar and cost is at most (\\d)",
                        "card of your Crypt that is an Avatar and costs $1 or less")
                .idiom(
                        "whose controller is in that opponent and cost is at most (\\d)",
                        "of that opponent that costs $1 or less")
                .idiom("enemy Avatar of that opponent", "Avatar of that opponent")
                .idiom("whose cost is at most (\\d)", "that costs $1 or less")
                .idiom("whose cost is at least (\\d)", "that costs $1 or more")
                .idiom("whose type is not avatar", "that is no Avatar")
                .idiom("whose type is avatar", "that is an Avatar")
                .idiom("whose it is ", "that is ")
                .idiom(" that is (Glow|Void|Gray) or it is ", " that is $1 or ")
                .idiom("the cards of your Crypt that is a Spell", "Spells in your Crypt");
    }

    // ---- if something is so

    private static void conditions(Vocabulary v) {
        v.idiom(
                        "there are opponents whose (Essence) is (more|less) than your Essence",
                        "an opponent has $2 $1 than you")
                .idiom(
                        "there are opponents whose hand size is more than your hand size",
                        "an opponent has more cards in hand than you")
                .idiom("there are your other Beasts", "you have another Beast")
                .idiom("there are your other attackers", "another Avatar of yours attacks")
                .idiom("there are your Beasts", "you have a Beast")
                .idiom("there are your (Glow|Void|Gray) Avatars", "you have a $1 Avatar")
                .idiom("there are your Avatars", "you have an Avatar")
                .idiom("there are Spells in your Crypt", "there is a Spell in your Crypt")
                .idiom("there are that opponent's the cards of that hand", "that opponent has a card in hand")
                .idiom("the number of your (\\w+) Avatars is at least (\\d)", "you have $2 or more $1 Avatars")
                .idiom("your Deity's name is (.*?) or your Deity's name is", "your Deity is $1 or")
                .idiom("your Deity's name is", "your Deity is")
                .idiom("your attackers this turn is 0", "you have not attacked this turn")
                .idiom("your attackers this turn is more than 0", "you have attacked this turn")
                .idiom("you are has attacked", "you have attacked before in this match")
                .idiom(" and your spells played this turn is more than 0", ", if you have played a Spell this turn")
                .idiom("your beasts died this turn is at least (\\d)", "$1 or more of your Beasts died this turn")
                .idiom("your hand size is at most (\\d)", "you have $1 or fewer cards in hand")
                .idiom(
                        "the highest Essence among all players is the lowest Essence among all players",
                        "all players have the same Essence")
                .idiom("this' counters is at least (\\d)", "this has $1 or more counters")
                .idiom("aspects among my avatars is at least (\\d)", "your Avatars have $1 or more aspects among them");
    }

    // ---- how much

    private static void amounts(Vocabulary v) {
        v.idiom("KL bonus: 1 \\(0 unless ([^)]*)\\)", "KL bonus: 1 if $1")
                .idiom("costs 1 \\(0 unless ([^)]*)\\) KL less", "costs 1 KL less if $1")
                .idiom("gain (\\d) \\((\\d) unless ([^)]*)\\) Essence", "gain $2 Essence, or $1 if $3")
                .idiom(
                        "an opponent loses the lesser of (\\d) and the number of the cards of your Crypt Essence",
                        "an opponent loses 1 Essence for each card of your Crypt, at most $1")
                .idiom(
                        "you draw the lesser of (\\d) and aspects among my avatars cards",
                        "you draw a card for each aspect among your Avatars, at most $1")
                .idiom(
                        "the Essence of all players becomes low",
                        "the Essence of all players becomes that of the lowest")
                .idiom(
                        "the Essence of all players becomes middle",
                        "the Essence of all players becomes their average, rounded down")
                .idiom("create slain (\\S+ [^.]*)", "create a $1 for each");
    }

    // ---- what happens

    private static void steps(Vocabulary v) {
        v.idiom("you may you ", "you may ")
                .idiom(
                        "you may (an opponent|opponents|all players|that player|that card's controller) loses? ",
                        "you may have $1 lose ")
                .idiom("you may gain 2 Essence and you may draw", "you may gain 2 Essence, and may draw")
                .idiom("draw (\\d) card and discard a card of your hand", "draw $1 card, then discard a card")
                .idiom("draw (\\d) card\\. Discard a card of your hand", "draw $1 card, then discard a card")
                .idiom("discard a card of your hand", "discard a card")
                .idiom("that card's controller", "its controller")
                .idiom(
                        "Choose 1 opponent\\. That opponent loses (\\d) Essence\\. That opponent loses (\\d) KL",
                        "An opponent loses $1 Essence and $2 KL")
                .idiom(
                        "Choose 1 opponent\\. That opponent loses (\\d) KL\\. That opponent loses (\\d) Essence",
                        "An opponent loses $1 KL and $2 Essence")
                .idiom(
                        "If that opponent's Essence is at most 10, that opponent loses",
                        "If they have 10 Essence or less, they lose")
                .idiom("Destroy up to 1 (enemy )?Avatar", "You may destroy an $1Avatar")
                .idiom(
                        "Choose 1 Avatar that costs 1 or less\\. Destroy that Avatar\\. If there are that Avatar that is Glow, that Avatar's",
                        "Destroy an Avatar that costs 1 or less. If it was Glow, its")
                .idiom(
                        "Choose up to 1 Avatar\\. Deal 1 damage to that Avatar\\. If there are that Avatar that is not alive",
                        "You may deal 1 damage to an Avatar. If that destroys it")
                .idiom(
                        "for each of opponents, it chooses one: • It gains 3 Essence, put 1 counter on this and • It gains 0 Essence\\. You draw this' counters cards",
                        "each opponent may gain 3 Essence; you draw 1 card for each who does")
                .idiom("for each of opponents, it", "each opponent")
                .idiom("for each of all players, it", "each player")
                .idiom("sacrifices (\\d) their Avatars", "sacrifices $1 Avatars")
                .idiom("discards (\\d) the cards of that hand", "discards $1 cards")
                .idiom("discards a card of that hand", "discards a card")
                .idiom(
                        "Choose 1 opponent\\. Discard a random card of that hand",
                        "An opponent discards a card at random")
                .idiom(
                        "Choose 1 opponent\\. Look at that opponent's the cards of that hand\\. Discard a card of that hand",
                        "Look at an opponent's hand and discard a card of it")
                .idiom(
                        "Choose 1 opponent\\. Reveal that opponent's the cards of that hand\\. Discard a card of that hand",
                        "An opponent reveals their hand. Discard a card of it")
                .idiom("Choose 1 opponent[.,] [Tt]hat opponent (chooses|discards)", "An opponent $1")
                .idiom(
                        "Choose 1 opponent\\. If that opponent has a card in hand, that opponent discards a card\\. Otherwise, that opponent loses",
                        "An opponent discards a card, or without one loses")
                .idiom("• That opponent ", "• They ")
                .idiom("• They loses ", "• They lose ")
                .idiom("• They discards ", "• They discard ")
                .idiom("• They lose 1 KL\\. You draw", "• They lose 1 KL and you draw")
                .idiom("(,| and) • ", ". • ")
                .idiom("\\. • An opponent", ". • An opponent")
                .idiom(
                        "the top 1 card of (.*?) deck[.]? (?:and put|Put) up to 1 of those cards under the deck",
                        "the top card of $1 deck; you may put it under the deck")
                .idiom(
                        "Choose (up to \\d|\\d) of those cards( that is [^.]*)?\\. Put the chosen (into hand|onto your battlefield)\\. Put those cards except the chosen",
                        "Put $1 of them$2 $3 and the rest")
                .idiom("Put (up to \\d) of those cards( that is an Avatar)? into hand", "Put $1 of them$2 into hand")
                .idiom("of them that is no Avatar", "of them that are no Avatars")
                .idiom("up to (\\d) of them that is ([^.]*?) (into|onto)", "up to $1 of them ($2) $3")
                .idiom("(\\d) of them that is ([^.]*?) (into|onto)", "$1 of them ($2) $3")
                .idiom(
                        "Choose a number from 0 to 3\\. Choose 1 player\\. Choose 1 of all players except the giving\\. Move many Essence from the giving to the getting",
                        "Move up to 3 Essence from one player to another")
                .idiom(
                        "Choose 1 of all players with the highest Essence\\. Choose 1 of all players with the lowest Essence\\. The top loses (\\d) Essence\\. The low gains (\\d) Essence",
                        "A player with the highest Essence loses $1 Essence, one with the lowest gains $2")
                .idiom(
                        "choose up to 1 Avatar of yours, destroy all Avatars except the kept one",
                        "you may keep one Avatar of yours, destroy all others")
                .idiom(
                        "Exhaust up to 3 enemy Avatars\\. That Avatar cannot attack",
                        "Exhaust up to 3 enemy Avatars; they cannot attack")
                .idiom(
                        "Choose up to (\\d) Avatars of yours\\. The united is Glow, Void and Gray until end of turn\\. The united gets \\+1 Power until end of turn",
                        "Up to $1 Avatars of yours are Glow, Void and Gray and get +1 Power until end of turn")
                .idiom("put -(\\d) counters on this", "remove $1 counters from this")
                .idiom(" into hand", " into your hand")
                .idiom(
                        "this gets \\+3 Power until end of turn and until end of turn, this gains: This cannot be destroyed",
                        "this gets +3 Power and cannot be destroyed until end of turn")
                .idiom(
                        "your Beasts get \\+1 Power until end of turn and until end of turn, your Beasts gain:",
                        "until end of turn your Beasts get +1 Power and gain:")
                .idiom("also costs (sacrifice|discard)", "to play this, also $1");
    }

    // ---- what lasts

    private static void lasting(Vocabulary v) {
        v.idiom("gains: This get \\+1 bound", "cannot attack")
                .idiom("gains: This have (\\d) Power and have (\\d) Guard", "has $1 Power and $2 Guard")
                .idiom(
                        "an opponent gains: That player get -(\\d) KL maximum",
                        "the KL maximum of an opponent is $1 lower")
                .idiom(
                        "(an opponent|opponents) gains?: If KL would be gained and that player is that player, it does not",
                        "$1 cannot gain KL")
                .idiom("That player have (\\d) draws per turn", "They draw at most $1 card a turn")
                .idiom("all players have 1 spells per turn", "no player may play more than one Spell a turn")
                .idiom("all players have 1 avatars per turn", "no player may play more than one Avatar a turn")
                .idiom("all players have 1 attackers per turn", "no player may attack with more than one Avatar a turn")
                .idiom("you get -1 (spell|beast) cost", "your $1s cost 1 KL less")
                .idiom("your spells cost", "your Spells cost")
                .idiom("your beasts cost", "your Beasts cost")
                .idiom(
                        "as long as your spells played this turn is 0, your Spells cost",
                        "your first Spell each turn costs")
                .idiom(
                        "as long as your beasts played this turn is 0, your Beasts cost",
                        "your first Beast each turn costs")
                .idiom(
                        "as long as your Deity is (.*) and your beasts played this turn is 0, your Beasts cost",
                        "as long as your Deity is $1, your first Beast each turn costs")
                .idiom("get \\+1 Power and get \\+1 Guard", "get +1 Power and +1 Guard")
                .idiom("this get \\+", "this gets +")
                .idiom(
                        "until end of turn, when a turn ends, if you have not attacked this turn, when your turn starts, you draw (\\d) cards and you gain (\\d) Essence",
                        "if you do not attack this turn, you draw $1 cards and gain $2 Essence when your next turn starts")
                .idiom(
                        "Until end of turn, the charger gains: Once a turn, when this attacks, put 1 counter on the card that gave this and if the card that gave this' counters is 2, you draw",
                        "If both attack this turn, you draw")
                .idiom("Until end of turn, the charger gains: When this deals", "When it deals")
                .idiom(
                        "it deals damage to a Deity, you draw (\\d) card",
                        "it deals damage to a Deity this turn, you draw $1 card");
    }
}
