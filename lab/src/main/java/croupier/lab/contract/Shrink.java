package croupier.lab.contract;

import java.util.Arrays;
import java.util.function.Predicate;

/** Shortens a list of answers while it still shows the same. */
final class Shrink {
    private final Predicate<long[]> shows;
    private long[] best;
    private int tries;

    private Shrink(long[] first, Predicate<long[]> shows, int tries) {
        this.best = first;
        this.shows = shows;
        this.tries = tries;
    }

    /** The shortest list found within this many tries: cut at the end, without pieces in the middle, with first options. */
    static long[] shrink(long[] first, Predicate<long[]> shows, int tries) {
        Shrink s = new Shrink(first, shows, tries);
        s.cutEnd();
        int before;
        do {
            before = s.best.length;
            for (int piece = Math.max(1, before / 2); piece > 0; piece /= 2) s.dropPieces(piece);
        } while (s.best.length < before && s.tries > 0);
        s.takeFirstOptions();
        return s.best;
    }

    private boolean attempt(long[] shorter) {
        if (tries-- <= 0 || !shows.test(shorter)) return false;
        best = shorter;
        return true;
    }

    private void cutEnd() {
        int low = 0;
        int high = best.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (attempt(Arrays.copyOf(best, middle))) high = middle;
            else low = middle + 1;
        }
    }

    private void dropPieces(int piece) {
        for (int at = best.length - piece; at >= 0 && tries > 0; at -= piece) {
            if (at + piece > best.length) continue;
            long[] shorter = new long[best.length - piece];
            System.arraycopy(best, 0, shorter, 0, at);
            System.arraycopy(best, at + piece, shorter, at, shorter.length - at);
            attempt(shorter);
        }
    }

    private void takeFirstOptions() {
        for (int i = 0; i < best.length && tries > 0; i++) {
            if (best[i] == 0) continue;
            long[] simpler = best.clone();
            simpler[i] = 0;
            attempt(simpler);
        }
    }
}
