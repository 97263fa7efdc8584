package croupier.games.spire;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Rules text as a printed card would say it. What a definition does is told step by step, exactly but stiffly; here the turns of
 * phrase that this game uses all the time are put in their usual form. Nothing is known here of any card.
 */
final class Wording {
    private record Turn(Pattern stiff, String usual) {}

    private static final List<Turn> TURNS = new ArrayList<>();
    private static final List<Turn> OF_MONSTERS = List.of(
            new Turn(Pattern.compile("\\bdeal your rolled damage\\b"), "deal the damage that was rolled for it"),
            new Turn(
                    Pattern.compile("\\bgain shown damage (\\(\\d+ from ascension \\d+\\) )?block"),
                    "gain its damage $1as block"),
            new Turn(Pattern.compile("\\bWhenever you lose HP\\b"), "Whenever it loses HP"),
            new Turn(Pattern.compile("\\byou have (\\d+) (\\w+)"), "its $2 is $1"),
            new Turn(Pattern.compile("\\byou have\\b"), "it has"),
            new Turn(Pattern.compile("\\bit is you\\b"), "it is this monster"),
            new Turn(Pattern.compile("\\byour (?!hand|draw pile|discard pile|exhaust pile|deck)"), "its "));

    private Wording() {}

    static String of(String text) {
        for (Turn t : TURNS) text = t.stiff.matcher(text).replaceAll(t.usual);
        return text;
    }

    /** What is written of a monster: it is told of, not spoken to; only the piles of cards are the player's. */
    static String ofMonster(String text) {
        String told = of(text);
        for (Turn t : OF_MONSTERS) told = t.stiff.matcher(told).replaceAll(t.usual);
        return told;
    }

    private static void say(String stiff, String usual) {
        TURNS.add(new Turn(Pattern.compile(stiff), usual));
    }

    static {
        kindsOfCards();
        events();
        turns();
        changes();
        numbers();
        steps();
        last();
    }

    /** "cards in your hand whose type is attack": attacks in your hand. */
    private static void kindsOfCards() {
        String type = "(attack|skill|power|status|curse)";
        say("that card's type is " + type + " or that card's type is " + type, "it is a $1 or $2");
        say(
                "(\\bcards? (?:in|of) your (?:hand|draw pile|discard pile|exhaust pile|deck)) whose type is " + type
                        + " or type is " + type,
                "$2 or $3 among $1");
        say(
                "\\bcards ((?:in|of) your (?:hand|draw pile|discard pile|exhaust pile|deck)) whose type is " + type,
                "$2s $1");
        say(
                "\\bcard ((?:in|of) your (?:hand|draw pile|discard pile|exhaust pile|deck)) whose type is " + type,
                "$2 $1");
        say(
                "\\bcards ((?:in|of) your [a-z ]*?(?:hand|pile|deck)) whose type is not " + type,
                "cards $1 that are no $2s");
        say("that are upgradable and type is not status", "that can be upgraded");
        say("cards? of yours whose tags has strike", "your cards named after a strike");
        say("that (?:are|is) upgradable", "that can be upgraded");
        say("1 card in your hand that can be upgraded", "a card in your hand");
        say("statuss", "statuses");
        say("(\\d|X|N) (Wound|Shiv|Dazed|Burn|Slimed)\\b", "$1 $2");
    }

