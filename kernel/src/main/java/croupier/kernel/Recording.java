package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What the table asks while a rule runs: policies answer, a journal is fed, decisions open; what was answered is recorded. */
abstract class Recording extends Course {
    Recording(Setup setup, boolean recording) {
        super(setup, recording);
    }

    long answerNow(Ask a, @Nullable Policy p) {
        if (opens) throw table.pause();
        if (table.isAway(a.seat)) return a.otherwise();
        if (isFed()) {
            Journal.Answer next = fed(a);
            if (next.codes().length != 1 || !fits(a, next.codes()[0])) throw misfit(next, a);
            if (a.size > 1) table.chosen();
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

    boolean fits(Ask a, long code) {
        return a.has(code) || (code == Code.BACK && table.mayTakeBack(a.seat));
    }

    /** Whether a journal being replayed has an answer now. */
    boolean isFed() {
        return feed != null && fed < feed.size() && !feed.get(fed).leaves();
    }

    Journal.Answer fed(Ask a) {
        if (feed == null) throw new IllegalStateException("no journal is replayed");
        Journal.Answer next = feed.get(fed++);
        if (next.seat() != a.seat) throw misfit(next, a);
        return next;
    }

    static IllegalArgumentException misfit(int number, Journal.Answer next, Ask a) {
        String wrong = next.seat() != a.seat
                ? "is of seat " + (next.seat() + 1) + ", but seat " + (a.seat + 1) + " is asked"
                : "is none of the options of what seat " + (a.seat + 1) + " is asked";
        return new IllegalArgumentException("answer " + number + " of the journal " + wrong + ": " + a.why.name());
    }

    IllegalArgumentException misfit(Journal.Answer next, Ask a) {
        return misfit(fed, next, a);
    }

    /** A new answer, into the journal; one that could not have been another only counts. */
    void keep(Ask a, long code) {
        if (a.together) gathered[a.seat] = WAITS;
        if (table.isAway(a.seat)) return;
        if (a.size > 1 || a.act) record(a, new long[] {code});
        else asked[a.seat]++;
    }

    /**
     * People are asked for what players do themselves ({@link Ask#act}) also if they can do nothing else. Without it, and for
     * bots, the single option is taken.
     */
    public void asksForActs(boolean on) {
        asksForActs = on;
    }

    /** Whether a seat with a single option is asked for this act: a person at the table is, and a journal may have the answer. */
    boolean asksForAct(Ask a) {
        if (opens || table.isAway(a.seat)) return false;
        if (feed != null && fed < feed.size()) return isNext(a, feed.get(fed));
        return asksForActs && recording && table.policies[a.seat] == null;
    }

    /** Whether an answer of the journal is the one to this question with a single option. */
    private static boolean isNext(Ask a, Journal.Answer next) {
        return !next.leaves()
                && next.seat() == a.seat
                && next.codes().length == 1
                && next.codes()[0] == a.codes[0]
                && next.fingerprint() == a.fingerprint(a.keys());
    }

    /**
     * Where everybody is asked alike, seats without a policy are asked also if they have but one option, so that the others
     * cannot tell by the time it takes who has something to choose. Their programs may answer that by themselves. Such
     * answers are not in the journal.
     */
    public void waitsForAll(boolean on) {
        waitsForAll = on;
    }

    /** Whether somebody has answered together with others, who are still asked. */
    public boolean isGathering() {
        for (int seat = 0; seat < gathered.length; seat++)
            if (gathered[seat] != WAITS && !table.isAway(seat)) return true;
        return false;
    }

    /** Whether a seat that has a single option is asked for it. */
    boolean waitsFor(Ask a) {
        boolean retold = feed != null && (fed < feed.size() || (a.together && isGathering()));
        return waitsForAll && recording && !opens && !retold && !table.isAway(a.seat) && table.policies[a.seat] == null;
    }

    void keepSet(Ask a) {
        record(a, Arrays.copyOf(a.picks, a.picked));
    }

    void record(Ask a, long[] codes) {
        asked[a.seat]++;
        if (!recording) return;
        Save.Named by = Save.Named.of(a, codes);
        named.add(by);
        record(new Journal.Answer(a.seat, codes, by.fingerprint(), false));
    }

    @Override
    void recordLeaving(int seat) {
        asked[seat]++;
        if (!recording) return;
        named.add(Save.Named.leaving(seat));
        record(new Journal.Answer(seat, new long[0], 0, true));
    }

    void record(Journal.Answer answer) {
        noteDisclosure();
        journal.add(answer);
        table.disclosed = false;
    }

    /** Whether the newest answer led to chance or to something new to see. */
    void noteDisclosure() {
        int last = journal.size() - 1;
        if (last < 0) return;
        if (last >= disclosedAfter.length) disclosedAfter = Arrays.copyOf(disclosedAfter, last * 2);
        disclosedAfter[last] = table.disclosed;
    }

    Signal waitFor(Ask a) {
        if (recording && table.mayTakeBack(a.seat)) a.offerTakingBack();
        opens(a);
        return table.pause();
    }

    void opens(Ask a) {
        Ask kept = spare.isEmpty() ? new Ask(table) : spare.removeLast();
        a.number = asked[a.seat] + ahead[a.seat] + 1;
        open.add(kept.copyFrom(a));
    }

    // ---- what is wrong with an answer

    static long[] inOrder(Ask a, long[] codes) {
        if (a.ordered || isBack(a, codes)) return codes;
        long[] sorted = new long[codes.length];
        int n = 0;
        for (int i = 0; i < a.size; i++) for (long code : codes) if (a.codes[i] == code) sorted[n++] = code;
        return sorted;
    }

    static boolean isBack(Ask a, long[] codes) {
        return a.mayTakeBack && codes.length == 1 && codes[0] == Code.BACK;
    }

    @Nullable
    String wrongOne(Ask a, long[] codes) {
        if (codes.length != 1) return "one answer is asked for, not " + codes.length;
        return a.has(codes[0]) ? null : whyNot(a, codes[0]);
    }

    @Nullable
    String wrongSet(Ask a, long[] codes) {
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

    String whyNot(Ask a, long code) {
        for (int i = 0; i < a.refused(); i++)
            if (a.refusedCode(i) == code
                    || (Code.word(a.refusedCode(i)) == Code.word(code) && Code.a(a.refusedCode(i)) == Code.a(code)))
                return Say.reason(table, a, i);
        return "that is not one of the options";
    }
}
