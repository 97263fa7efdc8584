package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.lab.Analysis;
import croupier.lab.search.SearchOptions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for mistakes in a stored match. */
@Command(
        name = "analyse",
        mixinStandardHelpOptions = true,
        description =
                "Searches every choice of a stored match, from what its seat saw then: the chance to win before and"
                        + " after, the best option, and the mistakes, the worst first.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier analyse duel-1.journal",
            "  croupier analyse duel-1.journal --search iterations=5000 --seat 1",
            "  croupier analyse duel-1.journal --json",
            "",
            "Of a set its first pick is looked at. In a game for one, 50 is as good as it was."
        })
final class AnalyseCommand extends Subcommand {
    @Parameters(paramLabel = "FILE", description = "The stored match.")
    private Path file = Path.of("");

    @Option(names = "--search", paramLabel = "OPTIONS", description = "Of the search (usually ${DEFAULT-VALUE}).")
    private String search = "iterations=1000";

    @Option(names = "--seat", paramLabel = "N", description = "Only what this seat chose.")
    private int seat;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        SearchOptions.read(search);
        Journal journal = MatchFile.read(file).journal();
        if (seat < 0 || seat > journal.seats)
            throw Trouble.wrong("--seat: the match has " + journal.seats + " seats, not a seat " + seat);
        PrintWriter out = out();
        PrintWriter err = err();
        Game game = MatchFile.gameOf(journal, main.data(), err);
        Progress bar = new Progress(err, !json && main.isInteractive(), "answers", journal.size());
        Analysis all = Analysis.of(game, journal, search, bar);
        bar.done();
        if (json) out.println(JsonResults.of(all));
        else print(all, out);
        out.flush();
        return Exit.OK;
    }

    private void print(Analysis all, PrintWriter out) {
        out.printf("%s, %d choices, %s%n%n", all.game(), all.moments().size(), all.search());
        for (Analysis.Moment m : wanted(all.moments())) line(m, out);
        List<Analysis.Moment> mistakes = wanted(all.mistakes());
        out.printf("%n%s%n", mistakes.isEmpty() ? "No mistakes found." : "Mistakes, the worst first:");
        for (Analysis.Moment m : mistakes) {
            line(m, out);
            out.println("       better: " + m.best()
                    + (m.line().size() < 2 ? "" : " (" + String.join("; ", m.line()) + ")"));
        }
    }

    private List<Analysis.Moment> wanted(List<Analysis.Moment> moments) {
        return moments.stream().filter(m -> seat == 0 || m.seat() == seat).toList();
    }

    private static void line(Analysis.Moment m, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%5d. seat %d %3.0f %% to %3.0f %%  %s: %s%n",
                m.answer(),
                m.seat(),
                100 * m.before(),
                100 * m.after(),
                m.question(),
                m.chosen());
    }
}