    private static void events() {
        say("Whenever a card is played, if that card's type is attack,", "Whenever you play an attack,");
        say("Whenever a card is played, if that card's type is (skill|power),", "Whenever you play a $1,");
        say("Whenever a card is played, if that card's type is curse,", "Whenever you play a curse,");
        say(
                "Whenever a card is played, if that card's type is not attack,",
                "Whenever you play a card that is no attack,");
        say(
                "Whenever a card is played, if that card's type is (attack|skill) and that card is not a copy, play it"
                        + " once more",
                "The next $1 you play is played twice;");
        say(
                "Whenever a card is played, if that card is not a copy, play it once more",
                "The next card you play is played twice;");
        say("twice; and lose 1 [A-Z][A-Za-z ]*\\.", "twice, N times.");
        say("Whenever a card is played,", "Whenever you play a card,");
        say("Whenever a card has been played,", "After every card you play,");
        say("Whenever a card is drawn, if it is a (\\w+) or (\\w+),", "Whenever you draw a $1 or $2,");
        say("Whenever a card is drawn, if that card's type is (\\w+),", "Whenever you draw a $1,");
        say("Whenever a card is drawn,", "Whenever you draw a card,");
        say(
                "Whenever (?:somebody is attacked|HP are lost), if it happens to you and not: it comes from you and"
                        + " that many is more than 0,",
                "Whenever an attack takes HP from you,");
        say(
                "Whenever somebody is attacked, if it happens to you and not: it comes from you,",
                "Whenever you are attacked,");
        say(
                "Whenever somebody is attacked, if it happens to you and that many is more than 0,",
                "Whenever an attack takes HP from you,");
        say("Whenever somebody is attacked, if it happens to you,", "Whenever you are attacked,");
        say(
                "Whenever somebody is attacked, if it comes from you and that many is more than 0,",
                "Whenever your attack takes HP,");
        say(
                "Whenever HP are lost, if it happens to you and it comes from you,",
                "Whenever you lose HP by your own doing,");
        say("Whenever HP are lost, if it happens to you and your hp is more than 0,", "Whenever you lose HP,");
        say(
                "Whenever HP are lost, if it happens to you and this relic's counter is 0,",
                "The first time you lose HP in a battle,");
        say("Whenever HP are lost, if it happens to you(?= and|,)", "Whenever you lose HP");
        say("Whenever you lose HP and (.*?),", "Whenever you lose HP, if $1,");
        say("Whenever HP are healed, if it happens to you and ", "Whenever you are healed, if ");
        say("Whenever block is gained, if it happens to you,", "Whenever you gain block,");
        say("Whenever somebody dies, if it happens to you,", "When it dies,");
        say("Whenever somebody dies, if not: it happens to you and there are enemies,", "Whenever an enemy dies,");
        say(
                "Whenever all block of somebody is broken, if not: it happens to you, apply",
                "Whenever you break the block of an enemy, apply");
        say(
                "Whenever a debuff is applied, if it comes from you and not: it happens to you and that many is not"
                        + " Shackled, deal (\\S+) damage to the target",
                "Whenever you apply a debuff to an enemy, deal $1 damage to it");
        say(
                "Whenever a power is applied, if it comes from you and not: it happens to you and the power is (\\w+),"
                        + " apply (\\S+) (\\w+)",
                "Whenever you apply $1, apply $2 $3 too");
        say("Whenever the draw pile is shuffled,", "Whenever you shuffle your draw pile,");
        say("Whenever a potion is drunk,", "Whenever you drink a potion,");
        say("Whenever an enemy joins the battle, apply 1 Strength", "Enemies that join the battle have it too");
        say("Whenever monster acted happens, if it happens to you,", "After each of its turns,");
        say("Whenever monster acted happens, if it happens to you and ", "After each of its turns, if ");
    }

    private static void turns() {
        say("Whenever a battle starts,", "At the start of each battle,");
        say("Whenever the first hand is about to be drawn,", "At the start of each battle,");
        say("Whenever a battle is won,", "After each battle that is won,");
        say("Whenever the round ends,", "At the end of each round,");
        say("Whenever the monsters' turn ends, if it happens to you,", "At the end of its turn,");
        say("Whenever the monsters' turn starts, if it happens to you,", "At the start of its turn,");
        say(
                "Whenever (?:your turn starts|you have drawn for the turn), if the number of turns before this one is"
                        + " 0 and this relic's counter is more than 0,",
                "In the first turn after a rest,");
        say(
                "Whenever (?:your turn starts|you have drawn for the turn), if the number of turns before this one is"
                        + " 0,",
                "In the first turn of each battle,");
        say(
                "Whenever your turn starts, if the number of turns before this one is 1,",
                "At the start of the second turn of each battle,");
        say(
                "Whenever your turn starts, if the number of turns before this one is 2,",
                "At the start of the third turn of each battle,");
        say(
                "Whenever your turn ends, if the number of turns before this one is 6,",
                "At the end of the seventh turn of each battle,");
        say(
                "Whenever (?:your turn starts|you have drawn for the turn), if the number of turns before this one is"
                        + " more than 0 and this relic's counter is at most 3, draw",
                "At the start of your turn, if you played 3 cards or fewer in the last one, draw");
        say(
                "Whenever your turn starts, if the number of turns before this one is more than 0 and this relic's"
                        + " counter is 0,",
                "At the start of your turn, if you played no attack in the last one,");
        say("Whenever (?:your turn starts|you have drawn for the turn),", "At the start of your turn,");
        say(
                "Whenever your turn ends, if you are the player, (.*?)\\. At the end of its turn, \\1\\.",
                "At the end of each of your turns, $1.");
        say(
                "At the end of its turn, (.*?)\\. Whenever your turn ends, if you are the player, \\1\\.",
                "At the end of each of your turns, $1.");
        say("Whenever your turn ends, if you are the player,", "At the end of your turn,");
        say("Whenever your turn ends, if there are enemies,", "At the end of your turn,");
        say("Whenever your turn ends, lose ([A-Z][A-Za-z ]*)\\.", "It ends with the turn.");
        say("At the start of your turn, lose ([A-Z][A-Za-z ]*)\\.", "It ends when your next turn starts.");
        say("Whenever your turn ends,", "At the end of your turn,");
        say("Every (\\d+) times that your turn starts,", "Every $1 turns,");
        say(
                "Every (\\d+) times that a card is played, if that card's type is attack,",
                "For every $1 attacks you play,");
        say("Every (\\d+) times that a card is played, if that card's type is skill,", "For every $1 skills you play,");
        say("Every (\\d+) times that a card is played,", "For every $1 cards you play,");
        say("Every (\\d+) times that the draw pile is shuffled,", "Every $1 times that you shuffle your draw pile,");
        say("if it is a battle with an elite or it is a battle with a boss,", "in battles with elites and bosses,");
        say(
                "At the start of each battle, if it is a battle with an? (elite|boss),",
                "At the start of each battle with an $1,");
        say("with an boss", "with a boss");
    }

