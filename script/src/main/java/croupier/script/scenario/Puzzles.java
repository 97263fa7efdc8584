package croupier.script.scenario;

import croupier.kernel.Match;
import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import org.jspecify.annotations.Nullable;

/** {@code solve: wins this turn}: the seat that is asked must have such a line, or must have none. */
final class Puzzles {
    private Puzzles() {}

    static Goal goal(Node.Scalar said) {
        for (Goal goal : Goal.values()) if (Texts.same(goal.words(), said.text())) return goal;
        throw new WrongScenario(Mistake.at(
                said, "'" + said.text() + "' is nothing to solve. " + Nearest.hint(said.text(), Goal.all())));
    }

    /** What is not as the case says it, or null. */
    static @Nullable Finding check(Match m, Node.Scalar said) {
        Goal goal = goal(said);
        if (m.isOver()) return new Finding(said.place(), "solve", said.text(), "the match is over");
        Solution s = Solver.solve(m, goal, Solver.USUAL_WORK);
        boolean isSo = s.verdict() == (goal == Goal.NO_LINE_WINS ? Solution.Verdict.NONE : Solution.Verdict.FOUND);
        return isSo ? null : new Finding(said.place(), "solve", said.text(), say(s));
    }

    private static String say(Solution s) {
        return switch (s.verdict()) {
            case FOUND -> "there is a line: " + String.join(" / ", s.line());
            case NONE -> "there is no line; " + s.tries() + " answers were tried";
            case UNDECIDED -> "not known after " + s.tries() + " answers: give the case less to choose from";
        };
    }
}
