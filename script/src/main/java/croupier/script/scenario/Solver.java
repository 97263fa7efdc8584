package croupier.script.scenario;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for a line by which a seat reaches its goal this turn, whatever the others answer: all answers are tried, and where a match
 * stands is remembered, so that no position is looked at twice. Everything is known: hidden cards are as they lie, chance is as the
 * case says.
 */
public final class Solver {
    /** AllAnswers that are tried by default. */
    public static final long USUAL_WORK = 200_000;

    private final int seat;
    private final Goal goal;
    private final long work;
    private final int turn;
    /** Where the seat has what it wants, by what the match stands at; and where it has not. */
    private final Map<Long, Boolean> known = new HashMap<>();
    /** What the seat answers where it reaches its goal. */
    private final Map<Long, long[]> best = new HashMap<>();
    /** Where the line under way has been, with how far down that was. */
    private final Map<Long, Integer> under = new HashMap<>();

    private final List<Match> kept = new ArrayList<>();
    private long tries;
    private boolean isTooMuch;
    /** How far up the position lies to which a line came back since it was last looked at. */
    private int cameBackTo = Integer.MAX_VALUE;

    private Solver(Match from, int seat, Goal goal, long work) {
        this.seat = seat;
        this.goal = goal;
        this.work = work;
        turn = from.game().turn(from.table());
    }

    /** Searches from the open decision; the match itself stays as it is. */
    public static Solution solve(Match from, Goal goal, long work) {
        if (from.isOver()) throw new IllegalArgumentException("the match is over: there is nothing to solve");
        Match root = from.forkInto(from.seen(0).scratch());
        Solver s = new Solver(root, root.open(0).seat(), goal, work);
        boolean isFound = s.reaches(root, root.standing(), 0);
        Solution.Verdict verdict =
                isFound ? Solution.Verdict.FOUND : s.isTooMuch ? Solution.Verdict.UNDECIDED : Solution.Verdict.NONE;
        return new Solution(verdict, isFound ? s.mainLine(root) : List.of(), s.tries);
    }

    private boolean isDone(Match m) {
        return m.isOver() || m.game().turn(m.table()) != turn;
    }

    private boolean isReached(Match m) {
        return m.isOver() ? goal.isReachedAtTheEnd(m, seat) : goal.isReachedAfterTheTurn();
    }

    private boolean reaches(Match m, long standing, int depth) {
        if (isDone(m)) return isReached(m);
        Boolean before = known.get(standing);
        if (before != null) return before;
        under.put(standing, depth);
        boolean reaches = tries(m, standing, depth);
        under.remove(standing);
        // where a line led back to a position above, it may come to something else from elsewhere
        boolean isSure = cameBackTo >= depth;
        if (isSure) cameBackTo = Integer.MAX_VALUE;
        if (isSure && !isTooMuch) known.put(standing, reaches);
        return reaches;
    }

    /** One's own answers: one must do. Those of others: all must. What leads back to where the line has been helps nobody. */
    private boolean tries(Match m, long standing, int depth) {
        Decision d = next(m);
        boolean isOwn = d.seat() == seat;
        boolean goesOn = false;
        for (long[] answer : AllAnswers.of(d, work - tries)) {
            if (++tries > work) {
                isTooMuch = true;
                return false;
            }
            Match then = at(m, depth + 1);
            if (!m.forkInto(then).answer(d.seat(), answer).ok()) continue;
            long there = then.standing();
            Integer above = under.get(there);
            if (above != null) {
                cameBackTo = Math.min(cameBackTo, above);
                continue;
            }
            goesOn = true;
            boolean reaches = reaches(then, there, depth + 1);
            if (isTooMuch) return false;
            if (reaches && isOwn) best.put(standing, answer);
            if (reaches == isOwn) return isOwn;
        }
        return goesOn && !isOwn;
    }

    /** Who chooses at the same time as others does not know their choice: the seat comes first. */
    private Decision next(Match m) {
        Decision own = m.openFor(seat);
        return own != null ? own : m.open(0);
    }

    private Match at(Match like, int depth) {
        while (kept.size() <= depth) kept.add(like.seen(0).scratch());
        return kept.get(depth);
    }

    /** The seat's own answers, and of the others the first that leads on. */
    private List<String> mainLine(Match root) {
        List<String> line = new ArrayList<>();
        Match m = root.forkInto(root.seen(0).scratch());
        under.clear();
        while (!isDone(m)) {
            under.put(m.standing(), 0);
            Decision d = next(m);
            long[] own = d.seat() == seat ? best.get(m.standing()) : null;
            long[] answer = own == null ? leadsOn(m, d) : own;
            line.add("seat " + (d.seat() + 1) + ": " + words(m, d, answer));
            m.answer(d.seat(), answer);
        }
        return line;
    }

    private long[] leadsOn(Match m, Decision d) {
        List<long[]> all = AllAnswers.of(d, work);
        for (long[] answer : all) {
            Match then = m.forkInto(at(m, 0));
            if (then.answer(d.seat(), answer).ok() && !under.containsKey(then.standing())) return answer;
        }
        return all.getFirst();
    }

    private static String words(Match m, Decision d, long[] answer) {
        List<String> words = new ArrayList<>();
        for (long code : answer) words.add(Say.option(m.table(), d.seat(), code));
        return words.isEmpty() ? "nothing" : String.join(" and ", words);
    }
}
