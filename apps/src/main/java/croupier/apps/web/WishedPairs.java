package croupier.apps.web;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Scenery;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** Answers questions about pairs, such as who blocks whom, as a player has laid them out, in a match that is only imagined. */
final class WishedPairs {
    /** A thing and the one with which it is to be paired, by their tags. */
    private record Pair(int one, int other) {}

    /** More things than this are not asked about one after the other. */
    private static final int MOST_ASKED = 400;

    private final Match match;
    private final int seat;
    private final List<Pair> open = new ArrayList<>();

    /** Pairs by the numbers of a viewer, two by two. */
    WishedPairs(Match match, Eyes eyes, List<Integer> ids) {
        this.match = match;
        this.seat = eyes.seat();
        for (int i = 0; i + 1 < ids.size(); i += 2) open.add(new Pair(eyes.tag(ids.get(i)), eyes.tag(ids.get(i + 1))));
    }

    /** One question after the other; then what the pairs lead to happens. Whether the game asked for pairs at all. */
    boolean carryOut() {
        Scenery scenery = match.game().scenery();
        if (scenery == null || !asks(scenery)) return false;
        for (int i = 0; i < MOST_ASKED && asks(scenery); i++) {
            Decision d = match.openFor(seat);
            if (d == null || !match.answer(seat, wished(d)).ok()) return false;
        }
        settle(scenery);
        return true;
    }

    /** Nobody does anything against what the pairs lead to. */
    private void settle(Scenery scenery) {
        for (int i = 0; i < MOST_ASKED && !match.isOver() && scenery.isSettling(match.table()); i++)
            if (!match.timeOut(match.open(0).seat()).ok()) return;
    }

    private boolean asks(Scenery scenery) {
        List<Integer> found = new ArrayList<>();
        scenery.pairs(match, seat, (one, _) -> found.add(one));
        return !found.isEmpty();
    }

    /** The option that makes one of the wished pairs; else the one that names nothing; else the first. */
    private long wished(Decision d) {
        long other = d.code(0);
        for (int i = 0; i < d.size(); i++) {
            long code = d.code(i);
            if (Code.a(code) == 0) other = code;
            else if (open.remove(pairOf(d, code))) return code;
        }
        return other;
    }

    private Pair pairOf(Decision d, long code) {
        Table t = match.table();
        return Code.b(code) == 0
                ? new Pair(t.tag(d.because()), t.tag(Code.a(code)))
                : new Pair(t.tag(Code.a(code)), t.tag(Code.b(code)));
    }
}
