package croupier.kernel;

import org.jspecify.annotations.Nullable;

/**
 * How an answer is had: of one seat ({@link #one}), several picks of one seat ({@link #several}), or of several seats at once
 * ({@link #together}). All three have it from the same {@link Source}.
 */
final class Asking {
    /** In place of an answer: the seat has not answered yet. */
    static final long WAITS = -1;

    /** Where an answer comes from: the first of these that has one. */
    private enum Source {
        /** It was given in an earlier run of this rule since the checkpoint. */
        TAPE,
        /** There is nothing to choose. */
        FORCED,
        /** Nobody sits there any more: what the decision says for that case. */
        DEFAULT,
        /** A journal is replayed. */
        JOURNAL,
        POLICY,
        /** The decision is opened, and the rule is left until somebody answers from outside. */
        NOBODY
    }

    private final Table t;
    final Ask ask;
    /** What a policy gets to see of the question: it must not fill it. */
    private final Asked asked;

    final Tape tape = new Tape();
    final @Nullable Policy[] policies;
    final Seen[] seen;

    /** The match that is played on this table; null for the copies that it keeps. */
    @Nullable
    Match match;

    Match.@Nullable Probe probe;

    /** How often a seat was asked: between two asks nothing changes. */
    private long moment;
    /** The moment at which the task began. */
    private long begun;

    private final Sights sights;
    private long sight;
    private int sightOf = -1;
    private long sightAt = -1;

    /** Real choices made and options they had, for benchmarks. */
    long decisions;

    long optionsOffered;
    /** For tests: offers all options in reverse, which no stored answer may notice. */
    boolean reversed;

    Asking(Table t) {
        this.t = t;
        ask = new Ask(t);
        asked = new Asked(ask);
        sights = new Sights(t.layout);
        policies = new Policy[t.seats];
        seen = new Seen[t.seats];
        for (int i = 0; i < t.seats; i++) seen[i] = new Seen(t, i);
    }

    private Match match() {
        if (match == null) throw new IllegalStateException("no match is played on this table");
        return match;
    }

    /** Nobody is asked now: the rule is left, or it is wrong. */
    private void notNow(Prompt why) {
        if (t.doing == Activity.PAUSED) throw Signal.PAUSE;
        assert t.doing != Activity.COMPUTING : "a rule asked while a stat, filter, option list or view was computed";
        if (t.doing == Activity.SETTING_UP || t.doing == Activity.LAYING_OUT)
            throw new IllegalStateException(
                    "setup asks '" + why + "': nothing is asked there, put a task into a queue");
    }

    // ---- one seat, one pick

    Ask begin(int seat, Prompt why) {
        if (t.doing != Activity.RULES) notNow(why);
        if (probe != null) probe.asked(seat, why);
        moment++;
        return ask.begin(seat, why);
    }

    /** The answer to a question with one pick. */
    long one(Ask a) {
        if (t.doing == Activity.PAUSED) throw Signal.PAUSE;
        if (reversed) reverse();
        t.attempts.claim(a.seat);
        if (t.imagined.replays) reseedWhenReplayed(a.together);
        // a playout keeps nothing: what comes below for it, in one look
        if (!t.taped && !t.logged && !tape.hasNext()) return a.size == 1 ? a.codes[0] : choose(policyOf(a.seat));
        return kept(a);
    }

    /** The answer in a match that keeps answers, or runs again with those it kept. */
    private long kept(Ask a) {
        Source from = source(a);
        long code = switch (from) {
            case POLICY -> choose(policyOf(a.seat));
            case FORCED -> a.codes[0];
            case TAPE -> fromTape(a);
            case DEFAULT -> a.otherwise();
            case JOURNAL -> fromJournal(a);
            case NOBODY -> throw waitFor(a);
        };
        if (t.taped && from != Source.TAPE) {
            if (from == Source.POLICY || from == Source.JOURNAL) match().record(a, code);
            tape.add(code);
            if (a.size > 1 && !t.departures.isAway(a.seat)) tape.markGiven();
        }
        if (t.logged && a.size > 1 && !a.alike) t.log.answered(a.seat, a.why, a.because);
        if (code == Code.BACK) throw Signal.TAKEN_BACK;
        return code;
    }

