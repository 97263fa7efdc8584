package croupier.script;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The English that texts of all games need: articles, plurals, agreement of verbs, lists, numbers as words. */
public final class English {
    private static final Map<String, String> PLURALS = Map.ofEntries(
            Map.entry("man", "men"),
            Map.entry("woman", "women"),
            Map.entry("child", "children"),
            Map.entry("person", "people"),
            Map.entry("foot", "feet"),
            Map.entry("tooth", "teeth"),
            Map.entry("mouse", "mice"),
            Map.entry("goose", "geese"),
            Map.entry("ox", "oxen"),
            Map.entry("sheep", "sheep"),
            Map.entry("fish", "fish"),
            Map.entry("hero", "heroes"),
            Map.entry("elf", "elves"),
            Map.entry("dwarf", "dwarves"),
            Map.entry("half", "halves"),
            Map.entry("wolf", "wolves"),
            Map.entry("leaf", "leaves"),
            Map.entry("thief", "thieves"),
            Map.entry("knife", "knives"),
            Map.entry("wife", "wives"),
            Map.entry("life", "life"),
            Map.entry("sorcery", "sorceries"),
            Map.entry("ally", "allies"));

    /** Words that begin with a vowel and not with its sound, and the other way round. */
    private static final Set<String> NOT_AN = Set.of("one", "once", "unit", "unique", "union", "use", "user", "ewe");

    private static final Set<String> AN = Set.of("hour", "honest", "honour", "heir", "x", "hp", "8", "11", "18");

    private static final String[] ORDINALS = {
        "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"
    };

    private static final String[] NUMBERS = {
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"
    };

    private final Map<String, String> irregular = new HashMap<>(PLURALS);
    private final String general;

    /**
     * @param irregular plurals that the game has beside those that English has, in lower case
     * @param general the noun that means any row of its kind: what a row is stands in its place, "Goblin" for "Goblin permanent"
     */
    public English(Map<String, String> irregular, String general) {
        this.irregular.putAll(irregular);
        this.general = general;
    }

    String general() {
        return general;
    }

    // ---- nouns

    /** A noun with its article: "an attack", "a card in your hand". */
    public static String a(String noun) {
        if (noun.startsWith("other ")) return "an" + noun;
        return (isAn(noun) ? "an " : "a ") + noun;
    }

    private static boolean isAn(String noun) {
        int end = 0;
        while (end < noun.length() && Character.isLetterOrDigit(noun.charAt(end))) end++;
        String word = noun.substring(0, end).toLowerCase(Locale.ROOT);
        if (AN.contains(word)) return true;
        if (word.isEmpty() || NOT_AN.contains(word) || word.startsWith("eu") || word.startsWith("uni")) return false;
        return "aeiou".indexOf(word.charAt(0)) >= 0;
    }

    /** The plural of a noun; of several words the last one is the noun. */
    public String plural(String noun) {
        int space = noun.lastIndexOf(' ');
        String word = noun.substring(space + 1);
        return noun.substring(0, space + 1) + pluralWord(word);
    }

    private String pluralWord(String word) {
        String known = irregular.get(word.toLowerCase(Locale.ROOT));
        if (known != null) return Character.isUpperCase(word.charAt(0)) ? capital(known) : known;
        if (word.endsWith("s")
                || word.endsWith("x")
                || word.endsWith("z")
                || word.endsWith("ch")
                || word.endsWith("sh")) return word + "es";
        if (word.length() > 1 && word.endsWith("y") && "aeiou".indexOf(word.charAt(word.length() - 2)) < 0)
            return word.substring(0, word.length() - 1) + "ies";
        return word + "s";
    }

    /** Words in possessive form: "your", "its", "the target's". */
    public static String whose(String words) {
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "you" -> "your";
            case "it", "this" -> "its";
            case "they", "them" -> "their";
            case "each", "the next" -> words;
            default -> words + (words.endsWith("s") ? "'" : "'s");
        };
    }

    /** What is not like this: "nonblack", "non-Aura". */
    public static String non(String adjective) {
        return (Character.isUpperCase(adjective.charAt(0)) ? "non-" : "non") + adjective;
    }

    /** "their" of persons, "its" of others. */
    public static String pronoun(String noun) {
        return noun.equals("player") || noun.equals("opponent") || noun.equals("enemy") ? "their" : "its";
    }

    // ---- verbs

    /** A verb of the third person as others say it: "gains" is "gain", "has" is "have". */
    public static String base(String verb) {
        int space = verb.indexOf(' ');
        String word = space < 0 ? verb : verb.substring(0, space);
        String rest = space < 0 ? "" : verb.substring(space);
        return switch (word) {
                    case "is" -> "are";
                    case "has" -> "have";
                    case "does" -> "do";
                    case "goes" -> "go";
                    case "was" -> "were";
                    default -> regular(word);
                }
                + rest;
    }

    private static String regular(String word) {
        if (word.endsWith("ies") && word.length() > 4) return word.substring(0, word.length() - 3) + "y";
        for (String hiss : List.of("ches", "shes", "sses", "xes", "zes"))
            if (word.endsWith(hiss)) return word.substring(0, word.length() - 2);
        return word.endsWith("s") && !word.endsWith("ss") ? word.substring(0, word.length() - 1) : word;
    }

    // ---- sentences

    /** "a, b and c". */
    public static String list(List<String> parts, String last) {
        if (parts.isEmpty()) return "";
        if (parts.size() == 1) return parts.get(0);
        return String.join(", ", parts.subList(0, parts.size() - 1)) + " " + last + " " + parts.getLast();
    }

    public static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Sentences that all begin with a capital. */
    public static String capitals(String sentences) {
        StringBuilder all = new StringBuilder(capital(sentences));
        for (int at = all.indexOf(". "); at >= 0; at = all.indexOf(". ", at + 1))
            if (at + 2 < all.length()) all.setCharAt(at + 2, Character.toUpperCase(all.charAt(at + 2)));
        return all.toString();
    }

    public static String small(String text) {
        return text.isEmpty() ? text : Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }

    // ---- numbers

    /** A number with its sign: "+2", "\u22121". */
    public static String signed(String number) {
        return number.startsWith("-") ? "\u2212" + number.substring(1) : "+" + number;
    }

    /** "first", "second"; "11th" where the word would be longer than the number. */
    public static String ordinal(int n) {
        if (n >= 0 && n < ORDINALS.length) return ORDINALS[n];
        int rest = n % 100;
        String end =
                rest >= 11 && rest <= 13 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th";
        return n + end;
    }

    /** A small number as a word: "three"; others in figures. */
    public static String number(int n) {
        return n >= 0 && n < NUMBERS.length ? NUMBERS[n] : Integer.toString(n);
    }

    /** "once", "twice", "3 times". */
    public static String times(int n) {
        return n == 1 ? "once" : n == 2 ? "twice" : n + " times";
    }
}
