package croupier.games.spire;

import croupier.kernel.Event;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Numbers;
import croupier.script.Ref;
import croupier.script.Span;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Told;
import croupier.script.Verb;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** What the card files of spire define. */
final class Defs {
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

        final int number;

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
    public record Cost(int number) {}

    /** A move of a monster, by its number over all monsters. */
    public record MoveName(String name, int number) {}

    @Doc("A card.")
    public record CardDef(
            @Doc("whose card it is") Pool pool,
            Book.Type type,
            @Default("special") Rarity rarity,
            @Default("none") Cost cost,
            @Default("false") @Doc("played on one enemy") boolean targeted,
            @Nullable Numbers numbers,
            @Default("false") boolean exhaust,
            @Default("false") boolean ethereal,
            @Default("false") boolean innate,
            @Default("false") boolean retain,

            @Default("false") @Doc("can be upgraded again and again")
            boolean upgradesAgain,

            @Default("[]") @Doc("words other cards look for")
            List<String> tags,

            @Default("[]") @Doc("what it does when it is used")
            Steps play,

            @Default("")
            @Doc("the text of play, where the one made from its steps would be long-winded; {damage} for a number")
            String says,

            @Default("[]") @Doc("what it does in hand at the end of the turn")
            Steps atTurnEnd,

            @Default("[]") @Doc("what it does when it is exhausted")
            Steps whenExhausted,

            @Default("[]") @Doc("what it does when it is drawn")
            Steps whenDrawn,

            @Default("[]") @Doc("what it does when an effect discards it")
            Steps whenDiscarded,

            @Default("false") @Doc("goes back into the draw pile after use")
            boolean shufflesBack,

            @Default("[]") @Doc("what it hears, wherever it is; the same on all levels")
            List<HookDef> hooks,

            @Default("[]") @Doc("what it does in hand when another card is played")
            Steps whenOtherPlayed,

            @Nullable @Doc("when it can be played at all") Condition playableIf,

            @Default("false") @Doc("cannot be removed from the deck")
            boolean permanent,

            @Default("[]") @Doc("what happens when it is removed from the deck")
            Steps whenRemoved)
            implements Told {
        public CardDef {
            int held = Spire.HELD_NUMBERS.count();
            if (Waits.fixedInside(play) > held)
                throw new IllegalArgumentException("at most " + held
                        + " steps of damage or block can stand inside of if, next, later and repeat; the"
                        + " others stand beside them");
        }

        @Override
        public String text(Teller w) {
            StringJoiner s = new StringJoiner(" ");
            if (cost.number() == Book.UNPLAYABLE) s.add("Unplayable.");
            if (innate) s.add("Innate.");
            if (playableIf != null) s.add("Can be played only if " + w.words(playableIf) + ".");
            if (!play.isEmpty()) s.add(told(w));
            if (!atTurnEnd.isEmpty()) s.add("At the end of your turn, " + w.clause(atTurnEnd) + ".");
            if (!whenDrawn.isEmpty()) s.add("When drawn, " + w.clause(whenDrawn) + ".");
            if (!whenExhausted.isEmpty()) s.add("When exhausted, " + w.clause(whenExhausted) + ".");
            if (!whenOtherPlayed.isEmpty()) s.add("When another card is played, " + w.clause(whenOtherPlayed) + ".");
            if (!whenDiscarded.isEmpty()) s.add("When discarded, " + w.clause(whenDiscarded) + ".");
            for (HookDef h : hooks) s.add(h.text(w));
            if (permanent) s.add("Cannot be removed from the deck.");
            if (!whenRemoved.isEmpty()) s.add("When removed from the deck, " + w.clause(whenRemoved) + ".");
            if (shufflesBack) s.add("Shuffle this card into your draw pile.");
            if (retain) s.add("Retain.");
            if (ethereal) s.add("Ethereal.");
            if (exhaust) s.add("Exhaust.");
            for (Verb step : play) if (step instanceof Gains.Apply a && says.isEmpty()) explain(a.apply(), s, w);
            return Wording.of(s.toString());
        }

        /** The steps in words, or what stands in their place, with the card's numbers filled in. */
        private String told(Teller w) {
            String text = says;
            if (text.isEmpty()) return w.sentences(play);
            if (numbers == null) return text;
            for (Map.Entry<String, Integer> n : numbers.byName().entrySet())
                text = text.replace("{" + n.getKey() + "}", n.getValue().toString());
            return text;
        }

        /** What the power does that the card gives, unless it is one of those that every player knows; N are its stacks. */
        private static void explain(Ref<PowerDef> power, StringJoiner s, Teller w) {
            if (power.get().hooks().isEmpty()) return;
            String told = power.get().text(w);
            if (!told.isEmpty()) s.add("(" + power.name() + ": " + told + ")");
        }
    }

