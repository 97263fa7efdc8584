package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * How a match runs: from its beginning task by task, in place while simulating, or pausing where somebody must answer. A pause
 * restores the checkpoint before the task; the answers since are on the tape.
 */
final class Course {
    /** Where a match stands. */
    enum Stand {
        /** Between two tasks, or at the end: the table is its own checkpoint. */
        BETWEEN_TASKS,
        /** In a task: the table is the checkpoint and what the tape has done to it. */
        IN_TASK,
        /** In a task that was not run again yet: a fork is run up to its decision only when somebody looks. */
        BEHIND
    }

    private final Match match;
    private final Table table;
    private final Game game;
    /** The checkpoint: the table before the task under way. */
    final Table saved;
    /** What lies there before chance decides anything, for playouts; null until it was laid. */
    private @Nullable Table laid;
    /** The numbers that a scenario gives instead of chance, null for none. */
    int @Nullable [] script;

    Stand stand = Stand.BETWEEN_TASKS;
    private int logAtCheckpoint;

    Course(Match match) {
        this.match = match;
        table = match.table;
        game = match.game();
        saved = new Table(game, table.seats);
    }

    // ---- beginning

    /** Lays out a new match. */
    void begin(long seed, Mode mode) {
        Opening opening = match.setup().opening();
        table.rest();
        table.asking.tape.clear();
        table.log.cut(0);
        match.enter(mode);
        if (mode.keepsJournal() || laid == null) lay(mode);
        else table.beginAs(laid);
        table.rolling.script = opening == null || script == null ? script : opening.chance();
        table.seed = seed;
        table.rolling.seedAll(table, seed);
        match.close();
        match.decisions.restart();
        table.mem[Words.WORK] = Integer.MIN_VALUE;
        table.doing = Activity.SETTING_UP;
        try {
            game.setup(table);
        } catch (Signal s) {
            if (s != Signal.OVER) throw s;
        }
        table.doing = Activity.RULES;
        table.tidy();
        if (opening != null) open(opening);
        table.mem[Words.WORK] = 0;
        stand = Stand.BETWEEN_TASKS;
    }

    /** Lays out what options alone decide; playouts keep a copy, so that it is done once. */
    private void lay(Mode mode) {
        table.clear();
        match.setup().write(table);
        table.mem[Words.WORK] = Integer.MIN_VALUE;
        table.doing = Activity.LAYING_OUT;
        game.lay(table);
        table.doing = Activity.RULES;
        if (mode.keepsJournal()) return;
        laid = new Table(game, table.seats);
        laid.copyFrom(table);
    }

    /** Lays out the table of a scenario; the scripted chance and the log begin behind it. */
    private void open(Opening opening) {
        if (opening.atFirstChoice()) runToFirstChoice();
        opening.lay(table);
        table.tidy();
        table.log.cut(0);
        table.knowledge.disclosed = false;
        table.rolling.script = script;
        table.mem[Words.SCRIPTED] = 0;
    }

    private void runToFirstChoice() {
        Mode before = match.mode();
        match.enter(Mode.OPENING);
        try {
            while (!table.isOver()) {
                checkpoint();
                table.step();
            }
        } catch (Signal s) {
            if (s == Signal.OVER) return;
            if (s != Signal.PAUSE) throw s;
            restore();
            table.asking.tape.clear();
        } finally {
            match.enter(before);
        }
    }

    // ---- simulating

    /** Runs tasks in place to the end of the match. */
    void toTheEnd() {
        if (table.isOver()) return;
        try {
            while (!table.isOver()) {
                table.step();
                match.taskDone();
            }
            return;
        } catch (Signal s) {
            if (s == Signal.ENDLESS) endless();
            else if (s != Signal.OVER) throw new IllegalStateException("a playout was left by " + s.getMessage(), s);
        }
        match.taskDone();
    }

    private void endless() {
        try {
            game.endless(table);
        } catch (Signal s) {
            if (s != Signal.OVER) throw s;
        }
        if (!table.isOver()) throw new IllegalStateException(game.name() + ": endless must end the match");
    }

    // ---- pausing

    private void checkpoint() {
        saved.copyFrom(table);
        table.asking.tape.clear();
        table.imagined.seat = -1;
        table.knowledge.witness.forget();
        match.recorder.checkpoint();
        logAtCheckpoint = table.log.size();
        stand = Stand.IN_TASK;
    }

