package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The facts of a match as rules see and change them, and the way to ask the seats. */
public final class Table extends Ending {
    /** In the register of those who left, one group of bits each: has left, leaves as the next task, went away in this one. */
    private static final int GROUP = 10;

    private static final int ALL_SEATS = (1 << GROUP) - 1;

    final Game game;
    private final @Nullable Event watched;
    final Tape tape = new Tape();
    final Ask ask;
    final @Nullable Policy[] policies;
    final Seen[] seen;

    @Nullable
    Match match;
    /** At this place of the tape the streams of an imagined table are seeded anew. */
    int reseedAt;

    long reseed;
    long seed;

    /** How often was asked: between two asks nothing changes. */
    long moment;
    /** The moment at which the task began. */
    private long begun;

    private final Sights sights;
    private long sight;
    private int sightOf = -1;
    private long sightAt = -1;

    /** Real choices made and options they had, for benchmarks. */
    long decisions;

    long optionsOffered;

    private final int limit;
    private final int deepest;
    private Table[] savepoints = new Table[0];
    private int attempts;
    /** For each attempt under way the seat that may take it back; -1 for whoever is asked first. */
    private int[] attempting = new int[4];

    /** Whether the attempt that failed last was taken back by the seat that acts. */
    private boolean byChoice;

    private @Nullable Object workspace;
    private boolean reversed;
    Match.@Nullable Probe probe;

    Table(Game game, int seats) {
        super(game.layout(), seats, game.order());
        if (seats > GROUP) throw new IllegalArgumentException("no match has more than " + GROUP + " seats");
        this.game = game;
        limit = game.workLimit();
        deepest = game.nestingLimit();
        watched = game.watched();
        ask = new Ask(this);
        sights = new Sights(layout);
        policies = new Policy[seats];
        seen = new Seen[seats];
        for (int i = 0; i < seats; i++) seen[i] = new Seen(this, i);
    }

    @Override
    int limit() {
        return limit;
    }

    @Override
    int deepest() {
        return deepest;
    }

    @Override
    Reaction reaction(int ability) {
        return game.reaction(ability);
    }

    @Override
    Change change(int ability) {
        return game.change(ability);
    }

    @Override
    Table self() {
        return this;
    }

    public int seats() {
        return seats;
    }

    /** The seed of the match, for setup only; imagined tables have none. */
    public long seed() {
        return seed;
    }

    public Game game() {
        return game;
    }

    /** Whether somebody looks for a state, so that the game looks after each step of a text ({@link Game#afterStep}). */
    public boolean isWatched() {
        return watched != null && isHeard(watched);
    }

    /** Whether somebody outside may answer: what only people need is computed then. */
    public boolean isAttended() {
        return attended;
    }

    /** What rules of the game compute in ({@link Game#workspace}); no part of the match. */
    public Object workspace() {
        if (workspace == null) workspace = game.workspace();
        return workspace;
    }

    // ---- between tasks

    /** Carries out one task; somebody's leaving is one. */
    void step() {
        int leaving = (mem[Words.LEFT] >>> GROUP) & ALL_SEATS;
        work();
        if (leaving == 0) {
            game.step(this);
        } else {
            int seat = Integer.numberOfTrailingZeros(leaving);
            mem[Words.LEFT] ^= (1 << (seat + GROUP)) | (1 << seat);
            game.leave(this, seat);
        }
        int away = mem[Words.LEFT] >>> (2 * GROUP);
        if (away != 0) mem[Words.LEFT] = (mem[Words.LEFT] | (away << GROUP)) & ((1 << (2 * GROUP)) - 1);
        tidy();
    }

    /** From now on this seat takes default answers; when the task is done, its leaving is the next one. */
    void seatLeaves(int seat) {
        mem[Words.LEFT] |= 1 << (seat + 2 * GROUP);
    }

    /** Whether nobody sits there any more: it has left, or leaves when the task is done. */
    boolean isAway(int seat) {
        int left = mem[Words.LEFT];
        return ((left | (left >>> GROUP) | (left >>> (2 * GROUP))) & (1 << seat)) != 0;
    }

    /** Before a task nothing is half done and nothing is lent. */
    void rest() {
        giveBack();
        begun = moment;
        attempts = 0;
        ask.seat = -1;
    }

