package croupier.kernel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** The nearest right word, for messages to people. */
public final class Nearest {
    /** A longer word is near to none. */
    private static final int LONGEST = 60;

    /** How many are shown of a long list. */
    private static final int SHOWN = 5;

    private Nearest() {}

    /** "Did you mean 'x'?", or what there is: all, or the nearest five. */
    public static String hint(String wrong, Collection<String> right) {
        if (right.isEmpty()) return "There is none.";
        String lower = wrong.length() > LONGEST ? "" : wrong.toLowerCase(Locale.ROOT);
        int[] row = new int[LONGEST + 1];
        String best = right.iterator().next();
        int least = Integer.MAX_VALUE;
        for (String word : right) {
            if (wrong.length() > LONGEST || word.length() > LONGEST) continue;
            int d = distance(lower, word.toLowerCase(Locale.ROOT), least, row);
            if (d < least) {
                least = d;
                best = word;
            }
        }
        if (least <= Math.max(2, wrong.length() / 3)) return "Did you mean '" + best + "'?";
        return listed(lower, right);
    }

    /** All of them where they fit on a line or two, otherwise the nearest. */
    private static String listed(String lower, Collection<String> right) {
        String all = right.size() > 100 ? "" : String.join(", ", right);
        if (right.size() <= 100 && all.length() < 200) return "There is: " + all + ".";
        return "The nearest of " + right.size() + ": " + String.join(", ", nearest(lower, right)) + ".";
    }

    /** The five that are least strange, the nearest first; of equally near ones the first of the list. */
    private static List<String> nearest(String lower, Collection<String> right) {
        String[] parts = lower.split("\\W+", -1);
        int[] row = new int[LONGEST + 1];
        int[] best = new int[SHOWN];
        List<String> near = new ArrayList<>(SHOWN + 1);
        for (String word : right) {
            int strange = strangeness(lower, parts, word.toLowerCase(Locale.ROOT), row);
            int place = near.size();
            while (place > 0 && strange < best[place - 1]) place--;
            if (place == SHOWN) continue;
            near.add(place, word);
            System.arraycopy(best, place, best, place + 1, Math.min(near.size(), SHOWN) - place - 1);
            best[place] = strange;
            if (near.size() > SHOWN) near.remove(SHOWN);
        }
        return near;
    }

    /** Less for a word that begins alike or has a part in common. */
    private static int strangeness(String wrong, String[] parts, String word, int[] row) {
        if (word.length() > LONGEST) return Integer.MAX_VALUE;
        int alike = 0;
        while (alike < Math.min(wrong.length(), word.length()) && wrong.charAt(alike) == word.charAt(alike)) alike++;
        for (String part : parts) if (part.length() > 2 && word.contains(part)) alike += part.length();
        return distance(wrong, word, Integer.MAX_VALUE, row) - 2 * alike;
    }

    /** How many letters must be put in, left out or changed; any number from {@code enough} on if it is that many. */
    static int distance(String a, String b, int enough, int[] row) {
        if (Math.abs(a.length() - b.length()) >= enough) return enough;
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            int least = row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int kept = row[j];
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
                least = Math.min(least, row[j]);
                diagonal = kept;
            }
            if (least >= enough) return enough;
        }
        return row[b.length()];
    }
}
