package croupier.games.doomlings;

import croupier.script.Vocabulary;

/** How cards of doomlings say in few words what their parts say one after the other. */
final class Idioms {
    private static final String COLOR = "(blue|green|purple|red|colorless)";

    private Idioms() {}

    static void addTo(Vocabulary v) {
        neighbours(v);
        playing(v);
        reactions(v);
        bonuses(v);
        traits(v);
        hands(v);
        actions(v);
        ages(v);
        v.idiom("there are your ", "you have ").idiom("there are no your ", "you have no ");
    }

    // ---- who sits beside whom

    private static void neighbours(Vocabulary v) {
        v.idiom("your neighbour to the (left|right)", "the player to your $1")
                .idiom("its neighbour to the (left|right)", "the player to its $1")
                .idiom("(that \\w+'s) neighbour to the (left|right)", "the player to $1 $2")
                .idiom("the player to (\\S+) (left|right)'s (gene pool|pile|hand)", "the $3 of the player to $1 $2")
                .idiom("it affects ([^.]*)\\. Change that opponent's gene pool by", "change the gene pool of $1 by");
    }

    // ---- when a trait may be played, and what happens by itself

    private static void playing(Vocabulary v) {
        v.idiom(
                        "To play: there are your traits whose color is " + COLOR + "\\.",
                        "To play: you need a $1 trait in your pile.")
                .idiom(
                        "To play: the number of your traits whose color is " + COLOR + " is at least (\\d)",
                        "To play: you need $2 or more $1 traits in your pile")
                .idiom(
                        "To play: there are [^.]*\\. To play: choose 1 opponent and give (.*?) to that opponent",
                        "To play: give $1 to an opponent")
                .idiom("To play: there are [^.]*\\. To play: discard", "To play: discard")
                .idiom("whenever a turn starts, if it is yours", "whenever your turn starts")
                .idiom(
                        "whenever a player discards an own trait, if it is yours",
                        "whenever you discard a trait of your pile")
                .idiom(
                        "whenever a trait is played, if it is yours and it comes from the hand and that trait is not"
                                + " this trait and that trait's color is green",
                        "whenever you play another green trait from hand")
                .idiom(
                        "if a player would discard an own trait, if that trait is this trait, it does not",
                        "if you would discard this from your pile, it stays there")
                .idiom(
                        "if a catastrophe would strike a player, if it is you and this trait is not used up and that"
                                + " catastrophe's name is not (.*?), it does not and this is used up",
                        "ignore the next catastrophe, unless it is $1")
                .idiom(
                        "when a trait was played if it is not yours and that trait is not dominant: steal that trait,"
                                + " and its action does not happen",
                        "when another player has played a trait that is not dominant: steal it; its action does not"
                                + " happen")
                .idiom("after stabilising if it is yours", "after you stabilise");
    }

    // ---- what a card reacts to, and what becomes of it

    private static void reactions(Vocabulary v) {
        v.idiom("when somebody is affected if you are targeted", "when you are affected")
                .idiom("when somebody must discard cards if you are targeted", "when you must discard cards")
                .idiom(
                        "when an age forbids traits if there are your cards in hand that are forbidden",
                        "when an age forbids cards of your hand")
                .idiom("before stabilising if it is yours", "before you stabilise")
                .idiom("is that many \\+ (\\d+)", "is $1 more")
                .idiom("is that many - (\\d+)", "is $1 less");
    }

    // ---- points

    private static void bonuses(Vocabulary v) {
        v.idiom(
                        "the sum of half of the number of its traits whose color is green among opponents",
                        "1 for each pair of green traits of an opponent")
                .idiom("Bonus: your pairs of a color", "Bonus: 1 for each pair of your traits of one color")
                .idiom(
                        "Bonus: twice your traits of the rarest color",
                        "Bonus: 2 for each of your traits of your rarest color, if you have two colors or more")
                .idiom("Bonus: your colors in hand", "Bonus: 1 for each color in your hand")
                .idiom("Worth: your colors in the pile", "Worth: the number of colors in your pile")
                .idiom(
                        "4 \\(0 unless the number of your traits is more than the highest the number of its traits"
                                + " among opponents\\)",
                        "4 if you have more traits than every opponent")
                .idiom(
                        "if the number of your traits is the highest the number of its traits among all players",
                        "if nobody has more traits than you")
                .idiom(
                        "if the number of your traits is the lowest the number of its traits among all players",
                        "if nobody has fewer traits than you")
                .idiom("Bonus: the number of your cards in hand", "Bonus: 1 for each card in your hand")
                .idiom(
                        "Bonus: twice the number of your cards in hand that are dominant",
                        "Bonus: 2 for each dominant in your hand")
                .idiom("Bonus: the number of ", "Bonus: 1 for each of ")
                .idiom("Bonus: twice the number of ", "Bonus: 2 for each of ")
                .idiom(
                        "-(\\d) × the number of its traits whose color is this trait's chosen color",
                        "-$1 for each of their traits of that color")
                .idiom("-(\\d) × the number of ", "-$1 for each of ")
                .idiom("score -2 × \\(4 - your colors in the pile\\)", "score -2 for each color missing from your pile")
                .idiom("your cards in hand that are not effectless", "cards in your hand that have an effect")
                .idiom("the number of your cards in hand", "the number of cards in your hand")
                .idiom("traits in all piles whose name is (\\w+)", "$1 in all piles, this included")
                .idiom(
                        "the number of your traits whose name is (\\w+)",
                        "the number of $1 in your pile, this included");
    }

