package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One playing of a game, from outside: decisions, answers, forks, outcome. A match at a decision is its last checkpoint
 * and the answers since; an answer restores the checkpoint and runs the same rule again with one answer more.
 */
public final class Match {
    /** Called after every task, for tests. */
    public interface Probe {
        void afterTask(Match m);

        /** A rule asks a seat: also when there is nothing to choose, or the answer is on the tape. */
        default void asked(int seat, Prompt why) {}

        /** A seat has left, and the game's rule for it has run. */
        default void left(int seat, boolean changed) {}
    }

    private final Setup setup;
    final Table table;
    final Course course;
    final Decisions decisions;
    final Recorder recorder;
    final Replay replay = new Replay();
    final Imagining imagining = new Imagining(this);
    private Mode mode;
    private boolean waitsForAll;
    private boolean asksForActs;
    private @Nullable Throwable broken;
    private @Nullable Probe probe;

    private Match(Setup setup, Mode mode) {
        this.setup = setup;
        table = new Table(setup.game(), setup.seats());
        table.asking.match = this;
        course = new Course(this);
        decisions = new Decisions(table);
        recorder = new Recorder(Journal.of(setup));
        this.mode = mode;
        enter(mode);
    }

    /** From now on the match is in this mode. */
    void enter(Mode next) {
        mode = next;
        table.taped = next.keepsTape();
    }

    Mode mode() {
        return mode;
    }

    /** A match that stands at its first decision; every seat waits for answers. */
    public static Match start(Setup setup) {
        return start(setup, new Policy[setup.seats()]);
    }

    /** A match that stands at the first decision of a seat without policy. */
    public static Match start(Setup setup, @Nullable Policy[] policies) {
        return start(setup, policies, null);
    }

    /** The same; it asks people for what they do themselves ({@link #asksForActs}). */
    public static Match startWithActs(Setup setup, @Nullable Policy[] policies) {
        return start(setup, policies, null, true);
    }

    /** A match in which chance gives these numbers first, and shuffles change nothing: for scenarios. */
    public static Match start(Setup setup, @Nullable Policy[] policies, int @Nullable [] script) {
        return start(setup, policies, script, false);
    }

    private static Match start(Setup setup, @Nullable Policy[] policies, int @Nullable [] script, boolean asksForActs) {
        Match m = logged(setup);
        m.asksForActs = asksForActs;
        m.course.script = script;
        m.sit(policies);
        m.course.begin(setup.seed(), Mode.LIVE);
        m.course.proceed();
        return m;
    }

    private static Match logged(Setup setup) {
        Match m = new Match(setup, Mode.LIVE);
        m.logs();
        return m;
    }

    private void logs() {
        table.logTo(new Log(true));
        table.log.of(table);
    }

    /** A match to be played over and over by policies: nothing is kept that is not needed. */
    public static Match forPlayouts(Setup setup) {
        return new Match(setup, Mode.PLAYOUT);
    }

    /** A match of the same game as a table's to search in. */
    static Match scratch(Table like) {
        return new Match(Setup.of(like.game, like.seats, 0), Mode.SEARCHED);
    }

    private void sit(@Nullable Policy[] policies) {
        for (int i = 0; i < table.seats; i++) {
            Policy p = i < policies.length ? policies[i] : null;
            table.asking.policies[i] = p;
            if (p != null) p.begin(setup.seed(), i);
        }
    }

    // ---- how it asks

    /**
     * People are asked for what players do themselves ({@link Ask#act}) also if they can do nothing else. Without it, and for
     * bots, the single option is taken.
     */
    public void asksForActs(boolean on) {
        asksForActs = on;
    }

    /**
     * Where everybody is asked alike, seats without a policy are asked also if they have but one option, so that the others
     * cannot tell by the time it takes who has something to choose. Their programs may answer that by themselves. Such
     * answers are not in the journal.
     */
    public void waitsForAll(boolean on) {
        waitsForAll = on;
    }

    /** Whether a seat with a single option is asked for this act: a person at the table is, and a journal may have the answer. */
    boolean asksForAct(Ask a) {
        if (mode == Mode.OPENING || table.departures.isAway(a.seat)) return false;
        if (replay.isUnderWay()) return replay.isNext(a);
        return asksForActs && isAskedInPerson(a);
    }