    /** "Before X, it is that many + 1": what a hook makes of a number. */
    private static void changes() {
        say(
                "Before you get energy for a turn, (in battles with elites and bosses, )?it is that many \\+ (\\d+)\\.",
                "Gain $2 more energy each turn$1.");
        say("turnin battles with elites and bosses, \\.", "turn in battles with elites and bosses.");
        say("Before you draw for a turn, it is that many \\+ (\\d+)", "Draw $1 more cards each turn");
        say("Before you draw for a turn, it is that many - 1\\.", "Draw a card less each turn.");
        say("Before gold is gained, it is 0\\.", "You gain no gold.");
        say(
                "Before a potion is obtained, it is 0\\. Outside battles: no potions can be obtained\\.",
                "You find no potions.");
        say(
                "Before a card may be played, if the number of cards played this turn is at least (\\d+), it is 0\\.",
                "You cannot play more than $1 cards a turn.");
        say(
                "Before a card may be played, if this card is in cards in your hand and the number of cards played"
                        + " this turn is at least (\\d+), it is 0\\.",
                "While it is in your hand, you cannot play more than $1 cards a turn.");
        say(
                "Before a card is discarded at the end, it is 0\\.",
                "You do not discard your hand at the end of your turn.");
        say("Before energy is left over, it is your energy\\.", "Energy that is left over stays for the next turn.");
        say(
                "Before block is lost at the start of a turn, if it happens to you, it is 0\\.",
                "You do not lose block at the start of your turn.");
        say(
                "Before block is lost at the start of a turn, if it happens to you, it is the lesser of that many and"
                        + " (\\d+)\\.",
                "At the start of your turn you lose $1 block instead of all.");
        say(
                "Before an unplayable card is played, if that card's type is (curse|status), it is 1\\.",
                "You can play $1 cards.");
        say("Whenever you play a curse, lose (\\d+) HP\\.", "Playing one costs $1 HP.");
        say(
                "Before a used card leaves, if that card's type is (?:curse|status), it is the exhaust pile\\.",
                "They are exhausted.");
        say("Before an X is paid, it is that many \\+ (\\d+)\\.", "X counts $1 more.");
        say(
                "Before a used card is exhausted, half of the time, it is the discard pile\\.",
                "Half of the cards that would be exhausted after use are discarded instead.");
        say(
                "Before the damage of an attack is counted, if that card's tags has strike, it is that many \\+"
                        + " (\\d+)\\.",
                "Cards named after a strike deal $1 more damage.");
        say(
                "Before the damage of an attack is counted, if that card's name is (\\w+), it is that many \\+"
                        + " (\\w+)\\.",
                "Each $1 deals $2 more damage.");
        say(
                "Before the damage of an attack is increased, if it comes from you, it is that many × 2\\.",
                "Your next attack deals double damage.");
        say(
                "Your next attack deals double damage\\. Whenever you play an attack, lose [A-Z][A-Za-z ]*\\.",
                "Your next attack deals double damage.");
        say("Before HP are healed, if it happens to you, it is 0\\.", "You cannot be healed.");
        say(
                "Before HP are healed, if it happens to you, it is half of \\(that many × 3 \\+ 1\\)\\.",
                "In battle you heal half as much again.");
        say(
                "Before vulnerable counts, in percent, if it happens to you, it is (\\d+)\\.",
                "When you are vulnerable, attacks deal $1 percent of their damage to you.");
        say(
                "Before vulnerable counts, in percent, if not: it happens to you, it is (\\d+)\\.",
                "Vulnerable enemies take $1 percent of the damage of attacks.");
        say(
                "Before a power is applied, if it happens to you and the power is (\\w+), it is nothing\\.",
                "You cannot get $1.");
        say(
                "Before an attack passes block, if it comes from you and that many is less than (\\d+), it is \\1\\.",
                "An attack of yours that takes less than $1 HP takes $1.");
        say(
                "Before an attack passes block, if it happens to you and that many is more than 1 and that many is at"
                        + " most (\\d+), it is 1\\.",
                "An attack that would take up to $1 HP from you takes 1.");
        say(
                "Before HP are lost, after all else, if it happens to you, it is that many - 1\\.",
                "Whenever you would lose HP, lose 1 less.");
        say(
                "Before HP are lost, if it happens to you, it is 0, lose 1 (\\w+)\\.",
                "The next time you would lose HP, lose 1 $1 instead.");
        say("Before a potion is drunk, it is 1\\.", "Potions are twice as strong.");
        say("Before a card costs energy, if that card's type is skill, it is 0\\. ", "Skills cost 0. ");
        say(
                "Before a used card leaves, if that card's type is skill and that card is not a copy, it is the"
                        + " exhaust pile\\.",
                "Skills you play are exhausted.");
        say(
                "Before a used card leaves, if that many is the discard pile, it is the top of your draw pile\\.",
                "The next card you play goes on top of your draw pile.");
        say(
                "Before somebody dies, if it happens to you and your hp is 0(?: and this relic's counter is 0)? and"
                        + " you are able to be healed, (?:it is drunk by itself\\. H|h)eal the greater of 1 and (.*?)"
                        + " HP\\.",
                "The first time you would die, heal $1 HP instead.");
    }

