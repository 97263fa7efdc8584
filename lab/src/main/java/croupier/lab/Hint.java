package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Seen;
import java.util.ArrayList;
import java.util.List;

/** What the greedy bot would answer in a seat that waits for a person; seen from that seat alone. */
public final class Hint {
    private Hint() {}

    /** The codes of the answer. The same decision gives the same hint. */
    public static long[] of(Match m, int seat) {
        Decision d = m.openFor(seat);
        if (d == null) throw new IllegalArgumentException("seat " + (seat + 1) + " is not asked now");
        GreedyBot bot = new GreedyBot();
        bot.begin(d.number(), seat);
        if (d.several()) return set(m.seen(seat), d);
        return new long[] {d.code(bot.choose(m.seen(seat), d))};
    }

    /** Grows the set by what is best next, as long as it must or as it gets better. */
    private static long[] set(Seen seen, Decision d) {
        Match from = seen.scratch();
        Match to = seen.scratch();
        List<Integer> chosen = new ArrayList<>();
        if (!seen.imagine(d.number(), from)) return codes(d, filled(d, chosen));
        Decision whole = java.util.Objects.requireNonNull(from.openFor(d.seat()));
        long[] now = codes(whole, filled(d, chosen));
        from.forkInto(to);
        long most = d.min() > 0 ? Long.MIN_VALUE : GreedyBot.worth(to, d.seat(), now);
        while (chosen.size() < d.max()) {
            int best = -1;
            for (int i = 0; i < whole.size(); i++) {
                if (chosen.contains(i)) continue;
                List<Integer> more = new ArrayList<>(chosen);
                more.add(i);
                from.forkInto(to);
                long worth = GreedyBot.worth(to, d.seat(), codes(whole, filled(d, more)));
                if (worth <= most) continue;
                most = worth;
                best = i;
            }
            if (best < 0) break;
            chosen.add(best);
        }
        return codes(d, filled(d, chosen));
    }

    /** The set with the first others that must be chosen. */
    private static List<Integer> filled(Decision d, List<Integer> chosen) {
        List<Integer> all = new ArrayList<>(chosen);
        for (int i = 0; all.size() < d.min(); i++) if (!all.contains(i)) all.add(i);
        return all;
    }

    private static long[] codes(Decision d, List<Integer> places) {
        return places.stream().mapToLong(d::code).toArray();
    }
}
