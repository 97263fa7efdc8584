package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A question being put together by a rule: options, and why other things are none. The table owns one and refills it. */
public final class Ask implements Decision {
    private static final Prompt NO_PROMPT = new Prompt("none", -1, "");

    private final Table t;
    int number;
    int seat;
    Prompt why = NO_PROMPT;
    /** What the answer is for; the prompt, if no rule says more. */
    Purpose purpose = NO_PROMPT;

    /** How long the rules let the seat think, in seconds; 0 if they say nothing. */
    int seconds;

    int because;
    long[] codes = new long[32];
    int size;
    int min = 1;
    int max = 1;
    /** Whether a set is asked for, be it a set of one. */
    boolean several;

    boolean ordered;
    boolean secret;
    boolean together;
    /** Whether everybody is asked alike, so that nobody can tell who had something to choose. */
    boolean alike;
    /** Whether this is something that players do themselves, also where they can do nothing else. */
    boolean act;

    long otherwise;
    boolean hasOtherwise;
    /** Whether the half-done action may be taken back instead of an answer. */
    boolean mayTakeBack;

    /** What people may do besides: no option for a policy, and never the reason to ask. */
    long[] besides = new long[8];

    int besidesCount;
    long[] picks = new long[16];
    int picked;
    /** What is being offered for the next pick: a part of the codes. */
    long[] offered = new long[32];

    int offeredCount;
    private long[] refused = new long[16];
    private Reason[] reasons = new Reason[16];
    private int[] refusedNumbers = new int[16];
    private int refusedCount;

    Ask(Table t) {
        this.t = t;
    }

    Table table() {
        return t;
    }

    Ask begin(int seat, Prompt why) {
        this.seat = seat;
        this.why = why;
        purpose = why;
        seconds = 0;
        because = 0;
        size = 0;
        min = 1;
        max = 1;
        several = false;
        ordered = false;
        secret = false;
        together = false;
        alike = false;
        act = false;
        hasOtherwise = false;
        mayTakeBack = false;
        picked = 0;
        besidesCount = 0;
        refusedCount = 0;
        return this;
    }

    // ---- options

    /** The row whose effect asks. */
    public Ask because(int row) {
        because = row;
        return this;
    }

    /** Every card of a zone. */
    public Ask from(Zone z, int owner) {
        return addAll(Code.PICK, z, owner);
    }

    /** Every card of a zone, under this word. */
    public Ask from(Word w, Zone z, int owner) {
        return addAll(w.index(), z, owner);
    }

    private Ask addAll(int word, Zone z, int owner) {
        int count = t.count(z, owner);
        while (codes.length < size + count) codes = Arrays.copyOf(codes, codes.length * 2);
        for (int i = 0; i < count; i++) codes[size + i] = Code.of(word, t.at(z, owner, i), 0);
        size += count;
        return this;
    }

    /** Every card of a zone that the filter lets through. */
    public Ask from(Zone z, int owner, Filter f, int arg) {
        Activity before = t.doing;
        t.doing = Activity.COMPUTING;
        int count = t.count(z, owner);
        for (int i = 0; i < count; i++) {
            int row = t.at(z, owner, i);
            if (f.test(t, row, arg)) add(Code.pick(row));
        }
        t.doing = before;
        return this;
    }

    public Ask from(Rows rows) {
        for (int i = 0; i < rows.size(); i++) add(Code.pick(rows.get(i)));
        return this;
    }

    public Ask option(Word w) {
        return add(Code.of(w.index(), 0, 0));
    }

    public Ask option(Word w, int a) {
        return add(Code.of(w.index(), a, 0));
    }

    public Ask option(Word w, int a, int b) {
        return add(Code.of(w.index(), a, b));
    }

    /** An option, unless there is a reason against it: then that is said. */
    public Ask optionUnless(@Nullable Reason why, Word w, int a) {
        return why == null ? option(w, a) : not(w, a, why);
    }

    /**
     * An option that must be paid for: offered if what is left then is not below 0, aimed at each of these rows, or at nothing if it
     * needs no aim. Nobody can foresee what of a hand can be paid and aimed: so all is written, and counted only if it is offered,
     * because a branch that the processor guesses wrong costs more than that.
     */
    public Ask ifEnough(int left, Word w, int a, Rows aims, boolean isAimed) {
        int count = aims.size();
        if (size + count >= codes.length) codes = Arrays.copyOf(codes, 2 * (size + count));
        int aimed = isAimed ? 1 : 0;
        codes[size] = Code.of(w.index(), a, 0);
        for (int i = 0; i < count; i++) codes[size + i] = Code.of(w.index(), a, aims.get(i) & -aimed);
        size += (1 + aimed * (count - 1)) & ~(left >> 31);
        return this;
    }

