package croupier.script.scenario;

import croupier.kernel.Match;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import croupier.script.files.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One case of a scenario file, or one example of a card. */
public final class Case {
    final Scenarios scenarios;
    final String game;
    final String name;
    final String rule;
    final Place place;
    final List<Node.Mapping> given;
    final List<Part> parts;
    final List<Node.Mapping> without;

    /** A stretch of a case: what is answered, and what holds then. */
    record Part(
            @Nullable Node play,
            @Nullable Node when,
            @Nullable Node then,
            @Nullable Node solve) {}

    Case(
            Scenarios scenarios,
            String game,
            String name,
            String rule,
            Place place,
            List<Node.Mapping> given,
            List<Part> parts,
            List<Node.Mapping> without) {
        this.scenarios = scenarios;
        this.game = game;
        this.name = name;
        this.rule = rule;
        this.place = place;
        this.given = given;
        this.parts = parts;
        this.without = without;
    }

    public String game() {
        return game;
    }

    public String name() {
        return name;
    }

    /** Where its rule stands, as the case says it; empty if it does not. */
    public String rule() {
        return rule;
    }

    /** Where it stands. */
    public Place place() {
        return place;
    }

    /** Whether it says itself what it fails without. */
    public boolean saysWithout() {
        return !without.isEmpty();
    }

    /** Why the cards of the case must not load, if that is what it is about. */
    Node.@Nullable Entry wrongCards() {
        return parts.getFirst().then() instanceof Node.Mapping m ? m.entry("wrong because") : null;
    }

    /** The match at the table that the case begins with; throws {@link croupier.script.files.MistakesException}. */
    public Match begin() {
        return new Playing(this, given, false).begin();
    }

    /** The goal that the case says can be reached after its answers, or that it cannot; null if it says none. */
    public @Nullable Goal goal() {
        Node solve = parts.getLast().solve();
        try {
            return solve == null ? null : Puzzles.goal(Given.scalar(solve));
        } catch (WrongScenario w) {
            throw new MistakesException("scenarios", List.of(w.mistake));
        }
    }

    /** Looks for a line from where the case ends, with at most so much work; throws {@link croupier.script.files.MistakesException}. */
    public Solution solve(Goal goal, long work) {
        return Solver.solve(end(), goal, work);
    }

    /** The match after all answers of the case; throws {@link croupier.script.files.MistakesException}. */
    public Match end() {
        return new Playing(this, given, false).end();
    }

    /** Plays the case once; throws nothing. */
    public Result play() {
        return new Playing(this, given, false).run();
    }

    /** Plays the case, and plays it again without the rules that it is about; throws nothing. */
    public Result run() {
        Result result = play();
        return result.passed() ? Without.check(this, result) : result;
    }

    /**
     * Like {@link #run}, and finds a case that says nothing: one whose facts hold before anything is answered, and that does
     * not say what it fails without.
     */
    public Result runStrictly() {
        Result result = run();
        return result.passed() ? Without.checkIdle(this, result) : result;
    }

    /** Checks the case for tests: one that does not hold is an assertion that fails. */
    public void check() {
        Result result = run();
        if (!result.passed()) throw new AssertionError(result.report() + result.details());
    }

    @Override
    public String toString() {
        return name;
    }
}