    /** Whether a seat that has a single option is asked for it, because all are asked alike. */
    boolean waitsFor(Ask a) {
        boolean replayed = replay.isUnderWay() || (mode.isFed() && a.together && decisions.isGathering());
        return waitsForAll && !replayed && !table.departures.isAway(a.seat) && isAskedInPerson(a);
    }

    private boolean isAskedInPerson(Ask a) {
        return mode.keepsJournal() && table.asking.policies[a.seat] == null;
    }

    // ---- simulating

    /** Plays a new match from this seed to its end. */
    public void play(long seed, Policy[] policies) {
        boolean imagines = false;
        for (int i = 0; i < table.seats; i++) {
            table.asking.policies[i] = policies[i];
            policies[i].begin(seed, i);
            imagines |= policies[i].imagines();
        }
        begin(seed, Mode.PLAYOUT);
        if (table.observer != null) table.observer.began(table);
        if (imagines) {
            enter(Mode.SEARCHED);
            course.proceed();
        } else {
            course.toTheEnd();
        }
    }

    private void begin(long seed, Mode next) {
        broken = null;
        course.begin(seed, next);
    }

    /** Plays on from here to the end; what is recorded stays recorded. */
    public void run(Policy[] policies) {
        if (mode.keepsJournal()) {
            course.catchUp();
            System.arraycopy(policies, 0, table.asking.policies, 0, table.seats);
            if (!table.isOver()) course.runAgain();
            return;
        }
        if (course.stand != Course.Stand.BETWEEN_TASKS) course.restore();
        System.arraycopy(policies, 0, table.asking.policies, 0, table.seats);
        close();
        enter(Mode.PLAYOUT);
        course.toTheEnd();
        course.stand = Course.Stand.BETWEEN_TASKS;
    }

    /** Nothing is open any more. */
    void close() {
        decisions.close(!mode.keepsJournal());
    }

    /** A task is done. */
    void taskDone() {
        if (probe != null) probe.afterTask(this);
    }

    // ---- recording

    /** A new answer goes into the journal; one that could not have been another is only counted. */
    void record(Ask a, long code) {
        if (a.together) decisions.gathered[a.seat] = Asking.WAITS;
        if (table.departures.isAway(a.seat)) return;
        if (a.size > 1 || a.act) record(a, new long[] {code});
        else decisions.answered[a.seat]++;
    }

    /** The picks of a question go into the journal. */
    void recordPicks(Ask a) {
        record(a, Arrays.copyOf(a.picks, a.picked));
    }

    private void record(Ask a, long[] codes) {
        decisions.answered[a.seat]++;
        if (mode.keepsJournal()) recorder.record(a, codes, table.knowledge);
    }

    private void recordLeaving(int seat) {
        decisions.answered[seat]++;
        if (mode.keepsJournal()) recorder.recordLeaving(seat, table.knowledge);
    }

    // ---- answering from outside

    /** How many decisions are open. */
    public int open() {
        course.catchUp();
        return decisions.size();
    }

    public Decision open(int i) {
        course.catchUp();
        return decisions.get(i);
    }

    /** The open decision of a seat, or null. */
    public @Nullable Decision openFor(int seat) {
        return openAsk(seat);
    }

    private @Nullable Ask openAsk(int seat) {
        course.catchUp();
        return decisions.of(seat);
    }

    /** What a seat is asked now, open or being asked of its policy; null for nothing. */
    @Nullable
    Ask askOf(int seat) {
        if (decisions.size() > 0) return decisions.of(seat);
        return table.asking.ask.seat == seat ? table.asking.ask : null;
    }

    /** Answers with the decision's number, so that a late or doubled answer is refused. */
    public Reply answer(int seat, int number, long... codes) {
        Decision d = openFor(seat);
        if (d != null && d.number() != number)
            return Reply.refused("that was decision " + number + "; decision " + d.number() + " is open now");
        return answer(seat, codes);
    }

    public Reply answer(int seat, long... codes) {
        course.catchUp();
        if (table.isOver()) return Reply.refused("the match is over");
        if (seat < 0 || seat >= table.seats) return Reply.refused("there is no seat " + (seat + 1));
        Ask a = openAsk(seat);
        if (a == null) return Reply.refused("seat " + (seat + 1) + " is not asked now");
        String wrong = Refusals.wrong(table, a, codes);
        if (wrong != null) return Reply.refused(wrong);
        return take(a, codes);
    }

