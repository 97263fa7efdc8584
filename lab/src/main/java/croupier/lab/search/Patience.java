package croupier.lab.search;

import croupier.kernel.Decision;
import java.util.Arrays;

/**
 * Ends what a bot could do for ever, such as a free ability that looks good every time: after many answers to the same question none of
 * which was what counts when time runs out, that one is taken.
 */
public final class Patience {
    private static final int MOST = 100;

    private int[] since = new int[64];

    /** A new match begins. */
    public void begin() {
        Arrays.fill(since, 0);
    }

    /** The option to take in place of the one that a bot has chosen; usually the same. */
    public int instead(Decision d, int chosen) {
        int why = d.why().index();
        if (d.several()) return chosen;
        if (why >= since.length) since = Arrays.copyOf(since, why * 2);
        int least = place(d, d.otherwise());
        int option = ++since[why] > MOST && least >= 0 ? least : chosen;
        if (option == least) since[why] = 0;
        return option;
    }

    private static int place(Decision d, long code) {
        for (int i = 0; i < d.size(); i++) if (d.code(i) == code) return i;
        return -1;
    }
}
