package croupier.script.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How words of people are compared: without case, without spaces that say nothing. */
final class Texts {
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,9}");
    private static final Pattern SEAT = Pattern.compile("(?:seat )?([0-9]{1,2})");
    private static final Pattern OF_SEAT = Pattern.compile("(.+) of seat ([0-9]{1,2})");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private static final Pattern HASH = Pattern.compile(" ?#([0-9])");
    private static final Pattern COPIES = Pattern.compile("(.+?) x([0-9]{1,3})");

    private Texts() {}

    /** {@code Strike x3} is three times Strike. */
    static List<String> copies(String text) {
        Matcher m = COPIES.matcher(text);
        return m.matches() ? Collections.nCopies(Integer.parseInt(m.group(2)), m.group(1)) : List.of(text);
    }

    static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    static String plain(String text) {
        String s = SPACES.matcher(text.strip()).replaceAll(" ").toLowerCase(Locale.ROOT);
        s = HASH.matcher(s).replaceAll(" #$1");
        return s.endsWith(".") ? s.substring(0, s.length() - 1) : s;
    }

    static boolean same(String a, String b) {
        return plain(a).equals(plain(b));
    }

    static boolean contains(String text, String part) {
        return plain(text).contains(plain(part));
    }

    /** The seat that {@code 2} or {@code seat 2} names, counted from 0, or -1. */
    static int seat(String text) {
        Matcher m = SEAT.matcher(text.strip());
        return m.matches() ? Integer.parseInt(m.group(1)) - 1 : -1;
    }

    /** Whether a text is {@code seat 2}. */
    static boolean isSeat(String text) {
        return text.startsWith("seat ") && seat(text) >= 0;
    }

    /** The seat behind {@code ... of seat 2}, or another seat by default. */
    static int seatOf(String text, int otherwise) {
        Matcher m = OF_SEAT.matcher(text);
        return m.matches() ? Integer.parseInt(m.group(2)) - 1 : otherwise;
    }

    /** A text without {@code of seat 2} at its end. */
    static String withoutSeat(String text) {
        Matcher m = OF_SEAT.matcher(text);
        return m.matches() ? m.group(1) : text;
    }
}
