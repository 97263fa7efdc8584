package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
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

    @Option(
            names = "--cards",
            paramLabel = "DIR|FILE",
            description = "Card files to use on top of those of the game that is named; several in this order.")
    private List<Path> cards = new ArrayList<>();

    @Option(names = "--only", paramLabel = "TEXT", description = "Only cases whose name has this text.")
    private String only = "";

    @Option(names = "--strict", description = "Finds cases, too, whose facts hold before anything is answered.")
    private boolean strict;

    @Option(names = "--verbose", description = "Names the cases that hold, too.")
    private boolean verbose;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    /** A game with packs on top of its own cards. */
    private record Packed(GameSource game, Content content) implements GameSource {
        @Override
        public String name() {
            return game.name();
        }

        @Override
        public String board() {
            return game.board();
        }

        @Override
        public Game load(Content cards) {
            return game.load(cards);
        }
    }

    private record Told(String name, String game, String place, boolean passed, String report) {}

    @Override
    public Integer call() {
        Scenarios scenarios = new Scenarios(ScenarioCommand::bot);
        List<String> games = places.stream().filter(Games.names()::contains).toList();
        if (!cards.isEmpty() && games.isEmpty())
            throw Trouble.wrong("whose cards are in " + cards.getFirst() + "? Write 'croupier scenario GAME --cards "
                    + cards.getFirst() + "'");
        for (String game : cards.isEmpty() ? List.<String>of() : games)
            scenarios.with(new Packed(Games.source(game), CardFiles.on(Games.source(game), cards)));
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
            if (!json && !r.passed()) out.println(r.report());
            else if (!json && verbose) out.println("holds: " + c.name());
        }
        long failed = told.stream().filter(t -> !t.passed).count();
        if (json) out.println(JsonResults.of(told));
        else out.println(cases.size() + (cases.size() == 1 ? " case, " : " cases, ") + failed + " failed");
        return wrong ? Exit.WRONG : failed > 0 ? Exit.FAILED : Exit.OK;
    }

    private static List<Case> cases(Scenarios scenarios, String place) {
        if (Files.exists(Path.of(place))) return scenarios.in(Path.of(place));
        if (Games.names().contains(place)) return scenarios.examplesOf(place);
        throw Trouble.wrong("there is no file, folder or game '" + place + "'");
    }

    private static Policy bot(String name) {
        return switch (name) {
            case "random" -> new RandomBot();
            case "greedy" -> new GreedyBot();
            default -> throw new IllegalArgumentException("there is no bot '" + name + "'. There is: random, greedy.");
        };
    }
}
