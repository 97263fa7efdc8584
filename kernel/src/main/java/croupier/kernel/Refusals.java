package croupier.kernel;

import org.jspecify.annotations.Nullable;

/** What is wrong with an answer, in words; null for nothing. */
final class Refusals {
    private Refusals() {}

    @Nullable
    static String wrong(Table t, Ask a, long[] codes) {
        return a.several ? wrongSet(t, a, codes) : wrongOne(t, a, codes);
    }

    private static @Nullable String wrongOne(Table t, Ask a, long[] codes) {
        if (codes.length != 1) return "one answer is asked for, not " + codes.length;
        return a.has(codes[0]) ? null : whyNot(t, a, codes[0]);
    }

    static @Nullable String wrongSet(Table t, Ask a, long[] codes) {
        if (isBack(a, codes)) return null;
        for (int i = 0; i < codes.length; i++) {
            if (!a.has(codes[i])) return whyNot(t, a, codes[i]);
            for (int j = 0; j < i; j++)
                if (codes[i] == codes[j]) return Say.option(t, a.seat, codes[i]) + " is chosen twice";
        }
        if (codes.length >= a.min && codes.length <= a.max) return null;
        String right = a.min == a.max ? "exactly " + a.min : a.min + " to " + a.max;
        return right + " must be chosen, not " + codes.length;
    }

    private static String whyNot(Table t, Ask a, long code) {
        for (int i = 0; i < a.refused(); i++)
            if (a.refusedCode(i) == code
                    || (Code.word(a.refusedCode(i)) == Code.word(code) && Code.a(a.refusedCode(i)) == Code.a(code)))
                return Say.reason(t, a, i);
        return "that is not one of the options";
    }

    /** A set as it is recorded: in the order of the options, unless the order counts. */
    static long[] inOrder(Ask a, long[] codes) {
        if (a.ordered || isBack(a, codes)) return codes;
        long[] sorted = new long[codes.length];
        int n = 0;
        for (int i = 0; i < a.size; i++) for (long code : codes) if (a.codes[i] == code) sorted[n++] = code;
        return sorted;
    }

    private static boolean isBack(Ask a, long[] codes) {
        return a.mayTakeBack && codes.length == 1 && codes[0] == Code.BACK;
    }
}