    /** After a task: what is dead is unlinked, rows that left are freed. */
    void tidy() {
        sweep();
        if (leavingCount >= stillNamed + MANY) freeLeaving();
        if (listsWasted > 0) compact();
        rest();
    }

    // ---- asking

    /** Asks a seat; the options are filled in and then the answer is taken. */
    public Ask ask(int seat, Prompt why) {
        assert !reading : "a rule asked while a stat, filter, option list or view was computed";
        if (sealed) throw Signal.PAUSE;
        if (probe != null) probe.asked(seat, why);
        moment++;
        return ask.begin(seat, why);
    }

    /** How often was asked in this task, also where there was nothing to choose. */
    int asksInTask() {
        return (int) (moment - begun);
    }

    /** What a seat sees while it is asked, as one number. */
    long sightOf(int seat) {
        if (sightAt == moment && sightOf == seat) return sight;
        sight = sights.hash(this, seat);
        sightOf = seat;
        sightAt = moment;
        return sight;
    }

    /** What a seat sees now, as one number. */
    long sightNow(int seat) {
        return sights.hash(this, seat);
    }

    /** Asks several seats at once: none sees what the others answer before all have. */
    public Answers askEach(Rows asked, Prompt why, Question q, int arg) {
        Answers result = answers();
        tapeEnds();
        boolean taped = tape.hasNext();
        boolean waits = false;
        for (int i = 0; i < asked.size(); i++) {
            int seat = asked.get(i);
            fill(seat, why, q, arg);
            long code = Code.STOP;
            if (ask.size == 1 && !ask.alike) code = ask.codes[0];
            else if (ask.size > 0 && taped) code = fromTape();
            else if (ask.size == 1 && !isWaitedFor(ask)) code = ask.codes[0];
            else if (ask.size > 0) code = gather(seat);
            waits |= code == Match.WAITS;
            result.add(seat, code);
        }
        if (waits) throw pause();
        if (!taped && attended)
            for (int i = 0; i < result.size(); i++) keepTogether(asked.get(i), why, q, arg, result.code(i));
        return result;
    }

    private void fill(int seat, Prompt why, Question q, int arg) {
        ask(seat, why).together = true;
        reading = true;
        q.fill(this, seat, arg, ask);
        reading = false;
        if (reversed) reverse();
        if (logged && ask.size > 1 && !ask.alike && tape.hasNext()) log.answered(seat, why, ask.because);
    }

    /** Whether a seat with a single option is asked nevertheless: all are asked alike, or it is an act of the player. */
    private boolean isWaitedFor(Ask a) {
        if (!(a.alike || a.act) || !attended || match == null) return false;
        return (a.alike && match.waitsFor(a)) || (a.act && match.asksForAct(a));
    }

    /**
     * Whether an imagined table has come to the question at which the true one stands: there it stands too, even if the seat that
     * is asked has one option in the new deal. Else onlookers would only imagine deals that give others a choice.
     */
    private boolean standsHere(int seat) {
        return imaginer >= 0 && tape.size == reseedAt && seat != imaginer && attended && policies[seat] == null;
    }

    private long gather(int seat) {
        if (match != null && attended) return match.gather(ask, policies[seat]);
        long given = match == null ? Match.WAITS : match.given(seat);
        if (given == Match.WAITS || !ask.has(given)) return choose(policyOf(seat));
        mem[Words.WORK] = 0;
        return given;
    }

    private void keepTogether(int seat, Prompt why, Question q, int arg, long code) {
        fill(seat, why, q, arg);
        if (ask.size == 0 || (ask.size == 1 && !ask.alike)) return;
        keep(code);
        if (ask.size > 1 && !isAway(seat)) mem[Words.WORK] = 0;
        if (match != null) match.keep(ask, code);
        if (logged && !ask.alike) log.answered(seat, why, ask.because);
    }

    /** The answer to a question with one pick: recorded, forced, from a policy, or later. */
    long settle(Ask a) {
        if (sealed) throw Signal.PAUSE;
        if (reversed) reverse();
        firstAsked(a.seat);
        tapeEnds();
        if (tape.hasNext()) return heard(fromTape());
        long code;
        if (a.size == 1 && !isWaitedFor(a) && !standsHere(a.seat)) code = a.codes[0];
        else if (match != null && attended) code = match.answerNow(a, policies[a.seat]);
        else code = choose(policyOf(a.seat));
        if (attended) keep(code);
        return heard(code);
    }

