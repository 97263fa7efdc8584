package croupier.games.essence;

import croupier.script.Vocabulary;

/**
 * How cards of essence say in few words what their parts say one after the other. An idiom is a turn of phrase for any card,
 * never the sentence of one.
 */
final class Idioms {
    private static final String ASPECTS = "(Glow|Void|Gray)";

    private Idioms() {}

    static void addTo(Vocabulary v) {
        sets(v);
        EventIdioms.addTo(v);
        conditions(v);
        amounts(v);
        steps(v);
        looking(v);
        lasting(v);
    }

    // ---- which cards are meant

    private static void sets(Vocabulary v) {
        v.idiom("your Avatars except this", "your other Avatars")
                .idiom("([Yy]our (?:other )?|[Ee]nemy )Avatars whose it is " + ASPECTS, "$1$2 Avatars")
                .idiom("([Yy]our (?:other )?|[Ee]nemy )Avatars whose it is Beast", "$1Beasts")
                .idiom("([Yy]our (?:other )?|[Ee]nemy )Avatars whose it is a Guardian", "$1Guardians")
                .idiom("your (Beasts|Guardians|\\w+ Avatars) and it is attacking", "your attacking $1")
                .idiom("up to (\\d) your ((?:\\w+ )?(?:Avatars|Beasts|Guardians))", "up to $1 $2 of yours")
                .idiom("up to (\\d) all ", "up to $1 ")
                .idiom("one of (?:all )?(Avatar|attacker)s except this", "another $1")
                .idiom("1 of all players", "a player")
                .idiom("card of your Crypt whose it is a (Spell|Rite|Shard)", "$1 of your Crypt")
                .idiom("card of your Crypt whose it is " + ASPECTS + " and it is an? (\\w+)", "$1 $2 of your Crypt")
                .idiom("whose controller is in that opponent", "of that opponent")
                .idiom("(?:whose| and) cost is at most (\\d)", " that costs $1 or less")
                .idiom(" {2}that costs", " that costs")
                .idiom("whose type is not avatar", "that is no Avatar")
                .idiom("whose type is avatar", "that is an Avatar")
                .idiom("Avatars whose it is not Beast", "Avatars that are not Beasts")
                .idiom("whose it is Beast", "that is a Beast")
                .idiom("([2-9]|any number) of (those cards|them) whose it is an? (\\w+)", "$1 of $2 that are $3s")
                .idiom("([2-9]|any number) of (those cards|them) whose it is ", "$1 of $2 that are ")
                .idiom("whose it is ", "that is ")
                .idiom(ASPECTS + " or it is " + ASPECTS, "$1 or $2");
    }

    // ---- if something is so

    private static void conditions(Vocabulary v) {
        v.idiom(
                        "there are opponents whose (Essence) is (more|less) than your Essence",
                        "an opponent has $2 $1 than you")
                .idiom(
                        "there are opponents whose hand size is more than your hand size",
                        "an opponent has more cards in hand than you")
                .idiom("there are your other (\\w+)s", "you have another $1")
                .idiom("there are your ((?:\\w+ )?\\w+)s", "you have a $1")
                .idiom("you have a Avatar", "you have an Avatar")
                .idiom("there are the (\\w+)s of your Crypt", "there is a $1 in your Crypt")
                .idiom("there are that opponent's hand", "that opponent has a card in hand")
                .idiom("there are that Avatar that is", "that Avatar is")
                .idiom("your Deity's name is", "your Deity is")
                .idiom("your attackers this turn is 0", "you have not attacked this turn")
                .idiom("your attackers this turn is more than 0", "you have attacked this turn")
                .idiom("you are has attacked", "you have attacked before in this match")
                .idiom("your (\\w+(?: \\w+)?)s played this turn is more than 0", "you have played a $1 this turn")
                .idiom("your (\\w+)s played this turn is 0", "you have played no $1 this turn")
                .idiom("your Beasts died this turn is at least (\\d)", "$1 or more of your Beasts died this turn")
                .idiom("that opponent's (Essence|KL) is at most (\\d+)", "they have $2 $1 or less")
                .idiom("(this|the card that gave this)' counters is (at least )?(\\d)", "$1 has $2$3 counters");
    }

    // ---- how much

    private static void amounts(Vocabulary v) {
        v.idiom("(KL bonus: |[Cc]osts )(\\d) \\(0 unless ([^)]*)\\)( KL less)?", "$1$2$4 if $3")
                .idiom("gain (\\d) \\((\\d) unless ([^)]*)\\) Essence", "gain $2 Essence, or $1 if $3")
                .idiom(
                        "the lesser of (\\d) and the number of (?:the )?([^.]*?) (Essence|card|KL)s?([.,])",
                        "1 $3 for each of the $2, at most $1$4")
                .idiom("this' counters cards", "a card for each counter on this");
    }

