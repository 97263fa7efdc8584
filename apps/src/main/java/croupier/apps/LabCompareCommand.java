package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Games;
import croupier.lab.report.ComparePage;
import croupier.lab.report.Paired;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a change of cards does: the same matches with and without it. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Plays the matches of a plan with and without a change of the cards, with the same seeds,",
            "and says what moved. Goes on where it stopped."
        })
final class LabCompareCommand extends LabPart {
    private static final int SHOWN = 12;

    @Mixin
    private LabPlan choice = new LabPlan();

    @Option(
            names = "--change",
            required = true,
            paramLabel = "PATCH|PACK",
            description = "Card files to put on top of those of the plan: a file or a folder.")
    private Path change = Path.of("");

    @Override
    public Integer call() {
        PlanFile file = choice.read();
        Path home = choice.home("-compared");
        StudyFolder before = new StudyFolder(home.resolve("before"));
        StudyFolder after = new StudyFolder(home.resolve("after"));
        Study plain = file.study();
        Content changed = CardFiles.on(file.source(), file.content(), List.of(change));
        Study with = file.study(Games.load(file.source(), changed));
        play(before, plain, file);
        play(after, with, file);
        try (Paired paired = new Paired(before, after)) {
            String verdict = report(paired, out());
            Path page = home.resolve("compare.html");
            String title = file.source().name() + ": what " + change.getFileName() + " changes";
            String matches = String.format(
                    Locale.ROOT,
                    "%,d of %,d matches of %s ended otherwise; every match was played with and without the change.",
                    paired.changed()[0],
                    paired.changed()[1],
                    choice.plan.getFileName());
            Files.writeString(page, new ComparePage(paired, verdict).html(title, matches));
            out().println(page);
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
        return Exit.OK;
    }

    private void play(StudyFolder folder, Study study, PlanFile file) {
        // a study with the number of matches fixed: both sides must have the same ones
        if (study.width() > 0) throw Trouble.wrong("a comparison needs 'matches' in its plan, not 'until'");
        LabManifest.begin(folder, study, file);
        Progress bar =
                new Progress(err(), lab.main.isInteractive(), study.game().name(), study.matchesOfRound());
        LabManifest.finish(
                folder, new StudyRun(study, folder, choice.threads, (played, _) -> bar.accept(played)).run());
        bar.done();
    }

    private static String report(Paired paired, PrintWriter out) {
        long[] changed = paired.changed();
        out.printf(Locale.ROOT, "%,d of %,d matches ended otherwise.%n", changed[0], changed[1]);
        List<Paired.Moved> decks = paired.decks();
        print("decks", decks, out);
        print("seats", paired.seats(), out);
        print("matchups", paired.matchups(), out);
        print("cards in the deck", paired.cards(), out);
        out.println();
        String verdict = verdict(decks.isEmpty() ? paired.seats() : decks, changed);
        out.println(verdict);
        return verdict;
    }

    private static void print(String what, List<Paired.Moved> all, PrintWriter out) {
        if (all.isEmpty()) return;
        out.printf(
                Locale.ROOT,
                "%n%-36s %8s %8s %8s %17s %9s%n",
                what,
                "before",
                "after",
                "moved",
                "95 % between",
                "chance");
        for (Paired.Moved m : all.subList(0, Math.min(SHOWN, all.size())))
            out.printf(
                    Locale.ROOT,
                    "%-36s %7.1f%% %7.1f%% %+7.2f  %+7.2f to %+6.2f %9.4f%s%n",
                    m.name(),
                    100 * m.before(),
                    100 * m.after(),
                    100 * m.difference().mean(),
                    100 * m.difference().low(),
                    100 * m.difference().high(),
                    m.chance(),
                    m.holds() ? " *" : "");
    }

    /** One line: what moved for certain, and what the pairing of seeds has saved. */
    static String verdict(List<Paired.Moved> all, long[] changed) {
        List<String> moved = new ArrayList<>();
        for (Paired.Moved m : all)
            if (m.holds())
                moved.add(String.format(
                        Locale.ROOT,
                        "%s %+.1f points",
                        m.name(),
                        100 * m.difference().mean()));
        double[] factors = all.stream()
                .mapToDouble(Paired.Moved::fewer)
                .filter(Double::isFinite)
                .sorted()
                .toArray();
        String saved = factors.length == 0
                ? "nothing differs"
                : String.format(
                        Locale.ROOT,
                        "two separate runs would need %.1f times as many matches",
                        factors[factors.length / 2]);
        String what = changed[0] == 0
                ? "the change does nothing in these matches"
                : moved.isEmpty() ? "nothing moved that chance does not explain" : String.join(", ", moved);
        return "verdict: " + what + " (" + saved + ")";
    }
}
