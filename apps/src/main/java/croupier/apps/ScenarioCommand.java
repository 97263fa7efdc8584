package croupier.apps;

import croupier.kernel.Games;
import croupier.kernel.Policy;
import croupier.lab.GreedyBot;
import croupier.lab.RandomBot;
import croupier.script.scenario.Case;
import croupier.script.scenario.Result;
import croupier.script.scenario.Scenarios;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs scenarios: given a table, when these answers, then these facts. */
@Command(
        name = "scenario",
        mixinStandardHelpOptions = true,
        description = "Runs the cases of scenario files, or the examples of a game's cards.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier scenario thorns.yaml",
            "  croupier scenario games/src/test/scenarios --only reaper",
            "  croupier scenario spire             the examples of all cards of a game",
            "  croupier scenario duel --cards my-cards   those of a pack, too",
            "",
            "Exit code 1 if a case fails, 2 if a file is wrong. docs/scenarios.md says how they are written."
        })
final class ScenarioCommand extends Subcommand {
    @Parameters(arity = "1..*", paramLabel = "FILE|DIR|GAME", description = "What to run.")
    private List<String> places = new ArrayList<>();

    @Mixin
    private Packs packs = new Packs();

    @Option(names = "--only", paramLabel = "TEXT", description = "Only cases whose name has this text.")
    private String only = "";

    @Option(names = "--strict", description = "Finds cases, too, whose facts hold before anything is answered.")
    private boolean strict;

    @Option(
            names = {"-v", "--verbose"},
            description = "Shows all of the table and the journal of cases that fail, and names those that hold.")
    private boolean verbose;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(String name, String game, String place, boolean passed, String report) {}

    @Override
    public Integer call() {
        Scenarios scenarios = new Scenarios(ScenarioCommand::bot);
        for (String game : packed())
            scenarios.with(new Packs.Packed(Games.source(game), CardFiles.on(Games.source(game), packs.folders())));
        List<Case> cases = new ArrayList<>();
        for (String p : places) cases.addAll(cases(scenarios, p));
        cases.removeIf(c -> !c.name().contains(only));
        PrintWriter out = out();
        List<Told> told = new ArrayList<>();
        boolean wrong = false;
        for (Case c : cases) {
            Result r = strict ? c.runStrictly() : c.run();
            wrong |= !r.mistakes().isEmpty();
            told.add(new Told(c.name(), c.game(), c.place().toString(), r.passed(), r.report()));
            if (!json && !r.passed()) out.println(verbose ? r.report() + r.details() : r.report());
            else if (!json && verbose) out.println("holds: " + c.name());
        }
        long failed = told.stream().filter(t -> !t.passed).count();
        if (json) out.println(JsonResults.of(told));
        else out.println(cases.size() + (cases.size() == 1 ? " case, " : " cases, ") + failed + " failed");
        return wrong ? Exit.WRONG : failed > 0 ? Exit.FAILED : Exit.OK;
    }

    /** The games that packs are put on top of: those named, or else the one that the packs name. */
    private List<String> packed() {
        if (packs.isEmpty()) return List.of();
        List<String> games = places.stream().filter(Games.names()::contains).toList();
        return games.isEmpty() ? List.of(PackFile.gameOf(packs.folders().getFirst())) : games;
    }

    private static List<Case> cases(Scenarios scenarios, String place) {
        if (Files.exists(Path.of(place))) return scenarios.in(Path.of(place));
        if (Games.names().contains(place)) return scenarios.examplesOf(place);
        throw Trouble.wrong("there is no file, folder or game '" + place + "'");
    }

    static Policy bot(String name) {
        return switch (name) {
            case "random" -> new RandomBot();
            case "greedy" -> new GreedyBot();
            default -> throw new IllegalArgumentException("there is no bot '" + name + "'. There is: random, greedy.");
        };
    }
}
