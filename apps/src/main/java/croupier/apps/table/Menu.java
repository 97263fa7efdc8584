package croupier.apps.table;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The options of a decision as a list to choose from: one card that may be aimed at several is one entry, its aims a second list. */
final class Menu {
    private final Match match;
    private final Decision d;
    private final List<List<Integer>> entries = new ArrayList<>();
    /** What is typed for each entry: a number that is asked for is itself, everything else is counted. */
    private final List<Integer> typed = new ArrayList<>();

    Menu(Match match, Decision d, Numbering numbering) {
        this.match = match;
        this.d = d;
        boolean grouped = d.min() == 1 && d.max() == 1;
        for (int i = 0; i < d.size(); i++) {
            if (grouped && i > 0 && isSameAim(d.code(i - 1), d.code(i)))
                entries.getLast().add(i);
            else entries.add(new ArrayList<>(List.of(i)));
        }
        int most = 0;
        List<Long> counted = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            if (isNumber(i)) most = Math.max(most, number(i));
            else counted.add(code(i));
        }
        int[] numbers = numbering.of(match, d, counted);
        int next = 0;
        for (int i = 0; i < entries.size(); i++) typed.add(isNumber(i) ? number(i) : most + numbers[next++]);
    }

    private long code(int i) {
        return d.code(entries.get(i).getFirst());
    }

    /** The entries in the order of what is typed for them. */
    List<Integer> inOrder() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) all.add(i);
        all.sort(Comparator.comparingInt(typed::get));
        return all;
    }

    /** Whether players hardly ever want an entry. */
    boolean isSeldom(int i) {
        return Numbering.isSeldom(match, code(i));
    }

    /** Whether an entry is a number that is asked for. */
    boolean isNumber(int i) {
        return Code.word(code(i)) == Code.NUMBER;
    }

    private int number(int i) {
        return Code.a(code(i));
    }

    /** What is typed for an entry. */
    int typedFor(int i) {
        return typed.get(i);
    }

    /** The entry for which this number is typed, -1 for none. */
    int find(int number) {
        return typed.indexOf(number);
    }

    /** What can be typed, in words. */
    String range() {
        List<Integer> sorted = typed.stream().sorted().toList();
        int first = sorted.getFirst();
        int last = sorted.getLast();
        if (last - first == sorted.size() - 1) return "a number from " + first + " to " + last;
        return "one of "
                + String.join(", ", sorted.stream().map(String::valueOf).toList());
    }

    /** Whether two options do the same with the same thing, to two different others. */
    private static boolean isSameAim(long one, long other) {
        return Code.word(one) != Code.NUMBER
                && Code.word(one) == Code.word(other)
                && Code.a(one) == Code.a(other)
                && Code.b(one) != 0
                && Code.b(other) != 0;
    }

    int size() {
        return entries.size();
    }

    /** The options of an entry, counted from 0. */
    List<Integer> entry(int i) {
        return entries.get(i);
    }

    String label(int i) {
        List<Integer> options = entries.get(i);
        String first = text(options.getFirst());
        int same = first.length();
        for (int option : options) same = Math.min(same, sameBeginning(first, text(option)));
        int end = first.lastIndexOf(' ', same);
        return options.size() == 1 ? first : first.substring(0, Math.max(0, end)) + " ...";
    }

    /** What an entry would do now in numbers, one after the other where its aims differ. */
    String aside(int i) {
        List<String> told = new ArrayList<>();
        for (int option : entries.get(i)) {
            String aside = Say.aside(match.table(), d, d.code(option));
            if (!aside.isEmpty() && !told.contains(aside)) told.add(aside);
        }
        return told.isEmpty() ? "" : "  (" + String.join(" / ", told) + ")";
    }

    private static int sameBeginning(String a, String b) {
        int same = 0;
        while (same < Math.min(a.length(), b.length()) && a.charAt(same) == b.charAt(same)) same++;
        return same;
    }

    /** What an entry of several may be aimed at. */
    String aim(int option) {
        return Say.name(match.table(), d.seat(), Code.b(d.code(option)));
    }

    /** What an entry of several may be aimed at, with what it would do there. */
    String aimTold(int option) {
        String aside = Say.aside(match.table(), d, d.code(option));
        return aside.isEmpty() ? aim(option) : aim(option) + "  (" + aside + ")";
    }

    String text(int option) {
        return Say.option(match.table(), d.seat(), d.code(option));
    }

    /** What to type for an option. */
    String typed(int option) {
        for (int i = 0; i < entries.size(); i++) {
            int at = entries.get(i).indexOf(option);
            if (at >= 0) return entries.get(i).size() == 1 ? "" + typed.get(i) : typed.get(i) + " " + (at + 1);
        }
        return "";
    }

    /** The options whose text holds all the words that were typed, at the beginning of its words if there are such options. */
    List<Integer> holding(String words) {
        List<Integer> found = new ArrayList<>();
        List<Integer> begun = new ArrayList<>();
        for (int i = 0; i < d.size(); i++) {
            if (!holds(text(i), words)) continue;
            found.add(i);
            if (beginsWith(text(i), words)) begun.add(i);
        }
        return begun.isEmpty() ? found : begun;
    }

    /** What may be done besides and holds all the words that were typed, as codes; of several of one name the first will do. */
    List<Long> besides(String words) {
        List<Long> found = new ArrayList<>();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < d.besides(); i++) {
            String text = Say.option(match.table(), d.seat(), d.besidesCode(i));
            if (!holds(text + " " + Say.aside(match.table(), d, d.besidesCode(i)), words) || told.contains(text))
                continue;
            told.add(text);
            found.add(d.besidesCode(i));
        }
        return found;
    }

    private static boolean holds(String text, String words) {
        for (String w : words.toLowerCase(Locale.ROOT).split("\\s+"))
            if (!text.toLowerCase(Locale.ROOT).contains(w)) return false;
        return true;
    }

    private static boolean beginsWith(String text, String words) {
        String spaced = " " + text.toLowerCase(Locale.ROOT);
        for (String w : words.toLowerCase(Locale.ROOT).split("\\s+")) if (!spaced.contains(" " + w)) return false;
        return true;
    }

    /** Why what was typed is no option now; empty if nothing is known of it. */
    String refusal(String words) {
        for (int i = 0; i < d.refused(); i++) {
            String what = Say.option(match.table(), d.seat(), d.refusedCode(i));
            if (holds(what, words)) return what + ": " + Say.reason(match.table(), d, i);
        }
        return "";
    }
}
