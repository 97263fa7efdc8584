package croupier.games.magic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Sets of objects as cards call them: "creatures that are not artifact and is not black" is told as "nonartifact, nonblack
 * creature".
 */
final class Phrases {
    private static final Set<String> KEYWORDS = new HashSet<>();
    private static final Set<String> PLAIN = new HashSet<>(Set.of(
            "tapped",
            "token",
            "attacking",
            "blocking",
            "blocked",
            "face down",
            "damaged",
            "colorless",
            "multicolored",
            "triggered",
            "activated"));
    private static final Set<String> TYPES = new HashSet<>();

    static {
        for (Keyword k : Keyword.ALL)
            KEYWORDS.add(k.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        for (Color c : Color.ALL) PLAIN.add(c.name().toLowerCase(Locale.ROOT));
        for (Type t : Type.ALL) if (!t.isSubtype()) TYPES.add(t.name().toLowerCase(Locale.ROOT));
    }

    private final boolean one;
    private final List<String> before = new ArrayList<>();
    private final List<String> after = new ArrayList<>();
    private String noun;

    private Phrases(String words, boolean one) {
        this.one = one;
        String[] parts = words.split(" (?:that are|that is|whose) ", 2);
        noun = noun(parts[0]);
        if (parts.length == 2) for (String c : parts[1].split(" and ")) condition(c.replaceFirst("^(?:is|are) ", ""));
    }

    /** One of them, without an article: "creature you control". */
    static String one(String words) {
        return new Phrases(words, true).said();
    }

    /** One of them with its article: "a creature you control", "another creature". */
    static String a(String words) {
        String s = one(words);
        if (s.startsWith("other ")) return "an" + s;
        if (s.equals("any target")) return s;
        return ("aeiou".indexOf(Character.toLowerCase(s.charAt(0))) >= 0 ? "an " : "a ") + s;
    }

    /** All of them: "creatures you control". */
    static String many(String words) {
        return new Phrases(words, false).said();
    }

    private String noun(String head) {
        String h = switch (head) {
            case "your graveyard" -> "cards from your graveyard";
            case "graveyards" -> "cards from graveyards";
            case "your library", "your hand", "of your hand", "of the target's hand" -> "cards";
            default -> head;
        };
        if (!one) return h;
        return h.replace("cards from graveyards", "card from a graveyard")
                .replace("abilities", "ability")
                .replaceAll(
                        "\\b(card|creature|land|artifact|enchantment|planeswalker|permanent|player|opponent|spell|attacker|blocker|source)s\\b",
                        "$1")
                .replace(" and ", " or ")
                .replace("opponent control", "an opponent controls");
    }

    private void condition(String c) {
        if (c.startsWith("not ")) {
            String what = c.substring(4);
            if (KEYWORDS.contains(what)) after.add("without " + what);
            else before.add("non" + (isLower(what) ? what : "-" + named(what)));
        } else if (c.equals("other")) before.addFirst("other");
        else if (c.equals("yours")) after.add("you control");
        else if (c.equals("opposing")) after.add(one ? "an opponent controls" : "opponents control");
        else if (c.startsWith("with ") || c.equals("owned by you")) after.add(c);
        else if (c.equals("attacked this turn")) after.add("that attacked this turn");
        else if (KEYWORDS.contains(c)) after.add("with " + c);
        else if (!c.contains(" or is ") && c.matches(".* is (at least|at most|less than|more than)? ?\\S+"))
            after.add("with " + number(c));
        else if (c.contains(" is ") && !c.contains(" or is ")) after.add("whose " + c);
        else either(c);
    }

    private static String number(String condition) {
        String c = condition.replaceFirst("^its ", "");
        if (c.endsWith(" modulo 2 is 0")) return "even " + c.substring(0, c.length() - 14);
        if (c.endsWith(" modulo 2 is 1")) return "odd " + c.substring(0, c.length() - 14);
        if (c.contains(" is at least ")) return c.replace(" is at least ", " ") + " or greater";
        if (c.contains(" is at most ")) return c.replace(" is at most ", " ") + " or less";
        return c.replace(" is ", " ");
    }

    /** Types replace the word permanent, other words stand before the noun. */
    private void either(String c) {
        String[] all = c.split(" or is ");
        List<String> said = new ArrayList<>();
        for (String a : all) said.add(named(a));
        String words = said.size() == 1
                ? said.get(0)
                : String.join(", ", said.subList(0, said.size() - 1)) + " or " + said.getLast();
        if (noun.startsWith(words)) return;
        boolean kinds = !PLAIN.contains(all[0]);
        if (kinds && noun.startsWith("permanent"))
            noun = (one || !isLower(all[0]) ? words + (one ? "" : "s") : words + "s")
                    + noun.replaceFirst("^permanents?", "");
        else before.add(words.equals("basic") && noun.startsWith("card") ? "basic land" : words);
    }

    private static boolean isLower(String word) {
        return PLAIN.contains(word) || TYPES.contains(word);
    }

    private static String named(String word) {
        return isLower(word) || word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private String said() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < before.size(); i++) {
            boolean comma = before.get(i).startsWith("non")
                    && i + 1 < before.size()
                    && before.get(i + 1).startsWith("non");
            s.append(before.get(i)).append(comma ? ", " : " ");
        }
        s.append(noun);
        for (String a : after) s.append(' ').append(a);
        return s.toString();
    }
}
