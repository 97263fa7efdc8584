package croupier.lab.contract;

import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Option;
import croupier.kernel.Setup;
import croupier.lab.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What every game must keep, tried on random matches with all numbers of seats and all options. Cheap checks are made at every
 * decision, the dear ones at some, chosen by the seed. What breaks is shortened and reported with its journal.
 */
public final class Contract {
    private static final int SHRINK_TRIES = 400;
    private static final int LEAST_DEPARTURES = 5;
    private static final String ENDS = "a task ends";
    private static final String CIRCLES = "a rule runs without end and asks nobody; it stands\n";
    private static final String LEAVES = "who leaves a match of several takes part in it no more";

    private final Game game;
    private final @Nullable Setup fixed;
    private final int minSeats;
    private final int maxSeats;
    private final List<Check> checks = new ArrayList<>();
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private long decisions;
    private int longestMatch;
    private int mostAsks;
    private long redeals;
    private long noRedeals;
    private long departures;
    private long idleDepartures;
    private int patience = 120;
    private long brokenMatch = Long.MAX_VALUE;
    private @Nullable Broken broken;

    private Contract(Game game, @Nullable Setup fixed, int minSeats, int maxSeats) {
        this.game = game;
        this.fixed = fixed;
        this.minSeats = minSeats;
        this.maxSeats = maxSeats;
        checks.addAll(DecisionChecks.checks());
        checks.addAll(Copies.checks());
        checks.addAll(Secrecy.checks());
        checks.addAll(Ways.checks());
    }

    /** The contract of a game, with any seats and options. */
    public static Contract of(Game game) {
        return new Contract(game, null, game.minSeats(), game.maxSeats());
    }

    /** The contract of a game with this many seats, with any options. */
    public static Contract of(Game game, int seats) {
        Setup.of(game, seats, 0);
        return new Contract(game, null, seats, seats);
    }

    /** The contract of a game with these seats and options only. */
    public static Contract of(Setup setup) {
        return new Contract(setup.game(), setup, setup.seats(), setup.seats());
    }

    /** Tries this many matches; throws {@link Broken} for the first that breaks the contract. */
    public Report check(long matches, long seed) {
        return check(matches, seed, 1, _ -> {});
    }

    public Report check(long matches, long seed, int threads, LongConsumer told) {
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) workers.add(new Worker(patience, w -> work(w, matches, seed, told)));
        for (Worker w : workers) {
            String stands = w.await();
            if (stands != null) throw broken(ENDS, w.seed(), CIRCLES + stands);
        }
        if (broken != null) throw broken;
        if (departures >= LEAST_DEPARTURES && departures == idleDepartures)
            throw broken(
                    LEAVES, seed, "in " + departures + " departures 'leave' changed nothing: what the seat had stays");
        double bytes = Allocation.perDecision(setup(0, seed).withSeed(seed));
        return new Report(game.name(), done.get(), decisions, longestMatch, mostAsks, redeals, noRedeals, bytes);
    }

    /** The seconds of processor time that one task may take. */
    Contract patience(int seconds) {
        patience = seconds;
        return this;
    }

    private Broken broken(String check, long seed, String what) {
        return new Broken(game.name(), check, seed, what, empty(setup(0, seed)), 0, new Difference(what));
    }

    private void work(Worker w, long matches, long seed, LongConsumer told) {
        for (long i = next.getAndIncrement(); i < matches && i < brokenMatch(); i = next.getAndIncrement()) {
            try {
                note(tryMatch(setup(i, Simulation.seedOf(seed, i)), w));
            } catch (Broken b) {
                note(i, b);
            }
            told.accept(done.incrementAndGet());
        }
    }

    private synchronized long brokenMatch() {
        return brokenMatch;
    }

    private synchronized void note(long match, Broken b) {
        if (match > brokenMatch) return;
        brokenMatch = match;
        broken = b;
    }

    private synchronized void note(Trial t) {
        decisions += t.number;
        longestMatch = Math.max(longestMatch, t.number);
        mostAsks = Math.max(mostAsks, t.mostAsks);
        redeals += t.redeals;
        noRedeals += t.noRedeals;
        departures += t.departures;
        idleDepartures += t.idleDepartures;
    }

    /** Every other match has usual options; seats are as many as the seed says. */
    private Setup setup(long match, long seed) {
        if (fixed != null) return fixed.withSeed(seed);
        Setup s = Setup.of(game, minSeats + Dice.roll(seed + 1, maxSeats - minSeats + 1), seed);
        if (match % 2 == 0) return s;
        int n = 2;
        for (Option o : game.layout().options()) {
            long dice = Generator.mix(seed + n++);
            if (dice % 2 == 0) continue;
            s = s.with(o.name(), o.say(o.least() + Dice.roll(dice, o.most() - o.least() + 1)));
        }
        return s;
    }

    private Trial tryMatch(Setup setup, Worker w) {
        Trial t = null;
        w.progress(setup.seed());
        try {
            t = new Trial(setup, null);
            t.worker = w;
            t.run(checks, false);
            return t;
        } catch (Trial.Found f) {
            throw shortened(setup, t == null ? new long[0] : t.choices(), f);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            Trial.Found f = new Trial.Found(Trial.PLAYING, e);
            throw new Broken(game.name(), f.check.name(), setup.seed(), "setting up: " + e, empty(setup), 0, e);
        }
    }

    private Broken shortened(Setup setup, long[] choices, Trial.Found first) {
        Check check = first.check;
        long[] best = Shrink.shrink(choices, shorter -> find(setup, shorter, check) != null, SHRINK_TRIES);
        Shown shown = find(setup, best, check);
        if (shown == null) shown = new Shown(first, replayed(setup, choices));
        Throwable cause = shown.found.getCause() == null ? shown.found : shown.found.getCause();
        return new Broken(
                game.name(),
                check.name(),
                setup.seed(),
                String.valueOf(cause instanceof Difference ? cause.getMessage() : cause),
                shown.trial.match.journal(),
                choices.length,
                cause);
    }

    private record Shown(Trial.Found found, Trial trial) {}

    /** Whether these answers break the same check; the playing of them counts only if that is what broke. */
    private @Nullable Shown find(Setup setup, long[] choices, Check check) {
        Trial t = new Trial(setup, choices);
        try {
            t.run(check.equals(Trial.PLAYING) ? List.of() : List.of(check), true);
            return null;
        } catch (Trial.Found f) {
            return f.check.equals(check) ? new Shown(f, t) : null;
        }
    }

    private Trial replayed(Setup setup, long[] choices) {
        Trial t = new Trial(setup, choices);
        try {
            t.run(List.of(), true);
        } catch (Trial.Found f) {
            return t;
        }
        return t;
    }

    private croupier.kernel.Journal empty(Setup s) {
        return new croupier.kernel.Journal(game.name(), game.cards().hash(), s.seats(), s.seed(), s.options());
    }
}
