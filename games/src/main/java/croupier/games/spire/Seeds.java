package croupier.games.spire;

import java.util.Locale;

/** Seeds as players know them: base 35, without the letter O, which is read as 0. */
final class Seeds {
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ";

    private Seeds() {}

    static String say(long seed) {
        StringBuilder s = new StringBuilder();
        long rest = seed;
        do {
            s.append(DIGITS.charAt((int) Long.remainderUnsigned(rest, DIGITS.length())));
            rest = Long.divideUnsigned(rest, DIGITS.length());
        } while (rest != 0);
        return s.reverse().toString();
    }

    /** A number as it is; everything with a letter in it is a seed of the game. */
    static long read(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT).replace('O', '0');
        if (text.strip().matches("-?[0-9]{1,19}")) return Long.parseLong(text.strip());
        long seed = 0;
        for (int i = 0; i < plain.length(); i++) {
            int digit = DIGITS.indexOf(plain.charAt(i));
            if (digit < 0 || plain.length() > 13)
                throw new IllegalArgumentException(
                        "a seed has up to 13 letters and digits, such as 1ABCD2EFGH; '" + text + "' is none");
            seed = seed * DIGITS.length() + digit;
        }
        return seed;
    }
}
