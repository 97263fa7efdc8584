package croupier.kernel;

/** An option as one long: word 16 bits, row 24, row 24. */
public final class Code {
    /** The option to choose nothing, or to stop choosing. */
    public static final int NONE = 0;
    /** The option to choose a row. */
    public static final int PICK = 1;
    /** The option to choose a number. */
    public static final int NUMBER = 2;
    /** Taking back a half-done action; offered to people only. */
    public static final int TAKE_BACK = 3;

    public static final long STOP = 0L;
    /** The whole option to take back. */
    public static final long BACK = (long) TAKE_BACK << 48;

    private static final int ROW_BITS = 24;
    private static final int ROW_MASK = (1 << ROW_BITS) - 1;

    private Code() {}

    public static long of(int word, int a, int b) {
        if (Checks.ON) check(a, b);
        return ((long) word << (2 * ROW_BITS)) | ((long) a << ROW_BITS) | b;
    }

    private static void check(int a, int b) {
        if (((a | b) & ~ROW_MASK) != 0)
            throw new AssertionError("an option holds rows and small numbers: " + a + ", " + b);
    }

    public static long pick(int row) {
        return of(PICK, row, 0);
    }

    public static int word(long code) {
        return (int) (code >>> (2 * ROW_BITS));
    }

    /** Whether an option does what this word says. */
    public static boolean is(long code, Word word) {
        return word(code) == word.index();
    }

    /** The place of an option's word among these, -1 if it is none of them. */
    public static int among(long code, Word[] words) {
        for (int i = 0; i < words.length; i++) if (is(code, words[i])) return i;
        return -1;
    }

    public static int a(long code) {
        return (int) (code >>> ROW_BITS) & ROW_MASK;
    }

    public static int b(long code) {
        return (int) code & ROW_MASK;
    }
}
