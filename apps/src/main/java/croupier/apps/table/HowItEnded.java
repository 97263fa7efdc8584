package croupier.apps.table;

import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.TableArt;
import java.util.ArrayList;
import java.util.List;

/** Why a match ended as it did: who gave up, and what the game explains of the result. */
public final class HowItEnded {
    private HowItEnded() {}

    /** The lines for one seat, -1 for a spectator; empty if there is nothing to explain. */
    public static List<String> lines(Match m, int seat, int width) {
        List<String> lines = new ArrayList<>();
        for (Journal.Answer answer : m.journal().answers())
            if (answer.leaves()) lines.add(m.game().nameOfSeat(answer.seat()) + " gave up.");
        if (m.game() instanceof TableArt art) lines.addAll(art.result(m, seat, width));
        return lines;
    }
}
