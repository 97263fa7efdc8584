package croupier.games.essence;

import croupier.script.Vocabulary;

/** How cards of essence say when something happens: the event and what narrows it in one. */
final class EventIdioms {
    private EventIdioms() {}

    static void addTo(Vocabulary v) {
        v.idiom("a turn (starts|ends) and it is you", "your turn $1")
                .idiom("an Avatar (attacks|blocks) and this does it", "this $1")
                .idiom(
                        "an Avatar attacks and its cause is yours and that many is 3",
                        "a third Avatar of yours attacks in a turn")
                .idiom("an attacker is not blocked and this does it", "this attacks and is not blocked")
                .idiom(
                        "attackers are declared and it is you and that many is at least (\\d)",
                        "you attack with $1 or more Avatars")
                .idiom(
                        "attackers are declared and it is an opponent and that many is 1",
                        "an opponent attacks with a lone Avatar")
                .idiom("attackers do not attack", "it stays exhausted and does not attack")
                .idiom("damage is dealt to a Deity and this does it", "this deals damage to a Deity")
                .idiom("damage would be dealt to a Deity and this does it", "this would deal damage to a Deity")
                .idiom(
                        "damage is dealt to a Deity and its cause is yours and it is an opponent",
                        "a card of yours deals damage to an opponent")
                .idiom("damage would be dealt to a Deity and it is you", "damage would be dealt to you")
                .idiom(
                        "damage would be dealt to you and that many is at least your Essence, it is your Essence - 1 instead",
                        "damage would bring your Essence to 0, it leaves 1")
                .idiom(
                        "damage would be dealt to you and that many is more than 0, it is the greater of 0 and that many - (\\d) instead",
                        "damage would be dealt to you, it is $1 less")
                .idiom("an Avatar is dealt damage and it is this", "this is dealt damage")
                .idiom("an Avatar is destroyed and it is this", "this is destroyed")
                .idiom("an Avatar is destroyed and this does it", "this destroys an Avatar")
                .idiom(
                        "an Avatar is destroyed and that card is yours and that card is Beast",
                        "a Beast of yours is destroyed")
                .idiom("an Avatar is destroyed and that card is yours", "an Avatar of yours is destroyed")
                .idiom("an Avatar is destroyed and that card is not yours", "an enemy Avatar is destroyed")
                .idiom(
                        "if it would be destroyed and it is this and its cause is a Spell, it does not",
                        "no Spell destroys this")
                .idiom("if it would be destroyed and it is this, it does not", "this cannot be destroyed")
                .idiom("a card leaves and it is this", "this leaves")
                .idiom(
                        "a card enters and it enters the Avatar Line and it is another and that card is yours and that card is Beast",
                        "another Beast of yours enters")
                .idiom(
                        "a card enters and it enters the Avatar Line and that card is yours and that card is Beast",
                        "a Beast of yours enters")
                .idiom(
                        "a card enters and it enters the Avatar Line and that card is yours",
                        "an Avatar of yours enters")
                .idiom(
                        "a card enters and it enters the battlefield and that card is yours and that card is a Shard",
                        "a Shard of yours enters")
                .idiom(
                        "a card enters and it enters the battlefield and that card is yours and that card is Beast or that card's cost is at most 2",
                        "a Beast or a card that costs 2 or less enters on your side")
                .idiom("a card is played and it is you and that card is a Spell", "you play a Spell")
                .idiom("a card is played and it is you and that card is Glow", "you play a Glow card")
                .idiom(
                        "a card is played and it is you and your cards played this turn is 2",
                        "you play your second card in a turn")
                .idiom(
                        "a card is played and it is you and your cards played this turn is 3",
                        "you play your third card in a turn")
                .idiom(
                        "a card is played and it is you and your KL is 0 and that many is more than 0",
                        "you spend the last of your KL on a card")
                .idiom(
                        "a card is played and it is you and your glow cards played this turn is more than 0 and your void cards played this turn is more than 0",
                        "you have played a Glow and a Void card in a turn")
                .idiom("a card is played and it is an opponent and that card is a Spell", "an opponent plays a Spell")
                .idiom("a card is played and that card is a Spell", "a Spell is played")
                .idiom(
                        "a card is drawn and it is an opponent and that many is 2",
                        "an opponent draws a second card in a turn")
                .idiom("a card is discarded and it is an opponent", "an opponent discards a card")
                .idiom("a card is discarded and it is you", "you discard a card")
                .idiom("a God Charge is gained and it is you", "you gain a God Charge")
                .idiom("a God Code is used and it is you", "you use your God Code")
                .idiom("a mode is chosen and it is you", "you choose a mode")
                .idiom("Essence is lost and it is you and it is outside combat", "you lose Essence outside combat")
                .idiom(
                        "Essence is lost and it is an opponent and it is your turn",
                        "an opponent loses Essence in your turn")
                .idiom("Essence is gained and it is you", "you gain Essence")
                .idiom("KL is lost and it is an opponent", "an opponent loses KL")
                .idiom("KL is spent and it is an opponent", "an opponent spends KL")
                .idiom("KL is spent and it is you and your KL is 0", "you spend the last of your KL")
                .idiom(
                        "KL would be gained and it is you, it is that many \\+ 1 instead",
                        "you would gain KL, you gain 1 more")
                .idiom("that many × 2 instead", "twice as much instead");
    }
}
