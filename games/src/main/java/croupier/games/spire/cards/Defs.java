package croupier.games.spire.cards;

import croupier.games.spire.words.SpireWords;
import croupier.script.*;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What the card files of spire define. */
public final class Defs {
    private Defs() {}

    /** The heroes whose cards these are, or a pool that all share. */
    public enum Pool {
        IRONCLAD(0),
        SILENT(1),
        DEFECT(2),
        WATCHER(3),
        COLORLESS(4),
        STATUS(5),
        CURSE(6),
        SPECIAL(7);

        public final int number;

        Pool(int number) {
            this.number = number;
        }
    }

    public enum Rarity {
        BASIC,
        COMMON,
        UNCOMMON,
        RARE,
        SPECIAL,
        BOSS,
        SHOP,
        EVENT,
        STARTER
    }

    /** What energy a card takes: a number, {@code x} for all there is, or {@code none} for a card that cannot be played. */
    public record Cost(int number) {
        /** As it is printed on a card. */
        @Override
        public String toString() {
            return number == SpireCards.NO_COST ? "" : number == SpireCards.X_COST ? "X" : Integer.toString(number);
        }
    }

    @Doc("A card.")
    public record CardDef(
            @Doc("whose card it is") Pool pool,
            SpireCards.Type type,
            @Default("special") Rarity rarity,

            @Nullable @Doc("the name by which shops sort it, where it is another one")
            String sortedAs,

            @Default("none") Cost cost,
            @Doc("played on one enemy") boolean targeted,
            @Nullable Numbers numbers,
            boolean exhaust,
            boolean ethereal,
            boolean innate,
            boolean retain,
            @Doc("can be upgraded again and again") boolean upgradesAgain,
            @Doc("words other cards look for") List<String> tags,
            @Doc("what it does when it is used") Steps play,

            @Doc("what it does in hand at the end of the turn")
            Steps atTurnEnd,

            @Doc("what it does when it is exhausted") Steps whenExhausted,
            @Doc("what it does when it is drawn") Steps whenDrawn,
            @Doc("what it does when an effect discards it") Steps whenDiscarded,
            @Doc("goes back into the draw pile after use") boolean shufflesBack,

            @Doc("what it hears, wherever it is; an upgrade may change numbers of it alone")
            List<HookDef> abilities,

            @Doc("what it does in hand when another card is played")
            Steps whenOtherPlayed,

            @Nullable @Doc("when it can be played at all") Condition playableIf,

            @Nullable @Doc("otherwise it takes no energy when it is played")
            Condition paysIf,

            @Doc("cannot be removed from the deck") boolean permanent,

            @Doc("what happens when it is removed from the deck")
            Steps whenRemoved)
            implements Told {
        public CardDef {
            int held = SpireWords.HELD_NUMBERS.count();
            if (Waits.fixedInside(play) > held)
                throw new IllegalArgumentException("at most " + held
                        + " steps of damage or block can stand inside of if, next, later and repeat; the"
                        + " others stand beside them");
            Aimed.must(targeted, play);
        }

        private static final String DOES =
                "[Can be played only if {playableIf}. ][{play:sentences} ][At the end of your turn, {atTurnEnd}. ]"
                        + "[When drawn, {whenDrawn}. ][When exhausted, {whenExhausted}. ]"
                        + "[When another card is played, {whenOtherPlayed}. ][When discarded, {whenDiscarded}. ]"
                        + "[{abilities:lines} ]";

        private static final String LAST =
                "[Cannot be removed from the deck.{permanent} ][When removed from the deck, {whenRemoved}. ]"
                        + "[Shuffle this card into your draw pile.{shufflesBack} ]"
                        + "[Retain.{retain} ][Ethereal.{ethereal} ][Exhaust.{exhaust} ]";

        /** What every card says in the same words before what it does; {@code LAST} stands behind it. */
        private String first() {
            return (cost.number() == SpireCards.NO_COST ? "Unplayable. " : "") + "[Innate.{innate} ]";
        }

        @Override
        public String text(Teller w) {
            String told = w.say(first() + DOES + LAST, this).strip();
            StringJoiner all = new StringJoiner(" ").add(told);
            for (Verb step : play)
                if (step instanceof GivesPower a && told.contains(a.apply().name())) explain(a.apply(), all, w);
            return all.toString();
        }

        @Override
        public String text(Teller w, String own) {
            return (w.say(first(), this) + own + " " + w.say(LAST, this)).strip();
        }

        /** What the power does that the card gives; N are its stacks. */
        private static void explain(Ref<PowerDef> power, StringJoiner s, Teller w) {
            String told = power.get().abilities().isEmpty() ? "" : w.definition(power.get());
            if (!told.isEmpty()) s.add("(" + power.name() + ": " + told + ")");
        }
    }