    /** Where the answer to a question comes from. */
    private Source source(Ask a) {
        if (t.imagined.replays) reseedWhenReplayed(a.together);
        if (tape.hasNext()) return Source.TAPE;
        if (isForced(a)) return Source.FORCED;
        if (!t.taped) return Source.POLICY;
        Match m = match();
        if (m.mode() == Mode.OPENING) throw pause();
        if (t.departures.isAway(a.seat)) return Source.DEFAULT;
        if (m.mode().isFed()) return m.replay.hasAnswer() ? Source.JOURNAL : Source.NOBODY;
        return policies[a.seat] != null ? Source.POLICY : Source.NOBODY;
    }

    /** Whether there is nothing to choose, and nobody is to be asked nevertheless. */
    private boolean isForced(Ask a) {
        if (a.several) return a.size == a.min && (!a.ordered || a.size == 1) && !pausesHere(a.seat);
        if (a.size != 1 || isAskedAnyway(a)) return false;
        return a.together || !pausesHere(a.seat);
    }

    /** Whether a seat with a single option is asked nevertheless: all are asked alike, or it is an act of the player. */
    private boolean isAskedAnyway(Ask a) {
        if (!(a.alike || a.act) || !t.taped || match == null) return false;
        return (a.alike && match.waitsFor(a)) || (a.act && match.asksForAct(a));
    }

    /**
     * Whether an imagined table has come to the question at which the true one stands: there it stands too, even if the seat that
     * is asked has one option in the new deal. Else onlookers would only imagine deals that give others a choice.
     */
    private boolean pausesHere(int seat) {
        Imagined i = t.imagined;
        return i.seat >= 0
                && tape.at == tape.size
                && tape.size == i.freshFrom
                && seat != i.seat
                && t.taped
                && policies[seat] == null;
    }

    private long fromTape(Ask a) {
        long code = tape.next();
        if (!a.has(code) && !(code == Code.BACK && t.attempts.areUnderWay() && !a.together)) throw Signal.MISFIT;
        if (a.size > 1 && !t.departures.isAway(a.seat)) t.mem[Words.WORK] = 0;
        answerRead();
        return code;
    }

    private long fromJournal(Ask a) {
        Replay replay = match().replay;
        Journal.Answer next = replay.next(a);
        if (next.codes().length != 1 || !fits(a, next.codes()[0])) throw replay.misfit(next, a);
        if (a.size > 1) countChoice();
        return next.codes()[0];
    }

    private boolean fits(Ask a, long code) {
        return a.has(code) || (code == Code.BACK && t.attempts.mayTakeBack(a.seat));
    }

    private Policy policyOf(int seat) {
        Policy p = policies[seat];
        if (p == null) throw new IllegalStateException("seat " + seat + " has no policy");
        return p;
    }

    /** Asks a policy. */
    private long choose(Policy p) {
        countChoice();
        long code = ask.code(choose(p, ask.seat, asked));
        Observer observer = t.observer;
        if (observer != null) observer.answered(t, asked, code);
        return code;
    }

    /** The option that a policy chooses. */
    int choose(Policy p, int seat, Asked a) {
        int i = p.choose(seen[seat], a);
        if (i >= 0 && i < a.size()) return i;
        if (i == Policy.LEAVE && !t.taped) throw Signal.LEFT;
        throw new IllegalStateException("the policy of seat " + (seat + 1) + " chose option " + i + " of " + a.size());
    }

    /** A real choice is made: the budget of work is full again. */
    private void countChoice() {
        decisions++;
        optionsOffered += ask.size();
        t.mem[Words.WORK] = 0;
    }

    /** Opens a decision and leaves the rule. */
    private Signal waitFor(Ask a) {
        Match m = match();
        if (m.mode().keepsJournal() && t.attempts.mayTakeBack(a.seat)) a.offerTakingBack();
        m.decisions.open(a);
        return pause();
    }

    private Signal pause() {
        t.doing = Activity.PAUSED;
        return Signal.PAUSE;
    }

