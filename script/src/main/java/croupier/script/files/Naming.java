package croupier.script.files;

import java.util.Locale;

/** Java names as card files write them, and what a name is. */
public final class Naming {
    private Naming() {}

    /** {@code GainEnergy}, {@code gainEnergy} and {@code GAIN_ENERGY} are {@code gain energy}; {@code do_} is {@code do}. */
    public static String of(String java) {
        if (java.equals(java.toUpperCase(Locale.ROOT)))
            return java.toLowerCase(Locale.ROOT).replace('_', ' ').strip();
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < java.length(); i++) {
            char c = java.charAt(i);
            if (Character.isUpperCase(c) && i > 0) words.append(' ');
            if (c != '_') words.append(Character.toLowerCase(c));
        }
        return words.toString();
    }

    public static boolean isName(String name) {
        if (name.isEmpty() || name.startsWith(" ") || name.endsWith(" ") || name.contains("  ")) return false;
        if (!isStart(name.charAt(0))) return false;
        for (int i = 1; i < name.length(); i++) if (!isPart(name.charAt(i)) && name.charAt(i) != ' ') return false;
        return name.equals(name.toLowerCase(Locale.ROOT));
    }

    public static boolean isStart(char c) {
        return Character.isLetter(c) || c == '_';
    }

    public static boolean isPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '\'';
    }
}