    private Reply take(Ask a, long[] codes) {
        int before = recorder.journal().size();
        Tape tape = table.asking.tape;
        if (a.together) {
            if (!decisions.gather(a, codes[0])) return Reply.OK;
        } else if (a.several) {
            a.picked = 0;
            for (long code : Refusals.inOrder(a, codes)) a.pick(code);
            recordPicks(a);
            table.asking.putPicks(a);
            tape.markGiven();
        } else {
            record(a, codes[0]);
            tape.put(codes[0]);
            tape.markGiven();
        }
        return goOn(before);
    }

    /** Runs on; a rule that breaks is undone, its answer refused and the journal handed out. */
    private Reply goOn(int journalBefore) {
        try {
            course.runAgain();
            return Reply.OK;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            if (!mode.keepsJournal()) throw e;
            String report = recorder.journal().write();
            rebuild(recorder.journal().first(journalBefore));
            broken = e;
            return Reply.refused("a rule of " + game().name() + " broke: " + e + "\nThe match to report:\n" + report);
        }
    }

    /** What broke a rule, or null. */
    public @Nullable Throwable broken() {
        return broken;
    }

    /** Leaves the match: any seat, any time. */
    public Reply leave(int seat) {
        course.catchUp();
        if (table.isOver()) return Reply.refused("the match is over");
        if (seat < 0 || seat >= table.seats) return Reply.refused("there is no seat " + (seat + 1));
        if (table.departures.isAway(seat)) return Reply.refused("seat " + (seat + 1) + " has left already");
        int before = recorder.journal().size();
        recordLeaving(seat);
        leaveNow(seat);
        if (table.isOver()) return Reply.OK;
        return goOn(before);
    }

    /** Two players end a match by leaving it; of more, the others play on. */
    private void leaveNow(int seat) {
        // an answer that waited for the others' is not in the journal yet: it is void
        decisions.gathered[seat] = Asking.WAITS;
        if (table.seats > 2) {
            course.toWrite(true).departures.leaves(seat);
            return;
        }
        table.doing = Activity.RULES;
        table.finish(((1 << table.seats) - 1) & ~(1 << seat));
        close();
        course.stand = Course.Stand.BETWEEN_TASKS;
    }

    /** If the journal being replayed says that somebody leaves now, that is done; whether it did. */
    boolean replayLeaving() {
        if (!replay.hasLeaving()) return false;
        int seat = replay.nextLeaving();
        if (table.departures.isAway(seat))
            throw new IllegalArgumentException(
                    "answer " + replay.read() + " of the journal: seat " + (seat + 1) + " has left already");
        recordLeaving(seat);
        leaveNow(seat);
        if (!table.isOver()) {
            close();
            course.restore();
        }
        return true;
    }

    /** What a policy would answer in a seat that waits for one; nothing is answered yet. Taking back is never its choice. */
    public long[] chosenBy(Policy p, int seat) {
        Ask waiting = openAsk(seat);
        if (waiting == null) throw new IllegalArgumentException("seat " + (seat + 1) + " is not asked now");
        Ask a = new Ask(table).copyFrom(waiting);
        a.size = waiting.options();
        a.mayTakeBack = false;
        Asked shown = new Asked(a);
        if (!a.several) return new long[] {a.codes[table.asking.choose(p, seat, shown)]};
        while (a.picked < a.max) {
            a.offer();
            long code = a.offeredCount == 1 ? a.offered[0] : a.offered[table.asking.choose(p, seat, shown)];
            if (code == Code.STOP) break;
            a.pick(code);
        }
        return Arrays.copyOf(a.picks, a.picked);
    }

    /** Answers for a seat whose time has run out, as its decision says. */
    public Reply timeOut(int seat) {
        Ask a = openAsk(seat);
        if (a == null) return Reply.refused("seat " + (seat + 1) + " is not asked now");
        return take(a, a.several ? Arrays.copyOf(a.codes, a.min) : new long[] {a.otherwise()});
    }

    // ---- taking back whole answers

    /** Takes back the seat's last answer, if nobody has learnt anything since. */
    public Reply undo(int seat) {
        return undo(seat, false);
    }