    private static void numbers() {
        String ascension = "ascension is at least (\\d+)\\)";
        say(
                "(-?\\d+) \\((-?\\d+) \\((-?\\d+) unless " + ascension + " unless " + ascension,
                "$3 ($2 from ascension $4, $1 from ascension $5)");
        say("(-?\\d+) \\((-?\\d+|shown damage) unless " + ascension, "$2 ($1 from ascension $3)");
        say("(\\d+)\\.\\.(\\d+)", "$1 to $2");
        say("your max hp × (\\d+) / 100 HP", "$1 percent of your maximum HP");
        say("half of your max hp HP", "half of your maximum HP");
        say("your hp × 2 is at most your max hp", "you have half of your HP or less");
        say("your hp × 2 is more than your max hp", "you have more than half of your HP");
        say("[Dd]eal your block damage", "Deal damage equal to your block");
        say("[Gg]ain your block block", "Double your block");
        say("[Gg]ain your strength Strength", "Double your Strength");
        say(
                "Deal the number of cards in your draw pile damage",
                "Deal damage equal to the number of cards in your draw pile");
        say(
                "Deal (\\d+) \\+ twice the number of your cards named after a strike damage",
                "Deal $1 damage, and 2 more for each of your cards named after a strike");
        say(
                "Deal (\\d+) \\+ (\\d+) × the number of your cards named after a strike damage",
                "Deal $1 damage, and $2 more for each of your cards named after a strike");
        say("Deal (\\d+) \\+ this card's growth damage", "Deal $1 damage, and as much more as it has grown");
        say("Its number grows by (\\d+)( for this battle)?", "It grows by $1$2");
        say("its number grows by (\\d+)", "it grows by $1");
        say("this card's growth times", "X times, where X is what it has grown to");
        say(
                "Deal 12 \\+ half of this card's upgrades × \\(this card's upgrades \\+ 7\\) damage",
                "Deal 12 damage, and more with every upgrade");
        say(
                "gain the number of cards of your deck whose type is curse Strength",
                "gain 1 Strength for each curse in your deck");
        say("gain the number of curses of your deck Strength", "gain 1 Strength for each curse in your deck");
        say("gain this relic's counter (\\w+)", "gain 1 $1 for each time it was lifted");
        say(
                "Exhaust 1 random card in your hand the number of cards in your hand times\\. Deal (\\d+) damage the"
                        + " number of cards in your hand times\\.",
                "Exhaust your hand. Deal $1 damage for each card exhausted.");
        say(
                "Gain (\\d+) block the number of cards in your hand that are no attacks times",
                "Gain $1 block for each of them");
        say("(\\d+) damage 2 times", "$1 damage twice");
        say("damage to all enemies 2 times", "damage to all enemies twice");
        say("lose that many HP\\.", "lose 1 HP for each card in your hand.");
        say("Heal that many HP|heal that many HP", "heal by the HP they lost");
        say("the greater of 0 and (\\d+) \\+ your focus", "$1 (and your Focus)");
        say("[Aa]pply the target's poison × 1 Poison", "Double the target's Poison");
        say("[Aa]pply the target's poison × 2 Poison", "Triple the target's Poison");
        say("Channel X \\+ 0 ", "Channel X ");
        say("Channel X \\+ 1 ", "Channel X + 1 ");
    }