    // ---- which traits are meant

    private static void traits(Vocabulary v) {
        v.idiom(
                        "choose 1 of your traits that is not dominant and there are opposing traits of (its|another)"
                                + " color\\. Choose 1 opposing trait of \\w+ color\\. Swap your trait with that trait",
                        "swap 1 of your traits with an opposing trait of $1 color; neither is dominant")
                .idiom(
                        "each of your traits whose color is this trait's chosen color",
                        "each of your traits of that color")
                .idiom("your traits whose color is this trait's chosen color", "your traits of that color")
                .idiom("of your traits whose color is " + COLOR, "of your $1 traits")
                .idiom(
                        "your traits whose color is " + COLOR + " and is not dominant",
                        "your $1 traits that are not dominant")
                .idiom("your traits whose color is " + COLOR, "your $1 traits")
                .idiom("1 of your (\\w+) traits and is not dominant", "1 of your $1 traits that is not dominant")
                .idiom(
                        "1 trait of an opponent whose color is " + COLOR + " and is not dominant",
                        "1 $1 trait of an opponent that is not dominant")
                .idiom("traits whose face value is less than 0", "traits with a face value below 0")
                .idiom(
                        "traits whose face value is more than (\\d) and is not dominant",
                        "traits that is worth more than $1 and not dominant")
                .idiom("traits whose face value is more than (\\d)", "traits with a face value above $1")
                .idiom(
                        "traits whose face value is at least (\\d) and is not dominant",
                        "traits that is worth $1 or more and not dominant")
                .idiom(
                        "traits? of an opponent whose face value is 1 and is not dominant",
                        "trait of an opponent with face value 1 that is not dominant")
                .idiom("traits whose face value is (\\d)", "traits with face value $1");
    }

    // ---- hands

    private static void hands(Vocabulary v) {
        v.idiom(
                        "players each choose as many cards in hand as there are its traits whose color is " + COLOR
                                + "\\. Discard them",
                        "each player discards a card for each of their $1 traits")
                .idiom(
                        "players each choose the number of its cards in hand - 1 cards in hand\\. Discard them",
                        "each player discards all cards but 1")
                .idiom(
                        "players each choose half of \\(the number of its cards in hand \\+ 1\\) cards in hand\\."
                                + " Discard them",
                        "each player discards half of their hand, rounded up")
                .idiom(
                        "players each choose 1 card in hand\\. If the number of all players is more than 2, players"
                                + " each choose 1 of its cards in hand except the first and pass the second to the"
                                + " right\\. Pass the first to the left",
                        "each player passes 1 card to the left and, if there are more than two, another to the right")
                .idiom(
                        "players draw (\\d)\\. Players each choose 1 card in hand whose it is in the cards drawn\\."
                                + " Discard the cards drawn except the kept one",
                        "each player draws $1, keeps 1 of them and discards the others")
                .idiom("players each choose 1 card in hand\\. Discard them", "each player discards 1 card")
                .idiom(
                        "opponents each choose 1 trait whose color is " + COLOR
                                + " and is not dominant\\. Discard them",
                        "each opponent discards a $1 trait that is not dominant")
                .idiom(
                        "players each choose 1 trait that is not dominant\\. Discard them",
                        "each player discards a trait that is not dominant")
                .idiom(
                        "opponents each choose 1 card in hand\\. If there are the shown cards, reveal the shown"
                                + " cards\\. Choose 1 of the shown cards\\. Steal it\\. Play it",
                        "each opponent chooses a card of their hand; all are revealed at once. Steal 1 of them and"
                                + " play it")
                .idiom(
                        "for each of players, discard the number of its traits that are dominant random cards in hand",
                        "each player discards a random card for each of their dominants")
                .idiom("for each of players, discard cards in hand", "each player discards their hand")
                .idiom("for each of players, discard (\\d) random cards? in hand", "each player discards $1 at random")
                .idiom(
                        "for each of players, it draws its colors in the pile",
                        "each player draws a card for each color in their pile")
                .idiom("for each of players, change its gene pool by 5 - its gene pool", "all gene pools become 5")
                .idiom("players stabilise", "each player stabilises")
                .idiom("players draw (\\d)", "each player draws $1")
                .idiom(
                        "the amount is (\\d)\\. For each of opponents, discard that many random cards in hand",
                        "each opponent discards $1 at random")
                .idiom(
                        "choose 1 opponent with its cards in hand\\. The amount is (\\d)\\. Steal that many random"
                                + " cards in that opponent's hand",
                        "steal $1 random cards from the hand of an opponent")
                .idiom(
                        "choose 1 opponent with its cards in hand\\. The amount is (\\d)\\. Choose that many random"
                                + " cards in that opponent's hand\\. Look at the shown cards\\. Choose 1 of the shown"
                                + " cards\\. Steal it\\. Play it",
                        "look at $1 random cards in the hand of an opponent. Steal 1 of them and play it")
                .idiom(
                        "discard cards in all hands whose color is named color",
                        "all players discard their cards of that color")
                .idiom(
                        "for each of opponents, discard 1 random trait whose color is named color and is not dominant",
                        "each opponent discards a random trait of that color that is not dominant")
                .idiom("you may discard cards in hand and", "you may discard your hand and")
                .idiom("discard (\\d) cards in hand", "discard $1 cards of your hand")
                .idiom("discard 1 card in your hand", "discard 1 card of your hand")
                .idiom("choose 1 card in your hand\\. Discard the to discard", "discard 1 card of your hand");
    }