    /** Takes back the seat's last answer; freely: also if something new was seen since, as alone at the table. */
    public Reply undo(int seat, boolean freely) {
        course.catchUp();
        if (!mode.keepsJournal()) return Reply.refused("this match keeps no journal");
        if (seat >= 0 && seat < table.seats && decisions.gathered[seat] != Asking.WAITS) {
            decisions.ungather(seat);
            course.runAgain();
            return Reply.OK;
        }
        recorder.noteDisclosure(table.knowledge);
        Journal journal = recorder.journal();
        int last = journal.size() - 1;
        while (last >= 0 && journal.get(last).seat() != seat) last--;
        if (last < 0) return Reply.refused("there is nothing to take back");
        if (journal.get(last).leaves()) return Reply.refused("seat " + (seat + 1) + " has left");
        for (int i = last; i < journal.size() && !freely; i++) {
            if (i > last) return Reply.refused("somebody else has answered since");
            if (recorder.hasDisclosed(i)) return Reply.refused("chance or a hidden card was seen since");
        }
        decisions.skipNumbers();
        rebuild(journal.first(last));
        return Reply.OK;
    }

    /** Plays the match again from its beginning to the end of this journal. */
    private void rebuild(Journal to) {
        @Nullable Policy[] policies = table.asking.policies;
        @Nullable Policy[] sitting = policies.clone();
        Arrays.fill(policies, null);
        recorder.restart(to.first(0));
        replay.begin(to);
        try {
            begin(to.seed, Mode.REPLAYING);
            course.proceed();
            if (replay.isUnderWay())
                throw new IllegalArgumentException(
                        "the match is over after answer " + replay.read() + ", but the journal has " + to.size());
        } finally {
            replay.end();
            enter(Mode.LIVE);
            System.arraycopy(sitting, 0, policies, 0, sitting.length);
        }
        if (decisions.anyWithPolicy()) course.runAgain();
    }

    // ---- journals

    public Journal journal() {
        return recorder.journal().first(recorder.journal().size());
    }

    /** How many answers the journal has. */
    public int answers() {
        return recorder.journal().size();
    }

    /** How many answers of a seat stand: those taken back do not count. */
    public int answersOf(int seat) {
        return decisions.answered[seat];
    }

    /** Plays a journal again; throws if an answer does not fit. The answers missing at its end are open. */
    public static Match replay(Game game, Journal journal) {
        return replay(game, journal, null);
    }

    public static Match replay(Game game, Journal journal, @Nullable Probe probe) {
        Match m = unplayed(game, journal);
        m.probe(probe);
        m.rebuild(journal);
        return m;
    }

    /** The same; where the journal ends, all who are asked alike are waited for ({@link #waitsForAll}). */
    public static Match replayAlike(Game game, Journal journal) {
        Match m = unplayed(game, journal);
        m.waitsForAll(true);
        m.rebuild(journal);
        return m;
    }

    /** The same; where the journal ends, people are asked for what they do themselves ({@link #asksForActs}). */
    public static Match replayWithActs(Game game, Journal journal) {
        Match m = unplayed(game, journal);
        m.asksForActs(true);
        m.rebuild(journal);
        return m;
    }

    private static Match unplayed(Game game, Journal journal) {
        return logged(journal.setup(game));
    }

    /** Plays a journal again in this match, without log and journal of its own: as fast as a playout. */
    public void replayInto(Journal j) {
        if (mode.keepsJournal()) throw new IllegalStateException("this match keeps a journal of its own");
        replay.begin(j);
        Arrays.fill(table.asking.policies, null);
        begin(j.seed, Mode.FOLLOWING);
        try {
            course.proceed();
        } finally {
            replay.end();
            enter(Mode.SEARCHED);
        }
    }

    /** The answers since the checkpoint by names. */
    List<Save.Named> namedSince() {
        return recorder.namedSince();
    }

    /** Whether somebody has answered together with others, who are still asked. */
    public boolean isGathering() {
        return decisions.isGathering();
    }

    /** What a seat has answered together with others, while these are still asked; null for nothing. */
    public long @Nullable [] givenBy(int seat) {
        course.catchUp();
        return decisions.hasGathered(seat) ? new long[] {decisions.gathered[seat]} : null;
    }

