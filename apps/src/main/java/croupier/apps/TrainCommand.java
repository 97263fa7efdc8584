package croupier.apps;

import croupier.kernel.Evaluation;
import croupier.kernel.Game;
import croupier.kernel.Setup;
import croupier.lab.Share;
import croupier.lab.Simulation;
import croupier.lab.search.SearchOptions;
import croupier.lab.train.Training;
import croupier.lab.train.TrainingState;
import croupier.lab.train.Trials;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for better weights of a game's evaluation, or measures those that there are. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description =
                "Looks for weights with which the search plays a game better (cross-entropy method), or measures them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier train spire --weights my.tsv --generations 10 --only health,deck,room,carried",
            "  croupier train spire --measure 500 --search iterations=400",
            "  croupier train spire --measure 100 --weights my.tsv --options ascension=20",
            "",
            "The file is written after every generation and read when training begins: a training that was stopped goes on.",
            "The same seed gives the same weights with any number of threads. Matches that are measured have seeds that",
            "training never uses."
        })
final class TrainCommand extends Subcommand {
    @Parameters(paramLabel = "GAME", description = "The game; it must have an evaluation, as spire has.")
    private String name = "";

    @Option(names = "--weights", paramLabel = "FILE", description = "The weights and how far training has come.")
    private @Nullable Path file;

    @Option(names = "--generations", paramLabel = "N", description = "How many more (usually ${DEFAULT-VALUE}).")
    private int generations = 10;

    @Option(names = "--population", paramLabel = "N", description = "Candidates of each (usually ${DEFAULT-VALUE}).")
    private int population = 16;

    @Option(names = "--matches", paramLabel = "N", description = "Matches of a candidate (usually ${DEFAULT-VALUE}).")
    private int matches = 20;

    @Option(names = "--only", split = ",", paramLabel = "GROUP", description = "Groups of weights that may change.")
    private Set<String> groups = Set.of();

    @Option(names = "--search", paramLabel = "OPTIONS", description = "How bots search (usually ${DEFAULT-VALUE}).")
    private String search = "iterations=100";

    @Option(names = "--measure", paramLabel = "N", description = "Only plays N matches with the weights, and reports.")
    private int measured;

    @Mixin
    private ManyMatches many = new ManyMatches();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Override
    public Integer call() {
        Game game = choice.load(name);
        Evaluation evaluation = game.evaluation();
        if (evaluation == null) throw new IllegalArgumentException(name + " has no evaluation that could be trained");
        Setup setup = choice.setup(game, game.minSeats(), many.seed);
        Trials trials = new Trials(setup, evaluation, SearchOptions.read(search), many.threads);
        TrainingState from = read(evaluation);
        if (measured > 0) measure(trials, from);
        else train(new Training(trials, groups, population, matches, many.seed), from);
        return Exit.OK;
    }

    private TrainingState read(Evaluation evaluation) {
        TrainingState start = Training.start(evaluation);
        if (file == null || !Files.exists(file)) return start;
        try {
            return TrainingState.read(Files.readAllLines(file), evaluation.names(), start);
        } catch (IOException e) {
            throw new UncheckedIOException("the weights in " + file + " cannot be read", e);
        }
    }

    private void train(Training training, TrainingState from) {
        TrainingState now = from;
        for (int i = 0; i < generations; i++) {
            Progress bar = bar("generation " + (now.generation() + 1), (long) population * matches);
            Training.Report report = training.generation(now, bar);
            bar.done();
            now = report.state();
            out().printf(
                            Locale.ROOT,
                            "generation %d: as it was %.2f, the best %.2f, on average %.2f%n",
                            now.generation(),
                            report.outcome(),
                            report.best(),
                            report.mean());
            out().flush();
            if (file != null)
                write(file, now.lines(training.trials().evaluation().names()));
        }
    }

    private Progress bar(String what, long all) {
        return new Progress(err(), main.isInteractive(), what, all);
    }

    /** A file that is being written never takes the place of a whole one. */
    private static void write(Path to, List<String> lines) {
        try {
            Path part = to.resolveSibling(to.getFileName() + ".part");
            Files.write(part, lines);
            Files.move(part, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("the weights cannot be written to " + to, e);
        }
    }

    private void measure(Trials trials, TrainingState from) {
        Progress bar = bar(name, measured);
        long begun = System.nanoTime();
        Trials.Result r = trials.play(List.of(from.weights()), measured, i -> Simulation.seedOf(~many.seed, i), bar)
                .getFirst();
        bar.done();
        Share wins = Share.of(r.wins(), r.matches());
        out().printf(
                        Locale.ROOT,
                        "%d of %d won: %.1f %% [%.1f, %.1f]%n",
                        r.wins(),
                        r.matches(),
                        100 * wins.share(),
                        100 * wins.low(),
                        100 * wins.high());
        for (int i = 0; i < r.means().size(); i++)
            out().printf(
                            Locale.ROOT,
                            "%s: %.2f%n",
                            trials.evaluation().tallies().get(i).name(),
                            r.means().get(i));
        out().printf(Locale.ROOT, "Took %.0f s.%n", (System.nanoTime() - begun) / 1e9);
        out().flush();
    }
}
