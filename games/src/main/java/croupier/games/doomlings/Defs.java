package croupier.games.doomlings;

import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the card files of doomlings define. */
final class Defs {
    /** Whose pile a trait is played into. */
    enum Into implements Told {
        MINE,
        OPPONENTS;

        @Override
        public String text(Teller w) {
            return this == MINE ? "" : "Goes into an opponent's pile.";
        }
    }

    /** What a reaction does to that to which it reacts. */
    enum Behavior {
        CANCEL,
        REDIRECT,
        MODIFY,
        RESPOND
    }

    /** When a World's End effect is resolved: level by level, inside of a level players in turn order. */
    enum Priority implements Stored {
        EARLY,
        NORMAL,
        LATE,
        SCORING
    }

    /** A card that lies in a deck as often as it says, where its pack is played with. */
    interface Copied {
        int copies();

        String pack();
    }

    /** "Red 3.", "Green dominant 7.", "Blue, variable." */
    private static final String FACE = "{color}[ dominant{dominant}] {value}. [{into} ]";

    private static final String VARIABLE = "{color}[ dominant{dominant}], variable. [{into} ]";

    private static final String DOES = "[Can be played only if {playableIf}. ][To play: {cost}. ]"
            + "[Your gene pool {genePool:+}. ][All gene pools {allGenePools:+}. ]"
            + "[{enter:sentences} ][Action: {play:sentences} ][{reaction} ][{abilities:lines} ]"
            + "[{worldsEnd} ][Bonus: {bonus:each}. ][Worth: {worth:each}. ]"
            + "[Each opponent scores {eachOpponent:each}. ]";

    @Says(FACE + DOES)
    @Says(value = VARIABLE + DOES, when = "worth")
    @Doc("A trait.")
    record TraitDef(
            Color color,
            @Doc("Its face value.") @Default("0") int value,
            boolean dominant,
            @Doc("How many there are.") @Default("1") int copies,
            @Doc("The pack it belongs to.") @Default("base") String pack,
            @Doc("What must be true to play it.") @Nullable Condition playableIf,
            @Doc("What is paid to play it.") Steps cost,
            @Doc("Whose pile it enters.") @Default("mine") Into into,

            @Doc("By how much it changes its owner's gene pool as long as it is in the pile.") @Default("0")
            int genePool,

            @Doc("By how much it changes everybody's gene pool as long as it is in a pile.") @Default("0")
            int allGenePools,

            @Doc("What happens when it comes into a pile.") Steps enter,
            @Doc("What happens when played from the hand.") Steps play,

            @Doc("When it may be played out of turn, and what it does then.") @Nullable
            ReactionDef reaction,

            @Doc("What it does as long as it is in a pile.") List<Numbered<Ability>> abilities,
            @Doc("What it does at World's End.") @Nullable WorldsEndDef worldsEnd,
            @Doc("Points besides its face value.") @Nullable Amount bonus,
            @Doc("Points in place of a value.") @Nullable Amount worth,

            @Doc("Points for each opponent, who is 'it'.") @Nullable @Of("player")
            PerRow<Amount> eachOpponent)
            implements Told, Copied {
        TraitDef {
            if (worth != null && value != 0) throw new IllegalArgumentException("a trait with 'worth' has no 'value'");
            if (copies < 0) throw new IllegalArgumentException("there cannot be fewer than 0 copies");
        }

        /** What it reacts to, as a bit. */
        int reacts() {
            return reaction == null ? 0 : reaction.to().bit();
        }

        /** The level of World's End at which it does something, as a bit. */
        int levels() {
            return worldsEnd == null ? 0 : 1 << worldsEnd.priority().number();
        }

        /** Whether it says anything that counts when it enters or leaves a pile. */
        boolean matters() {
            return genePool != 0 || allGenePools != 0 || !enter.isEmpty() || !abilities.isEmpty();
        }

        /** Whether its action lets the player play another trait. */
        boolean playsOn() {
            return play.has(PlayVerbs.Play.class);
        }

        boolean isEffectless() {
            boolean playsPlainly = playableIf == null && cost.isEmpty() && play.isEmpty() && reaction == null;
            boolean scoresPlainly = worldsEnd == null && bonus == null && worth == null && eachOpponent == null;
            return playsPlainly && scoresPlainly && into == Into.MINE && !matters();
        }

        @Override
        public String text(Teller w) {
            return English.capital(w.says(this).strip());
        }

        @Override
        public String text(Teller w, String own) {
            return English.capital((w.say(worth == null ? FACE : VARIABLE, this) + own).strip());
        }
    }