    private static void steps() {
        say(
                "Apply -(\\d+) Strength\\. Apply \\1 \\(0 unless the target's artifact is 0\\) Shackled\\.",
                "The enemy loses $1 Strength until the end of its turn.");
        say(" \\(Shackled: [^)]*\\)", "");
        say("Apply -(\\d+) Strength", "The enemy loses $1 Strength");
        say("[Gg]ain -(\\d+) energy", "lose $1 energy");
        say("([Gg])ain 0 - (N|that many) (\\w+)", "lose $2 $3");
        say("Gain (\\d+) Strength\\. Gain \\1 Strength Down\\.", "Gain $1 Strength until the end of the turn.");
        say("gain (\\d+) Strength and gain \\1 Strength Down", "gain $1 Strength until the end of the first turn");
        say("Gain (\\d+) Dexterity\\. Gain \\1 Dexterity Down\\.", "Gain $1 Dexterity until the end of the turn.");
        say(" \\((?:Strength|Dexterity) Down: [^)]*\\)", "");
        say("Gain 1 No Draw\\.", "You cannot draw any more cards this turn.");
        say(" \\(No Draw: [^)]*\\)", "");
        say("Gain (\\d+) No Block\\.", "For $1 turns you gain no block from cards.");
        say("If the target is intends to attack,", "If the enemy intends to attack,");
        say(
                "If the target's vulnerable is more than 0, deal (\\d+) damage, gain 1 energy and draw 1 card\\."
                        + " Otherwise, deal \\1 damage\\.",
                "Deal $1 damage. If the enemy is vulnerable, gain 1 energy and draw 1 card.");
        say(
                "Put (?:1|a) (card|[a-z]+) in your (hand|discard pile) into the top of the draw pile",
                "Put a $1 of your $2 on top of your draw pile");
        say(
                "Can be played only if the number of cards in your hand that are no attacks is 0\\.",
                "Can be played only if every card in your hand is an attack.");
        say(
                "Can be played only if there are (skill|attack)s in your draw pile\\. Take one of \\1s in your draw"
                        + " pile into your hand\\.",
                "Take a $1 of your choice out of your draw pile. Can be played only if there is one.");
        say(
                "Take (\\d+) random of attacks in your draw pile into your hand",
                "Put $1 random attacks of your draw pile into your hand");
        say("If there are no attacks in your hand, draw", "If you have no attack in hand, draw");
        say("Cards in your hand whose cost is more than 1 cost 1", "Cards in your hand that cost more than 1 cost 1");
        say(
                "Choose 1 card in your hand and it cost 0 until played and put it into the bottom of the draw pile",
                "Put a card of your hand under your draw pile; it costs 0 until it is played");
        say(
                "Choose any number of cards in your hand and (?:it|they) cost 0 until played and put (?:it|them) into"
                        + " the bottom of the draw pile",
                "Put any number of cards of your hand under your draw pile; they cost 0 until they are played");
        say(
                "Choose 1 card in your discard pile and it cost 0 this turn and put it into your hand",
                "Put a card of your discard pile into your hand; it costs 0 this turn");
        say(
                "Choose (\\d+) cards in your discard pile and (?:it|they) cost 0 this turn and put (?:it|them) into"
                        + " your hand",
                "Put $1 cards of your discard pile into your hand; they cost 0 this turn");
        say(
                "A random one of cards in your hand costs 0 in this battle",
                "A random card in your hand costs 0 for this battle");
        say("\\. It costs 0 in this battle", "; they cost 0 for this battle");
        say(
                "(cards|attacks|skills|powers) to your hand(\\.| and) [Ii]t costs 0 this turn",
                "$1 to your hand$2 they cost 0 this turn");
        say("to your hand\\. they cost", "to your hand; they cost");
        say(
                "Upgrade cards in your hand and cards in your draw pile and cards in your discard pile and cards in"
                        + " your exhaust pile that can be upgraded",
                "Upgrade all your cards for this battle");
        say(
                "Of cards in your hand and cards in your draw pile and cards in your discard pile and skills in your"
                        + " exhaust pile cost 0\\. ",
                "");
        say(
                "Of cards in your hand and cards in your draw pile and cards in your discard pile and cards in your"
                        + " exhaust pile whose type is skill cost 0\\. ",
                "");
        say(
                "Whenever you draw a skill, that card cost 0 this turn\\. Whenever a card is made, if that card's type"
                        + " is skill, that card cost 0 this turn\\. ",
                "");
        say(
                "Add 1 copy of (\\w+ or \\w+) among card in your hand to your hand",
                "Put a copy of an $1 of your hand into your hand");
        say(
                "Add (\\d+) copies of (\\w+ or \\w+) among card in your hand to your hand",
                "Put $1 copies of an $2 of your hand into your hand");
        say(
                "Add 1 copy of 1 (\\w+ or \\w+) among card in your hand to your hand",
                "Put a copy of an $1 of your hand into your hand");
        say(
                "Add (\\d+) copies of 1 (\\w+ or \\w+) among card in your hand to your hand",
                "Put $1 copies of an $2 of your hand into your hand");
        say(
                "If the number of cards in your hand is less than 10, put 1 card in your exhaust pile whose name is"
                        + " not [A-Za-z]+ into your hand",
                "Put another card of your exhaust pile into your hand");
        say(
                "Whenever you lose HP, if this card is in a pile, the cost of this card changes by -1\\.",
                "Costs 1 less for each time you have lost HP in this battle.");
        say(
                "Costs 1 less for each time you have lost HP in this battle\\. Whenever a card is made, [^.]*\\.",
                "Costs 1 less for each time you have lost HP in this battle.");
        say(
                "Whenever a card is retained, if that card is this card, the cost of this card changes by -1\\.",
                "Whenever it is retained, it costs 1 less.");
        say("if this card is in cards in your hand, add", "if it is in your hand, add");
        say(
                "if that card is not a copy and the number of cards played this turn - copies played this turn is at"
                        + " most N, play it once more",
                "if it is one of the first N of the turn, it is played twice");
        say("your no draw is 0 and there are cards in your draw pile and cards in your discard pile", "you can draw");
        say("the HP of enemies become 1", "enemies have 1 HP");
        say(
                "for each of enemies, the HP of it become the lesser of its hp and its max hp × 3 / 4",
                "enemies lose a quarter of their HP");
        say("Cards in your hand costs 0 to 3, at random", "The cards in your hand cost 0 to 3, at random");
        say(
                "Whenever you find a card, if that card's type is (\\w+), upgrade that card",
                "Every $1 you find is upgraded");
        say("Whenever a card joins your deck, if that card's type is (\\w+),", "Whenever a $1 joins your deck,");
        say("upgrade a random one of cards in your hand that can be upgraded", "upgrade a random card in your hand");
        say("that card costs 0 to 3, at random", "it costs 0 to 3, at random");
        say("Exhaust cards in your hand that are no attacks", "Exhaust all cards in your hand that are no attacks");
        say("Upgrade cards in your hand(?: that can be upgraded)?", "Upgrade all cards in your hand");
    }

    private static void last() {
        say("not: it happens to you", "it is not you");
        say("it happens to you", "it is you");
        say("your (\\w+) is (\\d+)", "you have $2 $1");
        say("\\. \\.", ".");
        say("a (attack|elite)\\b", "an $1");
    }
}
