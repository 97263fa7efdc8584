package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import java.util.Objects;

/**
 * Playing a trait. What follows from it is queued: what it says of entering, the window for those who react to plays, the
 * window for those who react to actions, and the action.
 */
final class Plays {
    /** How a trait is played: from the hand, with its action, whatever is against it. */
    static final int FROM_HAND = 1;

    static final int WITH_ACTION = 2;
    static final int FREELY = 4;

    /** How an action is performed: by a trait that performs the action of another. */
    static final int AGAIN = 1;

    /** A play from the hand: the action works. */
    static void queueFromHand(Table t, int seat, int card) {
        next(t, PLAY_TASK, seat, card, FROM_HAND | WITH_ACTION, 0);
    }

    /**
     * A trait is played, the top card of the deck if none is named: what it costs is paid, then it comes into a pile. What may
     * not be played is discarded.
     */
    static void play(Table t, int seat, int named, int how, int unused) {
        int card = named != 0 ? named : turnedOver(t);
        if (card == 0 || t.isIn(TRAITS, card)) return;
        Reason why = (how & FREELY) == 0 ? MayPlay.whyNot(t, seat, card) : null;
        if (why != null) {
            t.tell(Objects.requireNonNull(CANNOT_PLAY.get(why)), player(t, seat), card, 0);
            if (!t.isIn(DISCARD_PILE, card)) Hands.discard(t, card);
            return;
        }
        put(t, seat, card, how);
        next(t, PLAYED_TASK, seat, card, how, 0);
    }

    /** The top card of the deck, which everybody sees before it is decided what becomes of it. */
    private static int turnedOver(Table t) {
        int card = Hands.topOfDeck(t);
        if (card != 0) t.reveal(card);
        return card;
    }

    private static void put(Table t, int seat, int card, int how) {
        Defs.TraitDef d = DoomCards.trait(t, card);
        if ((how & FREELY) == 0) Doomlings.carryOut(t, seat, card, d.cost());
        if ((how & FROM_HAND) != 0) t.set(LAST_COLOR, t.get(COLOR, card) + 1);
        Piles.enter(t, d.into() == Defs.Into.MINE ? seat : whose(t, seat, card), card);
        t.did(PLAYS, player(t, seat), card, how & FROM_HAND);
    }

    /** The opponent into whose pile a trait goes that is played so. */
    private static int whose(Table t, int seat, int card) {
        Rows opponents = Language.opponents(t, seat, t.rows());
        if (Piles.isDominant(t, card))
            for (int i = opponents.size() - 1; i >= 0; i--)
                if (Piles.isFull(t, t.ownerOf(opponents.get(i)))) opponents.removeAt(i);
        int chosen = t.ask(seat, INTO_WHOSE).because(card).from(opponents).one();
        return t.ownerOf(chosen);
    }

    /** What a trait says of coming into a pile is done. */
    static void enter(Table t, int seat, int trait, int c, int d) {
        if (t.isIn(TRAITS, seat, trait))
            Doomlings.carryOut(t, seat, trait, DoomCards.trait(t, trait).enter());
    }

    /** The window for those who react to a play; then the action, if there is one to perform. */
    static void played(Table t, int seat, int trait, int how, int unused) {
        boolean goesOn = Windows.open(t, Trigger.PLAYED, seat, trait, 0, 0);
        if ((how & WITH_ACTION) != 0 && hasAction(t, trait)) {
            if (goesOn) perform(t, seat, trait, 0, 0);
            else t.tell(NO_ACTION, t.get(CANCELLED), trait, 0);
        }
    }

    static boolean hasAction(Table t, int trait) {
        return !DoomCards.trait(t, trait).play().isEmpty();
    }

    /** The action of a trait is queued: under an age of peace it does not happen. */
    static void perform(Table t, int seat, int trait, int how, int performer) {
        if (!hasAction(t, trait)) return;
        if (DoomCards.ageNow(t).ignoresActions() && t.get(ENDING) == 0) t.tell(NO_ACTION, t.get(NOW), trait, 0);
        else next(t, ACTION_TASK, seat, trait, how, performer);
    }

    /** The window for those who react to actions; then the action is carried out. */
    static void action(Table t, int seat, int trait, int how, int performer) {
        if (Windows.prevents(t, NO_ACTION, Trigger.ACTION, seat, trait, 0, 0)) return;
        Scope s = Doomlings.scope(t, seat, t.isIn(TRAITS, seat, trait) || performer == 0 ? trait : performer);
        s.x = how;
        int outer = t.get(ACTING);
        t.set(ACTING, trait);
        DoomCards.trait(t, trait).play().run(t, s);
        t.set(ACTING, outer);
        t.done(s);
    }

    /** A text is carried out that was to wait for the plays before it. */
    static void afterwards(Table t, int seat, int trait, int text, int how) {
        Scope s = Doomlings.scope(t, seat, trait);
        s.x = how;
        DoomCards.of(t).text(text).run(t, s);
        t.done(s);
    }

    /** A play out of turn, with its window; false if somebody took the card and with it what it does. */
    static boolean outOfTurn(Table t, int seat, int card) {
        int others = t.waiting(EFFECTS);
        put(t, seat, card, FROM_HAND);
        carryOut(t, others);
        return Windows.open(t, Trigger.PLAYED, seat, card, 0, 0);
    }

    /** Everything that was queued before all that waited already is carried out at once. */
    static void carryOut(Table t, int others) {
        while (t.waiting(EFFECTS) > others) {
            t.set(QUEUED, 0);
            t.runNext(EFFECTS);
        }
        t.set(QUEUED, 0);
    }
}
