package croupier.kernel;

import java.util.ArrayList;
import java.util.List;

/** For somebody who wants to know why: notes what changes the stats of one row while all are computed once more. */
final class Explaining {
    final int row;
    private final Stat[] stats;
    private final List<Cause> causes = new ArrayList<>();

    private Explaining(int row, Stat[] stats) {
        this.row = row;
        this.stats = stats;
    }

    /** What made the stats of a row what they are, in the order in which it counts. */
    static List<Cause> causes(Table t, int row) {
        Explaining why =
                new Explaining(row, t.layout.kind(t.kindOf(row)).stats().toArray(Stat[]::new));
        t.layering.explaining = why;
        t.layering.compute();
        t.layering.explaining = null;
        return why.causes;
    }

    void apply(Table t, Change change, int modifier) {
        int[] before = new int[stats.length];
        for (int s = 0; s < stats.length; s++) before[s] = now(t, s);
        change.apply(t, modifier, row);
        Layer layer = t.layout.words.layers.get(t.mem[modifier + Words.LAYER]);
        for (int s = 0; s < stats.length; s++)
            if (now(t, s) != before[s])
                causes.add(new Cause(stats[s], before[s], now(t, s), t.sourceOf(modifier), layer));
    }

    private int now(Table t, int stat) {
        return t.layering.value(row, stats[stat].printed().at());
    }
}