    // ---- what happens

    private static void steps(Vocabulary v) {
        v.idiom("you may you ", "you may ")
                .idiom(
                        "you may (an opponent|opponents|all players|that player|that card's controller) loses? ",
                        "you may have $1 lose ")
                .idiom("discard a card of your hand", "discard a card")
                .idiom("(draw \\d cards?)(?: and d|\\. D)iscard a card", "$1, then discard a card")
                .idiom("that card's controller", "its controller")
                .idiom("Choose 1 opponent[.,] [Tt]hat opponent (\\w+s)\\b", "An opponent $1")
                .idiom("An opponent loses ([^.]*)\\. That opponent loses ", "An opponent loses $1 and ")
                .idiom("Choose 1 (opponent|Avatar|enemy)", "Choose an $1")
                .idiom("Choose 1 (player|Shard|Relic|Domain|card)", "Choose a $1")
                .idiom("Destroy up to 1 (enemy )?Avatar", "You may destroy an $1Avatar")
                .idiom("for each of (?:all )?(opponent|player)s, it", "each $1")
                .idiom("sacrifices (\\d) their Avatars", "sacrifices $1 Avatars")
                .idiom("discards (\\d) hand", "discards $1 cards")
                .idiom("discards a card of that hand", "discards a card")
                .idiom("• (?:That opponent|It) (\\w+)s ", "• They $1 ")
                .idiom("(,| and) • ", ". • ")
                .idiom(" into hand", " into your hand")
                .idiom("also costs (sacrifice|discard)", "to play this, also $1");
    }

    // ---- looking at cards and taking some of them

    private static void looking(Vocabulary v) {
        v.idiom(
                        "the top 1 card of (.*?) deck[.]? (?:and put|Put) up to 1 of those cards under the deck",
                        "the top card of $1 deck; you may put it under the deck")
                .idiom(
                        "Choose (up to \\d|\\d) of those cards( that (?:is|are) [^.]*)?\\. Put the chosen (into your"
                                + " hand|onto your battlefield)\\. Put those cards except the chosen",
                        "Put $1 of them$2 $3 and the rest")
                .idiom("(\\d) of th(?:em|ose cards) that (?:is|are) ([^.]*?) (into|onto)", "$1 of them ($2) $3");
    }

    // ---- what lasts

    private static void lasting(Vocabulary v) {
        v.idiom("([Tt]his|[Tt]hat player) get ", "$1 gets ")
                .idiom("([Tt]his|[Tt]hat player) have ", "$1 has ")
                .idiom("(gets? \\S+|ha[sv]e? \\d) Power and (?:get|have) ", "$1 Power and ")
                .idiom("([Tt]his) gets \\+1 bound", "$1 cannot attack")
                .idiom("(an opponent|opponents) gains?: If they would gain KL, it does not", "$1 cannot gain KL")
                .idiom(
                        "([Aa]ll players|[Tt]hat player) ha(?:ve|s) 1 (Spell|Avatar|attacker|draw)s per turn",
                        "$1 may have only one $2 a turn")
                .idiom("your hand ((?:(?:that|whose) [^.]*? )?(?:get|have) \\S+ cost)", "your cards $1")
                .idiom("enemy hands ((?:(?:that|whose) [^.]*? )?(?:get|have) \\S+ cost)", "enemy cards $1")
                .idiom("all hands ((?:(?:that|whose) [^.]*? )?(?:get|have) \\S+ cost)", "all cards $1")
                .idiom("cards that is an? (\\w+) or it is an? (\\w+) (get|have) ", "$1s and $2s $3 ")
                .idiom("cards that is an? (\\w+) (get|have) ", "$1s $2 ")
                .idiom("cards that is " + ASPECTS + " (get|have) ", "$1 cards $2 ")
                .idiom("cards that is " + ASPECTS + " and it is an? (\\w+) (get|have) ", "$1 $2s $3 ")
                .idiom("cards whose type is (\\w+) (get|have) ", "cards of type $1 $2 ")
                .idiom("cards whose (?:its )?cost is at least (\\d+) ", "cards that cost $1 or more ")
                .idiom("get -(\\d+) cost", "cost $1 KL less")
                .idiom("get \\+(\\d+) cost", "cost $1 KL more")
                .idiom("have (\\d+) cost", "cost $1 KL");
    }
}