    @Doc("A power: stacks of it on a creature do something.")
    public record PowerDef(
            SpireCards.Power.Kind kind,
            @Doc("counts down at the end of each round") boolean ticks,
            @Doc("has no stacks, it is there or not") boolean isSwitch,

            @Doc("does nothing in the round in which a monster gets it")
            boolean settles,

            @Default("999") @Doc("how many stacks there can be")
            int most,

            @Default("5") @Doc("lower ones act first") int priority,
            @Doc("what happens when the last stack is gone") Steps whenGone,
            List<HookDef> abilities) {}

    @Doc("An ability: whenever something happens, or before it does, something is done.")
    public record HookDef(
            @Beside Ability ability,
            @Doc("put before all other actions") boolean first,
            @Doc("done at once, not queued") boolean now,

            @Default("1") @Doc("only every this many times: the relic's counter counts them")
            int every,

            @Doc("only if a coin falls so; by the stream of cards")
            boolean coin)
            implements Told {
        @Override
        public String text(Teller w) {
            if (w.sentences(ability.do_()).isEmpty() && !ability.isBefore()) return "";
            return every == 1
                    ? w.ability(ability)
                    : w.ability(
                            ability,
                            "Every {every:th} time {event}[, if {if}], {do}.",
                            Map.of("every", w.number(every)));
        }
    }

    @Doc("A relic.")
    public record RelicDef(
            @Default("special") Rarity rarity,
            @Nullable @Doc("whose relic it is") Pool pool,

            @Doc("whether nobody sees what the enemies intend")
            boolean hidesIntents,

            @Doc("whether the order of the draw pile is seen")
            boolean showsDrawPile,

            @Default("0") @Doc("what its counter stands at when it is picked up")
            int counter,

            @Nullable @Doc("when it can be found at all") Condition foundIf,
            @Doc("not found where it would open a screen") boolean opensScreen,
            @Doc("gives something to do at campfires") boolean forCampfires,
            @Nullable @Doc("the relic whose place it takes") Ref<RelicDef> replaces,
            @Doc("what happens when it is picked up") Steps pickup,
            List<HookDef> abilities)
            implements Told {
        @Override
        public String text(Teller w) {
            return w.say(
                            "[You cannot see what enemies intend.{hidesIntents} ][You see your draw pile in its"
                                    + " order.{showsDrawPile} ][Takes the place of {replaces}. ]"
                                    + "[When picked up: {pickup:sentences} ][{abilities:lines} ]",
                            this)
                    .strip();
        }
    }

    @Doc("A potion.")
    public record PotionDef(
            @Default("common") Rarity rarity,
            @Nullable @Doc("whose potion it is") Pool pool,
            boolean targeted,
            @Doc("can be drunk outside battles too") boolean anywhere,
            @Nullable Numbers numbers,
            @Nullable @Doc("when it can be drunk at all") Condition usableIf,
            @Doc("what it does in the belt") List<HookDef> abilities,
            @Doc("what it does when it is drunk") Steps drink) {
        public PotionDef {
            Aimed.must(targeted, drink);
        }
    }

    @Doc("Cards of one rarity in the order in which the game rolls them.")
    public record PoolDef(Pool of, Rarity rarity, @Required List<Ref<CardDef>> cards) {}

    @Doc("An orb.")
    public record OrbDef(
            @Doc("what it does when your turn starts") Steps atTurnStart,
            @Doc("what it does when your turn ends") Steps atTurnEnd,

            @Default("0") @Doc("its charge when it is channelled")
            int charge,

            @Nullable @Doc("by how much its charge grows at once when your turn ends")
            Amount grows,

            @Doc("what it does when it is evoked comes before all that waits")
            boolean evokedFirst,

            @Required @Doc("what it does when it is evoked") Steps evoke) {}

    @Doc("Somebody who climbs the tower.")
    public record HeroDef(
            @Doc("whose cards, relics and potions are found and made")
            Pool pool,

            int hp,

            @Default("0") @Doc("how many HP fewer there are from ascension 14 on")
            int fewerHp,

            @Default("3") @Doc("energy each turn") int energy,
            @Default("0") @Doc("orb slots to begin with") int orbSlots,
            @Doc("what a run begins with") Ref<DeckDef> deck,

            @Doc("the card that stands for the hero where pairs are found")
            Ref<CardDef> ownCard) {}

    @Doc("A deck to begin with, and what is carried.")
    public record DeckDef(
            @Doc("who fights") Ref<HeroDef> hero,

            @Default("0") @Doc("orb slots, where the hero has fewer")
            int orbSlots,

            @Required @Doc("cards by name; a + behind a name for an upgraded one")
            List<String> cards,

            @Doc("cards added from ascension 10 on") List<String> burden,
            List<Ref<RelicDef>> relics,
            List<Ref<PotionDef>> potions,

            @Nullable @Doc("the card that a note holds if no earlier run has left one")
            Ref<CardDef> note,

            @Default("0") @Doc("how many random cards are added")
            int random,

            @Doc("random cards are of any pool, not of the hero's alone")
            boolean ofAnyPool,

            @Default("0") @Doc("how many random relics are carried")
            int randomRelics,

            @Default("0") @Doc("how many random potions are carried")
            int randomPotions) {}
}