    // ---- actions

    private static void actions(Vocabulary v) {
        v.idiom("play up to 1 playable card in your hand", "you may play another card")
                .idiom("play 1 playable card in your hand", "play another card")
                .idiom(
                        "play 1 of the cards drawn whose color is green and is playable",
                        "play 1 green card of those drawn, if you may")
                .idiom(
                        "play 1 card in the discard pile that is playable with its action",
                        "play a card of the discard pile, with its action")
                .idiom("play 1 card in the discard pile that is playable", "play a card of the discard pile")
                .idiom("Choose (1 [^.]* that is not dominant)\\. (Steal|Swap this trait with) that trait", "$2 $1")
                .idiom(
                        "Choose (1 [^.]* that is not dominant)\\. Return that trait to the hand",
                        "Return $1 to their hand")
                .idiom("(Steal 1 [^.]*)\\. Perform the action of that trait", "$1 and perform its action")
                .idiom("choose 1 opponent\\. Swap hands with that opponent", "swap hands with an opponent")
                .idiom("choose 1 opponent\\. Give (.*?) to that opponent", "give $1 to an opponent")
                .idiom("choose 1 opponent and give (.*?) to that opponent", "give $1 to an opponent")
                .idiom(
                        "choose 1 opponent\\. Choose 1 trait of that opponent that is not dominant\\. That opponent"
                                + " chooses 1 of your traits that is not dominant and it is not this trait\\. Discard the"
                                + " one you chose\\. That opponent discards your trait",
                        "you and an opponent each choose a trait of the other's pile, neither dominant nor this one."
                                + " Both are discarded")
                .idiom(
                        "you may choose a color\\. If old color is at least 0, choose another color\\. Your traits"
                                + " whose color is old color become new color",
                        "you may choose two colors: your traits of the first become the second")
                .idiom(
                        "draw 1\\. Score the lesser of 5 and the sum of face value among that card\\. Discard that"
                                + " card",
                        "draw 1, score its face value (at most 5) and discard it")
                .idiom(
                        "trait that is able to act\\. Perform the action of that trait",
                        "trait that has an action and perform it")
                .idiom(
                        "(traits|opponent) that is able to act\\. Perform the action of that trait",
                        "$1 that has an action and perform it");
    }

    // ---- ages

    private static void ages(Vocabulary v) {
        v.idiom("A trait cannot be played if its color is blue", "Blue traits cannot be played")
                .idiom("A trait cannot be played if its color is green", "Green traits cannot be played")
                .idiom("A trait cannot be played if its color is purple", "Purple traits cannot be played")
                .idiom("A trait cannot be played if its color is red", "Red traits cannot be played")
                .idiom("A trait cannot be played if its color is colorless", "Colorless traits cannot be played")
                .idiom("A trait cannot be played if its color is that", "A trait cannot be played if it has the color")
                .idiom(
                        "After playing a trait, if its color is colorless, another such one may be played",
                        "After playing a colorless trait, you may play another")
                .idiom(
                        "After playing a trait, if it is effectless, another such one may be played",
                        "After playing a trait without effect, you may play another")
                .idiom(
                        "players with its traits whose name is (\\w+) in turn: choose 1 opponent with its cards in"
                                + " hand and steal 1 random card in that opponent's hand",
                        "whoever has $1 in their pile steals a random card from the hand of an opponent")
                .idiom(
                        "for each of players, play cards in hand whose name is (\\w+), whatever forbids it",
                        "whoever has $1 in hand plays it, whatever forbids it")
                .idiom(
                        "players in turn: discard any number of cards in hand that are dominant and if there are any"
                                + " discarded, stabilise",
                        "in turn, each player may discard any number of dominants from hand; whoever does stabilises")
                .idiom("discard up to 2 cards in hand", "you may discard up to 2 cards");
    }
}
