package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Reason;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Condition;
import croupier.script.PerRow;
import croupier.script.Steps;

/** A turn: play one trait, carry out its effect, stabilise. */
final class Turns {
    private static final int FRESH_HAND = 5;
    private static final int RENEWED_HAND = 3;

    private Turns() {}

    /** The turn begins: what listens to that comes before everything, also before looking at the hand. */
    static void begin(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        t.set(EXTRA_PLAYS, player(t, seat), Book.of(t).ageNow(t).extraPlays());
        t.first(COURSE, CHOOSE_TASK, seat, 0, 0, 0);
        t.did(TURN_STARTS, player(t, seat), 0, seat);
        ofAge(t, seat, Book.of(t).ageNow(t).beforeTurn());
        Hands.payOwed(t, seat);
    }

    /** Carries out what the age says at some point of a turn. */
    private static void ofAge(Table t, int seat, Steps text) {
        if (text.isEmpty()) return;
        Scope s = Doomlings.scope(t, seat, t.get(NOW));
        text.run(t, s);
        t.done(s);
    }

    /** One trait must be played if any can be. An empty hand is filled, a useless one may be renewed: then the turn is over. */
    static void choose(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        if (t.count(HAND, seat) == 0) {
            Hands.draw(t, seat, FRESH_HAND);
            return;
        }
        Ask ask = t.ask(seat, YOUR_TURN);
        if (!offerPlays(t, seat, ask)) ask.option(SKIP).option(RENEW);
        Windows.offerAtOnce(t, seat, ask);
        long chosen = ask.code();
        int card = Code.a(chosen);
        int word = Code.word(chosen);
        if (word == PLAY.index()) {
            t.first(COURSE, MORE_TASK, seat, card, 0, 0);
            Plays.queueFromHand(t, seat, card);
        } else if (word == AT_ONCE.index()) {
            t.first(COURSE, CHOOSE_TASK, seat, 0, 0, 0);
            Windows.playAtOnce(t, seat, card);
        } else {
            t.tell(SKIPPED, player(t, seat), 0, 0);
            if (word == RENEW.index()) renew(t, seat);
        }
    }

    private static boolean offerPlays(Table t, int seat, Ask ask) {
        boolean demands = MayPlay.demandsOthers(t, seat);
        boolean any = false;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            Reason why = MayPlay.whyNotInTurn(t, seat, card, demands);
            if (why == null) ask.option(PLAY, card);
            else ask.not(PLAY, card, why);
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
        Defs.AgeDef age = Book.of(t).ageNow(t);
        PerRow<Condition> another = allowedByAge == 0 ? age.another() : null;
        boolean byAge = another != null && played != 0 && MayPlay.meets(t, seat, played, another);
        boolean granted = t.get(EXTRA_PLAYS, player(t, seat)) > 0;
        if (!byAge && !granted) {
            t.first(COURSE, STABILISE_TASK, seat, 0, 0, 0);
            return;
        }
        int card = chooseMore(t, seat, granted ? null : another);
        if (card == 0) {
            t.first(COURSE, STABILISE_TASK, seat, 0, 0, 0);
            return;
        }
        boolean uses = byAge && another != null && MayPlay.meets(t, seat, card, another);
        if (!uses) t.add(EXTRA_PLAYS, player(t, seat), -1);
        t.first(COURSE, MORE_TASK, seat, played, uses ? 1 : allowedByAge, 0);
        Plays.queueFromHand(t, seat, card);
    }

    private static int chooseMore(Table t, int seat, @org.jspecify.annotations.Nullable PerRow<Condition> only) {
        int mark = t.mark();
        Rows cards = t.rows();
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (MayPlay.is(t, seat, card) && (only == null || MayPlay.meets(t, seat, card, only))) cards.add(card);
        }
        int chosen =
                t.ask(seat, PLAY_MORE).because(t.get(NOW)).may().from(cards).one();
        t.release(mark);
        return chosen;
    }

    /** Draw or discard until the hand is as large as the gene pool; the age may say something else. */
    static void stabilise(Table t, int seat, int b, int c, int d) {
        if (t.hasLeft(seat)) return;
        Defs.AgeDef age = Book.of(t).ageNow(t);
        Windows.open(t, Trigger.BEFORE_STABILISING, seat, 0, 1 << seat, 0);
        ofAge(t, seat, age.beforeStabilising());
        if (age.maySkipStabilising() && skips(t, seat)) return;
        if (!age.insteadOfStabilising().isEmpty() && doesOther(t, seat)) {
            ofAge(t, seat, age.insteadOfStabilising());
            return;
        }
        t.first(COURSE, STABILISED_TASK, seat, 0, 0, 0);
        Hands.stabilise(t, seat);
        ofAge(t, seat, age.afterStabilising());
    }

    private static boolean skips(Table t, int seat) {
        return Code.word(t.ask(seat, SKIP_STABILISING)
                        .because(t.get(NOW))
                        .option(STABILISE)
                        .option(DO_NOT)
                        .code())
                == DO_NOT.index();
    }

    private static boolean doesOther(Table t, int seat) {
        return Code.word(t.ask(seat, INSTEAD)
                        .because(t.get(NOW))
                        .option(STABILISE)
                        .option(DO_SO)
                        .code())
                == DO_SO.index();
    }

    /** The window for those who react to having stabilised. */
    static void stabilised(Table t, int seat, int b, int c, int d) {
        Windows.open(t, Trigger.STABILISED, seat, 0, 1 << seat, 0);
    }
}
