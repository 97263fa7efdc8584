package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Policy;
import croupier.kernel.Seen;

/** Plays greedily, but every third time takes any option: an opponent for beginners. */
final class CarelessBot implements Policy {
    private static final int CARELESS_OF = 3;

    private final GreedyBot greedy = new GreedyBot();
    private final int[] state = new int[Generator.XOSHIRO.size()];

    @Override
    public boolean imagines() {
        return true;
    }

    @Override
    public void begin(long seed, int seat) {
        greedy.begin(seed, seat);
        Generator.XOSHIRO.seed(state, 0, Generator.mix(seed) + seat + 1);
    }

    @Override
    public int choose(Seen seen, Decision d) {
        // a set is chosen in one way: the greedy bot remembers its picks
        boolean isCareless = !d.several() && Generator.XOSHIRO.roll(state, 0, CARELESS_OF) == 0;
        return isCareless ? Generator.XOSHIRO.roll(state, 0, d.size()) : greedy.choose(seen, d);
    }
}
