package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** A turn: play one trait, carry out its effect, stabilise. */
final class Turns {
    private static final int FRESH_HAND = 5;
    private static final int RENEWED_HAND = 3;

    /** The turn begins: what listens to that comes before everything, also before looking at the hand. */
    static void begin(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        t.set(EXTRA_PLAYS, player(t, seat), DoomCards.ageNow(t).extraPlays());
        t.first(COURSE, CHOOSE_TASK, seat, 0, 0, 0);
        t.did(TURN_STARTS, player(t, seat), 0, seat);
        Doomlings.carryOut(t, seat, t.get(NOW), DoomCards.ageNow(t).beforeTurn());
        Hands.payOwed(t, seat);
    }

    /** One trait must be played if any can be. An empty hand is filled, a useless one may be renewed: then the turn is over. */
    static void choose(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        if (t.count(HAND, seat) == 0) {
            Hands.draw(t, seat, FRESH_HAND);
            return;
        }
        Ask ask = t.ask(seat, YOUR_TURN).act();
        if (!offerPlays(t, seat, ask)) ask.option(SKIP).option(RENEW);
        Windows.offerAtOnce(t, seat, ask);
        long chosen = ask.code();
        int card = Code.a(chosen);
        if (Code.is(chosen, PLAY)) {
            t.first(COURSE, MORE_TASK, seat, card, 0, 0);
            Plays.queueFromHand(t, seat, card);
        } else if (Code.is(chosen, AT_ONCE)) {
            t.first(COURSE, CHOOSE_TASK, seat, 0, 0, 0);
            Windows.playAtOnce(t, seat, card);
        } else {
            t.tell(SKIPPED, player(t, seat), 0, 0);
            if (Code.is(chosen, RENEW)) renew(t, seat);
        }
    }

    private static boolean offerPlays(Table t, int seat, Ask ask) {
        boolean demands = MayPlay.demandsOthers(t, seat);
        boolean any = false;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            Reason why = MayPlay.whyNotInTurn(t, seat, card, demands);
            ask.optionUnless(why, PLAY, card);
            any |= why == null;
        }
        return any;
    }

    private static void renew(Table t, int seat) {
        Hands.discardAll(t, seat);
        Hands.draw(t, seat, RENEWED_HAND);
    }

    /** Further plays: one that the age allows after the trait just played, and those that were granted. */
    static void more(Table t, int seat, int played, int allowedByAge, int d) {
        if (t.hasLeft(seat)) return;
        Defs.AgeDef age = DoomCards.ageNow(t);
        PerRow<Condition> another = allowedByAge == 0 ? age.another() : null;
        boolean byAge = another != null && played != 0 && MayPlay.meets(t, seat, played, another);
        boolean granted = t.get(EXTRA_PLAYS, player(t, seat)) > 0;
        long chosen = byAge || granted ? chooseMore(t, seat, granted ? null : another) : Code.STOP;
        int card = Code.a(chosen);
        if (card == 0) {
            t.first(COURSE, STABILISE_TASK, seat, 0, 0, 0);
        } else if (Code.is(chosen, AT_ONCE)) {
            t.first(COURSE, MORE_TASK, seat, played, allowedByAge, 0);
            Windows.playAtOnce(t, seat, card);
        } else {
            boolean uses = byAge && another != null && MayPlay.meets(t, seat, card, another);
            if (!uses) t.add(EXTRA_PLAYS, player(t, seat), -1);
            t.first(COURSE, MORE_TASK, seat, played, uses ? 1 : allowedByAge, 0);
            Plays.queueFromHand(t, seat, card);
        }
    }

    private static long chooseMore(Table t, int seat, @Nullable PerRow<Condition> only) {
        Rows cards = t.rows();
        MayPlay.addPlayable(t, seat, cards);
        for (int i = cards.size() - 1; i >= 0; i--)
            if (only != null && !MayPlay.meets(t, seat, cards.get(i), only)) cards.removeAt(i);
        Ask ask = t.ask(seat, PLAY_MORE).because(t.get(NOW)).may().from(cards);
        Windows.offerAtOnce(t, seat, ask);
        return ask.code();
    }

    /** Draw or discard until the hand is as large as the gene pool; the age may say something else. */
    static void stabilise(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        Defs.AgeDef age = DoomCards.ageNow(t);
        int size = Hands.stableSize(t, seat);
        if (!Windows.open(t, Trigger.BEFORE_STABILISING, seat, 0, 1 << seat, size)) {
            t.tell(NOT_STABILISED, t.get(CANCELLED), player(t, seat), 0);
            return;
        }
        int added = t.get(CHANGED) - size;
        Doomlings.carryOut(t, seat, t.get(NOW), age.beforeStabilising());
        if (age.maySkipStabilising() && chooses(t, seat, SKIP_STABILISING, DO_NOT)) return;
        if (!age.insteadOfStabilising().isEmpty() && chooses(t, seat, INSTEAD, DO_SO)) {
            Doomlings.carryOut(t, seat, t.get(NOW), age.insteadOfStabilising());
            return;
        }
        t.first(COURSE, STABILISED_TASK, seat, 0, 0, 0);
        Hands.stabilise(t, seat, added);
        Doomlings.carryOut(t, seat, t.get(NOW), age.afterStabilising());
    }

    /** Whether a player does something else than stabilise; cards for any time may be played before. */
    private static boolean chooses(Table t, int seat, Prompt why, Word other) {
        Ask ask = t.ask(seat, why).because(t.get(NOW)).option(STABILISE).option(other);
        Windows.offerAtOnce(t, seat, ask);
        long chosen = ask.code();
        if (!Code.is(chosen, AT_ONCE)) return Code.is(chosen, other);
        Windows.playAtOnce(t, seat, Code.a(chosen));
        return chooses(t, seat, why, other);
    }

    /** The window for those who react to having stabilised. */
    static void stabilised(Table t, int seat, int b, int c, int d) {
        Windows.open(t, Trigger.STABILISED, seat, 0, 1 << seat, 0);
    }
}
