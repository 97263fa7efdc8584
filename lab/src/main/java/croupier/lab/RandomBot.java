package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Policy;
import croupier.kernel.Seen;

/** Plays any option with the same chance; makes no garbage. */
public final class RandomBot implements Policy {
    private final int[] state = new int[Generator.XOSHIRO.size()];

    @Override
    public void begin(long seed, int seat) {
        Generator.XOSHIRO.seed(state, 0, Generator.mix(seed) + seat);
    }

    @Override
    public int choose(Seen seen, Decision d) {
        return Generator.XOSHIRO.roll(state, 0, d.size());
    }
}
