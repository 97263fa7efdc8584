package croupier.lab.contract;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import croupier.kernel.Setup;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One match being tried: paused at every ask and answered at random from outside. Its answers are reported as numbers, so that a
 * shorter list of numbers is a shorter match.
 */
final class Trial {
    static final int LONGEST_MATCH = 50_000;

    final Setup setup;
    final Game game;
    final Match match;
    final Trace trace = new Trace();
    final Match kept;
    final Match room;
    final Match otherRoom;
    /** Whether some of several who are asked together have answered already. */
    boolean partly;

    /** How many decisions were answered so far. */
    int number;

    int mostAsks;
    int redeals;
    int noRedeals;
    /** How often a seat left a fork of this match, and how often that changed nothing. */
    int departures;

    int idleDepartures;
    final Match.Probe atLeaving = new Match.Probe() {
        @Override
        public void afterTask(Match m) {}

        @Override
        public void left(int seat, boolean changed) {
            if (!changed) idleDepartures++;
        }
    };
    /** Who plays this trial and is watched for it; null while a failure is shortened. */
    @Nullable
    Worker worker;

    private final long seed;
    private final long @Nullable [] given;
    private long[] choices = new long[64];

    /** A trial of these answers, or of random ones without end. */
    Trial(Setup setup, long @Nullable [] given) {
        this.setup = setup;
        this.game = setup.game();
        this.seed = setup.seed();
        this.given = given;
        match = Match.replay(game, unanswered(), trace);
        kept = Match.forPlayouts(setup);
        room = match.seen(0).scratch();
        otherRoom = match.seen(0).scratch();
    }

    /** The journal of this match before its first answer. */
    Journal unanswered() {
        return new Journal(game.name(), game.cards().hash(), setup.seats(), seed, setup.options());
    }

    /** Plays to the end, or to the last of the given answers, and looks at everything on the way. */
    void run(List<Check> checks, boolean always) {
        while (!match.isOver()) {
            mostAsks = Math.max(mostAsks, match.asksInTask());
            if (worker != null) worker.progress(seed);
            for (int i = 0; i < checks.size(); i++) {
                Check c = checks.get(i);
                if (always || dice(i) % oneIn(c) == 0) attempt(c, false);
            }
            if (given != null && number == given.length) break;
            attempt(PLAYING, false);
        }
        for (Check c : checks) attempt(c, true);
    }

    /** What plays or replays whole matches is tried less often the longer the match is, so that its cost stays in proportion. */
    private int oneIn(Check c) {
        return c.oneIn() == 1 ? 1 : c.oneIn() * (1 + number / 50);
    }

    private void attempt(Check c, boolean end) {
        try {
            if (end) c.end(this);
            else c.at(this);
        } catch (Difference | IllegalStateException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new Found(c, e);
        } catch (NullPointerException | ArithmeticException | ClassCastException | AssertionError e) {
            throw new Found(c, e);
        } catch (StackOverflowError e) {
            throw new Found(c, e);
        }
    }

    /** What a check found. */
    static final class Found extends RuntimeException {
        private static final long serialVersionUID = 1;
        final transient Check check;

        Found(Check check, Throwable cause) {
            super(cause);
            this.check = check;
        }
    }

    /** Every option can be chosen, and the match ends. */
    static final Check PLAYING = new Check("an option is never refused, and a match ends", 1) {
        @Override
        void at(Trial t) {
            t.answerNext();
        }
    };

    private void answerNext() {
        holds(number < LONGEST_MATCH, "the match does not end within " + LONGEST_MATCH + " decisions");
        long dice = given != null ? given[number] : Generator.mix(seed ^ Generator.mix(number));
        if (number == choices.length) choices = Arrays.copyOf(choices, number * 2);
        choices[number++] = dice;
        holds(match.open() > 0, "the match is not over, but nobody is asked");
        int before = match.answers();
        Decision d = Dice.decision(match, dice);
        Reply reply = match.answer(d.seat(), Dice.answer(d, dice));
        holds(reply.ok(), "an option was refused: " + reply.reason());
        partly = match.answers() == before && !match.isOver();
    }

    private static void holds(boolean is, String otherwise) {
        Check.holds(is, otherwise);
    }

    /** The answers so far, as numbers. */
    long[] choices() {
        return Arrays.copyOf(choices, number);
    }

    /** A number for this decision, the same in every trial of the same seed. */
    int dice(int salt) {
        return (int) (Generator.mix(seed + number * 1009L + salt * 7919L) >>> 33);
    }

    int anySeat(int salt) {
        return dice(salt) % setup.seats();
    }
}
