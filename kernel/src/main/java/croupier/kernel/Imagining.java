package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Deals what a seat does not see once more, into a match kept for it. The new deal goes into the checkpoint: rows that the seat saw
 * at any time since then stay where they are, all others are dealt again ({@link Redeal}). What the seat sees must come out the
 * same, else it is dealt again.
 */
final class Imagining {
    private static final int TRIES = 64;

    private final Match into;
    private final Redeal redeal = new Redeal();
    /** For which question of which match the hidden places were found. */
    private @Nullable Match of;

    private int by;
    private long at;

    Imagining(Match into) {
        this.into = into;
    }

    /** Deals again; the match stands at the same decision afterwards. False if no deal fits what the seat has seen. */
    boolean imagine(Match truth, int seat, long seed) {
        long sight = truth.table.asking.sightOf(seat);
        look(truth, seat);
        for (int i = 0; i < TRIES; i++)
            if (standsAtDecision(truth, seat, Generator.mix(seed + i))
                    && into.table.asking.sightNow(seat) == sight
                    && isAskedTheSame(truth, seat)) return true;
        return false;
    }

    /** Finds the hidden places, once for each question and seat: a search imagines many tables at one question. */
    private void look(Match truth, int seat) {
        long moment = truth.table.asking.moment();
        if (of == truth && by == seat && at == moment) return;
        redeal.look(truth, seat);
        of = truth;
        by = seat;
        at = moment;
    }

    private boolean isAskedTheSame(Match truth, int seat) {
        Ask asked = truth.askOf(seat);
        Ask now = into.askOf(seat);
        if (asked == null || now == null) return asked == now;
        return asked.why.is(now.why) && asked.options() == now.options();
    }

    private boolean standsAtDecision(Match truth, int seat, long seed) {
        deal(into.course.toWrite(false), truth, seat, seed);
        return into.course.reachDecision();
    }

    /** Deals again and plays on in place, until the match is over or a policy leaves it. False if no deal fits. */
    boolean play(Match truth, int seat, long seed, Policy[] policies) {
        look(truth, seat);
        Asking asking = truth.table.asking;
        Ask asked = truth.askOf(seat);
        if (asked == null) throw new IllegalStateException("seat " + (seat + 1) + " is not asked now");
        for (int i = 0; i < TRIES; i++) {
            deal(into.table, truth, seat, Generator.mix(seed + i));
            into.table.imagined.expect(asking.sightOf(seat), asked);
            boolean fits = into.course.playImagined(policies);
            into.table.imagined.clear();
            if (fits) return true;
        }
        return false;
    }

    private void deal(Table t, Match truth, int seat, long seed) {
        t.copyFrom(truth.course.saved());
        Tape tape = into.table.asking.tape;
        tape.copyFrom(truth.table.asking.tape);
        into.beginImagined(truth, seat, seed);
        t.rest();
        redeal.deal(t, tape, seed);
    }
}