    @Doc("A power: stacks of it on a creature do something.")
    public record PowerDef(
            Book.Power.Kind kind,

            @Default("false") @Doc("counts down at the end of each round")
            boolean ticks,

            @Default("false") @Doc("has no stacks, it is there or not")
            boolean isSwitch,

            @Default("false") @Doc("does nothing in the round in which a monster gets it")
            boolean settles,

            @Default("5") @Doc("lower ones act first") int priority,

            @Default("[]") @Doc("what happens when the last stack is gone")
            Steps whenGone,

            @Default("") @Doc("its text, where the one made from its hooks would be long-winded; N are the stacks")
            String says,

            @Default("[]") List<HookDef> hooks)
            implements Told {
        @Override
        public String text(Teller w) {
            if (!says.isEmpty()) return says;
            StringJoiner s = new StringJoiner(" ");
            for (HookDef h : hooks) s.add(h.text(w));
            return Wording.of(s.toString());
        }
    }

    @Doc("Whenever something happens, or before it does, something is done.")
    public record HookDef(
            @Nullable @Doc("after this event") Event when,
            @Nullable @Doc("before this event") Event before,
            @Nullable @Doc("only if") Condition if_,

            @Nullable @Doc("the number the event goes on with")
            Amount change,

            @Default("[]") @Doc("what is done") Steps do_,

            @Default("false") @Doc("put before all other actions")
            boolean first,

            @Default("false") @Doc("done at once, not queued")
            boolean now,

            @Default("1") @Doc("only every so many times: the relic's counter counts them")
            int every,

            @Nullable @Doc("what the relic's counter becomes, at once")
            Amount counter,

            @Default("false") @Doc("only if a coin falls so; by the stream of cards")
            boolean coin)
            implements Told {
        public HookDef {
            if ((when == null) == (before == null))
                throw new IllegalArgumentException("a hook has either 'when' or 'before'");
            if (when != null && change != null)
                throw new IllegalArgumentException("'change' needs 'before', not 'when'");
        }

        @Override
        public String text(Teller w) {
            if (do_.isEmpty() && change == null) return "";
            String head = when != null ? "Whenever " + w.when(when) : "Before " + w.before(before);
            if (every > 1) head = "Every " + every + " times that " + (when != null ? w.when(when) : w.before(before));
            String condition = (if_ == null ? "" : ", if " + w.words(if_)) + (coin ? ", half of the time" : "");
            String then = do_.isEmpty() ? "" : ", " + w.clause(do_);
            return head + condition + (change == null ? "" : ", it is " + w.words(change)) + then + ".";
        }
    }

    @Doc("A relic.")
    public record RelicDef(
            @Default("special") Rarity rarity,
            @Nullable @Doc("whose relic it is") Pool pool,

            @Default("") @Doc("what it does outside battles, where hooks and pickup do not say it")
            String outside,

            @Default("false") @Doc("whether nobody sees what the enemies intend")
            boolean hidesIntents,

            @Default("false") @Doc("whether the order of the draw pile is seen")
            boolean showsDrawPile,

            @Default("0") @Doc("what its counter stands at when it is picked up")
            int counter,

            @Nullable @Doc("when it can be found at all") Condition foundIf,

            @Default("false") @Doc("not found where it would open a screen")
            boolean opensScreen,

            @Default("false") @Doc("gives something to do at campfires")
            boolean forCampfires,

            @Nullable @Doc("the relic whose place it takes") Ref<RelicDef> replaces,

            @Default("") @Doc("its text, where the one made from its hooks would be long-winded")
            String says,

            @Default("[]") @Doc("what happens when it is picked up")
            Steps pickup,

            @Default("[]") List<HookDef> hooks)
            implements Told {
        @Override
        public String text(Teller w) {
            StringJoiner s = new StringJoiner(" ");
            if (hidesIntents) s.add("You cannot see what enemies intend.");
            if (showsDrawPile) s.add("You see your draw pile in its order.");
            if (replaces != null) s.add("Takes the place of " + replaces.name() + ".");
            if (!pickup.isEmpty()) s.add("When picked up: " + w.sentences(pickup));
            for (HookDef h : hooks) if (!h.text(w).isEmpty()) s.add(h.text(w));
            if (!outside.isEmpty()) s.add("Outside battles: " + outside + ".");
            return says.isEmpty() ? Wording.of(s.toString()) : says;
        }
    }

    @Doc("A potion.")
    public record PotionDef(
            @Default("common") Rarity rarity,
            @Nullable @Doc("whose potion it is") Pool pool,
            @Default("false") boolean targeted,

            @Default("false") @Doc("can be drunk outside battles too")
            boolean anywhere,

            @Nullable Numbers numbers,
            @Nullable @Doc("when it can be drunk at all") Condition usableIf,

            @Default("[]") @Doc("what it does in the belt") List<HookDef> hooks,

            @Default("[]") @Doc("what it does when it is drunk")
            Steps drink)
            implements Told {
        @Override
        public String text(Teller w) {
            StringJoiner s = new StringJoiner(" ");
            for (HookDef h : hooks) s.add(h.text(w));
            s.add(w.sentences(drink));
            return Wording.of(s.toString());
        }
    }

