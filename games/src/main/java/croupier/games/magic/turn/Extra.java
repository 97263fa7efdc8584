package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Step;
import croupier.kernel.*;

/**
 * Turns, phases and steps that effects add (500.7 to 500.10). Each comes directly after the turn, phase or step in which it was
 * made, the newest first; when no more wait, the turn goes on where it was left.
 */
public final class Extra {
    /** What follows the last phase of a turn. */
    private static final int TURN_ENDS = Step.ALL.length;

    private static final Queue TURNS = W.queue("extra turns");
    private static final Queue PHASES = W.queue("extra phases");
    private static final Queue STEPS = W.queue("extra steps");

    public static final Task TURN = W.task("extra turn", (t, seat, b, c, d) -> Turn.beginExtra(t, seat));
    public static final Task PHASE = W.task("extra phase", (t, step, alone, c, d) -> beginPhase(t, step, alone));
    public static final Task STEP = W.task("extra step", (t, step, b, c, d) -> Turn.next(t, Step.ALL[step]));

    private Extra() {}

    public static void addTurn(Table t, int seat) {
        t.first(TURNS, TURN, seat, 0, 0, 0);
    }

    static boolean beginTurn(Table t) {
        return t.runNext(TURNS);
    }

    /** A combat phase after this phase, and a main phase after that one. */
    public static void addCombat(Table t, boolean main) {
        if (main) addPhase(t, Step.SECOND_MAIN, false);
        addPhase(t, Step.BEGIN_COMBAT, false);
    }

    private static void addPhase(Table t, Step first, boolean alone) {
        t.first(PHASES, PHASE, first.number(), alone ? 1 : 0, 0, 0);
    }

    /** A step after this one; where its phase is another one, a phase with no other steps after this phase (500.10). */
    public static void addStep(Table t, Step s) {
        if (s.isOfPhaseOf(step(t))) t.first(STEPS, STEP, s.number(), 0, 0, 0);
        else addPhase(t, s, true);
    }

    private static void beginPhase(Table t, int step, int alone) {
        t.set(PHASE_OF_ONE_STEP, alone);
        Turn.next(t, Step.ALL[step]);
    }

    /** A step has ended: an extra one begins, or the step that follows. */
    static void afterStep(Table t, int follows) {
        if (t.waiting(STEPS) > 0) {
            if (t.get(AFTER_STEPS) == 0) t.set(AFTER_STEPS, follows);
            t.runNext(STEPS);
            return;
        }
        if (t.get(AFTER_STEPS) != 0) follows = t.get(AFTER_STEPS);
        t.set(AFTER_STEPS, 0);
        boolean ends = t.get(PHASE_OF_ONE_STEP) != 0 || follows == TURN_ENDS || Step.ALL[follows].isFirstOfPhase();
        if (ends) afterPhase(t, follows);
        else Turn.next(t, Step.ALL[follows]);
    }

    /** A phase has ended: an extra one begins, or the one that comes in this turn anyway. */
    static void afterPhase(Table t, int follows) {
        t.set(PHASE_OF_ONE_STEP, 0);
        if (t.waiting(PHASES) > 0) {
            if (t.get(AFTER_PHASES) == 0) t.set(AFTER_PHASES, follows);
            t.runNext(PHASES);
            return;
        }
        if (t.get(AFTER_PHASES) != 0) follows = t.get(AFTER_PHASES);
        t.set(AFTER_PHASES, 0);
        if (follows == TURN_ENDS) Turn.nextTurn(t);
        else Turn.next(t, Step.ALL[follows]);
    }
}
