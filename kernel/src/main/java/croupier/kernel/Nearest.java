package croupier.kernel;

import java.util.Collection;
import java.util.Locale;

/** The nearest right word, for messages to people. */
public final class Nearest {
    private Nearest() {}

    /** "Did you mean 'x'?", or the list of what there is. */
    public static String hint(String wrong, Collection<String> right) {
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String word : right) {
            int d = distance(wrong.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT));
            if (d < least) {
                least = d;
                best = word;
            }
        }
        if (least <= Math.max(2, wrong.length() / 3)) return "Did you mean '" + best + "'?";
        if (right.isEmpty()) return "There is none.";
        String all = String.join(", ", right);
        return all.length() < 200 ? "There is: " + all + "." : "There are " + right.size() + ", such as " + best + ".";
    }

    static int distance(String a, String b) {
        if (a.length() > 60 || b.length() > 60) return Integer.MAX_VALUE;
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int kept = row[j];
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
                diagonal = kept;
            }
        }
        return row[b.length()];
    }
}
