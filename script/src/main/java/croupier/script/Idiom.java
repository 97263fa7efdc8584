package croupier.script;

import java.util.regex.Pattern;

/** How a language says something shorter than its parts one after the other: "an Avatar attacks and it is this" is "this attacks". */
record Idiom(Pattern pattern, String told) {
    /** The same at the beginning of a sentence and within it. */
    static Idiom[] of(String pattern, String told) {
        Idiom within = new Idiom(Pattern.compile(pattern), told);
        if (!Character.isLowerCase(pattern.charAt(0)) || told.isEmpty() || !Character.isLowerCase(told.charAt(0)))
            return new Idiom[] {within};
        return new Idiom[] {within, new Idiom(Pattern.compile(capital(pattern)), capital(told))};
    }

    String in(String text) {
        return pattern.matcher(text).replaceAll(told);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