    @Doc("When a card may be played out of turn, and what it does then.")
    record ReactionDef(
            @Doc("What it reacts to.") Trigger to,

            @Name("if") @Doc("Whether it may react.") @Nullable
            Condition when,

            @Doc("What becomes of that to which it reacts.") @Default("respond")
            Behavior behavior,

            @Doc("The amount with which it goes on, for 'modify'.") @Nullable
            Amount amount,

            @Doc("Whom it may affect instead, for 'redirect': players, or traits; every legal one by default.")
            @Nullable
            Selection onto,

            @Doc("What its holder is asked; the question of the window by default.") @Nullable
            Prompt prompt,

            @Doc("How many seconds its holder has to decide; 'reaction-time' of the match by default.") @Default("0")
            int time,

            @Doc("What it does then.") @Name("do") Steps steps)
            implements Told {
        ReactionDef {
            if ((behavior == Behavior.MODIFY) != (amount != null))
                throw new IllegalArgumentException("'amount' belongs to the behavior 'modify' and to no other");
            if (onto != null && behavior != Behavior.REDIRECT)
                throw new IllegalArgumentException("'onto' belongs to the behavior 'redirect' and to no other");
            if (time < 0) throw new IllegalArgumentException("a time is a number of seconds from 0");
        }

        @Override
        public String text(Teller w) {
            String does = steps.isEmpty() ? "" : behavior == Behavior.RESPOND ? "{do}" : "{do}, and ";
            String then = switch (behavior) {
                case CANCEL -> to.cancelled;
                case REDIRECT -> onto == null ? "it affects another one" : "it affects {onto} instead";
                case MODIFY -> to.amount + " is {amount}";
                case RESPOND -> does.isEmpty() ? "play this" : "";
            };
            return w.say("Out of turn, " + to.when + "[, if {if}]: " + does + then + ".", this);
        }
    }

    @Says("World's End: {do:sentences}")
    @Doc("What a trait does at World's End.")
    record WorldsEndDef(
            @Doc("When it is resolved.") @Default("normal") Priority priority,
            @Required @Name("do") Steps steps) implements Told {}

    @Says("[The first age: one trait a turn, then stabilise.{opens} ][{instant:sentences} ]"
            + "[{forbids:such trait} cannot be played. ]"
            + "[{demands:such trait} must be played by every player who can. ][Actions do not happen.{ignoresActions} ]"
            + "[Traits in piles cannot be swapped, stolen or discarded.{protectsTraits} ]"
            + "[The last player begins, and turns go round the other way.{reversed} ]"
            + "[After playing {another:such a trait}, you may play another. ]"
            + "[In a turn {extraPlays} more may be played. ][Stabilising may be skipped.{maySkipStabilising} ]"
            + "[Stabilise to {stabiliseTo:card}. ][Before your turn, {beforeTurn}. ]"
            + "[Before stabilising, {beforeStabilising}. ][Instead of stabilising you may {insteadOfStabilising}. ]"
            + "[After stabilising, {afterStabilising}. ]")
    @Doc("An age.")
    record AgeDef(
            @Default("1") int copies,
            @Doc("The pack it belongs to.") @Default("base") String pack,
            @Doc("Whether it lies on top of the age deck.") boolean opens,
            @Doc("What happens once, when it is revealed.") Steps instant,

            @Doc("Which traits cannot be played.") @Nullable @Of("trait")
            PerRow<Condition> forbids,

            @Doc("Which traits must be played, by every player who can.") @Nullable @Of("trait")
            PerRow<Condition> demands,

            @Doc("Whether actions of traits do not happen.") boolean ignoresActions,
            @Doc("Whether traits in piles are protected.") boolean protectsTraits,
            @Doc("Whether the round goes the other way.") boolean reversed,
            @Doc("What happens before a turn.") Steps beforeTurn,

            @Doc("After which trait another such trait may be played, once a turn.") @Nullable @Of("trait")
            PerRow<Condition> another,

            @Doc("More plays in a turn.") @Default("0") int extraPlays,
            @Doc("What happens before stabilising.") Steps beforeStabilising,
            @Doc("What may be done instead of stabilising.") Steps insteadOfStabilising,
            @Doc("Whether stabilising may be skipped.") boolean maySkipStabilising,

            @Doc("To how many cards players stabilise, instead of their gene pool.") @Nullable
            Amount stabiliseTo,

            @Doc("What happens after stabilising.") Steps afterStabilising)
            implements Told, Copied {
        @Override
        public String text(Teller w, String own) {
            return own.isEmpty() ? "Nothing special." : English.capital(own);
        }
    }

    @Says("[All gene pools {genePool:+}. ][{reveal:sentences} ]"
            + "[Until the game ends: {duringGame:lines} ][World's End: {worldsEnd:sentences}]")
    @Doc("A catastrophe.")
    record CatastropheDef(
            @Default("1") int copies,
            @Doc("The pack it belongs to.") @Default("base") String pack,

            @Doc("By how much it changes everybody's gene pool for good.") @Default("0")
            int genePool,

            @Doc("What happens when it is revealed.") Steps reveal,

            @Doc("What it does for each player it struck, who is 'me', from then until the game ends.")
            List<Numbered<Ability>> duringGame,

            @Doc("What it does to each player, who is 'me', if the world ends with it.")
            Steps worldsEnd)
            implements Told, Copied {}
}