    /** Back to the checkpoint; the tape begins again. */
    void restore() {
        table.copyFrom(saved);
        table.rest();
        table.asking.tape.rewind(0);
        table.log.cut(logAtCheckpoint);
        table.knowledge.witness.forget();
        table.knowledge.witness.seed(table.imagined.seed);
        table.imagined.replays = table.imagined.seat >= 0;
        if (stand == Stand.BEHIND) stand = Stand.IN_TASK;
    }

    /** Runs tasks until somebody must answer or the match is over. */
    void proceed() {
        while (!table.isOver()) {
            if (stand == Stand.BETWEEN_TASKS) checkpoint();
            try {
                table.step();
                stand = Stand.BETWEEN_TASKS;
                match.taskDone();
            } catch (Signal s) {
                if (s == Signal.PAUSE) {
                    if (!match.replayLeaving()) return;
                } else if (s == Signal.ENDLESS) {
                    endless();
                } else if (s != Signal.OVER) {
                    throw new IllegalStateException("a rule was left by " + s.getMessage(), s);
                }
            }
        }
        if (stand != Stand.BETWEEN_TASKS) match.taskDone();
        match.close();
        stand = Stand.BETWEEN_TASKS;
    }

    /** Runs the task under way again, with the answers that came meanwhile, and goes on. */
    void runAgain() {
        match.close();
        restore();
        proceed();
    }

    /** Comes up to the decision, if nobody has looked at it yet. */
    void catchUp() {
        if (stand == Stand.BEHIND) runAgain();
    }

    /** The other match stands where this one does; log left out. */
    void copyInto(Course kept) {
        if (stand == Stand.BETWEEN_TASKS || table.isOver()) {
            kept.table.copyFrom(table);
            kept.saved.copyFrom(table);
            kept.table.asking.tape.clear();
        } else {
            kept.saved.copyFrom(saved);
            kept.table.asking.tape.copyFrom(table.asking.tape);
        }
        kept.stand = stand == Stand.BETWEEN_TASKS ? stand : Stand.BEHIND;
        kept.withoutLog();
    }

    /** What else a copy needs that goes on with log and scripted chance. */
    void copyLogInto(Course kept) {
        kept.table.log.copyFrom(table.log);
        kept.logAtCheckpoint = logAtCheckpoint;
        kept.script = script;
    }

    private void withoutLog() {
        logAtCheckpoint = 0;
        table.log.cut(0);
    }

    /** The checkpoint and the answers since as one number; how much work was done on the way there does not count. */
    long standing() {
        Table from = stand == Stand.BETWEEN_TASKS ? table : saved;
        int work = from.mem[Words.WORK];
        from.mem[Words.WORK] = 0;
        long hash = from.hash();
        from.mem[Words.WORK] = work;
        Tape tape = table.asking.tape;
        for (int i = 0; stand != Stand.BETWEEN_TASKS && i < tape.size; i++) hash = Generator.mix(hash + tape.codes[i]);
        return hash;
    }

    // ---- imagined

    /** Gets ready to be run from a checkpoint in which hidden cards were dealt again, by a seat and from a seed. */
    void beginImagined(Table truth, int seat, long seed) {
        stand = Stand.IN_TASK;
        table.imagined.begin(seat, seed, table.asking.tape.size);
        table.knowledge.witness.retell(truth.knowledge.witness);
        logAtCheckpoint = 0;
    }

    /** Plays on in place; false if the deal turns out not to fit before anybody was asked. */
    boolean playImagined(Policy[] policies) {
        System.arraycopy(policies, 0, table.asking.policies, 0, table.seats);
        match.enter(Mode.PLAYOUT);
        table.doing = Activity.RULES;
        table.asking.tape.rewind(0);
        table.knowledge.witness.forget();
        table.knowledge.witness.seed(table.imagined.seed);
        table.imagined.replays = true;
        stand = Stand.BETWEEN_TASKS;
        try {
            while (!table.isOver()) table.step();
        } catch (Signal s) {
            if (s == Signal.MISFIT) return false;
            if (s == Signal.ENDLESS) endless();
            else if (s != Signal.OVER && s != Signal.LEFT)
                throw new IllegalStateException("a playout was left by " + s.getMessage(), s);
        }
        return true;
    }

    /** Runs the rule up to the open decision; false if a recorded answer does not fit the new deal. */
    boolean reachDecision() {
        restore();
        try {
            table.step();
            return false;
        } catch (Signal s) {
            return s == Signal.PAUSE && table.asking.tape.size == table.imagined.freshFrom;
        }
    }
}
