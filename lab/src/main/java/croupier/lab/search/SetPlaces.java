package croupier.lab.search;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import java.util.Arrays;

/**
 * Where the options of a bot stand in an imagined decision. Rows that a seat does not see are other rows there, so options are
 * matched by their place in the list; a set that is picked one by one is completed to what may be answered at once.
 */
public final class SetPlaces {
    private int[] places = new int[16];
    private int[] picks = new int[16];
    private int picked;

    /** Finds the place of every option that is offered now in the whole list of the imagined decision. */
    public void look(Decision d, Decision whole) {
        picked = d.picked();
        if (places.length < d.size()) places = new int[d.size() * 2];
        int stops = isSet(d) && d.size() > 0 && d.code(0) == Code.STOP ? 1 : 0;
        if (stops == 1) places[0] = -1;
        int next = isSet(d) && !d.ordered() ? firstOffered(d, whole, stops) : 0;
        for (int i = stops; i < d.size(); i++) {
            while (d.ordered() && isPicked(next)) next++;
            places[i] = next++;
        }
    }

    /** Only later options than the last pick are offered, and none so late that too few would be left. */
    private static int firstOffered(Decision d, Decision whole, int stops) {
        int end = whole.size() - Math.max(0, d.min() - d.picked() - 1);
        return end - (d.size() - stops);
    }

    private boolean isPicked(int place) {
        for (int i = 0; i < picked; i++) if (picks[i] == place) return true;
        return false;
    }

    /** Remembers what was chosen, for the next pick of the same set. */
    public void picked(Decision d, int option) {
        if (!isSet(d)) return;
        if (d.picked() >= picks.length) picks = Arrays.copyOf(picks, picks.length * 2);
        picks[d.picked()] = places[option];
    }

    /** The whole answer if this option is taken: what was picked, the option, and the first others that must be. */
    public long[] answer(Decision d, Decision whole, int option) {
        if (!isSet(d)) return new long[] {whole.code(option)};
        boolean stops = places[option] < 0;
        int count = stops ? picked : Math.max(d.min(), picked + 1);
        long[] codes = new long[count];
        int n = 0;
        for (; n < picked; n++) codes[n] = whole.code(picks[n]);
        if (stops) return codes;
        codes[n++] = whole.code(places[option]);
        int next = d.ordered() ? 0 : places[option] + 1;
        for (; n < count; next++)
            if (next != places[option] && !(d.ordered() && isPicked(next))) codes[n++] = whole.code(next);
        return codes;
    }

    private static boolean isSet(Decision d) {
        return d.several();
    }
}
