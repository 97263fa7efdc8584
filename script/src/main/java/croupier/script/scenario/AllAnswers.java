package croupier.script.scenario;

import croupier.kernel.Decision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Every different way to answer a decision: of options that are the same choice one, of a set each set of different things once. */
final class AllAnswers {
    private final Decision d;
    private final long most;
    private final List<long[]> found = new ArrayList<>();
    private final int[] sameAs;
    private final boolean[] isPicked;
    private final long[] picks;

    private AllAnswers(Decision d, long most) {
        this.d = d;
        this.most = most;
        sameAs = new int[d.size()];
        isPicked = new boolean[d.size()];
        picks = new long[Math.max(1, d.max())];
        for (int i = 0; i < sameAs.length; i++) sameAs[i] = firstLike(i);
    }

    /** At most one more than this. */
    static List<long[]> of(Decision d, long most) {
        AllAnswers a = new AllAnswers(d, most);
        if (d.several()) a.sets(0, 0);
        else for (int i = 0; i < d.size(); i++) if (a.sameAs[i] == i) a.found.add(new long[] {d.code(i)});
        return a.found;
    }

    private int firstLike(int i) {
        for (int j = 0; j < i; j++) if (sameAs[j] == j && d.key(j) == d.key(i) && d.look(j) == d.look(i)) return j;
        return i;
    }

    private void sets(int picked, int from) {
        if (found.size() > most) return;
        if (picked >= d.min()) found.add(Arrays.copyOf(picks, picked));
        if (picked == d.max()) return;
        for (int i = d.ordered() ? 0 : from; i < isPicked.length; i++) {
            if (isPicked[i] || !isFirstOfItsLike(i)) continue;
            isPicked[i] = true;
            picks[picked] = d.code(i);
            sets(picked + 1, i + 1);
            isPicked[i] = false;
        }
    }

    /** Of equal things the first are picked. */
    private boolean isFirstOfItsLike(int i) {
        for (int j = 0; j < i; j++) if (sameAs[j] == sameAs[i] && !isPicked[j]) return false;
        return true;
    }
}
