package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One playing of a game, from outside: decisions, answers, forks, outcome. A match at a decision is its last checkpoint
 * and the answers since; an answer restores the checkpoint and runs the same rule again with one answer more.
 */
public final class Match extends Recording {
    /** Told after every task, for tests. */
    public interface Probe {
        void afterTask(Match m);

        /** A rule asks a seat: also when there is nothing to choose, or the answer is on the tape. */
        default void asked(int seat, Prompt why) {}
    }

    private Match(Setup setup, boolean recording) {
        super(setup, recording);
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
        Match m = new Match(setup, true);
        m.asksForActs(asksForActs);
        m.table.logTo(new Log(true));
        m.table.log.of(m.table);
        m.script = script;
        m.sit(policies);
        m.begin(setup.seed());
        m.proceed();
        return m;
    }

    /** A match to be played over and over by policies: nothing is kept that is not needed. */
    public static Match forPlayouts(Setup setup) {
        return new Match(setup, false);
    }

    static Match room(Table like) {
        Match m = new Match(Setup.of(like.game, like.seats, 0), false);
        m.table.attended = true;
        return m;
    }

    // ---- answering from outside

    /** How many decisions are open. */
    public int open() {
        ready();
        return open.size();
    }

    public Decision open(int i) {
        ready();
        return open.get(i);
    }

    /** The open decision of a seat, or null. */
    public @Nullable Decision openFor(int seat) {
        ready();
        for (Ask a : open) if (a.seat == seat) return a;
        return null;
    }

    /** What a seat is asked now, open or being asked of its policy; null for nothing. */
    @Nullable
    Ask askOf(int seat) {
        for (Ask a : open) if (a.seat == seat) return a;
        return open.isEmpty() && table.ask.seat == seat ? table.ask : null;
    }

    /** Answers with the decision's number, so that a late or doubled answer is refused. */
    public Reply answer(int seat, int number, long... codes) {
        Decision d = openFor(seat);
        if (d != null && d.number() != number)
            return Reply.refused("that was decision " + number + "; decision " + d.number() + " is open now");
        return answer(seat, codes);
    }

    public Reply answer(int seat, long... codes) {
        ready();
        if (table.isOver()) return Reply.refused("the match is over");
        if (seat < 0 || seat >= table.seats) return Reply.refused("there is no seat " + (seat + 1));
        Ask a = (Ask) openFor(seat);
        if (a == null) return Reply.refused("seat " + (seat + 1) + " is not asked now");
        String wrong = a.isSome() ? wrongSet(a, codes) : wrongOne(a, codes);
        if (wrong != null) return Reply.refused(wrong);
        return take(a, codes);
    }

    private Reply take(Ask a, long[] codes) {
        int before = journal.size();
        if (a.together) {
            gathered[a.seat] = codes[0];
            open.remove(a);
            if (!open.isEmpty()) return Reply.OK;
        } else if (a.isSome()) {
            a.picked = 0;
            for (long code : inOrder(a, codes)) a.pick(code);
            keepSet(a);
            table.putPicks(a);
            table.tape.wasGiven();
        } else {
            keep(a, codes[0]);
            table.tape.put(codes[0]);
            table.tape.wasGiven();
        }
        return goOn(before);
    }

    /** Runs on; a rule that breaks is undone, its answer refused and the journal handed out. */
    private Reply goOn(int journalBefore) {
        try {
            runAgain();
            return Reply.OK;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            if (!recording) throw e;
            String told = journal.write();
            rebuild(journal.first(journalBefore));
            broken = e;
            return Reply.refused("a rule of " + game.name() + " broke: " + e + "\nThe match to report:\n" + told);
        }
    }

    /** What broke a rule, for whoever mends it. */
    public @Nullable Throwable broken() {
        return broken;
    }

    /** Leaves the match: any seat, any time. */
    public Reply leave(int seat) {
        ready();
        if (table.isOver()) return Reply.refused("the match is over");
        if (seat < 0 || seat >= table.seats) return Reply.refused("there is no seat " + (seat + 1));
        if (table.isAway(seat)) return Reply.refused("seat " + (seat + 1) + " has left already");
        int before = journal.size();
        recordLeaving(seat);
        leaveNow(seat);
        if (table.isOver()) return Reply.OK;
        return goOn(before);
    }