    /** An answer goes into the log; taking back is one. */
    private long heard(long code) {
        if (logged && ask.size > 1 && !ask.alike) log.answered(ask.seat, ask.why, ask.because);
        if (code == Code.BACK) throw Signal.TAKEN_BACK;
        return code;
    }

    private void keep(long code) {
        tape.add(code);
        if (ask.size > 1 && !isAway(ask.seat)) tape.wasGiven();
    }

    private Policy policyOf(int seat) {
        Policy p = policies[seat];
        if (p == null) throw new IllegalStateException("seat " + seat + " has no policy");
        return p;
    }

    /** Asks a policy; a real choice, so the budget of work begins anew. */
    long choose(Policy p) {
        decisions++;
        optionsOffered += ask.size();
        mem[Words.WORK] = 0;
        int i = p.choose(seen[ask.seat], ask);
        if (i < 0 || i >= ask.size())
            throw new IllegalStateException(
                    "the policy of seat " + (ask.seat + 1) + " chose option " + i + " of " + ask.size());
        return ask.code(i);
    }

    /** A real choice was made elsewhere. */
    void chosen() {
        decisions++;
        optionsOffered += ask.size;
        mem[Words.WORK] = 0;
    }

    private long fromTape() {
        long code = tape.next();
        if (!ask.has(code) && !(code == Code.BACK && attempts > 0 && !ask.together)) throw Signal.MISFIT;
        if (ask.size > 1 && !isAway(ask.seat)) mem[Words.WORK] = 0;
        answerRead();
        return code;
    }

    /** The answer to a question with several picks. */
    void settleSome(Ask a) {
        if (sealed) throw Signal.PAUSE;
        boolean forced = isForced(a) && !(tape.at == tape.size && standsHere(a.seat));
        if (reversed && !forced) reverse();
        firstAsked(a.seat);
        tapeEnds();
        if (tape.hasNext()) {
            pickFromTape(a);
            if (!forced && !isAway(a.seat)) mem[Words.WORK] = 0;
            answerRead();
        } else {
            if (forced) for (int i = 0; i < a.size; i++) a.pick(a.codes[i]);
            else if (match != null && attended) match.someNow(a, policies[a.seat]);
            else pickOneByOne(a, policyOf(a.seat));
            if (attended) {
                putPicks(a);
                tape.rewind(tape.size);
                if (!forced && !isAway(a.seat)) tape.wasGiven();
            }
        }
        if (forced) return;
        if (logged) log.answered(a.seat, a.why, a.because);
        if (a.picked == 1 && a.picks[0] == Code.BACK) throw Signal.TAKEN_BACK;
    }

    private void pickFromTape(Ask a) {
        long count = tape.next();
        if (Code.word(count) != Code.NUMBER) throw Signal.MISFIT;
        for (int i = 0; i < Code.a(count); i++) {
            long code = tape.next();
            if (!a.has(code) && !(code == Code.BACK && attempts > 0)) throw Signal.MISFIT;
            a.pick(code);
        }
    }

    /** Records a set: how many, then each. */
    void putPicks(Ask a) {
        tape.put(Code.of(Code.NUMBER, a.picked, 0));
        for (int i = 0; i < a.picked; i++) tape.put(a.picks[i]);
    }

    private static boolean isForced(Ask a) {
        return a.size == a.min && (!a.ordered || a.size == 1);
    }

    /** What is disclosed from here on is disclosed after the newest answer. */
    private void answerRead() {
        if (tape.at == tape.given) disclosed = false;
    }

    /** Where an imagined table has retold everything that happened, its streams are seeded anew. */
    private void tapeEnds() {
        if (retelling && tape.at >= reseedAt) {
            retelling = false;
            reseedNow();
        }
    }

    /** Whether this seat may take back the action that it is in the middle of. */
    boolean mayTakeBack(int seat) {
        return attempts > 0 && attempting[attempts - 1] == seat;
    }

    private void firstAsked(int seat) {
        if (attempts > 0 && attempting[attempts - 1] < 0) attempting[attempts - 1] = seat;
    }