    /** A number, offered as such. */
    public Ask number(int n) {
        return add(Code.of(Code.NUMBER, n, 0));
    }

    public Ask numbers(int from, int to) {
        for (int n = from; n <= to; n++) number(n);
        return this;
    }

    /** Choosing nothing is an option too, and the first one. */
    public Ask may() {
        add(0);
        System.arraycopy(codes, 0, codes, 1, size - 1);
        codes[0] = Code.STOP;
        return this;
    }

    /**
     * Something that people may do besides, if they are asked anyway: it is listed apart, policies do not see it, and a question with
     * one option is not asked because of it. Costs nothing while simulating.
     */
    public Ask besides(Word w, int a) {
        if (!t.taped) return this;
        if (besidesCount == besides.length) besides = Arrays.copyOf(besides, besidesCount * 2);
        besides[besidesCount++] = Code.of(w.index(), a, 0);
        return this;
    }

    /** Says why something is no option; costs nothing while simulating. */
    public Ask not(Word w, int a, Reason why) {
        return not(w, a, why, 0);
    }

    public Ask not(Word w, int a, Reason why, int number) {
        if (!t.taped) return this;
        if (refusedCount == refused.length) {
            refused = Arrays.copyOf(refused, refusedCount * 2);
            reasons = Arrays.copyOf(reasons, refusedCount * 2);
            refusedNumbers = Arrays.copyOf(refusedNumbers, refusedCount * 2);
        }
        refused[refusedCount] = Code.of(w.index(), a, 0);
        refusedNumbers[refusedCount] = number;
        reasons[refusedCount++] = why;
        return this;
    }

    /** The others do not learn what was chosen. */
    public Ask secretly() {
        secret = true;
        return this;
    }

    /**
     * Everybody is asked alike, whatever there is to choose: no log tells that somebody answered, and in a match that waits
     * ({@link Match#waitsForAll}) also a seat with a single option is asked.
     */
    public Ask alike() {
        alike = true;
        t.knowledge.disclosed = true;
        return this;
    }

    /** The seat reads these words instead of the prompt's; why it is asked stays the same, since others may know that. */
    public Ask purpose(Purpose what) {
        purpose = what;
        return this;
    }

    /** The rules limit how long the seat may think; a table with a clock counts these seconds instead of its own. */
    public Ask within(int seconds) {
        this.seconds = seconds;
        return this;
    }

    /**
     * Players do this themselves, such as ending their turn: in a match that asks for it ({@link Match#asksForActs}) people are
     * asked also if they have a single option. Such an answer is in the journal, though a match plays on without it.
     */
    public Ask act() {
        act = true;
        return this;
    }

    /** The order of the choice counts. */
    public Ask inOrder() {
        ordered = true;
        return this;
    }

    /** What is chosen when time runs out, instead of the first option. */
    public Ask otherwise(long code) {
        otherwise = code;
        hasOtherwise = true;
        return this;
    }

    private Ask add(long code) {
        if (size == codes.length) codes = Arrays.copyOf(codes, size * 2);
        codes[size++] = code;
        return this;
    }

    // ---- the answer

    /** The chosen row, or 0 for nothing. */
    public int one() {
        return Code.a(code());
    }

    /** The chosen option; 0 if there is none. */
    public long code() {
        if (size == 0) return Code.STOP;
        return t.asking.one(this);
    }

    /** Several rows; if there are fewer than must be chosen, all of them. */
    public Rows some(int min, int max) {
        several = true;
        this.max = Math.min(max, size);
        this.min = Math.min(min, this.max);
        Rows rows = t.rows();
        if (size == 0 || this.max == 0) return rows;
        t.asking.several(this);
        for (int i = 0; i < picked; i++) rows.add(Code.a(picks[i]));
        return rows;
    }

    // ---- as a decision

