package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;

/** Plays at random, but ends the turn only when nothing else is possible. */
public final class LateBot implements Policy {
    private final int[] stream = new int[Generator.XOSHIRO.size()];

    @Override
    public void begin(long seed, int seat) {
        Generator.XOSHIRO.seed(stream, 0, Generator.mix(seed));
    }

    /** The end of the turn is the last option of a turn. */
    @Override
    public int choose(Seen seen, Decision d) {
        int last = d.size() - 1;
        boolean ends = Code.is(d.code(last), END_TURN);
        return Generator.XOSHIRO.roll(stream, 0, ends && last > 0 ? last : d.size());
    }
}
