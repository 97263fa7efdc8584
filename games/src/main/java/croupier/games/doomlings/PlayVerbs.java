package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of playing traits and performing actions. */
final class PlayVerbs {
    @Says("Play {play}[, whatever forbids it{freely}].")
    @Says(value = "Play {play} with its action[, whatever forbids it{freely}].", when = "action: true")
    @Says(value = "Play {play} without its action[, whatever forbids it{freely}].", when = "action: false")
    @Doc("Cards are played, one after the other, when this text is done. What cannot be played is discarded.")
    record Play(
            @MainArgument Choice play,

            @Doc("Who plays them; you by default.") @Default("me")
            Noun by,

            @Doc("Whether the action works; by default if it is played from the hand.") @Nullable
            Boolean action,

            @Doc("Whether nothing can be against it.") boolean freely)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows chosen = play.take(t, s, s.seat, PLAY_WHICH, false, false);
            int seat = t.ownerOf(by.of(t, s));
            for (int i = 0; i < chosen.size(); i++) next(t, PLAY_TASK, seat, chosen.get(i), how(t, chosen.get(i)), 0);
        }

        private int how(Table t, int card) {
            boolean hand = t.isIn(HAND, card);
            boolean acts = action == null ? hand : action;
            return (hand ? Plays.FROM_HAND : 0) | (acts ? Plays.WITH_ACTION : 0) | (freely ? Plays.FREELY : 0);
        }
    }

    /**
     * The top card of the trait deck is played when this text is done. One card says so; a name in an expression could not
     * shuffle the discards in when the deck is exhausted.
     */
    @Says("Play the top card of the deck.")
    @Doc("The top card of the trait deck is played, without its action, when this text is done.")
    record PlayTopOfDeck() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            next(t, PLAY_TASK, s.seat, 0, 0, 0);
        }
    }

    @Says("Then {steps}.")
    @Doc("A text that waits until everything that is being played has been played; it sees no names of this text.")
    record Afterwards(
            @MainArgument @Doc("What happens then.") Numbered<Steps> steps) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            next(t, AFTERWARDS_TASK, s.seat, s.card, steps.number(), s.x);
        }
    }

    @Says("Perform the action of {perform}.")
    @Doc("You perform the action of a trait, as if it were this one's where it does not lie in your pile.")
    record Perform(@MainArgument Noun perform) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int trait = perform.of(t, s);
            if (trait == 0) return;
            Plays.perform(t, s.seat, trait, Plays.AGAIN, s.card);
        }
    }

    /** Whether an action can be performed: one that is performed again performs no third one. */
    static boolean canBePerformed(Table t, Scope s, int trait) {
        if (!Plays.hasAction(t, trait)) return false;
        return (s.x & Plays.AGAIN) == 0 || !DoomCards.trait(t, trait).play().has(Perform.class);
    }

    @Says("{who} may play {plays:more trait} this turn.")
    @Doc("Players may play more traits this turn.")
    record ExtraPlays(
            @MainArgument Amount plays, @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.rows(t, s).addEach(t, EXTRA_PLAYS, plays.of(t, s));
        }
    }
}
