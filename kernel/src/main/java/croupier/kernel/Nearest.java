package croupier.kernel;

import java.util.Collection;
import java.util.Locale;

/** The nearest right word, for messages to people. */
public final class Nearest {
    /** A longer word is near to none. */
    private static final int LONGEST = 60;

    private Nearest() {}

    /** "Did you mean 'x'?", or the list of what there is. */
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
        return listed(right, best);
    }

    private static String listed(Collection<String> right, String best) {
        String all = right.size() > 100 ? "" : String.join(", ", right);
        boolean fits = right.size() <= 100 && all.length() < 200;
        return fits ? "There is: " + all + "." : "There are " + right.size() + ", such as " + best + ".";
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