    /** Each pick is one call of the policy, unless only one thing is left to pick. */
    void pickOneByOne(Ask a, Policy p) {
        while (a.picked < a.max) {
            a.offer();
            long code = a.offeredCount == 1 ? a.offered[0] : choose(p);
            if (code == Code.STOP) return;
            a.pick(code);
        }
    }

    Signal pause() {
        sealed = true;
        return Signal.PAUSE;
    }

    private void reverse() {
        if (!ask.hasOtherwise && ask.size > 0) ask.otherwise(ask.codes[0]);
        for (int i = 0, j = ask.size - 1; i < j; i++, j--) {
            long kept = ask.codes[i];
            ask.codes[i] = ask.codes[j];
            ask.codes[j] = kept;
        }
    }

    /** For tests: offers all options in reverse, which no stored answer may notice. */
    void reverseOptions(boolean on) {
        reversed = on;
    }

    private void reseedNow() {
        for (Stream s : layout.words.streams) s.generator().seed(mem, s.at(), Generator.mix(reseed + s.index()));
        game.rollSecrets(this, imaginer);
    }

    // ---- taking back

    /** The half-done action cannot be finished: everything since the attempt began is undone. */
    public Error refuse() {
        return Signal.REFUSED;
    }

    /** Does an action that may be taken back; false if it was. What a seat has seen meanwhile it still knows. */
    public boolean attempt(Attempt body, int a, int b, Rows stands) {
        Table kept = savepoint();
        int lentBefore = lentScopes;
        try {
            body.run(this, a, b, stands);
        } catch (Signal s) {
            if (s != Signal.REFUSED && s != Signal.TAKEN_BACK) throw s;
            lentScopes = lentBefore;
            takeBack(kept);
            byChoice = s == Signal.TAKEN_BACK;
            return false;
        }
        attempts--;
        return true;
    }

    /** The same with something of the card files. */
    public <T> boolean attempt(Attempt.With<T> body, T what, int a, int b, Rows stands) {
        Table kept = savepoint();
        int lentBefore = lentScopes;
        try {
            body.run(this, what, a, b, stands);
        } catch (Signal s) {
            if (s != Signal.REFUSED && s != Signal.TAKEN_BACK) throw s;
            lentScopes = lentBefore;
            takeBack(kept);
            byChoice = s == Signal.TAKEN_BACK;
            return false;
        }
        attempts--;
        return true;
    }

    /** Whether the attempt that failed last was taken back by the seat that acts; else a rule refused it. */
    public boolean wasTakenBack() {
        return byChoice;
    }

    private Table savepoint() {
        if (attempts == savepoints.length) {
            savepoints = Arrays.copyOf(savepoints, attempts + 1);
            savepoints[attempts] = new Table(game, seats);
        }
        if (attempts == attempting.length) attempting = Arrays.copyOf(attempting, attempts * 2);
        attempting[attempts] = attempts > 0 ? attempting[attempts - 1] : ask.seat;
        Table kept = savepoints[attempts++];
        kept.copyFrom(this);
        return kept;
    }

    private void takeBack(Table kept) {
        int seat = attempting[--attempts];
        boolean told = disclosed;
        kept.keepKnown(this);
        copyFrom(kept);
        disclosed |= told;
        if (logged) log.takenBack(seat);
    }

    /** What seats have learnt of rows that both tables have. */
    private void keepKnown(Table from) {
        for (int h = zones; h < queues; h += 3)
            for (int i = mem[h]; i < mem[h] + mem[h + 1]; i++) {
                int row = lists[i];
                int learnt = from.seers(row) & ~seers(row);
                if (learnt == 0) continue;
                mem[row + Kind.KNOWN] |= learnt;
                if (from.attended) from.witness.stillKnows(row, learnt);
            }
    }

    /** The register of those who left, without those who went away in the task under way. */
    static int withoutAway(int left) {
        return left & ((1 << (2 * GROUP)) - 1);
    }

    /**
     * For tests: what is wrong with the memory of this table, or an empty text. Every entity lies in exactly one zone, and
     * nothing names a row that was freed.
     */
    public String whatIsWrong() {
        return Soundness.whatIsWrong(this);
    }

    /** Whether a seat has left the match. */
    public boolean hasLeft(int seat) {
        return (mem[Words.LEFT] & (1 << seat)) != 0;
    }
}