    @Doc("A move of a monster.")
    public record MoveDef(
            @Default("unknown") @Doc("what players see of it, beside its damage")
            String intent,

            @Default("0") @Doc("damage that players see though it is no attack")
            int shows,

            @Default("[]") Steps do_,

            @Default("[]") @Doc("what it decides at once when it makes this move")
            Steps then,

            @Nullable @Doc("how the next move is chosen after this one, if not as usual")
            Choosing chooses) {}

    /** How a monster chooses its next move. */
    public enum Choosing {
        /** A number is rolled when everything its move did is done. */
        AFTERWARDS,
        /** A number is rolled when it makes its move. */
        AT_ONCE,
        /** The plan is followed when it makes its move; the number rolled afterwards decides nothing. */
        AHEAD,
        /** The plan is followed when it makes its move, without a roll. */
        UNROLLED,
        /** Nothing follows. */
        NOT
    }

    @Doc("A monster.")
    public record MonsterDef(
            @Doc("by ascension: {0: 40..44, 7: 42..46}") Map<String, Span> hp,

            @Default("1") @Doc("how often HP are rolled; the last roll counts")
            int hpRolls,

            @Default("afterwards") @Doc("how it chooses its next move")
            Choosing chooses,

            Map<String, MoveDef> moves,
            @Doc("how it chooses its next move") Steps plan,
            @Default("[]") Steps whenMade,
            @Default("[]") Steps beforeBattle,
            @Default("[]") List<HookDef> hooks)
            implements Told {
        /** Its HP and moves, how it chooses among them, and what it hears. */
        @Override
        public String text(Teller w) {
            StringJoiner s = new StringJoiner(" ");
            for (Span first : hp.values().stream().limit(1).toList())
                s.add((first.least() == first.most() ? "" : first.least() + " to ") + first.most() + " HP.");
            for (Map.Entry<String, MoveDef> e : moves.entrySet()) {
                MoveDef move = e.getValue();
                s.add(Teller.sentence(
                        e.getKey() + ": " + (move.do_().isEmpty() ? move.intent() : w.clause(move.do_()))));
            }
            for (Steps steps : List.of(beforeBattle, whenMade)) {
                String text = w.sentences(steps);
                if (!text.isEmpty()) s.add(text);
            }
            for (HookDef h : hooks) if (!h.text(w).isEmpty()) s.add(h.text(w));
            if (!plan.isEmpty()) s.add("What it does next: " + w.sentences(plan));
            return Wording.ofMonster(s.toString());
        }
    }

    /** Where an encounter is met. */
    public enum Meeting {
        WEAK,
        STRONG,
        ELITE,
        BOSS,
        EVENT
    }

    @Doc("An encounter.")
    public record EncounterDef(int act, Meeting meeting, Steps monsters) {}

    @Doc("Cards of one rarity in the order in which the game rolls them.")
    public record PoolDef(Pool of, Rarity rarity, List<Ref<CardDef>> cards) {}

    @Doc("An orb.")
    public record OrbDef(
            @Default("[]") @Doc("what it does when your turn starts")
            Steps atTurnStart,

            @Default("[]") @Doc("what it does when your turn ends")
            Steps atTurnEnd,

            @Default("0") @Doc("its charge when it is channeled")
            int charge,

            @Doc("what it does when it is evoked") Steps evoke) {}

    @Doc("A deck to begin with, and what is carried.")
    public record DeckDef(
            @Default("ironclad") @Doc("whose cards are made at random")
            Pool pool,

            @Default("0") @Doc("orb slots to begin with") int orbSlots,
            @Default("the hero") @Doc("who fights") String hero,
            int hp,
            @Default("3") int energy,

            @Doc("cards by name; a + behind a name for an upgraded one")
            List<String> cards,

            @Default("[]") @Doc("cards added from ascension 10 on")
            List<String> burden,

            @Default("[]") List<Ref<RelicDef>> relics,
            @Default("[]") List<Ref<PotionDef>> potions,

            @Nullable @Doc("the card that a note holds if no earlier run has left one")
            Ref<CardDef> note,

            @Default("0") @Doc("how many random cards are added")
            int random,

            @Default("false") @Doc("random cards are of any pool, not of the hero's alone")
            boolean ofAnyPool,

            @Default("0") @Doc("how many random relics are carried")
            int randomRelics,

            @Default("0") @Doc("how many random potions are carried")
            int randomPotions) {}
}