    /** What is disclosed from here on is disclosed after the newest answer. */
    private void answerRead() {
        if (tape.at == tape.given) t.knowledge.disclosed = false;
    }

    /** Where an imagined table has replayed everything that truly happened, its streams get fresh seeds. */
    private void reseedWhenReplayed(boolean together) {
        if (!t.imagined.replays || tape.at < t.imagined.freshFrom) return;
        t.imagined.replays = false;
        t.rolling.reseed(t);
        t.game.rollSecrets(t, t.imagined.seat);
        if (!t.imagined.fits(t, together)) throw Signal.MISFIT;
    }

    // ---- one seat, several picks

    /** The answer to a question with several picks: they are in the question afterwards. */
    void several(Ask a) {
        if (t.doing == Activity.PAUSED) throw Signal.PAUSE;
        boolean forced = isForced(a);
        if (reversed && !forced) reverse();
        t.attempts.claim(a.seat);
        Source from = source(a);
        switch (from) {
            case TAPE -> {
                pickFromTape(a);
                if (!forced && !t.departures.isAway(a.seat)) t.mem[Words.WORK] = 0;
                answerRead();
            }
            case FORCED -> pickFirst(a, a.size);
            case DEFAULT -> pickFirst(a, a.min);
            case JOURNAL -> pickFromJournal(a);
            case POLICY -> pickOneByOne(a, policyOf(a.seat));
            case NOBODY -> throw waitFor(a);
        }
        if (t.taped && from != Source.TAPE) {
            if (from == Source.POLICY || from == Source.JOURNAL) match().recordPicks(a);
            putPicks(a);
            tape.rewind(tape.size);
            if (!forced && !t.departures.isAway(a.seat)) tape.markGiven();
        }
        if (forced) return;
        if (t.logged) t.log.answered(a.seat, a.why, a.because);
        if (a.picked == 1 && a.picks[0] == Code.BACK) throw Signal.TAKEN_BACK;
    }

    private static void pickFirst(Ask a, int count) {
        for (int i = 0; i < count; i++) a.pick(a.codes[i]);
    }

    private void pickFromTape(Ask a) {
        long count = tape.next();
        if (Code.word(count) != Code.NUMBER) throw Signal.MISFIT;
        for (int i = 0; i < Code.a(count); i++) {
            long code = tape.next();
            if (!a.has(code) && !(code == Code.BACK && t.attempts.areUnderWay())) throw Signal.MISFIT;
            a.pick(code);
        }
    }

    private void pickFromJournal(Ask a) {
        Replay replay = match().replay;
        Journal.Answer next = replay.next(a);
        boolean back = next.codes().length == 1 && next.codes()[0] == Code.BACK && t.attempts.mayTakeBack(a.seat);
        if (!back && Refusals.wrongSet(t, a, next.codes()) != null) throw replay.misfit(next, a);
        decisions++;
        optionsOffered += a.size;
        t.mem[Words.WORK] = 0;
        for (long code : next.codes()) a.pick(code);
    }

    /** Each pick is one call of the policy, unless only one thing is left to pick. */
    private void pickOneByOne(Ask a, Policy p) {
        while (a.picked < a.max) {
            a.offer();
            long code = a.offeredCount == 1 ? a.offered[0] : choose(p);
            if (code == Code.STOP) return;
            a.pick(code);
        }
    }

    /** Puts a set on the tape: how many, then each. */
    void putPicks(Ask a) {
        tape.put(Code.of(Code.NUMBER, a.picked, 0));
        for (int i = 0; i < a.picked; i++) tape.put(a.picks[i]);
    }

    // ---- several seats

    /** Asks several seats at once: none sees what the others answer before all have. */
    Answers together(Rows seats, Prompt why, Question q, int arg) {
        Answers result = t.lending.answers();
        reseedWhenReplayed(true);
        boolean recorded = tape.hasNext();
        boolean waits = false;
        for (int i = 0; i < seats.size(); i++) {
            int seat = seats.get(i);
            fill(seat, why, q, arg);
            long code = answerOf(seat, recorded);
            waits |= code == WAITS;
            result.add(seat, code);
        }
        if (waits) throw pause();
        if (!recorded && t.taped)
            for (int i = 0; i < result.size(); i++) keepTogether(seats.get(i), why, q, arg, result.code(i));
        return result;
    }

