package croupier.games.spire.verbs;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.run.CardRewards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.Deck;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.Matching;
import croupier.games.spire.run.Relics;
import croupier.games.spire.run.Rewards;
import croupier.games.spire.run.RunMap;
import croupier.games.spire.words.RunWords;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** Verbs of events: what they remember, roll, fight for and hide. */
public final class EventVerbs {
    private EventVerbs() {}

    /** A number that an event remembers; the secret ones are shown to nobody. */
    public enum Memory {
        LOSS,
        GAIN,
        PRICE,
        TRIES,
        SECRET,
        OTHER_SECRET;

        Column column() {
            return switch (this) {
                case LOSS -> RunWords.LOSS;
                case GAIN -> RunWords.GAIN;
                case PRICE -> RunWords.PRICE;
                case TRIES -> RunWords.TRIES;
                case SECRET -> RunWords.SECRET;
                case OTHER_SECRET -> SECRET_FIGHT;
            };
        }
    }

    /** A node of an event, by its number over all events. */
    public record NodeName(String name, int number) {}

    @Doc("The event remembers a number.")
    @Says("")
    public record Note(@MainArgument Memory note, Amount be) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(note.column(), be.of(t, s));
        }
    }

    @Doc("The event rolls a number, both ends included.")
    @Says("")
    public record Dice(@MainArgument Memory dice, Amount from, Amount to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(dice.column(), SpireRandom.between(t, MISC_ROLLS, from.of(t, s), to.of(t, s)));
        }
    }

    @Doc(
            "The event remembers 1 if a coin falls so, else 0; a coin that is not fair falls so in this many of 100 cases.")
    @Says("")
    public record FlipCoin(
            @MainArgument Memory flipCoin, @Default("0") int percent) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            boolean is =
                    percent == 0 ? SpireRandom.coin(t, MISC_ROLLS) : SpireRandom.chance(t, MISC_ROLLS, percent / 100f);
            t.set(flipCoin.column(), is ? 1 : 0);
        }
    }

    /** The first of them is the last digit. */
    @Doc("The numbers from 1 on are shuffled and remembered as the digits of one number, the first one last.")
    @Says("")
    public record ShuffleDigits(@MainArgument Memory shuffleDigits, int of) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows digits = t.rows();
            for (int i = 1; i <= of; i++) digits.add(i);
            SpireRandom.shuffle(t, MISC_ROLLS, digits);
            int number = 0;
            for (int i = of - 1; i >= 0; i--) number = number * 10 + digits.get(i);
            t.set(shuffleDigits.column(), number);
        }
    }

    /** What an event has set its eyes on. */
    public enum Place {
        FIRST,
        SECOND,
        THIRD;

        Column column() {
            return this == FIRST ? EVENT_ROW : this == SECOND ? EVENT_ROW_2 : EVENT_ROW_3;
        }
    }

    @Doc("The event chooses one of some things at random; nothing is rolled if there are none.")
    @Says("")
    public record Single(
            @MainArgument Selection single,
            Place as,
            @Doc("they are shuffled and the first is taken") boolean byShuffling)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows among = single.rows(t, s);
            int chosen = 0;
            if (!among.isEmpty() && byShuffling) {
                SpireRandom.shuffle(t, MISC_ROLLS, among);
                chosen = among.get(0);
            } else if (!among.isEmpty()) {
                chosen = among.get(t.roll(MISC_ROLLS, among.size()));
            }
            t.set(as.column(), chosen);
        }
    }

    /** For one event alone, which offers to take one of two. */
    @Doc("The event shuffles some things and chooses the first two.")
    @Says("")
    public record Two(@MainArgument Selection two) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows among = two.rows(t, s);
            SpireRandom.shuffle(t, MISC_ROLLS, among);
            t.set(EVENT_ROW, among.size() > 0 ? among.get(0) : 0);
            t.set(EVENT_ROW_2, among.size() > 1 ? among.get(1) : 0);
        }
    }

    @Doc("A fight; after it is won the event goes on at one of its nodes.")
    @Says("Fight {fight}.")
    public record Fight(@MainArgument Ref<MonsterDefs.EncounterDef> fight, NodeName then) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            EventRoom.fight(t, fight.number(), then.number());
        }
    }

    @Doc("A fight with one of several, which are shuffled.")
    @Says("Fight one of several bosses.")
    public record FightOneOf(@MainArgument List<Ref<MonsterDefs.EncounterDef>> fightOneOf, NodeName then)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows among = t.rows();
            for (int i = 0; i < fightOneOf.size(); i++)
                among.add(fightOneOf.get(i).number());
            SpireRandom.shuffle(t, MISC_ROLLS, among);
            t.set(SECRET, among.get(0));
            EventRoom.fight(t, among.get(0), then.number());
        }
    }

    /** The relics that can be had are shuffled; those that are carried already are left out. */
    @Doc("One of these relics that is not carried yet is obtained, or lies among the rewards.")
    @Says("Obtain one of several relics.")
    public record ObtainOneOf(
            @MainArgument List<Ref<Defs.RelicDef>> obtainOneOf,
            Ref<Defs.RelicDef> otherwise,
            @Doc("by one roll, not by shuffling") boolean rolled,
            @Default("obtain") LootVerbs.Then then)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows among = t.rows();
            for (int i = 0; i < obtainOneOf.size(); i++)
                if (Relics.owned(t, obtainOneOf.get(i).card()) == 0)
                    among.add(obtainOneOf.get(i).card());
            if (among.isEmpty()) among.add(otherwise.card());
            int relic;
            if (rolled) {
                relic = among.get(t.roll(MISC_ROLLS, among.size()));
            } else {
                SpireRandom.shuffle(t, MISC_ROLLS, among);
                relic = among.get(0);
            }
            if (then == LootVerbs.Then.OBTAIN) Relics.obtain(t, relic);
            else Rewards.relic(t, relic);
        }
    }

    @Doc("The event is over.")
    @Says("")
    public record LeaveEvent() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(NODE_NOW, EventRoom.OVER);
        }
    }

    /** For one event alone. */
    @Doc("The next room is the boss of the act.")
    @Says("Go to the boss.")
    public record GoToBoss() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            EventRoom.leave(t);
            t.set(MAP_ROW, ROWS);
            Climb.enter(t, COLUMNS / 2);
        }
    }

    /** For one event alone: it shows many different cards of the hero and gives one. */
    @Doc("Shows this many different cards of the hero; one of them is chosen for the deck.")
    @Says("Choose one of {readShelf} cards to add to your deck.")
    public record ReadShelf(@MainArgument int readShelf) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows kinds = t.rows();
            while (kinds.size() < readShelf) {
                int rarity = CardRewards.rollRarity(t, RunMap.UNKNOWN);
                int card = CardRewards.one(t, RunCards.of(t).lists.found(t.get(HERO), rarity), CARD_ROLLS);
                if (!kinds.has(card)) kinds.add(card);
            }
            for (int i = kinds.size() - 1; i >= 0; i--) Deck.find(t, kinds.get(i), 0, REWARDS, 0);
            int chosen = t.ask(0, FROM_SHELF).from(REWARDS, 0).one();
            Deck.join(t, chosen);
            Rewards.clear(t);
        }
    }

    /** For one event alone. */
    @Doc("An uncommon colorless card joins the deck, found by shuffling all of them.")
    @Says("Add a random uncommon colorless card to your deck.")
    public record ObtainColorless() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Deck.obtain(t, Matching.colorless(t), 0);
        }
    }

    /** For one event alone. */
    @Doc("Twelve cards lie face down, two of each; pairs that are found in this many tries join the deck.")
    @Says("Find pairs of cards in {matchPairs} tries.")
    public record MatchPairs(@MainArgument int matchPairs) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Matching.begin(t, matchPairs);
        }
    }

    /** For one event alone, as the next: a note from one run to a later one. */
    @Doc("The card that an earlier run has left joins the deck.")
    @Says("Add the card that an earlier run has left to your deck.")
    public record TakeNote() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Deck.obtain(t, RunCards.of(t).noteCard(t), t.option(NOTE_UPGRADES));
        }
    }

    @Doc("A card of the deck is left for a later run.")
    @Says("Leave {leaveNote} for a later run.")
    public record LeaveNote(@MainArgument Choice leaveNote) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int card = leaveNote.takeOne(t, s);
            if (card == 0) return;
            t.set(NOTE_LEFT, t.card(card));
            t.set(NOTE_LEFT_UPGRADES, t.get(UPGRADES, card));
            Deck.remove(t, card);
        }
    }
}
