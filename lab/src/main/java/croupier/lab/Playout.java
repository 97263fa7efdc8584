package croupier.lab;

import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import org.jspecify.annotations.Nullable;

/** Plays matches to their end, one after the other in the same memory, without garbage. */
public final class Playout {
    private final Match match;
    private final Policy[] seats;
    /** Where every match begins; null for the beginning. */
    private final @Nullable Match from;

    private long decisions;

    public Playout(Setup setup, Policy[] seats) {
        this(setup, null, seats);
    }

    /** Plays on from where a match stands, again and again. */
    public Playout(Match from, Policy[] seats) {
        this(from.setup(), from, seats);
    }

    private Playout(Setup setup, @Nullable Match from, Policy[] seats) {
        this.match = Match.forPlayouts(setup);
        this.from = from;
        this.seats = seats;
    }

    /**
     * Before very many matches: what was needed only to read card files is cleared away, so that compiled cards lie together. That
     * makes runs of spire a few percent faster (docs/speed.md).
     */
    static void clearAway() {
        System.gc();
    }

    /** Plays one match from this seed. */
    public Match play(long seed) {
        long before = match.decisions();
        if (from == null) match.play(seed, seats);
        else playOn(from, seed);
        decisions = match.decisions() - before;
        return match;
    }

    private void playOn(Match start, long seed) {
        for (int seat = 0; seat < seats.length; seat++) seats[seat].begin(seed, seat);
        start.forkInto(match).run(seats);
    }

    /** How many real choices the last match had. */
    public long decisions() {
        return decisions;
    }

    public Match match() {
        return match;
    }
}
