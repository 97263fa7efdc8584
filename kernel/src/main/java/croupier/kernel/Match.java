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
    static final long WAITS = -1;

    final Setup setup;
    final Game game;
    final Table table;
    final Table saved;
    final List<Ask> open = new ArrayList<>();
    private final List<Ask> spare = new ArrayList<>();
    private final long[] gathered;
    private final int[] asked;
    /** By how much the numbers of a seat's decisions are ahead of its answers: a number is used once, also after undo. */
    private final int[] ahead;

    private Journal journal;
    private boolean[] disclosedAfter = new boolean[64];
    private int journalAtCheckpoint;
    /** The answers since the checkpoint by names. */
    private final List<Save.Named> named = new ArrayList<>();

    private int logAtCheckpoint;
    private boolean recording;
    private boolean waitsForAll;
    private boolean fresh;
    private boolean behind;
    /** Set while the tasks before an opening run: nobody answers then. */
    private boolean opens;

    private int @Nullable [] script;
    private @Nullable Journal feed;
    private int fed;
    private @Nullable Throwable broken;
    private @Nullable Probe probe;

    /** Told after every task, for tests. */
    public interface Probe {
        void afterTask(Match m);

        /** A rule asks a seat: also when there is nothing to choose, or the answer is on the tape. */
        default void asked(int seat, Prompt why) {}
    }

    private Match(Setup setup, boolean recording) {
        this.setup = setup;
        this.game = setup.game();
        this.recording = recording;
        table = new Table(game, setup.seats());
        saved = new Table(game, setup.seats());
        gathered = new long[setup.seats()];
        asked = new int[setup.seats()];
        ahead = new int[setup.seats()];
        journal = Journal.of(setup);
        table.match = this;
    }

    /** A match that stands at its first decision; every seat waits for answers. */
    public static Match start(Setup setup) {
        return start(setup, new Policy[setup.seats()]);
    }

    /** A match that stands at the first decision of a seat without policy. */
    public static Match start(Setup setup, @Nullable Policy[] policies) {
        return start(setup, policies, null);
    }

    /** A match in which chance gives these numbers first, and shuffles change nothing: for scenarios. */
    public static Match start(Setup setup, @Nullable Policy[] policies, int @Nullable [] script) {
        Match m = new Match(setup, true);
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

    private void sit(@Nullable Policy[] policies) {
        for (int i = 0; i < table.seats; i++) {
            Policy p = i < policies.length ? policies[i] : null;
            table.policies[i] = p;
            if (p != null) p.begin(setup.seed(), i);
        }
    }

    private void begin(long seed) {
        Opening opening = setup.opening();
        table.clear();
        table.script = opening == null || script == null ? script : opening.chance();
        table.rest();
        table.tape.clear();
        table.log.cut(0);
        table.attended = recording;
        setup.write(table);
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

    /** Lays out the table of a scenario; the scripted chance and the log begin behind it. */
    private void open(Opening opening) {
        if (opening.atFirstChoice()) runToFirstChoice();
        opening.lay(table);
        table.tidy();
        table.log.cut(0);
        table.disclosed = false;
        table.script = script;
        table.mem[Words.SCRIPTED] = 0;
    }

    private void runToFirstChoice() {
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

    private long seedOf;

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

    private void toTheEnd() {
        if (table.isOver()) return;
        try {
            while (!table.isOver()) {
                table.step();
                if (probe != null) probe.afterTask(this);
            }
            return;
        } catch (Signal s) {
            if (s == Signal.ENDLESS) endless();
            else if (s != Signal.OVER) throw new IllegalStateException("a playout was left by " + s.getMessage(), s);
        }
        if (probe != null) probe.afterTask(this);
    }

    private void endless() {
        try {
            game.endless(table);
        } catch (Signal s) {
            if (s == Signal.OVER) return;
            throw s;
        }
        throw new IllegalStateException(game.name() + ": endless must end the match");
    }

    // ---- attended: pause, restore, go on

    private void checkpoint() {
        saved.copyFrom(table);
        table.tape.clear();
        table.imaginer = -1;
        table.witness.forget();
        journalAtCheckpoint = journal.size();
        named.clear();
        logAtCheckpoint = table.log.size();
        fresh = false;
    }

    private void restore() {
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
    private void proceed() {
        while (!table.isOver()) {
            if (fresh) checkpoint();
            try {
                table.step();
                fresh = true;
                if (probe != null) probe.afterTask(this);
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
        if (!fresh && probe != null) probe.afterTask(this);
        close();
        fresh = true;
    }

    private void runAgain() {
        close();
        restore();
        proceed();
    }

    /** A journal being replayed says next that somebody leaves. */
    private boolean feedsLeaving() {
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

    // ---- called by the table while a rule asks

    long answerNow(Ask a, @Nullable Policy p) {
        if (opens) throw table.pause();
        if (table.isAway(a.seat)) return a.otherwise();
        if (isFed()) {
            Journal.Answer next = fed(a);
            if (next.codes().length != 1 || !fits(a, next.codes()[0])) throw misfit(next, a);
            table.chosen();
            keep(a, next.codes()[0]);
            return next.codes()[0];
        }
        if (p == null || feed != null) throw waitFor(a);
        long code = table.choose(p);
        keep(a, code);
        return code;
    }

    void someNow(Ask a, @Nullable Policy p) {
        if (opens) throw table.pause();
        if (table.isAway(a.seat)) {
            for (int i = 0; i < a.min; i++) a.pick(a.codes[i]);
        } else if (isFed()) {
            Journal.Answer next = fed(a);
            boolean back = next.codes().length == 1 && next.codes()[0] == Code.BACK && table.mayTakeBack(a.seat);
            if (!back && wrongSet(a, next.codes()) != null) throw misfit(next, a);
            table.chosen();
            for (long code : next.codes()) a.pick(code);
            keepSet(a);
        } else if (p != null && feed == null) {
            table.pickOneByOne(a, p);
            keepSet(a);
        } else {
            throw waitFor(a);
        }
    }

    /** The answer of one of several seats asked together, or WAITS. */
    long gather(Ask a, @Nullable Policy p) {
        if (opens) throw table.pause();
        if (gathered[a.seat] != WAITS) return gathered[a.seat];
        if (table.isAway(a.seat)) {
            gathered[a.seat] = a.otherwise();
        } else if (isFed()) {
            Journal.Answer next = fed(a);
            if (next.codes().length != 1 || !a.has(next.codes()[0])) throw misfit(next, a);
            gathered[a.seat] = next.codes()[0];
        } else if (p != null && feed == null) {
            // the budget of work begins anew only when all have answered
            int work = table.mem[Words.WORK];
            gathered[a.seat] = table.choose(p);
            table.mem[Words.WORK] = work;
        } else {
            opens(a);
        }
        return gathered[a.seat];
    }

    /** What a seat has answered together with others, if it has; it counts once. */
    long given(int seat) {
        long code = gathered[seat];
        gathered[seat] = WAITS;
        return code;
    }

    private boolean fits(Ask a, long code) {
        return a.has(code) || (code == Code.BACK && table.mayTakeBack(a.seat));
    }

    /** Whether a journal being replayed has an answer now. */
    private boolean isFed() {
        return feed != null && fed < feed.size() && !feed.get(fed).leaves();
    }

    private Journal.Answer fed(Ask a) {
        if (feed == null) throw new IllegalStateException("no journal is replayed");
        Journal.Answer next = feed.get(fed++);
        if (next.seat() != a.seat) throw misfit(next, a);
        return next;
    }

    private static IllegalArgumentException misfit(int number, Journal.Answer next, Ask a) {
        String wrong = next.seat() != a.seat
                ? "is of seat " + (next.seat() + 1) + ", but seat " + (a.seat + 1) + " is asked"
                : "is none of the options of what seat " + (a.seat + 1) + " is asked";
        return new IllegalArgumentException("answer " + number + " of the journal " + wrong + ": " + a.why.name());
    }

    private IllegalArgumentException misfit(Journal.Answer next, Ask a) {
        return misfit(fed, next, a);
    }

    /** A new answer, into the journal; one that could not have been another only counts. */
    void keep(Ask a, long code) {
        if (a.together) gathered[a.seat] = WAITS;
        if (table.isAway(a.seat)) return;
        if (a.size > 1) record(a, new long[] {code});
        else asked[a.seat]++;
    }

    /**
     * Where everybody is asked alike, seats without a policy are asked also if they have but one option, so that the others
     * cannot tell by the time it takes who has something to choose. Their programs may answer that by themselves. Such
     * answers are not in the journal.
     */
    public void waitsForAll(boolean on) {
        waitsForAll = on;
    }

    /** Whether a seat that has a single option is asked for it. */
    boolean waitsFor(Ask a) {
        boolean retold = feed != null && fed < feed.size();
        return waitsForAll && recording && !opens && !retold && !table.isAway(a.seat) && table.policies[a.seat] == null;
    }

    private void keepSet(Ask a) {
        record(a, Arrays.copyOf(a.picks, a.picked));
    }

    private void record(Ask a, long[] codes) {
        asked[a.seat]++;
        if (!recording) return;
        Save.Named by = Save.Named.of(a, codes);
        named.add(by);
        record(new Journal.Answer(a.seat, codes, by.fingerprint(), false));
    }

    private void recordLeaving(int seat) {
        asked[seat]++;
        if (!recording) return;
        named.add(Save.Named.leaving(seat));
        record(new Journal.Answer(seat, new long[0], 0, true));
    }

    private void record(Journal.Answer answer) {
        noteDisclosure();
        journal.add(answer);
        table.disclosed = false;
    }

    /** Whether the newest answer led to chance or to something new to see. */
    private void noteDisclosure() {
        int last = journal.size() - 1;
        if (last < 0) return;
        if (last >= disclosedAfter.length) disclosedAfter = Arrays.copyOf(disclosedAfter, last * 2);
        disclosedAfter[last] = table.disclosed;
    }

    private Signal waitFor(Ask a) {
        if (recording && table.mayTakeBack(a.seat)) a.offerTakingBack();
        opens(a);
        return table.pause();
    }

    private void opens(Ask a) {
        Ask kept = spare.isEmpty() ? new Ask(table) : spare.removeLast();
        a.number = asked[a.seat] + ahead[a.seat] + 1;
        open.add(kept.copyFrom(a));
    }

    /** Nothing is open; a match that is only imagined uses its decisions again. */
    private void close() {
        if (!recording) for (int i = 0; i < open.size(); i++) spare.add(open.get(i));
        open.clear();
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

    private static long[] inOrder(Ask a, long[] codes) {
        if (a.ordered || isBack(a, codes)) return codes;
        long[] sorted = new long[codes.length];
        int n = 0;
        for (int i = 0; i < a.size; i++) for (long code : codes) if (a.codes[i] == code) sorted[n++] = code;
        return sorted;
    }

    private static boolean isBack(Ask a, long[] codes) {
        return a.mayTakeBack && codes.length == 1 && codes[0] == Code.BACK;
    }

    private @Nullable String wrongOne(Ask a, long[] codes) {
        if (codes.length != 1) return "one answer is asked for, not " + codes.length;
        return a.has(codes[0]) ? null : whyNot(a, codes[0]);
    }

    private @Nullable String wrongSet(Ask a, long[] codes) {
        if (isBack(a, codes)) return null;
        for (int i = 0; i < codes.length; i++) {
            if (!a.has(codes[i])) return whyNot(a, codes[i]);
            for (int j = 0; j < i; j++)
                if (codes[i] == codes[j]) return Say.option(table, a.seat, codes[i]) + " is chosen twice";
        }
        if (codes.length >= a.min && codes.length <= a.max) return null;
        String right = a.min == a.max ? "exactly " + a.min : a.min + " to " + a.max;
        return right + " must be chosen, not " + codes.length;
    }

    private String whyNot(Ask a, long code) {
        for (int i = 0; i < a.refused(); i++)
            if (a.refusedCode(i) == code
                    || (Code.word(a.refusedCode(i)) == Code.word(code) && Code.a(a.refusedCode(i)) == Code.a(code)))
                return Say.reason(table, a, i);
        return "that is not one of the options";
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

    private void leaveNow(int seat) {
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

    /** Plays a journal again; throws if an answer does not fit. The answers missing at its end are open. */
    public static Match replay(Game game, Journal journal) {
        return replay(game, journal, null);
    }

    public static Match replay(Game game, Journal journal, @Nullable Probe probe) {
        Match m = new Match(journal.setup(game), true);
        m.table.logTo(new Log(true));
        m.table.log.of(m.table);
        m.probe(probe);
        m.rebuild(journal);
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
        m.journalAtCheckpoint = journalAtCheckpoint;
        m.named.addAll(named);
        m.disclosedAfter = disclosedAfter.clone();
        m.table.log.copyFrom(table.log);
        m.logAtCheckpoint = logAtCheckpoint;
        m.seedOf = seedOf;
        m.script = script;
        m.waitsForAll = waitsForAll;
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

    /** A fork is run up to its decision only when somebody looks. */
    private void ready() {
        if (!behind) return;
        close();
        restore();
        proceed();
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

    /** Bytes of facts of this match now. */
    public int bytes() {
        return table.bytes();
    }

    /** How many answers there are since the checkpoint. */
    public int tapeLength() {
        return table.tape.size;
    }
}