    /** What a policy would answer in a seat that waits for one; nothing is answered yet. Taking back is never its choice. */
    public long[] chosenBy(Policy p, int seat) {
        Ask waiting = (Ask) openFor(seat);
        if (waiting == null) throw new IllegalArgumentException("seat " + (seat + 1) + " is not asked now");
        Ask a = new Ask(table).copyFrom(waiting);
        a.size = waiting.options();
        a.mayTakeBack = false;
        if (!a.isSome()) return new long[] {a.codes[choose(p, a)]};
        while (a.picked < a.max) {
            a.offer();
            long code = a.offeredCount == 1 ? a.offered[0] : a.offered[choose(p, a)];
            if (code == Code.STOP) break;
            a.pick(code);
        }
        return Arrays.copyOf(a.picks, a.picked);
    }

    private int choose(Policy p, Ask a) {
        int i = p.choose(table.seen[a.seat], a);
        if (i >= 0 && i < a.size()) return i;
        throw new IllegalStateException(
                "the policy of seat " + (a.seat + 1) + " chose option " + i + " of " + a.size());
    }

    /** Answers for a seat whose time has run out, as its decision says. */
    public Reply timeOut(int seat) {
        Ask a = (Ask) openFor(seat);
        if (a == null) return Reply.refused("seat " + (seat + 1) + " is not asked now");
        return take(a, a.isSome() ? Arrays.copyOf(a.codes, a.min) : new long[] {a.otherwise()});
    }

    // ---- taking back whole answers

    /** Takes back the seat's last answer, if nobody has learnt anything since. */
    public Reply undo(int seat) {
        return undo(seat, false);
    }

    /** Takes back the seat's last answer; freely: also if something new was seen since, as alone at the table. */
    public Reply undo(int seat, boolean freely) {
        ready();
        if (!recording) return Reply.refused("this match keeps no journal");
        if (seat >= 0 && seat < gathered.length && gathered[seat] != WAITS) {
            gathered[seat] = WAITS;
            ahead[seat]++;
            runAgain();
            return Reply.OK;
        }
        noteDisclosure();
        int last = journal.size() - 1;
        while (last >= 0 && journal.get(last).seat() != seat) last--;
        if (last < 0) return Reply.refused("there is nothing to take back");
        if (journal.get(last).leaves()) return Reply.refused("seat " + (seat + 1) + " has left");
        for (int i = last; i < journal.size() && !freely; i++) {
            if (i > last) return Reply.refused("somebody else has answered since");
            if (disclosedAfter[i]) return Reply.refused("chance or a hidden card was seen since");
        }
        for (int i = 0; i < asked.length; i++) ahead[i] += asked[i] + 1;
        rebuild(journal.first(last));
        return Reply.OK;
    }

    private void rebuild(Journal to) {
        @Nullable Policy[] sitting = table.policies.clone();
        Arrays.fill(table.policies, null);
        journal = to.first(0);
        feed = to;
        fed = 0;
        try {
            begin(to.seed);
            proceed();
            if (fed < to.size())
                throw new IllegalArgumentException(
                        "the match is over after answer " + fed + ", but the journal has " + to.size());
        } finally {
            feed = null;
            System.arraycopy(sitting, 0, table.policies, 0, sitting.length);
        }
        if (open.stream().anyMatch(a -> table.policies[a.seat] != null)) runAgain();
    }

    // ---- journals

    public Journal journal() {
        return journal.first(journal.size());
    }

    /** How many answers the journal has. */
    public int answers() {
        return journal.size();
    }

    /** How many answers of a seat stand: those taken back do not count. */
    public int answersOf(int seat) {
        return asked[seat];
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
        Match m = new Match(journal.setup(game), true);
        m.table.logTo(new Log(true));
        m.table.log.of(m.table);
        return m;
    }

    /** Plays a journal again in this match, without log: as fast as a playout. */
    public void replayInto(Journal j) {
        journal = j.first(0);
        feed = j;
        fed = 0;
        Arrays.fill(table.policies, null);
        begin(j.seed);
        table.attended = true;
        try {
            proceed();
        } finally {
            feed = null;
        }
    }

    /** The answers since the checkpoint by names. */
    List<Save.Named> namedSince() {
        return List.copyOf(named);
    }

    /** What a seat has answered together with others, while these are still asked; null for nothing. */
    public long @Nullable [] givenBy(int seat) {
        ready();
        return gathered[seat] == WAITS || table.isAway(seat) ? null : new long[] {gathered[seat]};
    }

