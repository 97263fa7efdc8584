package croupier.apps.load;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import java.util.Arrays;
import java.util.List;

/**
 * What a match must have become: its journal, played by the rules alone, holds exactly the answers that the server acknowledged, in
 * their order, each at the question for which it was given.
 */
final class LoadModel {
    /** An answer that was acknowledged: the places of the options. */
    record Given(String decision, int[] picks) {}

    private LoadModel() {}

    /** What is wrong with a journal; empty if nothing is. */
    static String wrong(Game game, Journal journal, int seat, List<Given> given) {
        int next = 0;
        Match match = replayed(game, journal.first(0));
        for (int n = 0; n < journal.size(); n++) {
            Journal.Answer stored = journal.get(n);
            if (stored.seat() == seat && !stored.leaves()) {
                if (next == given.size()) return "answer " + n + " of the journal was never given";
                Given mine = given.get(next++);
                // the journal from its beginning is what counts; going on with the match is only faster
                if (!isMeant(match, seat, mine.picks(), stored.codes())) match = replayed(game, journal.first(n));
                if (!isMeant(match, seat, mine.picks(), stored.codes()))
                    return "decision " + mine.decision() + " was answered with " + Arrays.toString(mine.picks())
                            + ", but the journal has something else";
            }
            if (!takes(match, stored)) match = replayed(game, journal.first(n + 1));
        }
        if (next < given.size()) return given.size() - next + " acknowledged answers are not in the journal";
        return "";
    }

    private static Match replayed(Game game, Journal journal) {
        return journal.seats > 1 ? Match.replayAlike(game, journal) : Match.replayWithActs(game, journal);
    }

    private static boolean takes(Match match, Journal.Answer stored) {
        if (match.isOver()) return false;
        return stored.leaves()
                ? match.leave(stored.seat()).ok()
                : match.openFor(stored.seat()) != null
                        && match.answer(stored.seat(), stored.codes()).ok();
    }

    private static boolean isMeant(Match match, int seat, int[] picks, long[] stored) {
        Decision d = match.isOver() ? null : match.openFor(seat);
        if (d == null) return false;
        long[] codes = new long[picks.length];
        for (int i = 0; i < picks.length; i++) {
            if (picks[i] - d.size() >= d.besides()) return false;
            codes[i] = picks[i] < d.size() ? d.code(picks[i]) : d.besidesCode(picks[i] - d.size());
        }
        return areAlike(codes, stored, d.ordered());
    }

    /** Where the order of several picks means nothing, the journal has its own. */
    static boolean areAlike(long[] picked, long[] stored, boolean ordered) {
        long[] one = picked.clone();
        long[] other = stored.clone();
        if (!ordered) {
            Arrays.sort(one);
            Arrays.sort(other);
        }
        return Arrays.equals(one, other);
    }
}
