package croupier.script.reading;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The part of a text that is not understood, and the sentence of the game that is most like it. */
final class Misread {
    private static final List<String> SENTENCES = List.of(
            "step|list of Verb", "sentences|Steps", "line|croupier.script.Ability", "words|croupier.script.Ability");

    private int from;
    private int to;
    private String nearest = "";

    Misread(String text, Rules rules) {
        int begin = 0;
        while (begin < text.length()) {
            int point = text.indexOf(". ", begin);
            int end = point < 0 ? text.length() : point + 1;
            Chart chart = new Chart(text.substring(begin, end), rules, rule -> true);
            boolean understood =
                    SENTENCES.stream().anyMatch(s -> !chart.whole(s).isEmpty());
            if (!understood) {
                from = begin + wordAt(text.substring(begin, end), chart.farthest());
                to = end;
                nearest = nearest(text.substring(begin, end), rules);
                return;
            }
            begin = point < 0 ? text.length() : point + 2;
        }
        to = text.length();
        nearest = nearest(text, rules);
    }

    /** The beginning of the word that is here. */
    private static int wordAt(String sentence, int at) {
        int begin = Math.min(at, Math.max(0, sentence.length() - 2));
        while (begin > 0 && sentence.charAt(begin - 1) != ' ') begin--;
        return begin;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    String nearest() {
        return nearest;
    }

    private static String nearest(String sentence, Rules rules) {
        Set<String> said = words(sentence);
        String best = "";
        double most = 0;
        for (List<Rule> all : rules.all())
            for (Rule rule : all) {
                if (!rule.symbol().startsWith("sentence|")
                        && !rule.symbol().startsWith("step|")
                        && !rule.symbol().startsWith("words|croupier")) continue;
                String shown = rule.shown();
                double like = likeness(said, words(shown)) + likeness(pairs(sentence), pairs(shown)) / 10;
                if (like <= most) continue;
                most = like;
                best = shown;
            }
        return best;
    }

    private static double likeness(Set<String> a, Set<String> b) {
        double common = 0;
        for (String x : a) {
            double best = 0;
            for (String y : b) best = Math.max(best, x.equals(y) ? 1 : isNear(x, y) ? 0.8 : 0);
            common += best;
        }
        return b.isEmpty() ? 0 : 2 * common / (a.size() + b.size());
    }

    /** Whether one letter is too many, missing or wrong. */
    private static boolean isNear(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 1 || Math.min(a.length(), b.length()) < 4) return false;
        int i = 0;
        while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) i++;
        String x = a.substring(i);
        String y = b.substring(i);
        return x.length() == y.length()
                ? x.isEmpty() || x.substring(1).equals(y.substring(1))
                : x.length() > y.length()
                        ? x.substring(1).equals(y)
                        : y.substring(1).equals(x);
    }

    /** Letters that stand side by side. */
    private static Set<String> pairs(String text) {
        Set<String> all = new HashSet<>();
        for (int i = 0; i + 2 <= text.length(); i++)
            all.add(text.substring(i, i + 2).toLowerCase(java.util.Locale.ROOT));
        return all;
    }

    private static Set<String> words(String text) {
        Set<String> all = new HashSet<>(
                Arrays.asList(text.toLowerCase(java.util.Locale.ROOT).split("[^a-z']+")));
        all.remove("");
        return all;
    }
}
