package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a match runs: from its beginning task by task, in place while simulating, or pausing where somebody must answer. A pause
 * restores the checkpoint before the task; the answers since are on the tape.
 */
abstract class Course {
    static final long WAITS = -1;

    final Setup setup;
    final Game game;
    final Table table;
    final Table saved;
    private @Nullable Table laid;
    final List<Ask> open = new ArrayList<>();
    final List<Ask> spare = new ArrayList<>();
    final long[] gathered;
    final int[] asked;
    /** By how much the numbers of a seat's decisions are ahead of its answers: a number is used once, also after undo. */
    final int[] ahead;

    Journal journal;
    boolean[] disclosedAfter = new boolean[64];
    /** The answers since the checkpoint by names. */
    final List<Save.Named> named = new ArrayList<>();

    int logAtCheckpoint;
    boolean recording;
    boolean waitsForAll;
    boolean asksForActs;
    boolean fresh;
    boolean behind;
    /** Set while the tasks before an opening run: nobody answers then. */
    boolean opens;

    int @Nullable [] script;

    @Nullable
    Journal feed;

    int fed;

    @Nullable
    Throwable broken;

    Match.@Nullable Probe probe;

    Course(Setup setup, boolean recording) {
        this.setup = setup;
        this.game = setup.game();
        this.recording = recording;
        table = new Table(game, setup.seats());
        saved = new Table(game, setup.seats());
        gathered = new long[setup.seats()];
        asked = new int[setup.seats()];
        ahead = new int[setup.seats()];
        journal = Journal.of(setup);
        table.match = (Match) this;
    }

    /** Somebody leaves: it stands in the journal. */
    abstract void recordLeaving(int seat);

    void sit(@Nullable Policy[] policies) {
        for (int i = 0; i < table.seats; i++) {
            Policy p = i < policies.length ? policies[i] : null;
            table.policies[i] = p;
            if (p != null) p.begin(setup.seed(), i);
        }
    }

    void begin(long seed) {
        Opening opening = setup.opening();
        table.rest();
        table.tape.clear();
        table.log.cut(0);
        table.attended = recording;
        if (recording || laid == null) layAnew();
        else table.beginAs(laid);
        table.script = opening == null || script == null ? script : opening.chance();
        table.seed = seed;
        table.seedAll(seed);
        close();
        Arrays.fill(gathered, WAITS);
        Arrays.fill(asked, 0);
        broken = null;
        seedOf = seed;
        table.mem[Words.WORK] = Integer.MIN_VALUE;
        try {
            game.setup(table);
        } catch (Signal s) {
            if (s != Signal.OVER) throw s;
        }
        table.tidy();
        if (opening != null) open(opening);
        table.mem[Words.WORK] = 0;
        fresh = true;
        behind = false;
    }

    /** What lies there before chance decides anything; playouts keep a copy, so that it is laid once. */
    private void layAnew() {
        table.clear();
        setup.write(table);
        table.mem[Words.WORK] = Integer.MIN_VALUE;
        table.laying = true;
        game.lay(table);
        table.laying = false;
        if (recording) return;
        laid = new Table(game, setup.seats());
        laid.copyFrom(table);
    }

    /** Lays out the table of a scenario; the scripted chance and the log begin behind it. */
    void open(Opening opening) {
        if (opening.atFirstChoice()) runToFirstChoice();
        opening.lay(table);
        table.tidy();
        table.log.cut(0);
        table.disclosed = false;
        table.script = script;
        table.mem[Words.SCRIPTED] = 0;
    }

    void runToFirstChoice() {
        opens = true;
        try {
            while (!table.isOver()) {
                checkpoint();
                table.step();
            }
        } catch (Signal s) {
            if (s == Signal.OVER) return;
            if (s != Signal.PAUSE) throw s;
            open.clear();
            restore();
            table.tape.clear();
        } finally {
            opens = false;
        }
    }

    long seedOf;

    // ---- simulating

