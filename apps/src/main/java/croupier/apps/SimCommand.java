package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import croupier.lab.MatchLines;
import croupier.lab.Results;
import croupier.lab.Share;
import croupier.lab.Simulation;
import croupier.lab.data.Lake;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many matches between bots and counts. */
@Command(
        name = "sim",
        mixinStandardHelpOptions = true,
        description =
                "Plays many matches between bots. The same seed gives the same results with any number of threads.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier sim duel --games 10000",
            "  croupier sim duel --games 2000 --bots greedy,random --rotate",
            "  croupier sim spire --games 500 --bots greedy --seed 7 --json",
            "  croupier sim duel --each matches.csv       a line per match; also .jsonl and .parquet",
            "",
            "Shares of wins come with their 95 %% confidence interval (Wilson)."
        })
final class SimCommand extends Subcommand {
    @Parameters(paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Option(names = "--games", paramLabel = "N", description = "How many matches (usually ${DEFAULT-VALUE}).")
    private long games = 1000;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "Who sits in the seats; one name alone sits in all of them (usually random).")
    private List<String> bots = List.of("random");

    @Option(names = "--seats", paramLabel = "N", description = "How many seats, if not as many as bots are named.")
    private int seats;

    @Mixin
    private ManyMatches many = new ManyMatches();

    @Option(names = "--rotate", description = "Bots change seats from match to match.")
    private boolean rotate;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Option(names = "--csv", description = "Write one line per seat and bot, for spreadsheets.")
    private boolean csv;

    @Option(
            names = "--each",
            paramLabel = "FILE",
            description = "Writes a line per match into this file: .csv, .jsonl or .parquet.")
    private @Nullable Path each;

    @Override
    public Integer call() {
        Game game = choice.load(name);
        List<String> sitting = sitting(game, Bots.joined(bots));
        Setup setup = choice.setup(game, sitting.size(), many.seed);
        PrintWriter err = err();
        Progress bar = new Progress(err, !json && !csv && main.isInteractive(), name, games);
        long begun = System.nanoTime();
        Results r = run(new Simulation(setup, sitting, games, many.seed, many.threads, rotate), bar);
        bar.done();
        PrintWriter out = out();
        if (json) out.println(JsonResults.of(r));
        else if (csv) out.print(r.csv());
        else print(r, out, (System.nanoTime() - begun) / 1e9);
        return Exit.OK;
    }

    private Results run(Simulation simulation, Progress bar) {
        Path file = each;
        if (file == null) return simulation.run(bar);
        String ending = file.toString().replaceFirst(".*\\.", "");
        try {
            return switch (ending) {
                case "csv" -> lines(simulation, bar, MatchLines.Form.CSV, file);
                case "jsonl" -> lines(simulation, bar, MatchLines.Form.JSONL, file);
                case "parquet" -> parquet(simulation, bar, file);
                default -> throw Trouble.wrong("--each: a file that ends in .csv, .jsonl or .parquet, not " + file);
            };
        } catch (IOException | UncheckedIOException e) {
            throw Trouble.machine(file + " cannot be written: " + e.getMessage());
        }
    }

    private static Results lines(Simulation simulation, Progress bar, MatchLines.Form form, Path file)
            throws IOException {
        try (Writer lines = Files.newBufferedWriter(file)) {
            return simulation.run(
                    bar, new MatchLines(lines, form, simulation.setup().seats()));
        }
    }

    /** The lines are kept beside the file until all matches are played: that takes no memory, however many there are. */
    private static Results parquet(Simulation simulation, Progress bar, Path file) throws IOException {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent());
        Path lines = Files.createTempFile(folder, ".matches", ".csv");
        try (Lake lake = Lake.open()) {
            Results results = lines(simulation, bar, MatchLines.Form.CSV, lines);
            lake.convert(lines, MatchLines.columns(simulation.setup().seats()), file);
            return results;
        } finally {
            Files.delete(lines);
        }
    }

    private List<String> sitting(Game game, List<String> bots) {
        int count = seats > 0 ? seats : bots.size() > 1 ? bots.size() : game.minSeats();
        if (bots.size() == count) return bots;
        if (bots.size() > 1)
            throw Trouble.wrong("--bots names " + bots.size() + " bots for " + count + " seats: name one or " + count);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(bots.getFirst());
        return all;
    }

    private static void print(Results r, PrintWriter out, double seconds) {
        out.printf(Locale.ROOT, "%s, %d matches, seed %d", r.game(), r.matches(), r.seed());
        r.options().forEach((k, v) -> out.print(", " + k + "=" + v));
        out.println();
        out.printf("%n%-22s %10s %8s %17s %8s %16s%n", "", "won", "", "95 % between", "drawn", "score");
        for (Results.Line l : r.seats()) line(l, out);
        if (r.rotated() && r.seats().size() > 1) for (Results.Line l : r.bots()) line(l, out);
        out.printf(Locale.ROOT, "%ndraws      %s%n", percent(r.draws()));
        out.printf(
                Locale.ROOT,
                "decisions  %.1f a match (deviation %.1f, %d to %d)%n",
                r.decisions(),
                r.decisionsDeviation(),
                r.shortest(),
                r.longest());
        if (r.turns() > 0) out.printf(Locale.ROOT, "turns      %.1f a match%n", r.turns());
        out.printf(Locale.ROOT, "took       %.1f s%n", seconds);
    }

    private static void line(Results.Line l, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%-22s %10d %7.1f%% %7.1f%% to %5.1f%% %8d %8.2f ± %5.2f%n",
                l.name(),
                l.won().count(),
                l.won().share() * 100,
                l.won().low() * 100,
                l.won().high() * 100,
                l.drawn().count(),
                l.score(),
                l.scoreDeviation());
    }

    private static String percent(Share s) {
        return String.format(Locale.ROOT, "%.1f%% (%.1f%% to %.1f%%)", s.share() * 100, s.low() * 100, s.high() * 100);
    }
}
