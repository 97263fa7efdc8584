package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.lab.Bench;
import croupier.lab.Figures;
import croupier.lab.Rate;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how fast a game is. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description =
                "Measures a game, or all, per CPU second of one thread: after a warm-up the middle one of several windows.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier bench",
            "  croupier bench duel --windows 9 --seconds 2",
            "  croupier bench spire --json",
            "",
            "Only decisions with two or more options count."
        })
final class BenchCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @Option(names = "--policy", paramLabel = "BOT", description = "Who sits in every seat (usually ${DEFAULT-VALUE}).")
    private String policy = "random";

    @Option(names = "--seats", paramLabel = "N", description = "How many seats (usually the fewest).")
    private int seats;

    @Option(names = "--windows", paramLabel = "N", description = "Windows measured (usually ${DEFAULT-VALUE}).")
    private int windows = 5;

    @Option(names = "--warm-up", paramLabel = "S", description = "CPU seconds before (usually ${DEFAULT-VALUE}).")
    private double warmUp = 3;

    @Option(names = "--seconds", paramLabel = "S", description = "CPU seconds a window (usually ${DEFAULT-VALUE}).")
    private double seconds = 1;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Figures> all = new ArrayList<>();
        for (String n : name == null ? Games.names() : List.of(name)) {
            Game game = choice.load(n);
            int at = seats > 0 ? seats : game.minSeats();
            Figures f = new Bench(choice.setup(game, at, 1), policy, windows, warmUp, seconds).run();
            all.add(f);
            if (!json) print(f, out);
            out.flush();
        }
        if (json) out.println(Json.of(all));
        return Exit.OK;
    }

    private void print(Figures f, PrintWriter out) {
        out.printf("%s, %d seats, %s; per CPU second of one thread%n", f.game(), f.seats(), f.policy());
        rate(out, "decisions", f.decisions());
        rate(out, "playouts", f.playouts());
        rate(out, "forks", f.forks());
        rate(out, "forks with a look", f.looks());
        rate(out, "replays from journal", f.replays());
        out.printf(Locale.ROOT, "  %-22s %,15d%n", "bytes of a table", f.tableBytes());
        out.printf(Locale.ROOT, "  %-22s %,15.2f%n", "bytes per decision", f.bytesPerDecision());
        out.printf(Locale.ROOT, "  %-22s %,15.2f%n", "options per decision", f.meanOptions());
        out.printf(Locale.ROOT, "  %-22s %,15.1f%n", "decisions per match", f.meanDecisions());
        out.println();
    }

    private static void rate(PrintWriter out, String what, Rate r) {
        out.printf(Locale.ROOT, "  %-22s %,15.0f   (%,.0f to %,.0f)%n", what, r.median(), r.least(), r.most());
    }
}
