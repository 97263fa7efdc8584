package croupier.games.spire.words;

import java.util.Locale;

/** Seeds as players know them: base 35, without the letter O, which is read as 0. */
public final class Seeds {
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ";
    private static final String LONGEST = say(-1);

    private Seeds() {}

    public static String say(long seed) {
        StringBuilder s = new StringBuilder();
        long rest = seed;
        do {
            s.append(DIGITS.charAt((int) Long.remainderUnsigned(rest, DIGITS.length())));
            rest = Long.divideUnsigned(rest, DIGITS.length());
        } while (rest != 0);
        return s.reverse().toString();
    }

    /** The seed that somebody typed, as the game reads it: letters and digits, also where there are only digits. */
    public static long read(String text) {
        String typed = text.strip().toUpperCase(Locale.ROOT).replace('O', '0');
        if (typed.isEmpty() || typed.length() > LONGEST.length()) throw wrong(text);
        long seed = 0;
        for (int i = 0; i < typed.length(); i++) {
            int digit = DIGITS.indexOf(typed.charAt(i));
            if (digit < 0) throw wrong(text);
            seed = seed * DIGITS.length() + digit;
        }
        if (typed.length() == LONGEST.length() && typed.compareTo(LONGEST) > 0) throw wrong(text);
        return seed;
    }

    private static IllegalArgumentException wrong(String text) {
        return new IllegalArgumentException(
                "a seed is letters and digits such as 1ABCD2EFGH, at most " + LONGEST + "; '" + text + "' is none");
    }
}
