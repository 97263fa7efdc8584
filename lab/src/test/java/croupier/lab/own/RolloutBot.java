package croupier.lab.own;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Seen;
import java.util.Arrays;

/** Tries every option in the same number of random matches, and takes the one that won most. */
public final class RolloutBot implements Policy {
    private final int rollouts;
    private long seed;
    private Match scratch;

    public RolloutBot(int rollouts) {
        this.rollouts = rollouts;
    }

    @Override
    public boolean imagines() {
        return true;
    }

    @Override
    public void begin(long seed, int seat) {
        this.seed = seed * 31 + seat;
    }

    @Override
    public int choose(Seen seen, Decision d) {
        if (d.picked() > 0) return 0;
        if (scratch == null) scratch = seen.scratch();
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int option = 0; option < d.size(); option++) {
            int won = 0;
            for (int i = 0; i < rollouts; i++) won += result(seen, d.seat(), option, i);
            if (won > most) best = option;
            most = Math.max(most, won);
        }
        seed++;
        return best;
    }

    private int result(Seen seen, int seat, int option, int number) {
        Policy[] players = new Policy[seen.seats()];
        Arrays.setAll(players, s -> new AnyBot());
        for (int s = 0; s < players.length; s++) players[s].begin(seed + number, s);
        players[seat] = new First(option, players[seat]);
        if (!seen.play(Generator.mix(seed + number), scratch, players)) return 0;
        return scratch.resultOf(seat);
    }

    /** Takes this option first, and then plays like another bot. */
    private static final class First implements Policy {
        private final Policy then;
        private int option;

        First(int option, Policy then) {
            this.option = option;
            this.then = then;
        }

        @Override
        public int choose(Seen seen, Decision d) {
            int first = option;
            option = -1;
            return first < 0 ? then.choose(seen, d) : first;
        }
    }
}