    /** The answers of those who answered together with others, while these are still missing. */
    List<Save.Named> givenTogether() {
        List<Save.Named> given = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            if (!decisions.hasGathered(seat)) continue;
            long code = decisions.gathered[seat];
            Match m = fork();
            m.decisions.gathered[seat] = Asking.WAITS;
            Ask a = m.openAsk(seat);
            if (a != null) given.add(Save.Named.of(a, new long[] {code}));
        }
        return given;
    }

    // ---- copies: what belongs to which is checked by ForkTest

    /** This match once more, at the same decision; log and journal too. */
    public Match fork() {
        Match m = new Match(setup, Mode.SEARCHED);
        if (table.logged) m.logs();
        forkInto(m);
        if (mode.keepsJournal()) m.enter(Mode.LIVE);
        m.recorder.copyFrom(recorder);
        course.copyLogInto(m.course);
        m.waitsForAll = waitsForAll;
        m.asksForActs = asksForActs;
        return m;
    }

    /** Copies this match into another of the same game that is kept for it; journal and log are left out. */
    public Match forkInto(Match kept) {
        kept.enter(Mode.SEARCHED);
        kept.close();
        kept.replay.end();
        Arrays.fill(kept.table.asking.policies, null);
        course.copyInto(kept.course);
        kept.table.imagined.copyFrom(table.imagined);
        kept.table.knowledge.witness.retellAs(table.knowledge.witness);
        kept.decisions.copyFrom(decisions);
        return kept;
    }

    /** Gets ready to be run from a checkpoint in which hidden cards were dealt again. */
    void beginImagined(Match truth, int seat, long seed) {
        enter(Mode.SEARCHED);
        close();
        replay.end();
        decisions.forgetGathered();
        Arrays.fill(table.asking.policies, null);
        course.beginImagined(truth.table, seat, seed);
    }

    // ---- looking

    public Setup setup() {
        return setup;
    }

    public Game game() {
        return setup.game();
    }

    public boolean isOver() {
        course.catchUp();
        return table.isOver();
    }

    public Outcome outcome() {
        course.catchUp();
        return table.ending.outcome();
    }

    /** 1 for a seat that has won, -1 for one that has lost, else 0. */
    public int resultOf(int seat) {
        course.catchUp();
        return table.resultOf(seat);
    }

    /** What a seat has scored; no garbage. */
    public int scoreOf(int seat) {
        return table.scoreOf(seat);
    }

    public long hash() {
        course.catchUp();
        return table.hash();
    }

    /**
     * The same for two matches that stand at the same decision and go on alike whatever is answered, however they came there. For
     * searches that see everything.
     */
    public long standing() {
        course.catchUp();
        long standing = course.standing();
        for (int seat = 0; decisions.isGathering() && seat < table.seats; seat++) {
            long[] given = givenBy(seat);
            standing = Generator.mix(standing + (given == null ? -1 : given[0]));
        }
        return standing;
    }

    /** What a seat sees. */
    public Seen seen(int seat) {
        course.catchUp();
        return table.asking.seen[seat];
    }

    public Log log() {
        return table.log;
    }

    /** The facts, for views, scenarios and tests; nobody outside the rules writes to them. */
    public Table table() {
        course.catchUp();
        return table;
    }

    /** Seats a policy, or nobody, and goes on if the policy can. */
    public void seat(int seat, @Nullable Policy p) {
        course.catchUp();
        table.asking.policies[seat] = p;
        if (p != null) p.begin(setup.seed(), seat);
        if (p != null && openFor(seat) != null) course.runAgain();
    }

    public void probe(@Nullable Probe called) {
        probe = called;
        table.asking.probe = called;
    }

    /** From now on this one counts what happens while policies play ({@link #play}); null for nobody. */
    public void observe(@Nullable Observer by) {
        table.observe(by);
    }

    /** For tests: offers all options in reverse. */
    public void reverseOptions() {
        table.asking.reversed = true;
    }

    /** Real choices made so far by policies, and options they had. */
    public long decisions() {
        return table.asking.decisions;
    }

    public long optionsOffered() {
        return table.asking.optionsOffered;
    }

    /** How often the stats of a row were set or changed: the work that grows most with the number of things on a table. */
    public long statsComputed() {
        return table.layering.computed;
    }

    /** Bytes of facts of this match now. */
    public int bytes() {
        return table.bytes();
    }

    /** Whether the task that waits has moved anything so far. */
    public boolean hasMoved() {
        course.catchUp();
        return !table.places.areAs(table, course.saved().places, course.saved());
    }

    /** How often the task that waits has asked, also where there was nothing to choose. */
    public int asksInTask() {
        return table.asking.asksInTask();
    }
}