    /** Plays a new match from this seed to its end. */
    public void play(long seed, Policy[] policies) {
        boolean imagines = false;
        for (int i = 0; i < table.seats; i++) {
            table.policies[i] = policies[i];
            policies[i].begin(seed, i);
            imagines |= policies[i].imagines();
        }
        begin(seed);
        if (imagines) {
            table.attended = true;
            proceed();
        } else {
            toTheEnd();
        }
    }

    /** Plays on from here to the end; what is recorded stays recorded. */
    public void run(Policy[] policies) {
        if (recording) {
            ready();
            System.arraycopy(policies, 0, table.policies, 0, table.seats);
            if (!table.isOver()) runAgain();
            return;
        }
        if (!fresh) restore();
        System.arraycopy(policies, 0, table.policies, 0, table.seats);
        close();
        table.attended = false;
        toTheEnd();
        fresh = true;
    }

    void toTheEnd() {
        if (table.isOver()) return;
        try {
            while (!table.isOver()) {
                table.step();
                if (probe != null) probe.afterTask((Match) this);
            }
            return;
        } catch (Signal s) {
            if (s == Signal.ENDLESS) endless();
            else if (s != Signal.OVER) throw new IllegalStateException("a playout was left by " + s.getMessage(), s);
        }
        if (probe != null) probe.afterTask((Match) this);
    }

    void endless() {
        try {
            game.endless(table);
        } catch (Signal s) {
            if (s == Signal.OVER) return;
            throw s;
        }
        throw new IllegalStateException(game.name() + ": endless must end the match");
    }

    // ---- attended: pause, restore, go on

    void checkpoint() {
        saved.copyFrom(table);
        table.tape.clear();
        table.imaginer = -1;
        table.witness.forget();
        named.clear();
        logAtCheckpoint = table.log.size();
        fresh = false;
    }

    void restore() {
        table.copyFrom(saved);
        table.rest();
        table.tape.rewind(0);
        table.log.cut(logAtCheckpoint);
        table.witness.forget();
        table.witness.seed(table.reseed);
        table.retelling = table.imaginer >= 0;
        behind = false;
    }

    /** Runs tasks until somebody must answer or the match is over. */
    void proceed() {
        while (!table.isOver()) {
            if (fresh) checkpoint();
            try {
                table.step();
                fresh = true;
                if (probe != null) probe.afterTask((Match) this);
            } catch (Signal s) {
                if (s == Signal.PAUSE) {
                    if (!feedsLeaving()) return;
                } else if (s == Signal.ENDLESS) {
                    endless();
                } else if (s != Signal.OVER) {
                    throw new IllegalStateException("a rule was left by " + s.getMessage(), s);
                }
            }
        }
        if (!fresh && probe != null) probe.afterTask((Match) this);
        close();
        fresh = true;
    }

    void runAgain() {
        close();
        restore();
        proceed();
    }

    /** A journal being replayed says next that somebody leaves. */
    boolean feedsLeaving() {
        if (feed == null || fed >= feed.size() || !feed.get(fed).leaves()) return false;
        int seat = feed.get(fed++).seat();
        if (table.isAway(seat))
            throw new IllegalArgumentException(
                    "answer " + fed + " of the journal: seat " + (seat + 1) + " has left already");
        recordLeaving(seat);
        leaveNow(seat);
        if (!table.isOver()) {
            close();
            restore();
        }
        return true;
    }

    void leaveNow(int seat) {
        // an answer that waited for the others' is not in the journal yet: it is void
        gathered[seat] = WAITS;
        if (table.seats > 2) {
            saved.seatLeaves(seat);
            return;
        }
        table.sealed = false;
        try {
            table.finish(((1 << table.seats) - 1) & ~(1 << seat));
        } catch (Signal s) {
            if (s != Signal.OVER) throw s;
        }
        close();
        fresh = true;
    }

    /** A fork is run up to its decision only when somebody looks. */
    void ready() {
        if (!behind) return;
        close();
        restore();
        proceed();
    }

    /** Nothing is open; a match that is only imagined uses its decisions again. */
    void close() {
        if (!recording) for (int i = 0; i < open.size(); i++) spare.add(open.get(i));
        open.clear();
    }
}
