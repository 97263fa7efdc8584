package croupier.apps;

import croupier.script.scenario.Case;
import croupier.script.scenario.Goal;
import croupier.script.scenario.Scenarios;
import croupier.script.scenario.Solution;
import croupier.script.scenario.Solver;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds a line by which the seat that is asked wins this turn, or proves that there is none. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description =
                "For the table at the end of each case of a scenario file: finds a line by which the seat that is asked"
                        + " wins this turn, whatever the others answer, or says that there is none.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier solve games/src/test/scenarios/magic/puzzles.yaml",
            "  croupier solve puzzles.yaml --only wall --work 1000000",
            "  croupier solve puzzles.yaml --survives",
            "",
            "All lines are tried, with every card known as it lies and chance as the case says.",
            "Exit code 1 if a case says 'solve' and is wrong, or if the work did not suffice."
        })
final class SolveCommand extends Subcommand {
    @Parameters(arity = "1..*", paramLabel = "FILE|DIR", description = "The tables.")
    private List<Path> places = new ArrayList<>();

    @Option(
            names = "--survives",
            description = "Find a line by which the seat survives this turn, where a case says nothing.")
    private boolean survives;

    @Option(names = "--only", paramLabel = "TEXT", description = "Only cases whose name has this text.")
    private String only = "";

    @Option(names = "--work", paramLabel = "N", description = "Answers to try at most (usually ${DEFAULT-VALUE}).")
    private long work = Solver.USUAL_WORK;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(
            String name, String game, String goal, String verdict, List<String> line, long tries, boolean asSaid) {}

    @Override
    public Integer call() {
        if (work < 1) throw Trouble.wrong("--work is 1 or more, not " + work);
        List<Case> cases = new ArrayList<>();
        for (Path p : places) {
            if (!Files.exists(p)) throw Trouble.wrong("there is no file or folder " + p);
            cases.addAll(new Scenarios(ScenarioCommand::bot).in(p));
        }
        cases.removeIf(c -> !c.name().contains(only));
        PrintWriter out = out();
        List<Told> told = new ArrayList<>();
        for (Case c : cases) {
            Told t = solve(c);
            told.add(t);
            if (!json) print(t, out);
        }
        if (json) out.println(JsonResults.of(told));
        return told.stream().allMatch(Told::asSaid) ? Exit.OK : Exit.FAILED;
    }

    private Told solve(Case c) {
        Goal said = c.goal();
        Goal goal = said != null ? said : survives ? Goal.SURVIVES : Goal.WINS;
        Solution s = c.solve(goal, work);
        boolean isDecided = s.verdict() != Solution.Verdict.UNDECIDED;
        boolean isAsSaid = said == null || (s.verdict() == Solution.Verdict.FOUND) == (said != Goal.NO_LINE_WINS);
        return new Told(c.name(), c.game(), goal.words(), verdict(s, goal), s.line(), s.tries(), isDecided && isAsSaid);
    }

    private static String verdict(Solution s, Goal goal) {
        String does = goal == Goal.SURVIVES ? "survives" : "wins";
        return switch (s.verdict()) {
            case FOUND -> does + " this turn";
            case NONE -> "no line " + does;
            case UNDECIDED -> "not known: --work did not suffice";
        };
    }

    private static void print(Told t, PrintWriter out) {
        out.println(t.name);
        out.println("  " + t.verdict + (t.asSaid ? "" : ", but the case says '" + t.goal + "'") + " (" + t.tries
                + " answers tried)");
        for (String step : t.line) out.println("    " + step);
    }
}