    @Override
    public int number() {
        return number;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public Prompt why() {
        return why;
    }

    @Override
    public int seconds() {
        return seconds;
    }

    @Override
    public boolean isAlike() {
        return alike;
    }

    @Override
    public int because() {
        return because;
    }

    @Override
    public Purpose purpose() {
        return purpose;
    }

    @Override
    public int size() {
        return several ? offeredCount : size;
    }

    @Override
    public long code(int i) {
        return several ? offered[i] : codes[i];
    }

    @Override
    public boolean several() {
        return several;
    }

    @Override
    public int min() {
        return min;
    }

    @Override
    public int max() {
        return max;
    }

    @Override
    public boolean ordered() {
        return ordered;
    }

    @Override
    public int picked() {
        return picked;
    }

    @Override
    public long pick(int i) {
        return picks[i];
    }

    @Override
    public boolean together() {
        return together;
    }

    @Override
    public long otherwise() {
        return hasOtherwise ? otherwise : codes[0];
    }

    @Override
    public int refused() {
        return refusedCount;
    }

    @Override
    public long refusedCode(int i) {
        return refused[i];
    }

    @Override
    public Reason refusedReason(int i) {
        return reasons[i];
    }

    @Override
    public int refusedNumber(int i) {
        return refusedNumbers[i];
    }

    @Override
    public boolean secret() {
        return secret;
    }

    @Override
    public long look(int i) {
        return t.asking.lookOf(seat, code(i));
    }

    @Override
    public long key(int i) {
        return Keys.of(t, this, code(i));
    }

    @Override
    public int besides() {
        return besidesCount;
    }

    @Override
    public long besidesCode(int i) {
        return besides[i];
    }

    /** Whether a code may be answered: one of the options, or something besides. */
    boolean has(long code) {
        for (int i = 0; i < size; i++) if (codes[i] == code) return true;
        for (int i = 0; i < besidesCount; i++) if (besides[i] == code) return true;
        return false;
    }

    void pick(long code) {
        if (picked == picks.length) picks = Arrays.copyOf(picks, picked * 2);
        picks[picked++] = code;
    }

    /** Offers what may be picked next: later options only, unless the order counts; nothing that makes the least unreachable. */
    void offer() {
        if (offered.length < size + 1) offered = new long[codes.length + 1];
        assert picked > 0 || isASet() : why + " offers the same thing twice";
        int n = 0;
        if (picked >= min) offered[n++] = Code.STOP;
        int from = 0;
        if (!ordered && picked > 0) while (codes[from++] != picks[picked - 1]) {}
        int to = ordered ? size : size - Math.max(0, min - picked - 1);
        for (int i = from; i < to; i++) if (!ordered || !isPicked(codes[i])) offered[n++] = codes[i];
        offeredCount = n;
    }

    /** Offers everything, where the whole set is answered at once. */
    void offerAll() {
        if (offered.length < size + 1) offered = new long[codes.length + 1];
        System.arraycopy(codes, 0, offered, 0, size);
        offeredCount = size;
        if (mayTakeBack) offered[offeredCount++] = Code.BACK;
    }

    private boolean isASet() {
        for (int i = 0; i < size; i++) for (int j = 0; j < i; j++) if (codes[i] == codes[j]) return false;
        return true;
    }

    private boolean isPicked(long code) {
        for (int i = 0; i < picked; i++) if (picks[i] == code) return true;
        return false;
    }

    /** The name of each option, as learners know it; 0 for taking back. */
    long[] keys() {
        long[] keys = new long[size];
        for (int i = 0; i < size; i++) keys[i] = codes[i] == Code.BACK ? 0 : Keys.of(t, this, codes[i]);
        return keys;
    }

    /**
     * A number for seat, prompt and options, by which a stored answer is seen to fit: by names, so that it fits in every
     * build, and whatever the order of the options.
     */
    int fingerprint(long[] keys) {
        long h = 0;
        for (long key : keys) h += key;
        return Long.hashCode(
                Generator.mix(h ^ Generator.mix(31L * seat + why.name().hashCode())));
    }

    /** How many options the rule gave. */
    int options() {
        return mayTakeBack && !several ? size - 1 : size;
    }

    /** Offers to take the half-done action back, as the last option. */
    void offerTakingBack() {
        mayTakeBack = true;
        if (several) return;
        add(Code.BACK);
    }

    Ask copyFrom(Ask o) {
        begin(o.seat, o.why);
        seconds = o.seconds;
        because = o.because;
        purpose = o.purpose;
        size = o.size;
        codes = copy(o.codes, size, codes);
        min = o.min;
        max = o.max;
        several = o.several;
        ordered = o.ordered;
        secret = o.secret;
        together = o.together;
        alike = o.alike;
        act = o.act;
        otherwise = o.otherwise;
        hasOtherwise = o.hasOtherwise;
        besidesCount = o.besidesCount;
        besides = copy(o.besides, besidesCount, besides);
        copyRefusals(o);
        number = o.number;
        mayTakeBack = o.mayTakeBack;
        if (several) offerAll();
        return this;
    }

    private void copyRefusals(Ask o) {
        refusedCount = o.refusedCount;
        if (refusedCount > reasons.length) {
            reasons = new Reason[o.reasons.length];
            refusedNumbers = new int[o.reasons.length];
        }
        refused = copy(o.refused, refusedCount, refused);
        System.arraycopy(o.reasons, 0, reasons, 0, refusedCount);
        System.arraycopy(o.refusedNumbers, 0, refusedNumbers, 0, refusedCount);
    }

    /** The first numbers of a list in the list that is kept for them, or in a longer one. */
    private static long[] copy(long[] from, int count, long[] kept) {
        long[] into = count > kept.length ? new long[from.length] : kept;
        System.arraycopy(from, 0, into, 0, count);
        return into;
    }
}