    /** The answers of those who answered together with others, while these are still missing. */
    List<Save.Named> givenTogether() {
        List<Save.Named> given = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            if (gathered[seat] == WAITS || table.isAway(seat)) continue;
            long code = gathered[seat];
            Match m = fork();
            m.gathered[seat] = WAITS;
            Ask a = (Ask) m.openFor(seat);
            if (a != null) given.add(Save.Named.of(a, new long[] {code}));
        }
        return given;
    }

    // ---- copies

    /** This match once more, at the same decision; log and journal too. */
    public Match fork() {
        Match m = new Match(setup, recording);
        m.table.logTo(new Log(table.log.on()));
        m.table.log.of(m.table);
        forkInto(m);
        m.recording = recording;
        m.journal = journal();
        m.named.addAll(named);
        m.disclosedAfter = disclosedAfter.clone();
        m.table.log.copyFrom(table.log);
        m.logAtCheckpoint = logAtCheckpoint;
        m.seedOf = seedOf;
        m.script = script;
        m.waitsForAll = waitsForAll;
        m.asksForActs = asksForActs;
        return m;
    }

    /** Copies this match into another of the same game that is kept for it; journal and log are left out. */
    public Match forkInto(Match kept) {
        if (fresh || table.isOver()) {
            kept.table.copyFrom(table);
            kept.saved.copyFrom(table);
            kept.table.tape.clear();
        } else {
            kept.saved.copyFrom(saved);
            kept.table.tape.copyFrom(table.tape);
        }
        Arrays.fill(kept.table.policies, null);
        kept.fresh = fresh;
        kept.behind = !fresh;
        kept.recording = false;
        kept.feed = null;
        kept.logAtCheckpoint = 0;
        kept.table.log.cut(0);
        kept.table.attended = true;
        kept.table.reseedAt = table.reseedAt;
        kept.table.reseed = table.reseed;
        kept.table.imaginer = table.imaginer;
        kept.table.witness.retellAs(table.witness);
        kept.close();
        System.arraycopy(gathered, 0, kept.gathered, 0, gathered.length);
        System.arraycopy(asked, 0, kept.asked, 0, asked.length);
        System.arraycopy(ahead, 0, kept.ahead, 0, ahead.length);
        return kept;
    }

    // ---- imagined

    /** Gets ready to be run from a checkpoint in which hidden cards were dealt anew. */
    void beginImagined(Match truth, int seat, long seed) {
        recording = false;
        close();
        Arrays.fill(gathered, WAITS);
        Arrays.fill(table.policies, null);
        fresh = false;
        feed = null;
        table.attended = true;
        table.imaginer = seat;
        table.reseed = seed;
        table.reseedAt = table.tape.size;
        table.witness.retell(truth.table.witness);
        logAtCheckpoint = 0;
    }

    /** Runs the rule up to the open decision; false if a recorded answer does not fit the new deal. */
    boolean reachDecision() {
        restore();
        try {
            table.step();
            return false;
        } catch (Signal s) {
            return s == Signal.PAUSE && table.tape.size == table.reseedAt;
        }
    }

    // ---- looking

    public Setup setup() {
        return setup;
    }

    public Game game() {
        return game;
    }

    public boolean isOver() {
        ready();
        return table.isOver();
    }

    public Outcome outcome() {
        ready();
        return table.outcome();
    }

    /** 1 for a seat that has won, -1 for one that has lost, else 0. */
    public int resultOf(int seat) {
        ready();
        return table.resultOf(seat);
    }

    /** What a seat has scored; no garbage. */
    public int scoreOf(int seat) {
        return table.scoreOf(seat);
    }

    public long hash() {
        ready();
        return table.hash();
    }

    /** What a seat sees. */
    public Seen seen(int seat) {
        ready();
        return table.seen[seat];
    }

    public Log log() {
        return table.log;
    }

    /** The facts, for views, scenarios and tests; nobody outside the rules writes to them. */
    public Table table() {
        ready();
        return table;
    }

    /** Seats a policy, or nobody, and goes on if the policy can. */
    public void seat(int seat, @Nullable Policy p) {
        ready();
        table.policies[seat] = p;
        if (p != null) p.begin(setup.seed(), seat);
        if (p != null && openFor(seat) != null) runAgain();
    }

    public void probe(@Nullable Probe told) {
        probe = told;
        table.probe = told;
    }

    /** For tests: offers all options in reverse. */
    public void reverseOptions() {
        table.reverseOptions(true);
    }

    /** Real choices made so far by policies, and options they had. */
    public long decisions() {
        return table.decisions;
    }

    public long optionsOffered() {
        return table.optionsOffered;
    }

    /** How often the stats of a row were set or changed: the work that grows most with the number of things on a table. */
    public long statsComputed() {
        return table.statsComputed;
    }

    /** Bytes of facts of this match now. */
    public int bytes() {
        return table.bytes();
    }

    /** Whether the task that waits has moved anything so far. */
    public boolean hasMoved() {
        ready();
        return !table.liesAsOn(saved);
    }

    /** How often the task that waits has asked, also where there was nothing to choose. */
    public int asksInTask() {
        return table.asksInTask();
    }
}