    private void fill(int seat, Prompt why, Question q, int arg) {
        begin(seat, why).together = true;
        t.doing = Activity.COMPUTING;
        q.fill(t, seat, arg, ask);
        t.doing = Activity.RULES;
        if (reversed) reverse();
        if (t.logged && ask.size > 1 && !ask.alike && tape.hasNext()) t.log.answered(seat, why, ask.because);
    }

    /** What one of several seats answers, or WAITS. A single option is not on the tape, unless all are asked alike. */
    private long answerOf(int seat, boolean recorded) {
        if (ask.size == 0) return Code.STOP;
        if (ask.size == 1 && !ask.alike) return ask.codes[0];
        if (recorded) return fromTape(ask);
        Source from = source(ask);
        if (from == Source.FORCED) return ask.codes[0];
        if (!t.taped) return inPlace(seat);
        Decisions open = match().decisions;
        if (open.gathered[seat] == WAITS) open.gathered[seat] = gather(from);
        return open.gathered[seat];
    }

    /** The answer in a playout: it may go on where seats have answered already that others were still asked with. */
    private long inPlace(int seat) {
        long given = match == null ? WAITS : match.decisions.takeGathered(seat);
        if (given == WAITS || !ask.has(given)) return choose(policyOf(seat));
        t.mem[Words.WORK] = 0;
        return given;
    }

    private long gather(Source from) {
        return switch (from) {
            case DEFAULT -> ask.otherwise();
            case JOURNAL -> gatherFromJournal();
            case POLICY -> gatherFromPolicy();
            default -> {
                match().decisions.open(ask);
                yield WAITS;
            }
        };
    }

    private long gatherFromJournal() {
        Replay replay = match().replay;
        Journal.Answer next = replay.next(ask);
        if (next.codes().length != 1 || !ask.has(next.codes()[0])) throw replay.misfit(next, ask);
        return next.codes()[0];
    }

    /** The budget of work is full again only when all have answered. */
    private long gatherFromPolicy() {
        int work = t.mem[Words.WORK];
        long code = choose(policyOf(ask.seat));
        t.mem[Words.WORK] = work;
        return code;
    }

    private void keepTogether(int seat, Prompt why, Question q, int arg, long code) {
        fill(seat, why, q, arg);
        if (ask.size == 0 || (ask.size == 1 && !ask.alike)) return;
        boolean isAway = t.departures.isAway(seat);
        tape.add(code);
        if (ask.size > 1 && !isAway) {
            tape.markGiven();
            t.mem[Words.WORK] = 0;
        }
        match().record(ask, code);
        if (t.logged && !ask.alike) t.log.answered(seat, why, ask.because);
    }

    private void reverse() {
        if (!ask.hasOtherwise && ask.size > 0) ask.otherwise(ask.codes[0]);
        for (int i = 0, j = ask.size - 1; i < j; i++, j--) {
            long kept = ask.codes[i];
            ask.codes[i] = ask.codes[j];
            ask.codes[j] = kept;
        }
    }

    // ---- while somebody is asked

    /** Another number for every question that is asked. */
    long moment() {
        return moment;
    }

    /** A new task: nobody is asked yet. */
    void rest() {
        begun = moment;
        ask.seat = -1;
    }

    /** How often this task has asked, also where there was nothing to choose. */
    int asksInTask() {
        return (int) (moment - begun);
    }

    /** What a seat sees while it is asked, as one number; computed once for each question. */
    long sightOf(int seat) {
        if (sightAt == moment && sightOf == seat) return sight;
        sight = sightNow(seat);
        sightOf = seat;
        sightAt = moment;
        return sight;
    }

    /** What a seat sees now, as one number. */
    long sightNow(int seat) {
        return sights.hash(t, seat);
    }

    /** What a seat sees of an option and of what it names, as one number. */
    long lookOf(int seat, long code) {
        return sights.look(t, seat, code);
    }
}
