package croupier.lab.own;

import croupier.kernel.Decision;
import croupier.kernel.Policy;
import croupier.kernel.Seen;
import java.util.Random;

/** Takes any option. */
public final class AnyBot implements Policy {
    private Random dice = new Random(0);

    @Override
    public void begin(long seed, int seat) {
        dice = new Random(seed * 31 + seat);
    }

    @Override
    public int choose(Seen seen, Decision d) {
        return dice.nextInt(d.size());
    }
}
