package croupier.lab;

import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;

/** Plays matches to their end, one after the other in the same memory, without garbage. */
public final class Playout {
    private final Match match;
    private final Policy[] seats;
    private long decisions;

    public Playout(Setup setup, Policy[] seats) {
        this.match = Match.forPlayouts(setup);
        this.seats = seats;
    }

    /** Plays one match from this seed. */
    public Match play(long seed) {
        long before = match.decisions();
        match.play(seed, seats);
        decisions = match.decisions() - before;
        return match;
    }

    /** How many real choices the last match had. */
    public long decisions() {
        return decisions;
    }

    public Match match() {
        return match;
    }
}
