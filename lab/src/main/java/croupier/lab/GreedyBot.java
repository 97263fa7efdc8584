package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Seen;
import croupier.lab.search.Patience;
import croupier.lab.search.SetPlaces;
import org.jspecify.annotations.Nullable;

/**
 * Looks one answer ahead and takes what the game's own score likes best. It plays from its sight: what it does not see is
 * dealt again before every look. Among equals the seed decides.
 */
public final class GreedyBot implements Policy {
    /** Worth more than any score of a position that is not over. */
    private static final long END = 1L << 40;

    private static final long NOT_POSSIBLE = Long.MIN_VALUE;

    private final int[] state = new int[Generator.XOSHIRO.size()];
    private final SetPlaces places = new SetPlaces();
    private final Patience patience = new Patience();
    private @Nullable Match imagined;
    private @Nullable Match tried;

    @Override
    public boolean imagines() {
        return true;
    }

    @Override
    public void begin(long seed, int seat) {
        Generator.XOSHIRO.seed(state, 0, Generator.mix(seed) + seat);
        patience.begin();
    }

    @Override
    public int choose(Seen seen, Decision d) {
        int best = patience.instead(d, best(seen, d));
        places.picked(d, best);
        return best;
    }

    private int best(Seen seen, Decision d) {
        Match from = imagined == null ? imagined = seen.scratch() : imagined;
        Match to = tried == null ? tried = seen.scratch() : tried;
        if (!seen.imagine(seed(), from)) return roll(d.size());
        Decision whole = from.openFor(d.seat());
        if (whole == null) return roll(d.size());
        places.look(d, whole);
        int best = 0;
        int equals = 0;
        long most = NOT_POSSIBLE;
        // people may also take back, which is nothing to look ahead to
        int options = d.several() ? d.size() : Math.min(d.size(), whole.size());
        for (int i = 0; i < options; i++) {
            from.forkInto(to);
            long worth = worth(to, d.seat(), places.answer(d, whole, i));
            if (worth > most) equals = 0;
            if (worth < most || roll(++equals) != 0) continue;
            most = worth;
            best = i;
        }
        return best;
    }

    /** How good a match looks to a seat after this answer; others who are asked at the same time take their default. */
    static long worth(Match m, int seat, long[] answer) {
        for (int i = m.open() - 1; i >= 0; i--) {
            Decision other = m.open(i);
            if (other.seat() != seat) m.answer(other.seat(), least(other));
        }
        if (!m.answer(seat, answer).ok()) return NOT_POSSIBLE;
        if (m.isOver() && m.resultOf(seat) != 0)
            return m.resultOf(seat) * END + m.game().score(m.seen(seat), seat);
        return m.game().score(m.seen(seat), seat);
    }

    /** What is answered for those of whom nothing is known: what counts when time runs out. */
    private static long[] least(Decision d) {
        if (!d.several()) return new long[] {d.otherwise()};
        long[] codes = new long[d.min()];
        for (int i = 0; i < codes.length; i++) codes[i] = d.code(i);
        return codes;
    }

    private long seed() {
        return ((long) roll(Integer.MAX_VALUE) << 31) ^ roll(Integer.MAX_VALUE);
    }

    private int roll(int bound) {
        return Generator.XOSHIRO.roll(state, 0, bound);
    }
}
