package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.UpgradeAside;
import croupier.games.spire.run.CardRewards;
import croupier.games.spire.run.Deck;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that change the deck for good. */
public final class DeckVerbs {
    private DeckVerbs() {}

    /** Which random stream decides. */
    public enum By {
        ROOM,
        START;

        Stream stream() {
            return this == ROOM ? MISC_ROLLS : RunWords.NEOW_ROLLS;
        }
    }

    @Doc("Cards join the deck.")
    @Says("Add {amount:@obtainCard} to your deck.")
    public record ObtainCard(
            @MainArgument Ref<Defs.CardDef> obtainCard,
            @Default("1") Amount amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            for (int i = amount.of(t, s); i > 0; i--) Deck.obtain(t, obtainCard.card(), 0);
        }
    }

    @Doc("A random curse joins the deck.")
    @Says("Add a random curse to your deck.")
    public record ObtainCurse() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Deck.obtainCurse(t);
        }
    }

    /** For one blessing alone: no other text gives a card of one rarity without a choice. */
    @Doc("A random rare card of the hero joins the deck.")
    @Says("Add a random rare card to your deck.")
    public record ObtainRareCard() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int[] rare = RunCards.of(t).lists.found(t.get(HERO), CardLists.RARE);
            Deck.obtain(t, CardRewards.one(t, rare, RunWords.NEOW_ROLLS), 0);
        }
    }

    @Doc("Cards leave the deck.")
    @Says("Remove {removeCards}.")
    public record RemoveCards(@MainArgument Choice removeCards) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = removeCards.take(t, s);
            for (int i = cards.size() - 1; i >= 0; i--) Deck.remove(t, cards.get(i));
        }
    }

    @Doc("Cards of the deck become others of their kind.")
    @Says("Transform[ and upgrade{upgraded}] {transformCards}.")
    public record TransformCards(
            @MainArgument Choice transformCards,
            @Default("room") By by,
            boolean upgraded) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            boolean isChoice = transformCards.from().rows(t, s).size()
                    > transformCards.min().of(t, s);
            Rows chosen = transformCards.take(t, s, s.seat, transformCards.prompt(), false, isChoice);
            Deck.transform(t, chosen, by.stream(), upgraded);
        }
    }

    /** For one relic alone: every card is replaced by any card of the hero, as cards of battles are rolled. */
    @Doc("Cards are replaced by random cards of the hero.")
    @Says("Replace {replaceCards} by random cards.")
    public record ReplaceCards(@MainArgument Selection replaceCards) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows old = replaceCards.rows(t, s);
            int[] any = RunCards.of(t).lists.any(t.get(HERO));
            for (int i = old.size() - 1; i >= 0; i--) Deck.remove(t, old.get(i));
            Rows now = t.rows();
            for (int i = 0; i < old.size(); i++) now.add(CardRewards.one(t, any, CARD_RANDOM));
            for (int i = now.size() - 1; i >= 0; i--) Deck.obtain(t, now.get(i), 0);
        }
    }

    @Doc("Cards of the deck become better for good.")
    @Says("Upgrade {upgradeCards}.")
    public record UpgradeCards(@MainArgument Choice upgradeCards) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            upgradeCards.take(t, s).each(t, Piles::upgrade);
        }

        @Override
        public String aside(Table t, Teller w, long code) {
            return UpgradeAside.of(t, code);
        }
    }

    @Doc("Some of these cards become better for good: they are shuffled, and the first are taken.")
    @Says("Upgrade {amount} random {upgradeAtRandom}.")
    public record UpgradeAtRandom(@MainArgument Selection upgradeAtRandom, Amount amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Deck.upgradeAtRandom(t, upgradeAtRandom.rows(t, s), amount.of(t, s));
        }
    }

    @Doc("One of these cards becomes better for good; which one is rolled.")
    @Says("Upgrade a random {upgradeRandom:one}.")
    public record UpgradeRandom(@MainArgument Selection upgradeRandom) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = upgradeRandom.rows(t, s);
            if (!cards.isEmpty()) Piles.upgrade(t, cards.get(t.roll(MISC_ROLLS, cards.size())));
        }
    }

    @Doc("Cards of the deck are there once more.")
    @Says("Duplicate {duplicateCards}.")
    public record DuplicateCards(@MainArgument Choice duplicateCards) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            duplicateCards.take(t, s).each(t, Deck::duplicate);
        }
    }

    @Doc("A card of the deck is in the first hand of every battle.")
    @Says("Bottle {bottle}: from now on it is innate.")
    public record Bottle(@MainArgument Choice bottle) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            bottle.take(t, s).setEach(t, IS_BOTTLED, 1);
        }
    }
}
